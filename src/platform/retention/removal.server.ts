// The retention job: how each row of the table of periods is removed.

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import { type RetentionKind, retention } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** Removes what is past its period; returns the count. Safe to run at any time, in any number of processes. */
export type Removal = (tools: Tools) => Promise<number>

export type Removals = Readonly<Record<RetentionKind, Removal>>

/** Rows per statement, to keep locks few and short. */
export const mostAtOnce = 1000

/**
 * Runs the removals in table order and returns the count of each. A failing one is logged and does not stop the others;
 * the first error is thrown at the end.
 */
export async function removeEnded(
  tools: Tools,
  removals: Partial<Removals>,
): Promise<Partial<Record<RetentionKind, number>>> {
  const removed: Partial<Record<RetentionKind, number>> = {}
  const faults: unknown[] = []
  for (const kind of Object.keys(retention) as RetentionKind[]) {
    try {
      const count = await removals[kind]?.(tools)
      if (count) removed[kind] = count
    } catch (fault) {
      tools.log.error({ err: fault, kind }, 'what is over could not be removed')
      faults.push(fault)
    }
  }
  if (Object.keys(removed).length > 0) tools.log.info({ removed }, 'what is over was removed')
  if (faults.length > 0) throw faults[0]
  return removed
}

/** Repeats a statement that removes at most `mostAtOnce` rows until none are left; returns the count. */
export async function inTurns(database: Database, removal: SQL): Promise<number> {
  let all = 0
  for (;;) {
    const removed = (await database.execute(removal)).rowCount ?? 0
    all += removed
    if (removed < mostAtOnce) return all
  }
}

/** Places of what is done one after the other, by the database's clock, which all processes share. */
export const removePlaces: Removal = async ({ database }) =>
  inTurns(
    database,
    sql`delete from under_way where name_hash in (
      select name_hash from under_way where until < now() - ${retention.places.keptFor} * interval '1 millisecond'
      limit ${mostAtOnce} for update skip locked)`,
  )
