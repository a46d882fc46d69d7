// What was agreed on a booking and what a change replaces, as one value; the migration builds the same from a row.

import type { Quote } from '#offers/quote/quote.ts'
import type { Party } from '#offers/terms/party.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

export type Agreement = {
  readonly checkIn: string
  readonly checkOut: string
  readonly party: Party
  readonly quoteId: string
  readonly quote: Quote
  readonly quoteHash: string
  readonly refundTerms: RefundTerms | null
  readonly totalMinor: number
}

/** The agreement of a booking's row. */
export function agreementOf(row: Agreement): Agreement {
  const { checkIn, checkOut, party, quoteId, quote, quoteHash, refundTerms, totalMinor } = row
  return { checkIn, checkOut, party, quoteId, quote, quoteHash, refundTerms, totalMinor }
}

/** What is agreed once the booking is changed to this stored quote. */
export function agreementAfter(
  quote: Quote,
  { id, hash }: { readonly id: string; readonly hash: string },
  refundTerms: RefundTerms,
): Agreement {
  const { checkIn, checkOut } = quote.nights
  return {
    checkIn: writeCalendarDay(checkIn),
    checkOut: writeCalendarDay(checkOut),
    party: quote.party,
    quoteId: id,
    quote,
    quoteHash: hash,
    refundTerms,
    totalMinor: quote.totalMinor,
  }
}
