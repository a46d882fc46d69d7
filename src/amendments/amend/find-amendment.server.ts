// Queries for changes of bookings.

import { and, asc, count, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type ListAsked, listPage } from '#values/list-part.ts'
import { type Amendment, amendmentTable } from './amendment-tables.server.ts'

/** The booking's change that is pending at `now`. */
export async function findAmendment(queries: Queries, bookingId: string, now: Date): Promise<Amendment | undefined> {
  const [waiting] = await queries.select().from(amendmentTable).where(isPending(bookingId, now))
  return waiting
}

/** The same, at most one, as a field of a statement about bookings. */
export function pendingField(bookingId: PgColumn, now: Date) {
  return rowsOf(amendmentTable, isPending(bookingId, now), [amendmentTable.id])
}

function isPending(bookingId: PgColumn | string, now: Date): SQL {
  const { bookingId: of, state, expiresAt } = amendmentTable
  return and(eq(of, bookingId), eq(state, 'proposed'), gt(expiresAt, now))!
}

/** The proposals for these bookings that are pending at `now`, by booking id. */
export async function findProposals(
  queries: Queries,
  bookingIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Amendment>> {
  if (bookingIds.length === 0) return new Map()
  const waiting = await queries
    .select()
    .from(amendmentTable)
    .where(
      and(
        inArray(amendmentTable.bookingId, [...bookingIds]),
        eq(amendmentTable.state, 'proposed'),
        eq(amendmentTable.proposedBy, 'operator'),
        gt(amendmentTable.expiresAt, now),
      ),
    )
  return new Map(waiting.map(each => [each.bookingId, each]))
}

/** For operators: the guests' pending changes in homes whose bookings they may see, the first to expire first. */
export async function listAmendments(
  { database, clock }: Tools,
  who: Operator,
  { skip = 0, most = listPage }: ListAsked = {},
) {
  const waiting = and(
    within(reachOf(who, 'bookings'), bookingTable.stayId),
    eq(amendmentTable.state, 'proposed'),
    eq(amendmentTable.proposedBy, 'guest'),
    gt(amendmentTable.expiresAt, clock.now()),
  )
  const [rows, [counted]] = await Promise.all([
    database
      .select({
        amendment: amendmentTable,
        reference: bookingTable.reference,
        timeZone: bookingTable.timeZone,
        contact: bookingTable.contact,
        stayId: stayTable.id,
        stayName: stayTable.name,
      })
      .from(amendmentTable)
      .innerJoin(bookingTable, eq(bookingTable.id, amendmentTable.bookingId))
      .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
      .where(waiting)
      .orderBy(asc(amendmentTable.expiresAt), asc(amendmentTable.id))
      .limit(most)
      .offset(skip),
    database
      .select({ total: count() })
      .from(amendmentTable)
      .innerJoin(bookingTable, eq(bookingTable.id, amendmentTable.bookingId))
      .where(waiting),
  ])
  const changes = rows.map(row => (may(who, 'contact', 'see', row.stayId) ? row : { ...row, contact: null }))
  return { changes, total: counted!.total }
}
