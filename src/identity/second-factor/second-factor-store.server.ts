// Second factors of accounts: rows in and out.

import { and, eq } from 'drizzle-orm'
import { secondFactorTable } from '#identity/account/identity-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** Takes the factor away; answers whether the account had it. */
export async function removeFactor(queries: Queries, accountId: string, id: string): Promise<boolean> {
  const removed = await queries
    .delete(secondFactorTable)
    .where(and(eq(secondFactorTable.accountId, accountId), eq(secondFactorTable.id, id)))
    .returning({ id: secondFactorTable.id })
  return removed.length > 0
}
