// The sweeper of holds that have expired.

import { and, asc, eq, lte } from 'drizzle-orm'
import { takeStep } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const mostAtOnce = 100

/**
 * Notes at most 100 ended holds as expired and answers how many. Several processes may sweep at once: each takes what
 * no other has. Nothing waits for it, since a hold counts as expired from its very instant on.
 */
export async function expireHolds({ database, clock }: Tools): Promise<number> {
  const now = clock.now()
  const ended = await database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(hasEnded(now))
    .orderBy(asc(bookingTable.holdExpiresAt))
    .limit(mostAtOnce)
  let noted = 0
  // Each in a transaction of its own: one that locked the units of many homes would stand in everybody's way.
  for (const { id } of ended) noted += await inTransaction(database, queries => expireHold(queries, id, now))
  return noted
}

async function expireHold(queries: Transaction, id: string, now: Date): Promise<number> {
  const [hold] = await queries
    .select()
    .from(bookingTable)
    .where(and(eq(bookingTable.id, id), hasEnded(now)))
    .for('update', { skipLocked: true })
  if (!hold) return 0
  await releaseNights(queries, id, now)
  const step = { command: 'expire', to: 'expired', actor: 'system' } as const
  await takeStep(queries, hold, step, { stateReason: 'time-over', heldFrom: null }, now)
  return 1
}

function hasEnded(now: Date) {
  return and(eq(bookingTable.state, 'hold'), lte(bookingTable.holdExpiresAt, now))
}
