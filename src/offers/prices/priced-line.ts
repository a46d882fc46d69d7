// A price line during pricing, with its amounts night by night.

import type { QuoteLine } from '#offers/terms/quote-line.ts'

export type PricedLine = Omit<QuoteLine, 'position'> & {
  /** The share of each night of the visit, in order; null when the line is about one night (its date) or none. */
  readonly byNight: readonly number[] | null
}

/** A line of `quantity` × `unitMinor`; by default treated as lodging, refunded by the policy, paid to us. */
export function pricedLine(
  said: Pick<PricedLine, 'kind' | 'label' | 'quantity' | 'unitMinor' | 'ruleId'> & Partial<PricedLine>,
): PricedLine {
  return {
    date: null,
    amountMinor: said.quantity * said.unitMinor,
    taxCategory: 'lodging',
    inclusiveTaxMinor: 0,
    refundRule: 'policy',
    collectedBy: 'us',
    reduces: null,
    tax: null,
    byNight: null,
    ...said,
  }
}

/** The line as stored in the quote, with its position. */
export function quoteLine({ byNight: _, ...line }: PricedLine, position: number): QuoteLine {
  return { position, ...line }
}
