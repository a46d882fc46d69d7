// Lists what a guest booked: by group, or all of it, a page at a time.

import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
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
  groupAt,
  placeIn,
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

type Listing = {
  /** Undefined for all groups. */
  readonly only?: BookingGroup | undefined
  /** Where the page of that group begins; undefined for the first page. */
  readonly after?: string | undefined
  /** Of each group. */
  readonly most: number
}

/**
 * The guest's bookings by group, a page of each: visits to come with the next one first, the others with the latest first.
 * Mere holds are left out, and so is a place that was never given out.
 */
export async function listBookings(
  { database, clock }: Tools,
  who: VerifiedUser,
  { only, after, most }: Listing,
): Promise<Readonly<Record<BookingGroup, BookingPage<ListedBooking>>>> {
  const now = clock.now()
  const group = groupAt(now)
  const begin = only && after !== undefined ? readPlace(after) : undefined
  const placed = database
    .select({ id: bookingTable.id, group: group.as('group'), place: placeIn(group).as('place') })
    .from(bookingTable)
    .where(
      and(
        ...[eq(bookingTable.guestUserId, who.id), wasBooked, only && sql`${group} = ${only}`],
        begin && beyond(begin, only === 'coming' ? 'next' : 'latest'),
      ),
    )
    .as('placed')
  const rows = await database
    .select({
      group: placed.group,
      ...foundFields(),
      ...{ receivableMinor: receivableField(bookingTable.id), unread: unreadField(bookingTable.id) },
    })
    .from(placed)
    .innerJoin(bookingTable, eq(bookingTable.id, placed.id))
    .innerJoin(stayTable, ofItsStay)
    .where(lte(placed.place, most + 1))
    .orderBy(asc(placed.place))
  const pageOf = (of: BookingGroup) => {
    const found = rows.filter(row => row.group === of)
    const last = found.length > most ? found[most - 1]?.booking : undefined
    const bookings = found.slice(0, most).map(row => {
      const { receivableMinor, unread } = row
      return { ...inBrief(asFound(row), now), receivableMinor, unread }
    })
    return { bookings, next: last && writePlace(last) }
  }
  return { coming: pageOf('coming'), past: pageOf('past'), cancelled: pageOf('cancelled') }
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
