// The sweeper of abandoned card payments of confirmed bookings: cancels them, so that the sum is open again.

import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import { paymentTable } from '#payments/ledger/payment-tables.server.ts'
import { cardMethods, depositPurposes } from '#payments/port/payment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier } from '#values/duration.ts'

const mostAtOnce = 100

/**
 * Cancels at most 100 payments by card that began a whole `cardWindow` ago and still wait for their payers, and answers how many
 * it looked at. Otherwise nobody is reminded of a sum whose payment seems to be under way, nor can pay it with another
 * card. A provider that has the money by now says so, and it is settled. What never stood ends with its nights instead
 * (`expirePayments`), and a transfer takes its days.
 */
export async function cancelAbandonedPayments(tools: Tools): Promise<number> {
  const before = earlier(tools.clock.now(), cardWindow)
  const left = await tools.database
    .select({ bookingId: paymentTable.bookingId })
    .from(paymentTable)
    .innerJoin(bookingTable, eq(bookingTable.id, paymentTable.bookingId))
    .where(
      and(
        inArray(paymentTable.state, ['created', 'requires_action']),
        inArray(paymentTable.way, cardMethods),
        notInArray(paymentTable.purpose, [...depositPurposes]),
        inArray(bookingTable.state, ['confirmed', 'in_stay']),
        lte(paymentTable.createdAt, before),
      ),
    )
    .orderBy(asc(paymentTable.createdAt))
    .limit(mostAtOnce)
  for (const { bookingId } of left) await voidOpenPayment(tools, bookingId)
  return left.length
}
