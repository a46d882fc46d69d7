// Command: one of an account's sign-ins ends, its refresh token with it.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { sessionTable } from '#identity/account/identity-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** Revokes that session of the account; nothing happens when it is over or another's. */
export async function endSession(queries: Queries, accountId: string, sessionId: string, now: Date): Promise<void> {
  await queries
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessionTable.accountId, accountId),
        sql`${sessionTable.id}::text = ${sessionId}`,
        isNull(sessionTable.revokedAt),
      ),
    )
}
