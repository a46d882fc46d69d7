// The sweeper of holds that have expired.

import { and, asc, eq, lte } from 'drizzle-orm'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import { takeStep } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const mostAtOnce = 100

/**
 * Notes at most 100 ended holds as expired and answers how many. Several processes may sweep at once: each takes what
 * no other has. Nothing waits for it, since a hold counts as expired from its very instant on.
 */
export async function expireHolds(tools: Tools): Promise<number> {
  const { database, clock } = tools
  const now = clock.now()
  const ended = await database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(hasEnded(now))
    .orderBy(asc(bookingTable.holdExpiresAt))
    .limit(mostAtOnce)
  let noted = 0
  // Each in a transaction of its own: one that locked the units of many homes would stand in everybody's way.
  for (const { id } of ended) noted += await inTransaction(database, queries => expireHold(queries, tools, id, now))
  return noted
}

async function expireHold(queries: Transaction, { environment }: Tools, id: string, now: Date): Promise<number> {
  const [hold] = await queries
    .select()
    .from(bookingTable)
    .where(and(eq(bookingTable.id, id), hasEnded(now)))
    .for('update', { skipLocked: true })
  if (!hold) return 0
  await releaseNights(queries, id, now)
  const step = { command: 'expire', to: 'expired', actor: 'system' } as const
  const ended = await takeStep(queries, hold, step, { stateReason: 'time-over', heldFrom: null }, now)
  if (isTold(hold)) {
    await writeBookingMails(queries, ended, { command: 'expire', from: 'hold', to: 'expired' }, { environment }, now)
  }
  return 1
}

/** Only of nights that an operator held for a guest anybody hears: whoever held their own saw the clock. */
function isTold({ cameBy, contact }: BookingRow): boolean {
  return cameBy !== null && contact !== null
}

function hasEnded(now: Date) {
  return and(eq(bookingTable.state, 'hold'), lte(bookingTable.holdExpiresAt, now))
}
