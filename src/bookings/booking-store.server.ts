// Bookings in the database: one row read under its lock, one step taken with its event.

import { and, eq, sql } from 'drizzle-orm'
import { giveBackCouponUse } from '#offers/coupon-use.server.ts'
import type { Queries, Transaction } from '#platform/database.server.ts'
import { type BookingActor, type BookingCommand, type BookingState, mayFollow } from './booking.ts'
import { type BookingRow, bookingEventTable, bookingTable } from './booking-tables.server.ts'

export type NewBooking = typeof bookingTable.$inferInsert

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

/** Writes a new booking with its first event. Throws when no booking may begin with this step. */
export async function beginBooking(
  queries: Transaction,
  booking: Omit<NewBooking, 'state' | 'version' | 'createdAt' | 'updatedAt'>,
  step: BookingStep,
  now: Date,
): Promise<BookingRow> {
  requireArrow(null, step)
  const [row] = await queries
    .insert(bookingTable)
    .values({ ...booking, state: step.to, version: 1, createdAt: now, updatedAt: now })
    .returning()
  await writeEvent(queries, row!, null, step, now)
  return row!
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
  const [row] = await queries
    .update(bookingTable)
    .set({ ...changes, state: step.to, version: booking.version + 1, updatedAt: now })
    .where(and(eq(bookingTable.id, booking.id), eq(bookingTable.version, booking.version)))
    .returning()
  if (!row) throw new Error(`Booking ${booking.id} was changed although it was locked`)
  // A code that brought nobody here may be used by somebody else.
  if (cameToNothing.has(row.state) && row.quote.couponCode !== null) await giveBackCouponUse(queries, row.id)
  await writeEvent(queries, row, booking.state, step, now)
  return row
}

const cameToNothing: ReadonlySet<BookingState> = new Set(['expired', 'declined', 'cancelled'])

function requireArrow(from: BookingState | null, { command, to, actor }: BookingStep): void {
  if (!mayFollow(command, from, to, actor)) {
    throw new Error(`No ${actor} leads a booking by ${command} from ${from ?? 'nothing'} to ${to}`)
  }
}

// The version counts the steps, so it is the number of the event.
async function writeEvent(
  queries: Queries,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  from: BookingState | null,
  { command, to, actor, actorUserId = null, reason = null, payload = {} }: BookingStep,
  at: Date,
): Promise<void> {
  await queries
    .insert(bookingEventTable)
    .values({ bookingId: id, seq: version, from, to, command, actor, actorUserId, reason, payload, at })
}

/** Lets one transaction at a time count and take holds of this browser. */
export async function lockBrowser(queries: Transaction, browser: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${browserLocks}, hashtext(${browser}))`)
}

// Any fixed number: it keeps these locks apart from other advisory locks of the database.
const browserLocks = 7_305_007
