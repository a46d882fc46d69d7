// The bookings of the demo world: made by the site's own commands at the moments they would have been made, then led on by the calendar.

import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { payBooking } from '#booking-payments/pay-booking.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import type { Contact } from '#bookings/record/contact.ts'
import { paymentMethodsOf } from '#bookings/record/payment-plan.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { bookStay } from '#holds/book-stay.server.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import { openPayment, openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { noteReceived } from '#payments/manual/manual-provider.server.ts'
import { intentOf } from '#payments/providers/providers.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { addDays, type CalendarDay, dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import { days, later, type Milliseconds, minutes } from '#values/duration.ts'
import { nightRange } from '#values/night-range.ts'
import { payAtPage } from './bank/page/pay-at-page.ts'
import { numberOf } from './bank/test-cards.ts'
import { at } from './demo-moments.server.ts'
import type { DemoPersonName } from './demo-people.server.ts'
import { demoPeople } from './demo-people.server.ts'
import { answerDemoRequest } from './demo-requests.server.ts'
import { type PlannedVisit, plannedVisits } from './planned-visits.ts'

export type DemoGuests = Readonly<Record<Exclude<DemoPersonName, 'operator'>, VerifiedUser>>

/** Everybody who acts in the demo world. */
export type DemoCast = { readonly guests: DemoGuests; readonly operator: Operator }

export type DemoStay = { readonly id: number; readonly slug: string; readonly timeZone: string }

const origin = 'https://demo.casita.example'
const address = 'demo'
/** A home's rules may want a later arrival than the one that is planned. */
const usualShifts: readonly number[] = [...Array(10).keys()]

export type MakeVisit = {
  readonly stay: DemoStay
  readonly visit: PlannedVisit
  readonly user: VerifiedUser
  readonly contact: Contact
  /** Who answers where the home is asked first. */
  readonly operator: Operator
  /** Days by which the planned arrival may move, in the order in which they are tried. */
  readonly shifts: readonly number[]
}

/** Makes the planned bookings once; at every start moves what stands along with the calendar. */
export async function keepDemoBookings(tools: Tools, { guests, operator }: DemoCast): Promise<void> {
  const [known] = await tools.database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(eq(bookingTable.isDemo, true))
    .limit(1)
  if (!known) {
    const stays = await demoStays(tools)
    for (const visit of plannedVisits) {
      const stay = stays.get(visit.slug)
      if (!stay) continue
      await makeVisit(tools, {
        stay,
        visit,
        user: guests[visit.guest],
        contact: contactOf(visit),
        operator,
        shifts: usualShifts,
      })
    }
  }
  await payWhatIsDue(tools, guests)
  await followCalendar(tools)
}

/** The guests of the demo pay their balances a day before they are due: so far ahead of each start as nobody waits. */
async function payWhatIsDue(tools: Tools, guests: DemoGuests): Promise<void> {
  const now = tools.clock.now()
  const due = await tools.database
    .select()
    .from(bookingTable)
    .where(and(eq(bookingTable.isDemo, true), isNotNull(bookingTable.paymentDueAt)))
  for (const { id, paymentDueAt, guestUserId } of due) {
    const moment = before(paymentDueAt!, days(1))
    const user = Object.values(guests).find(guest => guest.id === guestUserId)
    if (moment > now || !user) continue
    const seenMinor = await balanceOf(tools.database, id)
    const then = await at(tools, moment)
    const paid = await payBooking(then, user, { bookingId: id, seenMinor, way: 'test-card', origin })
    if (!paid.ok) throw new Error(`A demo booking could not be paid: ${paid.reason}`)
    await payAtBank(then, id)
  }
}

export async function demoStays({ database }: Tools): Promise<ReadonlyMap<string, DemoStay>> {
  const rows = await database
    .select({ id: stayTable.id, slug: stayTable.slug, timeZone: stayTable.timeZone })
    .from(stayTable)
    .where(eq(stayTable.isDemo, true))
  return new Map(rows.map(stay => [stay.slug, stay]))
}

const before = (moment: Date, length: Milliseconds): Date => later(moment, -length as Milliseconds)

