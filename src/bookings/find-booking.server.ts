// Bookings as their guests see them: one of them, all of them, or the hold at the checkout.

import { and, asc, count, eq, gt, gte, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Booker, Operator, VerifiedUser } from '#accounts/visitor.ts'
import { bookingsWithDeposit } from '#payments/deposits/deposit-store.server.ts'
import { bookingsWithWaitingRefunds } from '#payments/refund-store.server.ts'
import type { Queries } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import type { Photo } from '#stays/photo.ts'
import { photoTable, stayTable } from '#stays/stay-tables.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { days, later, type Milliseconds } from '#values/duration.ts'
import { currency, money } from '#values/money.ts'
import { stateAt } from './booking.ts'
import { nightsOf } from './booking-nights.ts'
import { isBookingOf } from './booking-owner.ts'
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
import { type BookingRow, bookingEventTable, bookingTable } from './booking-tables.server.ts'
import type { BookedStay, BookingDetails, BookingInBrief } from './booking-view.ts'
import type { Contact } from './checkout/booking-wish.ts'
import { type HoldOwner, isTheirHold, mayReadContact } from './hold-owner.server.ts'
import { unpaid } from './late/ended-unpaid.ts'
import { refundablePayments } from './paying/booking-money.server.ts'

/** So long after a booking was let go for its transfer the desk shows it, should the money arrive after all. */
const lapsedFor = days(30)

/** At most so many bookings in a list. */
const longestList = 200

/** The guest's own booking in full; undefined for anything else, so that another's looks like one that never was. */
export async function findBooking(
  { database, clock }: Tools,
  who: Booker,
  id: string,
): Promise<BookingDetails | undefined> {
  const [found] = await select(database, eq(bookingTable.id, id))
  return found && isBookingOf(found.booking, who) ? withEvents(database, found, clock.now()) : undefined
}

/** Any booking that was sent, in full, for operators; undefined for a mere hold and for anything else. */
export async function findForOperator(
  { database, clock }: Tools,
  _who: Operator,
  id: string,
): Promise<BookingDetails | undefined> {
  const [found] = await select(database, eq(bookingTable.id, id))
  return found?.booking.contact && found.booking.state !== 'hold' ? withEvents(database, found, clock.now()) : undefined
}

/** The hold, or what became of it, for whoever may see it; undefined for everybody else. */
export async function findHold(
  { database, clock }: Tools,
  owner: HoldOwner,
  id: string,
): Promise<BookingDetails | undefined> {
  const [found] = await select(database, eq(bookingTable.id, id))
  if (!found || !isTheirHold(found.booking, owner)) return undefined
  const details = await withEvents(database, found, clock.now())
  return mayReadContact(found.booking, owner) ? details : { ...details, contact: null, staying: null, notes: '' }
}

/** A page of one group of what the guest booked, and where the next page begins, if there is one. */
export type BookingPage = { readonly bookings: readonly BookingInBrief[]; readonly next: string | undefined }

/**
 * The guest's bookings of one group, from the place `after` on: visits to come with the next one first, the others with
 * the latest first. Mere holds are left out, and so is a place that was never given out.
 */
