// Job: expires unanswered requests, frees their nights and notifies both sides.

import { and, asc, eq, lte } from 'drizzle-orm'
import { giveBack } from '#booking-payments/give-back.server.ts'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import { takeStep } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const mostAtOnce = 100

/** Ends at most 100 requests whose time is over and answers how many; several processes may do so at once. */
export async function expireRequests(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const ended = await tools.database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(hasEnded(now))
    .orderBy(asc(bookingTable.requestExpiresAt))
    .limit(mostAtOnce)
  let noted = 0
  for (const { id } of ended) {
    noted += await inTransaction(tools.database, queries => expire(queries, tools, id, now))
    for (const effect of afterEffects.expire) await effect(tools, id)
  }
  return noted
}

async function expire(queries: Transaction, tools: Tools, id: string, now: Date): Promise<number> {
  const [request] = await queries
    .select()
    .from(bookingTable)
    .where(and(eq(bookingTable.id, id), hasEnded(now)))
    .for('update', { skipLocked: true })
  if (!request) return 0
  await releaseNights(queries, id, now)
  const step = { command: 'expire', to: 'expired', actor: 'system' } as const
  const ended = await takeStep(queries, request, step, { stateReason: 'unanswered' }, now)
  await giveBack(queries, ended, { computedBy: 'policy', cause: `unanswered:${ended.version}` }, now)
  await writeBookingMails(queries, ended, { ...step, from: request.state }, tools, now)
  return 1
}

function hasEnded(now: Date) {
  return and(eq(bookingTable.state, 'pending_approval'), lte(bookingTable.requestExpiresAt, now))
}
