// The sweeper of bookings that were not paid in time: asks the provider first, then frees the nights.

import { and, asc, eq, lte } from 'drizzle-orm'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { unpaid } from '#bookings/record/ended-unpaid.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { giveBack } from './give-back.server.ts'
import { sendBookingRefunds } from './send-booking-refunds.server.ts'
import { voidOpenPayment } from './void-open-payment.server.ts'

const mostAtOnce = 100

/**
 * Ends at most 100 bookings whose time to pay is over and answers how many. A payment that is under way is let go at its
 * provider first: either that succeeds and nothing can be charged any more, or the money has arrived and is settled.
 */
export async function expirePayments(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const ended = await tools.database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(and(eq(bookingTable.state, 'pending_payment'), lte(bookingTable.holdExpiresAt, now)))
    .orderBy(asc(bookingTable.holdExpiresAt))
    .limit(mostAtOnce)
  let noted = 0
  for (const { id } of ended) {
    await voidOpenPayment(tools, id)
    noted += await inTransaction(tools.database, queries => expire(queries, tools, id, now))
    await sendBookingRefunds(tools, id)
  }
  return noted
}

async function expire(queries: Transaction, tools: Tools, id: string, now: Date): Promise<number> {
  const row = await lockBooking(queries, id)
  if (row?.state !== 'pending_payment' || !row.holdExpiresAt || row.holdExpiresAt > now) return 0
  if (await openPaymentOf(queries, id)) return 0
  await releaseNights(queries, id, now)
  const step = { command: 'expire', to: 'expired', actor: 'system' } as const
  const ended = await takeStep(queries, row, step, { stateReason: unpaid, heldFrom: null }, now)
  // A transfer that brought too little goes back.
  await giveBack(queries, ended, { computedBy: 'late-payment', cause: `unpaid:${ended.version}` }, now)
  await writeBookingMails(queries, ended, { ...step, from: row.state }, tools, now)
  return 1
}
