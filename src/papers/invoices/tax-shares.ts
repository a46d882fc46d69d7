// The taxes of a price by their rates, and the same for a part of it: a retained sum, a refund.

import type { Quote } from '#offers/quote/quote.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import { scaleMinor } from '#values/money.ts'
import type { TaxShare } from './invoice-content.ts'

/**
 * One share for each tax that we collect, in the order of the price; their sum is the tax that the ledger knows. A base
 * stands beside a rate only where it gives the tax: one that leaves out guests, nights or more than a cap has none.
 */
export function taxShares({ lines }: Pick<Quote, 'lines'>): TaxShare[] {
  const ours = lines.filter(({ collectedBy }) => collectedBy === 'us')
  const byRule = Map.groupBy(
    ours.filter(({ kind }) => kind === 'tax'),
    ({ ruleId }) => ruleId,
  )
  return [...byRule.values()].map(taxes => {
    const { label, tax } = taxes[0]!
    const taxMinor = taxes.reduce((sum, line) => sum + (line.amountMinor || line.inclusiveTaxMinor), 0)
    const rate = (tax?.kind === 'percent' && tax.rate) || null
    const bases = tax?.kind === 'percent' ? basesOf(ours, tax.appliesTo, taxes[0]!) : []
    return { label, rate, taxMinor, baseMinor: bases.find(base => gives(base, rate, taxMinor, lines.length)) ?? null }
  })
}

/** What the tax may be reckoned on: the prices without the taxes in them, or as they stand. */
function basesOf(lines: readonly QuoteLine[], categories: readonly string[], tax: QuoteLine): number[] {
  const taxed = lines.filter(line => line.position < tax.position && categories.includes(line.taxCategory))
  const gross = taxed.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const included = taxed.reduce((sum, line) => sum + (line.kind === 'tax' ? 0 : line.inclusiveTaxMinor), 0)
  return [gross - included, gross]
}

function gives(baseMinor: number, rate: TaxShare['rate'], taxMinor: number, roundings: number): boolean {
  if (!rate) return false
  return Math.abs(scaleMinor(baseMinor, rate.numerator, rate.denominator) - taxMinor) <= roundings
}

/** The shares of a part of the price: `partMinor` of `wholeMinor`, with `taxMinor` in it where that is known. */
export function sharesOfPart(
  shares: readonly TaxShare[],
  partMinor: number,
  wholeMinor: number,
  taxMinor?: number,
): TaxShare[] {
  if (partMinor === wholeMinor && taxMinor === undefined) return [...shares]
  const wholeTax = sumOfTaxes(shares)
  const wanted = taxMinor ?? (wholeMinor === 0 ? 0 : scaleMinor(wholeTax, partMinor, wholeMinor))
  let [seenTax, givenTax] = [0, 0]
  return shares.map(share => {
    // By running sums, so that nothing is lost between the shares.
    seenTax += share.taxMinor
    const upTo = wholeTax === 0 ? 0 : scaleMinor(wanted, seenTax, wholeTax)
    const part = { ...share, taxMinor: upTo - givenTax }
    givenTax = upTo
    const baseMinor = share.baseMinor === null ? null : scaleMinor(share.baseMinor, partMinor, wholeMinor || 1)
    return {
      ...part,
      baseMinor: baseMinor !== null && gives(baseMinor, share.rate, part.taxMinor, 2) ? baseMinor : null,
    }
  })
}

/** What is left of an invoice's shares once those of its credit notes, which are below zero, are taken off. */
export function sharesLeft(shares: readonly TaxShare[], credited: readonly (readonly TaxShare[])[]): TaxShare[] {
  return shares.map((share, at) => {
    const off = credited.flatMap(each => each[at] ?? [])
    const taxMinor = off.reduce((sum, part) => sum + part.taxMinor, share.taxMinor)
    const isKnown = share.baseMinor !== null && off.every(({ baseMinor }) => baseMinor !== null)
    const baseMinor = isKnown ? off.reduce((sum, part) => sum + part.baseMinor!, share.baseMinor!) : null
    return { ...share, taxMinor, baseMinor }
  })
}

export function negated(shares: readonly TaxShare[]): TaxShare[] {
  return shares.map(({ baseMinor, taxMinor, ...share }) => ({
    ...share,
    taxMinor: 0 - taxMinor,
    baseMinor: baseMinor === null ? null : 0 - baseMinor,
  }))
}

export function sumOfTaxes(shares: readonly TaxShare[]): number {
  return shares.reduce((sum, { taxMinor }) => sum + taxMinor, 0)
}
