// What taxes add to a price: amounts by night, by guest and night or by stay, and percentages rounded once.

import { inSpan } from '#offers/day-span.ts'
import type { Fee, TaxRule } from '#offers/prices/charges.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { LeftToPay } from './compiled-discounts.ts'
import { type CountedParty, taxedByBand } from './counted-party.ts'
import { scaled } from './scaled.ts'

export type TaxedPrice = {
  /** The nights and extra guests after their discounts. */
  readonly left: LeftToPay
  readonly feesOf: readonly Pick<Fee, 'taxCategory'>[]
  /** What is to pay of each fee, in the same order. */
  readonly fees: readonly number[]
  readonly counted: CountedParty
}

/** All taxes on top of the prices, in their order: a later one may be taken of an earlier. */
export function taxesMinor(taxes: readonly TaxRule[], price: TaxedPrice): number {
  const amounts: number[] = []
  let total = 0
  for (const tax of taxes) {
    const minor = isReached(tax, price) ? taxMinor(tax, taxes, amounts, price) : 0
    amounts.push(minor)
    total += minor
  }
  return total
}

function isReached({ minNightsExempt }: TaxRule, { left }: TaxedPrice): boolean {
  return minNightsExempt === null || left.nights.length < minNightsExempt
}

function isInForce({ validity }: TaxRule, { left }: TaxedPrice, night: number): boolean {
  return inSpan(validity, (left.checkIn + night) as CalendarDay)
}

function taxMinor(tax: TaxRule, taxes: readonly TaxRule[], before: readonly number[], price: TaxedPrice): number {
  if (tax.kind === 'per_stay') return isInForce(tax, price, 0) ? tax.amountMinor : 0
  if (tax.kind === 'percent') return percentMinor(tax, taxes, before, price)
  const nights = countTaxed(tax, price)
  if (tax.kind === 'per_night') return nights * tax.amountMinor
  const payers = taxedByBand(price.counted, tax.exemptAgesBelow ?? 0)
  if (!tax.amountByBand) return (payers.get('') ?? 0) * nights * tax.amountMinor
  let total = 0
  for (const [band, unit] of Object.entries(tax.amountByBand)) total += (payers.get(band) ?? 0) * nights * unit
  return total
}

/** The nights that count: the first so many, and of these the ones for which the tax is in force. */
function countTaxed(tax: TaxRule, price: TaxedPrice): number {
  const most = Math.min(price.left.nights.length, tax.maxNights ?? Number.POSITIVE_INFINITY)
  let count = 0
  for (let night = 0; night < most; night++) if (isInForce(tax, price, night)) count += 1
  return count
}

function percentMinor(tax: TaxRule, taxes: readonly TaxRule[], before: readonly number[], price: TaxedPrice): number {
  const { left, feesOf, fees, counted } = price
  let base = 0
  if (tax.appliesTo.includes('lodging')) {
    const most = Math.min(left.nights.length, tax.maxNights ?? Number.POSITIVE_INFINITY)
    for (let night = 0; night < most; night++) {
      if (isInForce(tax, price, night)) base += left.nights[night]! + left.guests[night]!
    }
  }
  if (isInForce(tax, price, 0)) {
    for (let at = 0; at < fees.length; at++) if (tax.appliesTo.includes(feesOf[at]!.taxCategory)) base += fees[at]!
    for (let at = 0; at < before.length; at++) if (tax.appliesTo.includes(taxes[at]!.taxCategory)) base += before[at]!
  }
  const payers = taxedByBand(counted, tax.exemptAgesBelow ?? 0).get('') ?? 0
  const { numerator = 0, denominator = 1 } = tax.rate ?? {}
  return Math.max(0, scaled(base, numerator * payers, denominator * counted.people.length))
}
