// Payments, refunds and saved cards of a guest's bookings in the export of personal data.

import { inArray } from 'drizzle-orm'
import { depositEndsOf } from '#payments/deposits/deposit-store.server.ts'
import { paymentsWhere } from '#payments/ledger/payment-store.server.ts'
import { type PaymentRow, paymentTable, type RefundRow, refundTable } from '#payments/ledger/payment-tables.server.ts'
import { refundsWhere } from '#payments/ledger/refund-store.server.ts'
import { isDeposit } from '#payments/port/payment.ts'
import { savedCardsOf } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** Of one booking; sums in minor units of its currency. Nothing in it is a name or a key by which a provider knows it. */
type MoneyOfBooking = {
  readonly payments: readonly ReturnType<typeof describePayment>[]
  readonly refunds: readonly ReturnType<typeof describeRefund>[]
  readonly keptCards: readonly ReturnType<typeof describeCard>[]
}

/** The money of each of these bookings, everything in the order in which it began. */
export async function moneyOfPerson(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, MoneyOfBooking>> {
  if (bookingIds.length === 0) return new Map()
  const payments = await paymentsWhere(queries, inArray(paymentTable.bookingId, [...bookingIds]))
  const refunds = await refundsWhere(queries, inArray(refundTable.bookingId, [...bookingIds]))
  const taken = new Map((await depositEndsOf(queries, bookingIds)).map(end => [end.paymentId, end.takenMinor]))
  const told = new Map<string, MoneyOfBooking>()
  for (const id of bookingIds) {
    const own = payments.filter(({ bookingId }) => bookingId === id)
    const kept = own.some(({ keepsCard }) => keepsCard) ? await savedCardsOf(queries, id) : []
    told.set(id, {
      payments: own.map(payment => describePayment(payment, taken.get(payment.id))),
      refunds: refunds.filter(({ bookingId }) => bookingId === id).map(describeRefund),
      keptCards: kept.map(describeCard),
    })
  }
  return told
}

function describePayment(payment: PaymentRow, takenMinor: number | undefined) {
  const { way, state, amountMinor: minor, capturedMinor, cardLast4, createdAt, capturedAt } = payment
  const purpose = isDeposit(payment) ? ('deposit' as const) : ('price' as const)
  return {
    ...{ for: purpose, way, state, minor, capturedMinor, takenMinor: takenMinor ?? null },
    ...{ cardLast4, createdAt, capturedAt },
  }
}

function describeRefund({ state, amountMinor: minor, createdAt, settledAt }: RefundRow) {
  return { state, minor, createdAt, settledAt }
}

function describeCard({ cardLast4, paysLater, createdAt: keptSince }: PaymentRow) {
  return { cardLast4, paysLater, keptSince }
}
