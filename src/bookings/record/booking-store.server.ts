// Bookings in the database: one row read under its lock, one step taken with its event.

import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { releaseCouponUse } from '#offers/stored/coupon-use.server.ts'
import type { OfferedMethods, PaidHome } from '#organisation/offered-method.ts'
import { organisationTable } from '#organisation/organisation-tables.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { preparedOnce, writeBatch } from '#platform/write-batch.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type BookingActor, type BookingCommand, type BookingState, cameToNothing, mayFollow } from './booking.ts'
import { type BookingRow, bookingEventTable, bookingTable } from './booking-tables.server.ts'
import { type HomeHours, homeColumns, hoursIn } from './home-hours.server.ts'

type NewBooking = typeof bookingTable.$inferInsert
type NewEvent = typeof bookingEventTable.$inferInsert

/** A step of a booking: which command leads where, who gave it, and what of it must be remembered. */
export type BookingStep = {
  readonly command: BookingCommand
  readonly to: BookingState
  readonly actor: BookingActor
  readonly actorUserId?: string | null
  readonly reason?: string | null
  readonly payload?: Readonly<Record<string, unknown>>
}

/** What a step may change besides state, version and the time of the change. */
export type BookingChanges = Partial<Omit<NewBooking, 'id' | 'state' | 'version' | 'createdAt' | 'updatedAt'>>

/** The booking as it stands, unlocked. */
export async function findRow(queries: Queries, id: string): Promise<BookingRow | undefined> {
  const [row] = await queries.select().from(bookingTable).where(eq(bookingTable.id, id))
  return row
}

/** The booking, locked until the transaction ends, so that commands given at once are carried out one by one. */
export async function lockBooking(queries: Transaction, id: string): Promise<BookingRow | undefined> {
  const [row] = await queries.select().from(bookingTable).where(eq(bookingTable.id, id)).for('update')
  return row
}

const bookingAndHomeLocked = preparedOnce((queries: Transaction) =>
  queries
    .select({
      booking: bookingTable,
      home: homeColumns,
      country: stayTable.country,
      offered: organisationTable.offeredMethods,
    })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .crossJoin(organisationTable)
    .where(eq(bookingTable.id, sql.placeholder('id')))
    .for('update', { of: bookingTable })
    .prepare('casita_lock_booking_and_home'),
)

/** The same with what mails say of its home, and by which methods that is paid. */
export async function lockBookingAndHome(
  queries: Transaction,
  id: string,
): Promise<
  | {
      readonly booking: BookingRow
      readonly home: HomeHours
      readonly paid: PaidHome & { readonly offered: OfferedMethods }
    }
  | undefined
> {
  const [found] = await bookingAndHomeLocked(queries).execute({ id })
  if (!found) return undefined
  const { booking, home, country, offered } = found
  return { booking, home: hoursIn(home), paid: { id: booking.stayId, country, offered } }
}

/** A booking that begins with this step, and its first event. Throws when no booking may begin so. */
export function beginningOf(
  booking: Omit<NewBooking, 'state' | 'version' | 'createdAt' | 'updatedAt'>,
  step: BookingStep,
  now: Date,
): { readonly row: NewBooking; readonly event: NewEvent } {
  requireArrow(null, step)
  const row = { ...booking, state: step.to, version: 1, createdAt: now, updatedAt: now }
  return { row, event: eventOf(row, null, step, now) }
}

/**
 * Leads a booking, locked before with `lockBooking`, to its next state and writes the event that says so.
 * Throws when the graph has no such arrow: the caller has to refuse before.
 */
export async function takeStep(
  queries: Transaction,
  booking: Pick<BookingRow, 'id' | 'state' | 'version'>,
  step: BookingStep,
  changes: BookingChanges,
  now: Date,
): Promise<BookingRow> {
  requireArrow(booking.state, step)
  const [row] = await changeOf(queries, booking, step, changes, now).returning()
  if (!row) throw changedMeanwhile(booking)
  // The use of a coupon on a booking that came to nothing is free again.
  if (cameToNothing.includes(row.state) && row.quote.couponCode !== null) await releaseCouponUse(queries, row.id)
  await queries.insert(bookingEventTable).values(eventOf(row, booking.state, step, now))
  return row
}

/**
 * The same for a step that comes to something, sent in one statement with what else is written at once, such as money and
 * mails: `more` makes that of the booking as it is afterwards.
 */
export async function takeStepWith(
  queries: Transaction,
  booking: BookingRow,
  { step, changes, now }: { readonly step: BookingStep; readonly changes: BookingChanges; readonly now: Date },
  more: Readonly<Record<string, SQLWrapper>>,
): Promise<void> {
  const changed = changeOf(queries, booking, step, changes, now).returning({ id: bookingTable.id })
  const told = queries
    .insert(bookingEventTable)
    .values(eventOf(afterStep(booking, step, changes, now), booking.state, step, now))
  const written = await writeBatch(queries, { ...more, changed, told }, ['changed'])
  if (written.changed !== 1) throw changedMeanwhile(booking)
}

/** What a step makes of a booking. Throws when the graph has no such arrow, and for a step that ends a booking without a visit. */
export function afterStep(booking: BookingRow, step: BookingStep, changes: BookingChanges, now: Date): BookingRow {
  requireArrow(booking.state, step)
  if (cameToNothing.includes(step.to)) throw new Error(`A booking that becomes ${step.to} has more to give back`)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return { ...booking, ...given, state: step.to, version: booking.version + 1, updatedAt: now }
}

function changeOf(
  queries: Queries,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  step: BookingStep,
  changes: BookingChanges,
  now: Date,
) {
  return queries
    .update(bookingTable)
    .set({ ...changes, state: step.to, version: version + 1, updatedAt: now })
    .where(and(eq(bookingTable.id, id), eq(bookingTable.version, version)))
}

function changedMeanwhile({ id }: Pick<BookingRow, 'id'>): Error {
  return new Error(`Booking ${id} was changed although it was locked`)
}

function requireArrow(from: BookingState | null, { command, to, actor }: BookingStep): void {
  if (!mayFollow(command, from, to, actor)) {
    throw new Error(`No ${actor} leads a booking by ${command} from ${from ?? 'nothing'} to ${to}`)
  }
}

// The version counts the steps, so it is the number of the event.
function eventOf(
  { id, version }: { readonly id: string; readonly version: number },
  from: BookingState | null,
  { command, to, actor, actorUserId = null, reason = null, payload = {} }: BookingStep,
  at: Date,
): NewEvent {
  return { bookingId: id, seq: version, from, to, command, actor, actorUserId, reason, payload, at }
}

/** Lets one transaction at a time count and take holds of this browser. */
export async function lockBrowser(queries: Transaction, browser: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${browserLocks}, hashtext(${browser}))`)
}

// Any fixed number: it keeps these locks apart from other advisory locks of the database. `begin_hold` takes the same.
const browserLocks = 7_305_007
