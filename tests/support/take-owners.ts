// Takes the role from every owner, which the database lets nobody do: for tests that begin without any.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'

/** All but the one of `except`. */
export async function takeOwners(queries: Queries, except?: string): Promise<void> {
  const guard = sql.raw('trigger role_grant_has_owner')
  await queries.execute(sql`alter table role_grant disable ${guard}`)
  await queries.execute(
    sql`delete from role_grant where role = 'owner' and user_id is distinct from ${except ?? null}::uuid`,
  )
  await queries.execute(sql`alter table role_grant enable ${guard}`)
}
