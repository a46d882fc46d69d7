// The base of a tax: the lines it names, night by night, and the people who pay it.

import type { TaxRule } from '#offers/terms/charges.ts'
import { inSpan } from '#offers/terms/day-span.ts'
import type { Person } from '#offers/terms/party.ts'
import { addDays } from '#values/calendar-day.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import { type Fraction, fraction, plus } from './fraction.ts'
import type { PricedLine } from './priced-line.ts'

export type TaxedVisit = {
  readonly nights: NightRange
  readonly people: readonly Person[]
  /** All taxes of the home: included ones determine the net price. */
  readonly taxes: readonly TaxRule[]
}

/** A portion of a line: of one night (counted from 0), or of the whole visit. */
export type Portion = { readonly line: PricedLine; readonly night: number | null; readonly minor: number }

/** Whether the visit is short enough to be taxed. */
export function reachesVisit({ minNightsExempt }: TaxRule, { nights }: TaxedVisit): boolean {
  return minNightsExempt === null || countNights(nights) < minNightsExempt
}

/** The taxable nights, from 0: those of the first so many on which the tax is in force. */
export function taxedNights(tax: TaxRule, { nights }: TaxedVisit): number[] {
  const counted = Math.min(countNights(nights), tax.maxNights ?? Number.POSITIVE_INFINITY)
  return Array.from({ length: counted }, (_, night) => night).filter(night =>
    inSpan(tax.validity, addDays(nights.checkIn, night)),
  )
}

export function taxedPeople({ exemptAgesBelow }: TaxRule, { people }: TaxedVisit): readonly Person[] {
  return exemptAgesBelow === null ? people : people.filter(({ age }) => age >= exemptAgesBelow)
}

/** The portions of `lines` that a percentage applies to; amounts not per night are dated to the day of arrival. */
export function taxedPortions(tax: TaxRule, lines: readonly PricedLine[], visit: TaxedVisit): Portion[] {
  const inForce = inSpan(tax.validity, visit.nights.checkIn)
  const nights = taxedNights(tax, visit)
  return lines
    .filter(({ taxCategory }) => tax.appliesTo.includes(taxCategory))
    .flatMap((line): Portion[] => {
      const { byNight, date } = line
      if (date !== null) {
        const night = date - visit.nights.checkIn
        return nights.includes(night) ? [{ line, night, minor: line.amountMinor }] : []
      }
      if (byNight) return nights.map(night => ({ line, night, minor: byNight[night] ?? 0 }))
      return inForce ? [{ line, night: null, minor: line.amountMinor }] : []
    })
}

/** 1 plus all rates included in the price of this portion: the divisor from gross to net. */
export function includedFactor({ line, night }: Portion, visit: TaxedVisit): Fraction {
  if (line.kind === 'tax') return fraction(1)
  return visit.taxes
    .filter(tax => tax.inclusive && tax.rate !== null && reachesVisit(tax, visit))
    .filter(tax => tax.appliesTo.includes(line.taxCategory))
    .filter(tax => inSpan(tax.validity, addDays(visit.nights.checkIn, night ?? 0)))
    .reduce((factor, { rate }) => plus(factor, fraction(rate?.numerator ?? 0, rate?.denominator ?? 1)), fraction(1))
}
