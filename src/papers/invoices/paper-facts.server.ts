// What the papers of one booking are made of, read under its lock.

import { eq, sql } from 'drizzle-orm'
import { priceOf } from '#bookings/record/booking-money.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { homeHoursOf } from '#bookings/record/home-hours.server.ts'
import { noRecipient } from '#bookings/record/recipient-input.ts'
import { sayLines } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import { accountsOf } from '#payments/ledger/ledger.server.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import { ledgerEntryTable } from '#payments/ledger/payment-tables.server.ts'
import { refundsOf } from '#payments/ledger/refund-store.server.ts'
import { meansOf } from '#payments/port/payment.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import type { InvoiceContent, PaperLine, PaperParty, TaxShare } from './invoice-content.ts'
import { invoiceRecipientTable } from './invoice-tables.server.ts'
import { sharesOfPart, taxShares } from './tax-shares.ts'
import type { Owed } from './wanted-papers.ts'

export type Standing = Owed & {
  /** What the guest still owes; below zero what they have too much. */
  readonly openMinor: number
  /** The taxes in the price owed. */
  readonly taxMinor: number
  /** Whether it is less than was agreed, because the booking ended. */
  readonly isPart: boolean
}

/** How the booking stands in the ledger. The caller holds its lock. */
export async function standingOf(queries: Queries, booking: BookingRow): Promise<Standing> {
  const { guest_receivable = 0, tax_payable = 0, revenue = 0 } = await accountsOf(queries, booking.id)
  const chargedMinor = 0 - tax_payable - revenue
  return {
    basis: `${booking.quoteHash}:${chargedMinor}`,
    chargedMinor,
    goodwillMinor: await goodwillOf(queries, booking.id),
    openMinor: guest_receivable,
    taxMinor: 0 - tax_payable,
    isPart: chargedMinor !== priceOf(booking.quote).totalMinor,
  }
}

/** What refunds gave back beyond what was paid too much. Disputes and damage are on the same account, and no papers of ours. */
async function goodwillOf(queries: Queries, bookingId: string): Promise<number> {
  const [row] = await queries
    .select({ minor: sql<number>`coalesce(sum(debit_minor) - sum(credit_minor), 0)::bigint` })
    .from(ledgerEntryTable)
    .where(sql`booking_id = ${bookingId} and account = 'adjustment' and cause like 'refund:%'`)
  return Number(row?.minor ?? 0)
}

/** Lines and taxes of an invoice on all that is owed, in the language of the moment; the lines sum to it. */
export async function invoicedLines(
  queries: Queries,
  { quote }: BookingRow,
  { chargedMinor, goodwillMinor, taxMinor, isPart }: Standing,
): Promise<{ lines: PaperLine[]; taxes: TaxShare[] }> {
  const ours = { ...quote, lines: quote.lines.filter(({ collectedBy }) => collectedBy === 'us') }
  const lines = isPart
    ? [line(sentence('papers.retained'), chargedMinor)]
    : quoteLines(await translateQuote(queries, ours))
  const whole = taxShares(quote)
  const charged = isPart ? sharesOfPart(whole, chargedMinor, priceOf(quote).totalMinor, taxMinor) : whole
  if (goodwillMinor === 0) return { lines, taxes: charged }
  return {
    lines: [...lines, line(sentence('papers.goodwill'), 0 - goodwillMinor)],
    taxes: sharesOfPart(charged, chargedMinor - goodwillMinor, chargedMinor),
  }
}

export function line(label: string, amountMinor: number): PaperLine {
  return { label, detail: null, amountMinor }
}

function quoteLines(quote: Quote): PaperLine[] {
  return sayLines(quote, currentLanguage().locale).map(({ label, detail = null, minor: amountMinor }) => ({
    ...{ label, detail, amountMinor },
  }))
}

/** The booking as every paper names it. */
export async function bookedFacts(queries: Queries, booking: BookingRow): Promise<InvoiceContent['booking']> {
  const home = await homeHoursOf(queries, booking)
  const { reference, checkIn, checkOut } = booking
  return { reference, home: await translateName(queries, booking.stayId, home.name), checkIn, checkOut }
}

/** Whom the guest wants the next invoice to be for, as they said it; what they did not say is empty. */
export async function readRecipient(queries: Queries, bookingId: string) {
  const { name, addressLines, taxNumber } = invoiceRecipientTable
  const [said] = await queries
    .select({ name, addressLines, taxNumber })
    .from(invoiceRecipientTable)
    .where(eq(invoiceRecipientTable.bookingId, bookingId))
  return said ?? noRecipient
}

/** Whom it is for: as the guest said, or whoever booked. */
export async function buyerOf(queries: Queries, { id, contact }: BookingRow): Promise<PaperParty> {
  const { name, addressLines, taxNumber } = await readRecipient(queries, id)
  return { name: name || (contact?.name ?? ''), addressLines, taxNumber: taxNumber || null }
}

/** What was received and given back until now, the earliest first; damage deposits are no payments. */
export async function receivedOf(queries: Queries, { id, timeZone }: BookingRow): Promise<InvoiceContent['received']> {
  const payments = await paymentsOf(queries, id)
  const refunds = (await refundsOf(queries, id)).filter(
    ({ computedBy, state }) => computedBy !== 'deposit' && state !== 'failed',
  )
  const moves = [
    ...payments.flatMap(({ capturedAt, capturedMinor, way }) =>
      capturedAt && capturedMinor > 0
        ? [{ what: sentence('papers.paidBy', { way: meansOf[way] }), at: capturedAt, minor: capturedMinor }]
        : [],
    ),
    ...refunds.map(({ createdAt, amountMinor }) => ({
      what: sentence('papers.givenBack'),
      at: createdAt,
      minor: 0 - amountMinor,
    })),
  ]
  return moves
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ what, at, minor }) => ({ what, on: writeCalendarDay(dayInZone(at, timeZone)), minor }))
}

/** What of the price is paid at the home to others, line by line. */
export function paidToOthers({ quote }: BookingRow) {
  return quote.lines
    .filter(({ collectedBy, amountMinor }) => collectedBy === 'property' && amountMinor > 0)
    .map(({ label, amountMinor: minor }) => ({ label, minor }))
}
