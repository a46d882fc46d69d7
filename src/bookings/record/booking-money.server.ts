// The money of one booking, written in the transaction that moves it: what is charged, what is due next.

import { eq } from 'drizzle-orm'
import type { Quote } from '#offers/quote/quote.ts'
import type { Payment } from '#offers/refunds/refund-allocation.ts'
import type { DepositRows } from '#payments/deposits/deposit-store.server.ts'
import { accountsOf, balanceOf, postingOf, postToLedger } from '#payments/ledger/ledger.server.ts'
import { nextDue, openDues } from '#payments/ledger/payment-dues.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import type { DisputeRow, PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { chargePosting, type Posting, type Price, partOfPrice } from '#payments/ledger/postings.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { type BookingRow, bookingTable } from './booking-tables.server.ts'
import type { BookingDetails } from './booking-view.ts'

/** With its money, whatever became of it, the oldest first: read once, for whoever shows the booking. */
export type BookingWithPayments = BookingDetails & {
  /** All payments of its price. */
  readonly paymentRows: readonly PaymentRow[]
  readonly deposit: DepositRows
  /** Also those of its deposit. */
  readonly refunds: readonly RefundRow[]
  readonly disputes: readonly DisputeRow[]
  /** What the guest owes, in minor units; below zero what is theirs. */
  readonly receivableMinor: number
}

/** What of a quote is owed to us, and the taxes in it; what is collected at the home for others is neither. */
export function priceOf({ lines, totalMinor, dueAtPropertyMinor }: Quote): Price {
  const taxMinor = lines
    .filter(({ kind, collectedBy }) => kind === 'tax' && collectedBy === 'us')
    .reduce((sum, { amountMinor, inclusiveTaxMinor }) => sum + (amountMinor === 0 ? inclusiveTaxMinor : amountMinor), 0)
  return { totalMinor: totalMinor - dueAtPropertyMinor, taxMinor }
}

/** The booking stands, or stands again, so its guest owes the whole price, whatever was asked for of it until now. */
export async function chargeBooking(queries: Transaction, row: BookingRow, now: Date): Promise<void> {
  const { charged, paymentDueAt } = chargeOf(queries, row, await accountsOf(queries, row.id), now)
  await charged
  await queries.update(bookingTable).set({ paymentDueAt }).where(eq(bookingTable.id, row.id))
}

/** What that writes into the ledger, if anything, and when the next open part is due; `accounts` are those before. */
export function chargeOf(queries: Transaction, row: BookingRow, accounts: Posting, now: Date) {
  const { id: bookingId, currency, quote, version } = row
  const price = priceOf(quote)
  const before = chargedIn(accounts)
  const charged = postingOf(
    queries,
    { bookingId, cause: `charge:${version}`, currency, at: now },
    chargePosting(before, price),
  )
  const receivable = (accounts.guest_receivable ?? 0) + price.totalMinor - before.totalMinor
  return { charged, paymentDueAt: dueOf(row, settledIn(row, receivable)), settledMinor: settledIn(row, receivable) }
}

/** What the ledger asks for as the price: nothing before the booking stood, what is retained after it has ended. */
function chargedIn({ tax_payable = 0, revenue = 0 }: Posting): Price {
  return { totalMinor: -tax_payable - revenue, taxMinor: -tax_payable }
}

type ReducedCharge = {
  /** What the guest owes in the end; below zero what goes back. */
  readonly oweMinor: number
  /** What is retained of the price, with the taxes worked out anew for it. */
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

/** How much of the schedule is settled: by payments, or because it is not asked for any more. */
export async function settledMinor(queries: Queries, row: Pick<BookingRow, 'id' | 'confirmedAt' | 'paymentPlan'>) {
  return settledIn(row, await balanceOf(queries, row.id))
}

/** The same when it is known what the guest owes. */
export function settledIn({ confirmedAt, paymentPlan }: Pick<BookingRow, 'confirmedAt' | 'paymentPlan'>, owed: number) {
  if (!confirmedAt) return -owed
  return (paymentPlan?.schedule ?? []).reduce((sum, { minor }) => sum + minor, 0) - owed
}

/** How much of an ended booking's schedule would be settled, were its whole price owed again. */
export async function settledOfWhole(
  queries: Queries,
  { id, quote, paymentPlan }: Pick<BookingRow, 'id' | 'quote' | 'paymentPlan'>,
): Promise<number> {
  const accounts = await accountsOf(queries, id)
  const waived = priceOf(quote).totalMinor - chargedIn(accounts).totalMinor
  const receivable = (accounts.guest_receivable ?? 0) + waived
  return (paymentPlan?.schedule ?? []).reduce((sum, { minor }) => sum + minor, 0) - receivable
}

/** Whether nothing of the price is left to pay before the guest comes; what is paid at the home is not. */
export function isAllPaid({ paymentPlan }: Pick<BookingRow, 'paymentPlan'>, settled: number): boolean {
  if (!paymentPlan || paymentPlan.way === 'property') return true
  return openDues(paymentPlan.schedule, settled).every(
    ({ kind, openMinor }) => kind === 'at_property' || openMinor === 0,
  )
}

type Due = Pick<BookingRow, 'id' | 'state' | 'confirmedAt' | 'paymentPlan'>

/** Notes when the next open part of a booking that stands is due. */
export async function refreshDue(queries: Transaction, row: Due): Promise<void> {
  const paymentDueAt = dueOf(row, await settledMinor(queries, row))
  await queries.update(bookingTable).set({ paymentDueAt }).where(eq(bookingTable.id, row.id))
}

function dueOf({ state, paymentPlan }: Due, settled: number): Date | null {
  if (state !== 'confirmed' && state !== 'in_stay') return null
  const open = paymentPlan && paymentPlan.way !== 'property' ? nextDue(paymentPlan.schedule, settled) : undefined
  return open?.dueAt ? new Date(open.dueAt) : null
}

/** The payments that brought money, as the refund function takes them. */
export async function refundablePayments(queries: Queries, bookingId: string): Promise<Payment[]> {
  return asRefundable(await paymentsOf(queries, bookingId))
}

/** The same of payments that were read. */
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
