// The views of the list of bookings that operators save: their own, and those they share with the team.

import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { writeFilter } from './booking-filter.ts'
import { readFilter } from './filter-input.ts'
import type { SaveViewInput } from './view-input.ts'
import type { ViewRefusal } from './view-refusals.ts'
import { bookingViewTable } from './view-tables.server.ts'

type StoredView = Pick<typeof bookingViewTable.$inferSelect, 'id' | 'name' | 'query' | 'isShared'> & {
  readonly mayRemove: boolean
}

/** Of one operator; whoever needs more removes one. */
const mostViews = 50

const { id, ownerId, name, query, isShared } = bookingViewTable

/** Their own and the shared ones, by name. */
export async function listViews({ database }: Tools, who: Operator): Promise<StoredView[]> {
  if (!may(who, 'bookings')) return []
  const rows = await database
    .select()
    .from(bookingViewTable)
    .where(or(eq(ownerId, who.id), eq(isShared, true)))
    .orderBy(asc(name), asc(id))
  return rows.map(row => ({
    ...{ id: row.id, name: row.name, query: row.query, isShared: row.isShared },
    mayRemove: row.ownerId === who.id || maySpeakForTeam(who),
  }))
}

/** Whoever may change the bookings of all homes may share views, and remove shared ones. */
export function maySpeakForTeam(who: Operator): boolean {
  return reachOf(who, 'bookings', 'change') === 'all'
}

/** Saves a view, or replaces the one of that name of the same operator. What was looked for is left out of it. */
export async function saveView(
  { database, clock }: Tools,
  who: Operator,
  input: SaveViewInput,
): Promise<Outcome<{ readonly id: string }, ViewRefusal>> {
  if (!may(who, 'bookings') || (input.isShared && !maySpeakForTeam(who))) return refused('not-allowed')
  const { filter, wrong } = readFilter(new URLSearchParams(input.query))
  if (wrong.length > 0) return refused('filter-wrong')
  const kept = writeFilter({ ...filter, find: undefined })
  if (kept === '') return refused('filter-empty')
  return inTransaction(database, async queries => {
    // One at a time, so that two of one operator do not both become the last one allowed.
    await queries.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, who.id)).for('update')
    const [others] = await queries
      .select({ views: sql<number>`count(*)::integer` })
      .from(bookingViewTable)
      .where(and(eq(ownerId, who.id), ne(name, input.name)))
    if (others!.views >= mostViews) return refused('too-many')
    const view = { query: kept, isShared: input.isShared }
    const [saved] = await queries
      .insert(bookingViewTable)
      .values({ id: randomUUID(), ownerId: who.id, name: input.name, createdAt: clock.now(), ...view })
      .onConflictDoUpdate({ target: [ownerId, name], set: view })
      .returning({ id })
    return done(saved!)
  })
}

/** Of another operator a view that is not shared does not exist. */
export async function removeView(
  { database }: Tools,
  who: Operator,
  viewId: string,
): Promise<Outcome<object, ViewRefusal>> {
  if (!may(who, 'bookings')) return refused('not-allowed')
  const isTheirs = maySpeakForTeam(who) ? or(eq(ownerId, who.id), eq(isShared, true)) : eq(ownerId, who.id)
  const removed = await database
    .delete(bookingViewTable)
    .where(and(eq(id, viewId), isTheirs))
    .returning({ id })
  return removed.length > 0 ? done({}) : refused('view-unknown')
}

/** For the export of an operator's own data. */
export function viewsOf(queries: Queries, userId: string) {
  const { createdAt } = bookingViewTable
  const columns = { name, query, isShared, createdAt }
  return queries.select(columns).from(bookingViewTable).where(eq(ownerId, userId)).orderBy(asc(createdAt))
}

/** An operator leaves: the shared ones go too, which anybody may save again. */
export async function forgetViews(queries: Queries, userId: string): Promise<void> {
  await queries.delete(bookingViewTable).where(eq(ownerId, userId))
}
