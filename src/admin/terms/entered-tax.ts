// A stored tax in the form of its input.

import type { TaxRule } from '#offers/terms/charges.ts'
import { addDays, writeCalendarDay } from '#values/calendar-day.ts'
import type { EnteredTax } from './tax-input.ts'
import { fixedKinds, taxedParts } from './tax-kinds.ts'

type SameAsRule =
  | ('kind' | 'amountByBand' | 'capPerGuestNightMinor' | 'onNet' | 'inclusive' | 'exemptAgesBelow' | 'maxNights')
  | ('minNightsExempt' | 'collectedBy' | 'validity' | 'rounding')

/** As a rule of prices, and what of it may still be missing. */
export type StoredTax = Pick<TaxRule, SameAsRule> & {
  readonly id: number
  readonly name: string
  readonly jurisdiction: string
  readonly position: number
  readonly rateNumerator: number | null
  readonly rateDenominator: number | null
  readonly amountMinor: number | null
  readonly appliesTo: readonly string[]
  readonly rateSource: string | null
  readonly checkedOn: string | null
  readonly confirmed: boolean
}

const orNothing = <Value>(value: Value | null) => value ?? undefined

export function enteredTax(tax: StoredTax): EnteredTax {
  const { from, until } = tax.validity
  const frame = {
    ...{ name: tax.name, jurisdiction: tax.jurisdiction, place: tax.position, inclusive: tax.inclusive },
    ...{ collectedBy: tax.collectedBy, rounding: tax.rounding, confirmed: tax.confirmed },
    ...{ exemptBelow: orNothing(tax.exemptAgesBelow), mostNights: orNothing(tax.maxNights) },
    exemptFrom: orNothing(tax.minNightsExempt),
    first: from === null ? undefined : writeCalendarDay(from),
    last: until === null ? undefined : writeCalendarDay(addDays(until, -1)),
    ...{ source: orNothing(tax.rateSource), checkedOn: orNothing(tax.checkedOn) },
  }
  const fixed = fixedKinds.find(kind => kind === tax.kind)
  if (!fixed) {
    const on = taxedParts.filter(part => tax.appliesTo.includes(part))
    const percent = percentOfRate(tax.rateNumerator, tax.rateDenominator)
    return {
      ...frame,
      taxKind: 'percent',
      percent,
      on,
      onNet: tax.onNet,
      capMinor: orNothing(tax.capPerGuestNightMinor),
    }
  }
  const bands = Object.entries(tax.amountByBand ?? {}).map(([band, minor]) => ({ band, minor }))
  return { ...frame, taxKind: fixed, amount: tax.amountByBand ? undefined : orNothing(tax.amountMinor), byBand: bands }
}

/** Four decimals at most: a rate from elsewhere that has more is told by the nearest. */
function percentOfRate(numerator: number | null, denominator: number | null): string | undefined {
  if (numerator === null || denominator === null) return undefined
  return (Math.round((numerator * 1_000_000) / denominator) / 10_000).toFixed(4).replace(/\.?0+$/, '')
}
