// Taxes on a price: amounts per night, per guest and night or per stay, and percentages rounded once.

import type { Fee, TaxRule } from '#offers/terms/charges.ts'
import { inSpan } from '#offers/terms/day-span.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { scaleMinor } from '#values/money.ts'
import type { LeftToPay } from './compiled-discounts.ts'
import { type CountedParty, taxedByBand } from './counted-party.ts'

/** A tax of one visit of one party: all that does not depend on what it costs. */
export type AskedTax = {
  /** The fixed part; the other fields describe the percentage added. */
  readonly fixedMinor: number
  /** The taxed nights. */
  readonly nights: readonly boolean[]
  /** Indexes of the fees, and of the earlier taxes, that it applies to. */
  readonly fees: readonly number[]
  readonly taxes: readonly number[]
  readonly numerator: number
  readonly denominator: number
}

type TaxedVisit = {
  readonly checkIn: number
  readonly count: number
  readonly feesOf: readonly Pick<Fee, 'taxCategory'>[]
  readonly counted: CountedParty
}

/** In order: a later one may apply to an earlier one. */
export function askTaxes(taxes: readonly TaxRule[], visit: TaxedVisit): readonly AskedTax[] {
  return taxes.map((tax, at) => {
    const isReached = tax.minNightsExempt === null || visit.count < tax.minNightsExempt
    const isFixed = tax.kind !== 'percent'
    if (!isReached || isFixed) return { ...takenOfNothing, fixedMinor: isReached ? fixedMinor(tax, visit) : 0 }
    return askPercentage(tax, taxes.slice(0, at), visit)
  })
}

const takenOfNothing: AskedTax = { fixedMinor: 0, nights: [], fees: [], taxes: [], numerator: 0, denominator: 1 }

/** All taxes on top of the prices; `left` and `fees` are the nights, extra guests and fees after their discounts. */
export function taxesMinor(taxes: readonly AskedTax[], left: LeftToPay, fees: readonly number[]): number {
  if (taxes.length === 1) return taxMinor(taxes[0]!, left, fees, none)
  const amounts: number[] = []
  let total = 0
  for (const tax of taxes) {
    const minor = taxMinor(tax, left, fees, amounts)
    amounts.push(minor)
    total += minor
  }
  return total
}

const none: readonly number[] = []

function taxMinor(tax: AskedTax, left: LeftToPay, fees: readonly number[], before: readonly number[]): number {
  if (tax.numerator === 0) return tax.fixedMinor
  let base = 0
  for (let night = 0; night < tax.nights.length; night++) {
    if (tax.nights[night]) base += left.nights[night]! + left.guests[night]!
  }
  for (const fee of tax.fees) base += fees[fee]!
  for (const earlier of tax.taxes) base += before[earlier]!
  return Math.max(0, scaleMinor(base, tax.numerator, tax.denominator))
}

function isInForce({ validity }: TaxRule, { checkIn }: TaxedVisit, night: number): boolean {
  return inSpan(validity, (checkIn + night) as CalendarDay)
}

function fixedMinor(tax: TaxRule, visit: TaxedVisit): number {
  if (tax.kind === 'per_stay') return isInForce(tax, visit, 0) ? tax.amountMinor : 0
  const nights = taxedNights(tax, visit).filter(Boolean).length
  if (tax.kind === 'per_night') return nights * tax.amountMinor
  const payers = taxedByBand(visit.counted, tax.exemptAgesBelow ?? 0)
  if (!tax.amountByBand) return (payers.get('') ?? 0) * nights * tax.amountMinor
  let total = 0
  for (const [band, unit] of Object.entries(tax.amountByBand)) total += (payers.get(band) ?? 0) * nights * unit
  return total
}

/** The taxable nights: those of the first so many on which the tax is in force. */
function taxedNights(tax: TaxRule, visit: TaxedVisit): boolean[] {
  const most = Math.min(visit.count, tax.maxNights ?? Number.POSITIVE_INFINITY)
  return Array.from({ length: most }, (_, night) => isInForce(tax, visit, night))
}

function askPercentage(tax: TaxRule, before: readonly TaxRule[], visit: TaxedVisit): AskedTax {
  const payers = taxedByBand(visit.counted, tax.exemptAgesBelow ?? 0).get('') ?? 0
  const { numerator = 0, denominator = 1 } = tax.rate ?? {}
  const isOccupied = isInForce(tax, visit, 0)
  const placesOf = (all: readonly { readonly taxCategory: string }[]) =>
    isOccupied ? [...all.keys()].filter(at => tax.appliesTo.includes(all[at]!.taxCategory)) : []
  return {
    fixedMinor: 0,
    nights: tax.appliesTo.includes('lodging') ? taxedNights(tax, visit) : [],
    fees: placesOf(visit.feesOf),
    taxes: placesOf(before),
    numerator: numerator * payers,
    denominator: denominator * visit.counted.people.length,
  }
}
