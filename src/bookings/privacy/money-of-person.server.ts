// What was paid for a guest's bookings, how and when, and which cards are kept for them: for the export of personal data.

import { asc, inArray } from 'drizzle-orm'
import { depositEndsOf } from '#payments/deposits/deposit-store.server.ts'
import { type PaymentRow, paymentTable, type RefundRow, refundTable } from '#payments/ledger/payment-tables.server.ts'
import { isDeposit } from '#payments/port/payment.ts'
import { savedCardsOf } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** Of one booking; sums in minor units of its currency. Nothing in it is a name or a key by which a provider knows it. */
type MoneyOfBooking = {
  readonly payments: readonly ReturnType<typeof tellPayment>[]
  readonly refunds: readonly ReturnType<typeof tellRefund>[]
  readonly keptCards: readonly ReturnType<typeof tellCard>[]
}

/** The money of each of these bookings, everything in the order in which it began. */
export async function moneyOfPerson(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, MoneyOfBooking>> {
  if (bookingIds.length === 0) return new Map()
  const payments = await queries
    .select()
    .from(paymentTable)
    .where(inArray(paymentTable.bookingId, [...bookingIds]))
    .orderBy(asc(paymentTable.createdAt), asc(paymentTable.attempt))
  const refunds = await queries
    .select()
    .from(refundTable)
    .where(inArray(refundTable.bookingId, [...bookingIds]))
    .orderBy(asc(refundTable.createdAt))
  const taken = new Map((await depositEndsOf(queries, bookingIds)).map(end => [end.paymentId, end.takenMinor]))
  const told = new Map<string, MoneyOfBooking>()
  for (const id of bookingIds) {
    const own = payments.filter(({ bookingId }) => bookingId === id)
    const kept = own.some(({ keepsCard }) => keepsCard) ? await savedCardsOf(queries, id) : []
    told.set(id, {
      payments: own.map(payment => tellPayment(payment, taken.get(payment.id))),
      refunds: refunds.filter(({ bookingId }) => bookingId === id).map(tellRefund),
      keptCards: kept.map(tellCard),
    })
  }
  return told
}

function tellPayment(payment: PaymentRow, takenMinor: number | undefined) {
  const { way, state, amountMinor: minor, capturedMinor, cardLast4, createdAt, capturedAt } = payment
  const purpose = isDeposit(payment) ? ('deposit' as const) : ('price' as const)
  return {
    ...{ for: purpose, way, state, minor, capturedMinor, takenMinor: takenMinor ?? null },
    ...{ cardLast4, createdAt, capturedAt },
  }
}

function tellRefund({ state, amountMinor: minor, createdAt, settledAt }: RefundRow) {
  return { state, minor, createdAt, settledAt }
}

function tellCard({ cardLast4, paysLater, createdAt: keptSince }: PaymentRow) {
  return { cardLast4, paysLater, keptSince }
}