/** All visits of the demo world are made from one address. */
function unlimited(tools: Tools): Tools {
  const environment = { ...tools.environment, HOLDS_PER_ADDRESS: 100_000, UNPAID_BOOKINGS_PER_ADDRESS: 100_000 }
  return { ...tools, environment }
}

/** Answers the booking's id; undefined, with a line in the log, where no nights were free. */
export async function makeVisit(site: Tools, asked: MakeVisit): Promise<string | undefined> {
  const tools = unlimited(site)
  const { stay, visit, user, shifts } = asked
  const today = dayInZone(tools.clock.now(), stay.timeZone)
  for (const shift of shifts) {
    const made = await hold(tools, stay, visit, user, addDays(today, visit.from + shift))
    if (!made) continue
    await tools.database.update(bookingTable).set({ isDemo: true }).where(eq(bookingTable.id, made.row.id))
    await lead(made.then, made.row, asked)
    return made.row.id
  }
  tools.log.warn({ home: visit.slug, from: visit.from }, 'a visit of the demo world found no free nights')
  return undefined
}

async function hold(
  tools: Tools,
  stay: DemoStay,
  visit: PlannedVisit,
  user: VerifiedUser,
  checkIn: CalendarDay,
): Promise<{ row: BookingRow; then: Tools } | undefined> {
  const nights = nightRange(checkIn, addDays(checkIn, visit.nights))!
  const now = tools.clock.now()
  const planned = before(instantAtHome(checkIn, 11 * 60, stay.timeZone), days(visit.bookedAhead))
  // Whatever waits for its answer has most of its day still before it, at whatever hour the world is made.
  const moment = visit.end !== 'requested' && planned < now ? planned : before(now, minutes(90))
  const then = await at(tools, moment)
  const party = {
    adults: visit.adults,
    childAges: visit.childAges ?? [],
    infants: 0,
    pets: visit.pets ?? 0,
    serviceAnimals: 0,
  }
  const held = await holdStay(
    then,
    { browser: browserOf(visit, checkIn), user },
    { stayId: stay.id, input: { nights, party, extras: [] }, key: randomUUID(), address },
  )
  if (!held.ok) return undefined
  const [row] = await tools.database.select().from(bookingTable).where(eq(bookingTable.id, held.holdId))
  return { row: row!, then }
}

function browserOf({ slug, guest, from }: PlannedVisit, checkIn: CalendarDay): BrowserSession {
  return createHash('sha256').update(`${slug} ${guest} ${from} ${checkIn}`).digest('hex') as BrowserSession
}

/** From the hold to how the visit is meant to stand. */
async function lead(tools: Tools, row: BookingRow, asked: MakeVisit): Promise<void> {
  const { visit, user, contact, operator } = asked
  const [way] = paymentMethodsOf(row.quote, tools.environment.PAYMENT_WAYS)
  const { hash: termsHash } = await currentTerms(tools)
  const input = { contact, staying: null, notes: visit.notes ?? '', recipient: null, termsHash }
  const booked = await bookStay(
    tools,
    { user },
    { holdId: row.id, quoteId: row.quoteId, input, key: randomUUID(), address, origin, pay: { way } },
  )
  if (!booked.ok) throw new Error(`A demo booking of ${visit.slug} was refused: ${booked.reason}`)
  await payAtBank(tools, row.id)
  const [made] = await tools.database.select().from(bookingTable).where(eq(bookingTable.id, row.id))
  if (made!.state === 'pending_approval') await answerDemoRequest(tools, made!, { operator, end: visit.end, origin })
  if (visit.end === 'cancelled-by-guest') await cancel(tools, row.id, user)
}

/** The guest pays on the bank's page with the card that always pays, and comes back. */
async function payAtBank(tools: Tools, bookingId: string): Promise<void> {
  const open = await openPaymentOf(tools.database, bookingId)
  const next = open && (await intentOf(tools, open)).next
  if (next?.kind !== 'page') return
  await payAtPage(next.address, { number: numberOf('succeeds') })
  await settlePayment(tools, open!.id, await intentOf(tools, open!), origin)
}

function contactOf({ guest }: PlannedVisit): Contact {
  const { email, displayName, phone } = demoPeople[guest]
  return { name: displayName, email, phone }
}

