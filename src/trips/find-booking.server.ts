// Finds bookings and holds for guests and operators, as far as each may see them.

import { and, asc, eq, type SQL } from 'drizzle-orm'
import { enteredFields, toldArrival } from '#bookings/arrival/read-arrival.server.ts'
import type { ArrivingBooking } from '#bookings/arrival/told-arrival.server.ts'
import { stateAt } from '#bookings/record/booking.ts'
import { asRefundable, type BookingWithPayments, settledIn } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { isBookingOf } from '#bookings/record/booking-owner.ts'
import { type BookingRow, bookingEventTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BookedStay, BookingInBrief } from '#bookings/record/booking-view.ts'
import { type HoldOwner, isTheirHold, mayReadContact } from '#bookings/record/hold-owner.server.ts'
import { isReference } from '#bookings/words/booking-reference.server.ts'
import { partPayments, paymentFields } from '#payments/deposits/deposit-store.server.ts'
import { disputesField } from '#payments/disputes/dispute-store.server.ts'
import { receivableField } from '#payments/ledger/ledger.server.ts'
import type { DepositEnd, DisputeRow, PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { refundsField } from '#payments/ledger/refund-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translationsOfStay } from '#stays/languages/find-translations.server.ts'
import type { ReadTranslations } from '#stays/languages/translation-memory.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { photosOfStay } from '#stays/stay-store.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { translateNames, translatePhoto } from '#stays/translate-stay.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import { type Booker, isContact, isProven, type Operator } from '#users/user/visitor.ts'
import { currency, money } from '#values/money.ts'
import { inOrder, type Order } from './booking-pages.server.ts'

/** The guest's own booking in full; undefined for anything else, so that another's looks like none. */
export async function findBooking(
  { database, clock, environment }: Tools,
  who: Booker,
  id: string,
): Promise<ArrivingBooking | undefined> {
  const [found] = await database
    .select({ ...foundFields(), ...wholeFields(), ...enteredFields() })
    .from(bookingTable)
    .innerJoin(stayTable, ofItsStay)
    .where(eq(bookingTable.id, id))
  if (!found || !isBookingOf(found.booking, who)) return undefined
  const now = clock.now()
  const details = inFull(found, now)
  // The browser that paid first has yet to prove whose address was typed.
  const isProved = !isContact(who) || isProven(who)
  const asked = { state: details.state, isProved, settled: settledIn(details, details.receivableMinor) }
  const arrival = toldArrival(environment, found.booking, found, asked, now)
  return { ...details, arrival, address: arrival?.address }
}

/** The id behind any booking's reference; undefined for anything else. */
export async function findBookingId(
  { database }: Pick<Tools, 'database'>,
  reference: string,
): Promise<string | undefined> {
  if (!isReference(reference)) return undefined
  const [found] = await database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(eq(bookingTable.reference, reference.toUpperCase()))
  return found?.id
}

/** A booking that was sent, in full, as far as the operator may see it; undefined for a mere hold and for anything else. */
export async function findForOperator(
  { database, clock }: Tools,
  who: Operator,
  id: string,
): Promise<BookingWithPayments | undefined> {
  const found = await findWhole(database, and(eq(bookingTable.id, id), seenBy(who)))
  if (!found?.booking.contact || found.booking.state === 'hold') return undefined
  const details = inFull(found, clock.now())
  return mayKnowGuest(who, found) ? details : withoutContact(details)
}

/** The hold, or what became of it, if this owner may see it. */
export async function findHold(
  { database, clock }: Tools,
  owner: HoldOwner,
  id: string,
): Promise<BookingWithPayments | undefined> {
  const found = await findWhole(database, eq(bookingTable.id, id))
  if (!found || !isTheirHold(found.booking, owner)) return undefined
  const details = inFull(found, clock.now())
  return mayReadContact(found.booking, owner) ? details : withoutContact(details)
}

function withoutContact(details: BookingWithPayments): BookingWithPayments {
  return { ...details, contact: null, staying: null, companions: [], notes: '' }
}

/** Of the homes whose bookings they may see. */
export function seenBy(who: Operator): SQL {
  return within(reachOf(who, 'bookings'), bookingTable.stayId)
}

export function mayKnowGuest(who: Operator, { stay }: Pick<Found, 'stay'>): boolean {
  return may(who, 'contact', 'see', stay.id)
}

export type Found = { readonly booking: BookingRow; readonly stay: StayRow; readonly photo: Photo | null }
type StayRow = Omit<BookedStay, 'photo'> & { readonly status: string }

export const ofItsStay = eq(stayTable.id, bookingTable.stayId)

export function foundFields() {
  return {
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
    photos: photosOfStay(1),
    translations: translationsOfStay(),
  }
}

type FoundRow = Omit<Found, 'photo'> & {
  readonly photos: readonly Photo[]
  readonly translations: ReadTranslations
}

export function asFound({ booking, stay, photos: [photo], translations }: FoundRow): Found {
  const memory = new Map(translations)
  return { booking, stay: translateNames(stay, memory), photo: photo ? translatePhoto(photo, memory) : null }
}

export async function select(
  queries: Queries,
  condition: SQL,
  order: Order = 'latest',
  most = 1,
  skip = 0,
): Promise<Found[]> {
  const rows = await queries
    .select(foundFields())
    .from(bookingTable)
    .innerJoin(stayTable, ofItsStay)
    .where(condition)
    .orderBy(...inOrder(order))
    .limit(most)
    .offset(skip)
  return rows.map(asFound)
}

export function inBrief({ booking, stay, photo }: Found, now: Date): BookingInBrief {
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

/** What a booking has beside its row, each the oldest first: read with it, in one statement. */
function wholeFields() {
  const { id } = bookingTable
  return {
    events: rowsOf(bookingEventTable, eq(bookingEventTable.bookingId, id), [asc(bookingEventTable.seq)]),
    ...paymentFields(id),
    refunds: refundsField(id),
    disputes: disputesField(id),
    receivableMinor: receivableField(id),
  }
}

async function findWhole(queries: Queries, condition: SQL | undefined): Promise<Whole | undefined> {
  const [found] = await queries
    .select({ ...foundFields(), ...wholeFields() })
    .from(bookingTable)
    .innerJoin(stayTable, ofItsStay)
    .where(condition)
  return found
}

type Whole = FoundRow & {
  readonly events: readonly (typeof bookingEventTable.$inferSelect)[]
  readonly payments: readonly PaymentRow[]
  readonly ends: readonly DepositEnd[]
  readonly refunds: readonly RefundRow[]
  readonly disputes: readonly DisputeRow[]
  readonly receivableMinor: number
}

function inFull(found: Whole, now: Date): BookingWithPayments {
  const { booking, refunds, disputes, receivableMinor } = found
  const { paymentRows, deposit } = partPayments(found)
  return {
    ...inBrief(asFound(found), now),
    version: booking.version,
    quoteId: booking.quoteId,
    quote: booking.quote,
    refundTerms: booking.refundTerms,
    contact: booking.contact,
    staying: booking.staying,
    companions: booking.companions,
    isUnproved: booking.unprovedEmail !== null,
    notes: booking.notesGuest,
    hasAccount: booking.guestUserId !== null,
    holdExpiresAt: booking.holdExpiresAt,
    requestExpiresAt: booking.requestExpiresAt,
    mode: booking.mode,
    confirmedAt: booking.confirmedAt,
    paymentPlan: booking.paymentPlan,
    paymentRows,
    deposit,
    payments: asRefundable(paymentRows),
    ...{ refunds, disputes, receivableMinor },
    cancelledAt: booking.cancelledAt,
    cancelledBy: booking.cancelledBy,
    events: found.events.map(({ seq, command, to, actor, payload, reason, at }) => ({
      ...{ seq, command, to, actor, payload, reason, at },
    })),
  }
}