export async function listBookings(
  { database, clock }: Tools,
  who: VerifiedUser,
  group: BookingGroup,
  { after, most }: { readonly after?: string | undefined; readonly most: number },
): Promise<BookingPage> {
  const now = clock.now()
  const order = group === 'coming' ? 'next' : 'latest'
  const place = after === undefined ? undefined : readPlace(after)
  const mine = eq(bookingTable.guestUserId, who.id)
  const found = await select(
    database,
    and(mine, isInGroup(group, now), place && beyond(place, order))!,
    order,
    most + 1,
  )
  const shown = found.slice(0, most)
  const last = found.length > most ? shown.at(-1)?.booking : undefined
  return { bookings: shown.map(entry => inBrief(entry, now)), next: last && writePlace(last) }
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

/** A booking as the operator sees it in a list. */
export type BookingAtDesk = BookingInBrief & {
  readonly version: number
  readonly contact: Contact | null
  readonly notes: string
  readonly requestExpiresAt: Date | null
}

/**
 * For operators: the requests that wait for an answer, the most pressing first; the visits to come, the next first; the
 * bookings that wait for their first payment; those let go for a transfer that may still come; those that are over while
 * money still has to go back; and those that are over while their damage deposit is held.
 */
export async function listForOperators({ database, clock }: Tools, _who: Operator) {
  const now = clock.now()
  const waiting = and(eq(bookingTable.state, 'pending_approval'), gt(bookingTable.requestExpiresAt, now))!
  const coming = and(inArray(bookingTable.state, ['confirmed', 'in_stay']), gte(bookingTable.checkOut, dayText(now)))!
  const waitsForMoney = and(eq(bookingTable.state, 'pending_payment'), gt(bookingTable.holdExpiresAt, now))!
  const lapsed = and(
    inArray(bookingTable.state, ['expired', 'cancelled']),
    eq(bookingTable.stateReason, unpaid),
    gt(bookingTable.updatedAt, later(now, -lapsedFor as Milliseconds)),
    sql`payment_plan ->> 'way' = 'bank-transfer'`,
  )!
  const owed = inArray(bookingTable.id, await bookingsWithWaitingRefunds(database))
  const held = inArray(bookingTable.id, await bookingsWithDeposit(database))
  const [requests, visits, waitingOnes, lapsedOnes, toRefund, deposits] = await Promise.all([
    select(database, waiting, 'next'),
    select(database, coming, 'next'),
    select(database, waitsForMoney, 'next'),
    select(database, lapsed, 'latest'),
    select(database, and(owed, notInArray(bookingTable.state, ['confirmed', 'in_stay']))!, 'next'),
    select(database, and(held, notInArray(bookingTable.state, ['confirmed', 'in_stay']))!, 'next'),
  ])
  const byPressure = (one: BookingAtDesk, other: BookingAtDesk) =>
    Number(one.requestExpiresAt) - Number(other.requestExpiresAt)
  return {
    requests: requests.map(entry => atDesk(entry, now)).sort(byPressure),
    visits: visits.map(entry => atDesk(entry, now)),
    unpaid: waitingOnes.map(entry => atDesk(entry, now)),
    lapsed: lapsedOnes.map(entry => atDesk(entry, now)),
    toRefund: toRefund.map(entry => atDesk(entry, now)),
    deposits: deposits.map(entry => atDesk(entry, now)),
  }
}

/** For operators: one booking, whatever became of it; undefined for a mere hold and for none. */
export async function findForOperators(
  { database, clock }: Tools,
  _who: Operator,
  id: string,
): Promise<BookingAtDesk | undefined> {
  const [found] = await select(database, and(eq(bookingTable.id, id), isNotNull(bookingTable.contact))!)
  return found && atDesk(found, clock.now())
}

// A day early, so that no home's own today is missed whatever its zone.
function dayText(now: Date): string {
  return writeCalendarDay(addDays(dayInZone(now, 'UTC'), -1))
}

function atDesk(found: Found, now: Date): BookingAtDesk {
  const { version, contact, notesGuest: notes, requestExpiresAt } = found.booking
  return { ...inBrief(found, now), version, contact, notes, requestExpiresAt }
}

type Found = { readonly booking: BookingRow; readonly stay: StayRow; readonly photo: Photo | null }
type StayRow = Omit<BookedStay, 'photo'> & { readonly status: string }

async function select(
  queries: Queries,
  condition: SQL,
  order: Order = 'latest',
  most = longestList,
  skip = 0,
): Promise<Found[]> {
  const rows = await queries
    .select({
      booking: bookingTable,
      stay: {
        id: stayTable.id,
        name: stayTable.name,
        city: stayTable.city,
        region: stayTable.region,
        country: stayTable.country,
        slug: stayTable.slug,
        status: stayTable.status,
        checkInFrom: stayTable.checkInFrom,
        checkInUntil: stayTable.checkInUntil,
        checkOutUntil: stayTable.checkOutUntil,
      },
    })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .where(condition)
    .orderBy(...inOrder(order))
    .limit(most)
    .offset(skip)
  const photos = await firstPhotos(queries, [...new Set(rows.map(({ stay }) => stay.id))])
  return rows.map(row => ({ ...row, photo: photos.get(row.stay.id) ?? null }))
}

async function firstPhotos(queries: Queries, stayIds: readonly number[]): Promise<Map<number, Photo>> {
  if (stayIds.length === 0) return new Map()
  const rows = await queries
    .selectDistinctOn([photoTable.stayId], {
      stayId: photoTable.stayId,
      photo: {
        alt: photoTable.alt,
        room: photoTable.room,
        path: photoTable.path,
        width: photoTable.width,
        height: photoTable.height,
        placeholder: photoTable.placeholder,
      },
    })
    .from(photoTable)
    .where(inArray(photoTable.stayId, [...stayIds]))
    .orderBy(asc(photoTable.stayId), asc(photoTable.position))
  return new Map(rows.map(({ stayId, photo }) => [stayId, photo]))
}

function inBrief({ booking, stay, photo }: Found, now: Date): BookingInBrief {
  const { status, ...rest } = stay
  return {
    id: booking.id,
    reference: booking.reference,
    stay: {
      ...rest,
      slug: status === 'published' || status === 'unlisted' ? stay.slug : null,
      photo,
      checkInFrom: stay.checkInFrom.slice(0, 5),
      checkInUntil: stay.checkInUntil?.slice(0, 5) ?? null,
      checkOutUntil: stay.checkOutUntil.slice(0, 5),
    },
    state: stateAt(booking, now),
    nights: nightsOf(booking),
    party: booking.party,
    total: money(booking.totalMinor, currency(booking.currency)),
    timeZone: booking.timeZone,
  }
}

async function withEvents(queries: Queries, found: Found, now: Date): Promise<BookingDetails> {
  const { booking } = found
  const events = await queries
    .select()
    .from(bookingEventTable)
    .where(eq(bookingEventTable.bookingId, booking.id))
    .orderBy(asc(bookingEventTable.seq))
  return {
    ...inBrief(found, now),
    version: booking.version,
    quoteId: booking.quoteId,
    quote: booking.quote,
    refundTerms: booking.refundTerms,
    contact: booking.contact,
    staying: booking.staying,
    notes: booking.notesGuest,
    hasAccount: booking.guestUserId !== null,
    holdExpiresAt: booking.holdExpiresAt,
    requestExpiresAt: booking.requestExpiresAt,
    mode: booking.mode,
    confirmedAt: booking.confirmedAt,
    paymentPlan: booking.paymentPlan,
    payments: await refundablePayments(queries, booking.id),
    cancelledAt: booking.cancelledAt,
    cancelledBy: booking.cancelledBy,
    events: events.map(({ seq, command, to, actor, payload, at }) => ({ seq, command, to, actor, payload, at })),
  }
}