async function cancel(tools: Tools, bookingId: string, user: VerifiedUser): Promise<void> {
  const later4 = await at(tools, later(tools.clock.now(), days(4)))
  const [row] = await tools.database.select().from(bookingTable).where(eq(bookingTable.id, bookingId))
  const paid = await refundablePayments(tools.database, bookingId)
  const { refundMinor, chargedMinor } = previewCancellation(cancellable(row!, paid), later4.clock.now())
  const asked = {
    bookingId,
    version: row!.version,
    seenRefundMinor: refundMinor,
    seenChargedMinor: chargedMinor,
    key: randomUUID(),
    origin,
  }
  const cancelled = await cancelBooking(later4, user, asked)
  if (!cancelled.ok) throw new Error(`A demo booking could not be cancelled: ${cancelled.reason}`)
}

/** Guests who have arrived are in their home, those who have left have completed their visit, one never came. */
export async function followCalendar(tools: Tools, only?: string): Promise<void> {
  const standing = await tools.database
    .select()
    .from(bookingTable)
    .where(
      and(
        eq(bookingTable.isDemo, true),
        inArray(bookingTable.state, ['confirmed', 'in_stay']),
        only === undefined ? undefined : eq(bookingTable.id, only),
      ),
    )
    .orderBy(sql`check_in`)
  for (const { id, checkIn, timeZone } of standing) {
    await payAtTheDoor(tools, id, instantAtHome(requireCalendarDay(checkIn), 17 * 60, timeZone))
    await inTransaction(tools.database, queries => follow(queries, id, tools.clock.now()))
  }
}

/** Whoever pays at the home has paid when they came in. */
async function payAtTheDoor(tools: Tools, bookingId: string, arrival: Date): Promise<void> {
  const openMinor = await balanceOf(tools.database, bookingId)
  if (arrival > tools.clock.now() || openMinor <= 0) return
  const opened = await inTransaction(tools.database, async queries => {
    const row = await lockBooking(queries, bookingId)
    if (row?.paymentPlan?.way !== 'property' || (await neverCame(queries, row))) return undefined
    const { currency } = row
    const wanted = { bookingId, currency, purpose: 'balance', way: 'property', capture: 'automatic' } as const
    return openPayment(queries, { ...wanted, amountMinor: openMinor }, arrival)
  })
  if (!opened?.ok) return
  const then = await at(tools, arrival)
  const { ref } = await intentOf(then, opened.payment)
  await settlePayment(then, opened.payment.id, await noteReceived(then, ref, { beforeMinor: 0, minor: openMinor }))
}

async function follow(queries: Transaction, id: string, now: Date): Promise<void> {
  let row = await lockBooking(queries, id)
  if (!row) return
  const arrival = instantAtHome(requireCalendarDay(row.checkIn), 17 * 60, row.timeZone)
  const departure = instantAtHome(requireCalendarDay(row.checkOut), 10 * 60, row.timeZone)
  if (row.state === 'confirmed' && arrival <= now) {
    if (await neverCame(queries, row)) {
      const noticed = later(arrival, days(1))
      if (noticed > now) return
      await takeStep(queries, row, { command: 'mark_no_show', to: 'no_show', actor: 'operator' }, {}, noticed)
      return
    }
    row = await takeStep(
      queries,
      row,
      { command: 'check_in', to: 'in_stay', actor: 'system' },
      { checkedInAt: arrival },
      arrival,
    )
  }
  if (row.state === 'in_stay' && departure <= now) {
    await takeStep(
      queries,
      row,
      { command: 'check_out', to: 'completed', actor: 'system' },
      { checkedOutAt: departure },
      departure,
    )
  }
}

async function neverCame(queries: Transaction, { stayId, contact, party }: BookingRow): Promise<boolean> {
  const [stay] = await queries.select({ slug: stayTable.slug }).from(stayTable).where(eq(stayTable.id, stayId))
  return plannedVisits.some(
    ({ end, slug, guest, adults }) =>
      end === 'no-show' && slug === stay?.slug && demoPeople[guest].email === contact?.email && adults === party.adults,
  )
}
