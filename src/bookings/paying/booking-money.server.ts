// The money of one booking, written in the transaction that moves it: what is charged, what is due next.

import { eq } from 'drizzle-orm'
import { type BookingRow, bookingTable } from '#bookings/booking-tables.server.ts'
import type { Quote } from '#offers/quote.ts'
import type { Payment } from '#offers/refunds/refund-allocation.ts'
import { balanceOf, postToLedger } from '#payments/ledger.server.ts'
import { nextDue } from '#payments/payment-dues.ts'
import { paymentsOf } from '#payments/payment-store.server.ts'
import type { PaymentRow } from '#payments/payment-tables.server.ts'
import { chargePosting, type Price, partOfPrice } from '#payments/postings.ts'
import type { Queries, Transaction } from '#platform/database.server.ts'

/** What of a quote is owed to us, and the taxes in it; what is collected at the home for others is neither. */
export function priceOf({ lines, totalMinor, dueAtPropertyMinor }: Quote): Price {
  const taxMinor = lines
    .filter(({ kind, collectedBy }) => kind === 'tax' && collectedBy === 'us')
    .reduce((sum, { amountMinor, inclusiveTaxMinor }) => sum + (amountMinor === 0 ? inclusiveTaxMinor : amountMinor), 0)
  return { totalMinor: totalMinor - dueAtPropertyMinor, taxMinor }
}

/** The booking stands, or stands again, so its guest owes the whole price, whatever was asked for of it until now. */
export async function chargeBooking(queries: Transaction, row: BookingRow, now: Date): Promise<void> {
  const { id: bookingId, currency, quote, version } = row
  await postToLedger(
    queries,
    { bookingId, cause: `charge:${version}`, currency, at: now },
    chargePosting(await chargedPrice(queries, bookingId), priceOf(quote)),
  )
  await refreshDue(queries, row)
}

/** What the ledger asks for as the price: nothing before the booking stood, what is kept after it has ended. */
async function chargedPrice(queries: Queries, bookingId: string): Promise<Price> {
  const taxMinor = -(await balanceOf(queries, bookingId, 'tax_payable'))
  return { totalMinor: taxMinor - (await balanceOf(queries, bookingId, 'revenue')), taxMinor }
}

export type ReducedCharge = {
  /** What the guest owes in the end; below zero what goes back. */
  readonly oweMinor: number
  /** What is kept of the price, with the taxes worked out anew for it. */
  readonly kept: Price
}

/**
 * The booking ended: its price becomes whatever leaves the guest owing `oweMinor`. What was given back out of goodwill
 * before stays given, and what is let go of the price takes its share of the taxes along.
 */
export async function reduceCharge(
  queries: Transaction,
  row: BookingRow,
  { oweMinor, kept }: ReducedCharge,
  now: Date,
): Promise<void> {
  const { id: bookingId, currency, quote, version } = row
  const price = priceOf(quote)
  const claimMinor = price.totalMinor - ((await balanceOf(queries, bookingId)) - oweMinor)
  const { taxMinor } = partOfPrice(kept, Math.min(claimMinor, kept.totalMinor))
  await postToLedger(
    queries,
    { bookingId, cause: `charge:${version}`, currency, at: now },
    chargePosting(price, { totalMinor: claimMinor, taxMinor }),
  )
}

/** So much of the schedule is settled: by payments, or because it is not asked for any more. */
export async function settledMinor(queries: Queries, row: Pick<BookingRow, 'id' | 'confirmedAt' | 'paymentPlan'>) {
  const receivable = await balanceOf(queries, row.id)
  if (!row.confirmedAt) return -receivable
  return (row.paymentPlan?.schedule ?? []).reduce((sum, { minor }) => sum + minor, 0) - receivable
}

/** So much of the schedule of a booking that has ended would be settled, were its whole price owed again. */
export async function settledOfWhole(
  queries: Queries,
  { id, quote, paymentPlan }: Pick<BookingRow, 'id' | 'quote' | 'paymentPlan'>,
): Promise<number> {
  const waived = priceOf(quote).totalMinor - (await chargedPrice(queries, id)).totalMinor
  const receivable = (await balanceOf(queries, id)) + waived
  return (paymentPlan?.schedule ?? []).reduce((sum, { minor }) => sum + minor, 0) - receivable
}

/** Notes when the next open part of a booking that stands is due. */
export async function refreshDue(
  queries: Transaction,
  row: Pick<BookingRow, 'id' | 'state' | 'confirmedAt' | 'paymentPlan'>,
): Promise<void> {
  const { id, state, paymentPlan } = row
  const stands = state === 'confirmed' || state === 'in_stay'
  const open =
    stands && paymentPlan && paymentPlan.way !== 'property'
      ? nextDue(paymentPlan.schedule, await settledMinor(queries, row))
      : undefined
  const paymentDueAt = open?.dueAt ? new Date(open.dueAt) : null
  await queries.update(bookingTable).set({ paymentDueAt }).where(eq(bookingTable.id, id))
}

/** The payments that brought money, as the refund function takes them. */
export async function refundablePayments(queries: Queries, bookingId: string): Promise<Payment[]> {
  return asRefundable(await paymentsOf(queries, bookingId))
}

export function asRefundable(payments: readonly PaymentRow[]): Payment[] {
  return payments
    .filter(({ capturedAt }) => capturedAt !== null)
    .map(({ id, capturedMinor, refundedMinor, disputedMinor, capturedAt }) => ({
      ...{ id, capturedMinor },
      // What a payer's bank has taken back cannot be given back a second time.
      refundedMinor: Math.min(capturedMinor, refundedMinor + disputedMinor),
      capturedAt: capturedAt!,
    }))
}
