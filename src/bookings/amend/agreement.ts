// What a booking agrees on and a change of it replaces, as one value; the migration builds the same of a row.

import type { Party } from '#offers/party.ts'
import type { Quote } from '#offers/quote.ts'
import type { RefundTerms } from '#offers/refund-terms.ts'

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
