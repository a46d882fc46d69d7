// Locks homes that are changed together, in one order, as their plans are, so that two such changes wait for each other.

import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { ratePlanTable } from '#offers/stored/offer-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'

/** Those of `which` whose prices the operator may change, by name; their versions, which forms had before, rise. */
export async function lockHomes(queries: Transaction, operator: Operator, which: SQL, now: Date) {
  const homes = await queries
    .select({ id: stayTable.id, slug: stayTable.slug, name: stayTable.name, version: stayTable.version })
    .from(stayTable)
    .where(and(which, within(reachOf(operator, 'rates', 'change'), stayTable.id)))
    .orderBy(asc(stayTable.id))
    .for('no key update')
  const ids = homes.map(({ id }) => id)
  await queries
    .select({ id: ratePlanTable.id })
    .from(ratePlanTable)
    .where(
      sql`${ratePlanTable.id} in (select rate_plan_id from stay_offer where stay_id = any(${sql.param(ids)}::integer[]))`,
    )
    .orderBy(asc(ratePlanTable.id))
    .for('update')
  if (ids.length > 0)
    await queries.update(stayTable).set({ version: sql`version + 1`, updatedAt: now }).where(inArray(stayTable.id, ids))
  return homes.toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
}
