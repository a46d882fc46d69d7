// Lists what a guest booked: by group, or all of it, a page at a time.

import { and, count, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BookingInBrief } from '#bookings/record/booking-view.ts'
import { unreadField } from '#messages/threads/read-thread.server.ts'
import { receivableField } from '#payments/ledger/ledger.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import {
  type BookingGroup,
  beyond,
  inOrder,
  isInGroup,
  type Order,
  readPlace,
  wasBooked,
  writePlace,
} from './booking-pages.server.ts'
import { asFound, foundFields, inBrief, ofItsStay, select } from './find-booking.server.ts'

/** A page of bookings, and where the next page begins, if there is one. */
export type BookingPage<Booking = BookingInBrief> = {
  readonly bookings: readonly Booking[]
  readonly next: string | undefined
}

/** With what its guest owes, in minor units, and how many messages they have not read. */
export type ListedBooking = BookingInBrief & { readonly receivableMinor: number; readonly unread: number }

const orders: Readonly<Record<BookingGroup, Order>> = { coming: 'next', past: 'latest', cancelled: 'latest' }

/**
 * The guest's bookings of these groups, each from the place `after` on, at most `most`: visits to come with the next one
 * first, the others with the latest first. Mere holds are left out, and so is a place that was never given out.
 */
export async function listBookings(
  { database, clock }: Tools,
  who: VerifiedUser,
  [first, ...others]: readonly [BookingGroup, ...BookingGroup[]],
  { after, most }: { readonly after?: string | undefined; readonly most: number },
): Promise<Readonly<Record<BookingGroup, BookingPage<ListedBooking>>>> {
  const now = clock.now()
  const place = after === undefined ? undefined : readPlace(after)
  const pageOf = (group: BookingGroup) =>
    database
      .select({
        group: sql<BookingGroup>`${group}::text`,
        ...foundFields(),
        ...{ receivableMinor: receivableField(bookingTable.id), unread: unreadField(bookingTable.id) },
      })
      .from(bookingTable)
      .innerJoin(stayTable, ofItsStay)
      .where(and(eq(bookingTable.guestUserId, who.id), isInGroup(group, now), place && beyond(place, orders[group])))
      .orderBy(...inOrder(orders[group]))
      .limit(most + 1)
  const [second, ...rest] = others.map(pageOf)
  const rows = await (second ? unionAll(pageOf(first), second, ...rest) : pageOf(first))
  const shownOf = (group: BookingGroup) => {
    // Rows of one part of a union stay in their order.
    const found = rows.filter(row => row.group === group)
    const shown = found.slice(0, most)
    const last = found.length > most ? shown.at(-1)?.booking : undefined
    const bookings = shown.map(row => {
      const { receivableMinor, unread } = row
      return { ...inBrief(asFound(row), now), receivableMinor, unread }
    })
    return { bookings, next: last && writePlace(last) }
  }
  return { coming: shownOf('coming'), past: shownOf('past'), cancelled: shownOf('cancelled') }
}

/**
 * All that the guest booked, the latest visit first: the page that begins after `skip` bookings, or after the place
 * `after`, and how many there are in all. Undefined for a place that was never given out.
 */
export async function pageOfBookings(
  { database, clock }: Tools,
  who: VerifiedUser,
  { after, skip = 0, most }: { readonly after?: string | undefined; readonly skip?: number; readonly most: number },
): Promise<(BookingPage & { readonly total: number }) | undefined> {
  const place = after === undefined ? undefined : readPlace(after)
  if (after !== undefined && !place) return undefined
  const mine = and(eq(bookingTable.guestUserId, who.id), wasBooked)!
  const from = place ? 0 : skip
  const found = await select(database, and(mine, place && beyond(place, 'latest'))!, 'latest', most + 1, from)
  const [counted] = await database.select({ total: count() }).from(bookingTable).where(mine)
  const last = found.length > most ? found[most - 1]!.booking : undefined
  const bookings = found.slice(0, most).map(entry => inBrief(entry, clock.now()))
  return { bookings, next: last && writePlace(last), total: counted!.total }
}
