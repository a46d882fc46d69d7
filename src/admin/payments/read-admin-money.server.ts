// Reads what bookings have paid and owe, and which refunds need somebody.

import { inArray } from 'drizzle-orm'
import type { BookingState } from '#bookings/record/booking.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { balancesOf } from '#payments/ledger/ledger.server.ts'
import { dueNow } from '#payments/ledger/payment-dues.ts'
import { paidForEach } from '#payments/ledger/payment-store.server.ts'
import type { RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { waitingForSomebody } from '#payments/ledger/refund-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** In minor units of the booking's currency. */
export type AdminMoneyView = {
  readonly paidMinor: number
  /** What is owed; of a booking that waits for its first payment what is missing of that. */
  readonly openMinor: number
  /** What was paid beyond the price, of bookings of which that is owed. */
  readonly overMinor: number
  readonly refunds: readonly RefundRow[]
}

/** For each of the bookings; four queries for however many. */
export async function readAdminMoney(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AdminMoneyView>> {
  const [paid, owed, waiting, bookings] = await Promise.all([
    paidForEach(queries, ids),
    balancesOf(queries, ids),
    waitingForSomebody(queries, ids),
    bookingsOf(queries, ids),
  ])
  return new Map(
    bookings.map(({ id, state, paymentPlan }) => {
      // Before a booking stands nothing is charged: what was paid makes its balance negative.
      const balance = owed.get(id) ?? 0
      const awaited = state === 'pending_payment' ? dueNow(paymentPlan?.schedule ?? [], -balance) : 0
      const refunds = waiting.filter(({ bookingId }) => bookingId === id)
      return [
        id,
        {
          ...{ refunds, paidMinor: paid.get(id) ?? 0, openMinor: awaited + Math.max(0, balance) },
          overMinor: owingStates.has(state) ? Math.max(0, -balance) : 0,
        },
      ]
    }),
  )
}

async function bookingsOf(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, state, paymentPlan } = bookingTable
  const these = inArray(id, [...ids])
  return queries.select({ id, state, paymentPlan }).from(bookingTable).where(these)
}

/** Of other bookings the price is not owed yet, or not any more. */
const owingStates: ReadonlySet<BookingState> = new Set(['confirmed', 'in_stay', 'completed'])
