// Taxes in their order: percentages of named lines, amounts by night, by guest and night, or by stay.

import type { TaxRule } from '#offers/terms/charges.ts'
import { inSpan } from '#offers/terms/day-span.ts'
import { countByBand } from '#offers/terms/party.ts'
import { type Fraction, fraction, plus, rounded, smaller, times } from './fraction.ts'
import { type PricedLine, pricedLine } from './priced-line.ts'
import {
  includedFactor,
  type Portion,
  reachesVisit,
  type TaxedVisit,
  taxedNights,
  taxedPeople,
  taxedPortions,
} from './taxed-portions.ts'

/**
 * `lines` with the tax included in each, then a line for each tax due. An included tax has a zero line that states its
 * amount.
 */
export function withTaxes(lines: readonly PricedLine[], visit: TaxedVisit): PricedLine[] {
  let taxed = [...lines]
  for (const tax of visit.taxes.filter(each => reachesVisit(each, visit))) {
    if (tax.kind !== 'percent') taxed.push(...fixedTax(tax, visit))
    else if (tax.inclusive) taxed = withIncluded(tax, taxed, visit)
    else taxed.push(...addedTax(tax, taxed, visit))
  }
  return taxed
}

/** A fixed-amount tax: one line for each distinct amount. */
function fixedTax(tax: TaxRule, visit: TaxedVisit): PricedLine[] {
  const nights = taxedNights(tax, visit).length
  if (tax.kind === 'per_stay') {
    const inForce = inSpan(tax.validity, visit.nights.checkIn)
    return inForce ? [fixedLine(tax, 1, tax.amountMinor, nights)] : []
  }
  if (tax.kind === 'per_night') return nights > 0 ? [fixedLine(tax, nights, tax.amountMinor, nights)] : []
  const counts = new Map<number, number>()
  for (const [band, count] of countByBand(taxedPeople(tax, visit))) {
    const unit = tax.amountByBand ? (tax.amountByBand[band] ?? 0) : tax.amountMinor
    if (unit > 0) counts.set(unit, (counts.get(unit) ?? 0) + count * nights)
  }
  return [...counts]
    .filter(([, quantity]) => quantity > 0)
    .map(([unitMinor, quantity]) => fixedLine(tax, quantity, unitMinor, nights))
}

function fixedLine(tax: TaxRule, quantity: number, amount: number, nights: number): PricedLine {
  const unitMinor = tax.inclusive ? 0 : amount
  return pricedLine({
    ...taxFrame(tax),
    quantity,
    unitMinor,
    inclusiveTaxMinor: tax.inclusive ? quantity * amount : 0,
    tax: tax.kind === 'per_stay' ? { kind: 'per_stay' } : { kind: 'per_night', nights },
  })
}

/**
 * A percentage added to the prices, never negative: rounding line by line, a fully discounted price could otherwise
 * leave a tax of minus one.
 */
function addedTax(tax: TaxRule, lines: readonly PricedLine[], visit: TaxedVisit): PricedLine[] {
  const share = fraction(taxedPeople(tax, visit).length, visit.people.length)
  const rate = times(rateOf(tax), share)
  const portions = taxedPortions(tax, lines, visit)
  const taxOn = (portion: Portion) => {
    const { numerator, denominator } = tax.onNet ? includedFactor(portion, visit) : fraction(1)
    return times(fraction(BigInt(portion.minor) * denominator, numerator), rate)
  }
  const parts =
    tax.capPerGuestNightMinor === null
      ? portions.map(portion => ({ key: portion.line as unknown, value: taxOn(portion) }))
      : cappedNights(portions, taxOn, fraction(tax.capPerGuestNightMinor * taxedPeople(tax, visit).length))
  const unitMinor = Math.max(0, roundedSum(tax, parts))
  if (unitMinor === 0) return []
  return [pricedLine({ ...taxFrame(tax), quantity: 1, unitMinor, tax: percentTax(tax) })]
}

type Part = { readonly key: unknown; readonly value: Fraction }

/** The nights' taxes, each capped at `most`; amounts not per night are not capped. */
function cappedNights(portions: readonly Portion[], taxOn: (portion: Portion) => Fraction, most: Fraction): Part[] {
  return [...Map.groupBy(portions, ({ night }) => night)].map(([night, pieces]) => {
    const value = pieces.map(taxOn).reduce(plus, fraction(0))
    return { key: night, value: night === null ? value : smaller(value, most) }
  })
}

/** Rounded once, or per line (per night of a capped tax) and then summed. */
function roundedSum({ rounding }: TaxRule, parts: readonly Part[]): number {
  const groups = rounding === 'total' ? [parts] : [...Map.groupBy(parts, ({ key }) => key).values()]
  return groups
    .map(group => rounded(group.map(({ value }) => value).reduce(plus, fraction(0))))
    .reduce((sum, minor) => sum + minor, 0)
}

/**
 * Extracts a percentage from the prices: gross × rate ÷ (1 + all included rates); the rounding difference goes to the
 * largest line. No tax includes another.
 */
function withIncluded(tax: TaxRule, lines: readonly PricedLine[], visit: TaxedVisit): PricedLine[] {
  const rate = rateOf(tax)
  const values = new Map<PricedLine, Fraction>()
  const prices = lines.filter(({ kind }) => kind !== 'tax')
  for (const portion of taxedPortions(tax, prices, visit)) {
    const { numerator, denominator } = includedFactor(portion, visit)
    const value = times(fraction(BigInt(portion.minor) * denominator, numerator), rate)
    values.set(portion.line, plus(values.get(portion.line) ?? fraction(0), value))
  }
  const shares = new Map([...values].map(([line, value]) => [line, rounded(value)]))
  const sum = [...shares.values()].reduce((total, share) => total + share, 0)
  const whole = tax.rounding === 'line' ? sum : rounded([...values.values()].reduce(plus, fraction(0)))
  const total = Math.max(0, whole)
  if (total === 0) return [...lines]
  const largest = [...shares.keys()].reduce((most, line) => (line.amountMinor > most.amountMinor ? line : most))
  shares.set(largest, (shares.get(largest) ?? 0) + total - sum)
  return [
    ...lines.map(line => ({ ...line, inclusiveTaxMinor: line.inclusiveTaxMinor + (shares.get(line) ?? 0) })),
    pricedLine({ ...taxFrame(tax), quantity: 1, unitMinor: 0, inclusiveTaxMinor: total, tax: percentTax(tax) }),
  ]
}

function rateOf({ rate }: TaxRule): Fraction {
  return fraction(rate?.numerator ?? 0, rate?.denominator ?? 1)
}

function percentTax({ appliesTo, rate }: TaxRule) {
  return { kind: 'percent', appliesTo, ...(rate && { rate }) } as const
}

function taxFrame({ id, name, taxCategory, collectedBy }: TaxRule) {
  return { kind: 'tax', label: name, ruleId: `tax:${id}`, taxCategory, collectedBy } as const
}
