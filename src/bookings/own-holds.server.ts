// The live holds of a browser and of an address: what limits them, and which of them a new wish replaces.

import { and, eq, gt } from 'drizzle-orm'
import { lockUnits } from '#nights/lock-units.server.ts'
import type { Queries, Transaction } from '#platform/database.server.ts'
import { lockBooking } from './booking-store.server.ts'
import { type BookingRow, bookingTable } from './booking-tables.server.ts'
import type { BrowserSession } from './browser-session.server.ts'
import { letGo } from './release-hold.server.ts'

/** The live holds of a browser, the oldest first. Binding only under `lockBrowser`. */
export async function liveHolds(queries: Queries, browser: BrowserSession, now: Date): Promise<BookingRow[]> {
  return queries
    .select()
    .from(bookingTable)
    .where(
      and(
        eq(bookingTable.browserSession, browser),
        eq(bookingTable.state, 'hold'),
        gt(bookingTable.holdExpiresAt, now),
      ),
    )
    .orderBy(bookingTable.createdAt)
}

/** Lets go of holds that a new wish for `stayId` replaces; locks that home's units as well, all in one order. */
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
  for (const hold of locked) await letGo(queries, hold, { reason: 'replaced' }, now)
}
