// The live holds of a browser and of an address: what limits them, which of them a new one replaces, and what waits to be paid.

import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import { type HoldOwner, isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { given, preparedOnce } from '#platform/write-batch.server.ts'
import { releaseLockedHold } from './release-hold.server.ts'

/** The live holds of a browser, the oldest first. Binding only under `lockBrowser`. */
export async function liveHolds(queries: Queries, browser: BrowserSession, now: Date): Promise<BookingRow[]> {
  const { browserSession, state, holdExpiresAt, createdAt } = bookingTable
  return queries
    .select()
    .from(bookingTable)
    .where(and(eq(browserSession, browser), eq(state, 'hold'), gt(holdExpiresAt, now)))
    .orderBy(createdAt)
}

/** Every home's page asks it of whoever is known. */
const unfinishedLookup = preparedOnce((queries: Queries) => {
  const whose = or(
    eq(bookingTable.browserSession, given('browser', 'text')),
    eq(bookingTable.guestUserId, given('user', 'uuid')),
    eq(bookingTable.id, given('about', 'uuid')),
  )
  const isLive = and(
    inArray(bookingTable.state, ['hold', 'pending_payment']),
    gt(bookingTable.holdExpiresAt, given('now', 'timestamptz')),
  )
  const inStay = sql`(${given('stay', 'integer')} is null or ${bookingTable.stayId} = ${given('stay', 'integer')})`
  return queries
    .select()
    .from(bookingTable)
    .where(and(whose, isLive, inStay))
    .orderBy(desc(bookingTable.createdAt))
    .prepare('casita_own_unfinished')
})

/** Their live holds and their bookings that wait for a payment, in one home or in all, the newest first. */
export async function ownUnfinished(
  queries: Queries,
  owner: HoldOwner,
  now: Date,
  stayId?: number,
): Promise<BookingRow[]> {
  const { browser, user, contact } = owner
  if (!browser && !user && !contact) return []
  const whose = { browser: browser ?? null, user: user?.id ?? null, about: contact?.about ?? null }
  const rows = await unfinishedLookup(queries).execute({ ...whose, now: now.toISOString(), stay: stayId ?? null })
  return rows.filter(row => isTheirHold(row, owner))
}

/** Releases holds that a new one for `stayId` replaces; locks that home's units as well, all in one order. */
export async function replaceHolds(
  queries: Transaction,
  holds: readonly BookingRow[],
  stayId: number,
  now: Date,
): Promise<void> {
  if (holds.length === 0) return
  const locked: BookingRow[] = []
  for (const { id } of holds) {
    const hold = await lockBooking(queries, id)
    if (hold?.state === 'hold') locked.push(hold)
  }
  await lockUnits(queries, { stayId, refIds: locked.map(({ id }) => id) })
  for (const hold of locked) await releaseLockedHold(queries, hold, { reason: 'replaced' }, now)
}
