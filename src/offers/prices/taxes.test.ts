// Taxes: examples of many countries worked by hand, and each edge by its name.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Quote, quote } from '#offers/quote/quote.ts'
import type { TaxRule } from '#offers/terms/charges.ts'
import { everyDay } from '#offers/terms/day-span.ts'
import type { AgeBand, Party } from '#offers/terms/party.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { basePlan, context, day, discount, fee, input, nights, offer, tax } from '#tests/support/some-offer.ts'
import { addDays } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'

type Example = {
  readonly place: string
  readonly source?: string
  readonly illustrative?: boolean
  readonly currency: string
  readonly checkIn: string
  readonly nights: number
  readonly nightlyMinor: number
  readonly cleaningMinor?: number
  readonly party: Partial<Party>
  readonly ageBands?: readonly AgeBand[]
  readonly taxes: readonly (Partial<TaxRule> & { readonly from?: string; readonly until?: string })[]
  readonly arithmetic: readonly string[]
  readonly expected: {
    readonly taxes?: Readonly<Record<string, number>>
    readonly included?: Readonly<Record<string, number>>
    readonly includedByLine?: readonly number[]
    readonly dueAtProperty?: number
    readonly total: number
  }
}

const { examples } = JSON.parse(readFileSync(inProject('tests', 'golden', 'lodging-taxes.json'), 'utf8')) as {
  examples: Example[]
}

function quoted(stay: StayOffer, parts: Partial<StayInput> = {}): Quote {
  const result = quote(stay, input(parts), context({ now: new Date('2025-08-01T12:00:00Z') }))
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

function quoteOf(example: Example): Quote {
  const checkIn = day(example.checkIn)
  const stay = offer({
    currency: currency(example.currency),
    plans: [basePlan({ baseNightlyMinor: example.nightlyMinor })],
    fees: example.cleaningMinor === undefined ? [] : [fee({ amount: example.cleaningMinor })],
    taxes: example.taxes.map(({ from, until, ...rule }, index) =>
      tax({
        id: index + 1,
        validity: from && until ? { from: day(from), until: day(until) } : everyDay,
        ...rule,
      }),
    ),
    ...(example.ageBands ? { ageBands: example.ageBands } : {}),
  })
  return quoted(stay, {
    nights: { checkIn, checkOut: addDays(checkIn, example.nights) },
    party: { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0, ...example.party },
  })
}

describe('lodging taxes worked by hand', () => {
  test.each(examples.map(example => [example.place, example] as const))('%s', (_, example) => {
    const { lines, totalMinor, dueAtPropertyMinor } = quoteOf(example)
    const taxes = lines.filter(({ kind }) => kind === 'tax')
    const sums = (amount: (line: (typeof lines)[number]) => number) => {
      const found: Record<string, number> = {}
      for (const line of taxes) if (amount(line) !== 0) found[line.label] = (found[line.label] ?? 0) + amount(line)
      return found
    }
    const { expected } = example
    expect(sums(line => line.amountMinor)).toEqual(expected.taxes ?? {})
    expect(sums(line => line.inclusiveTaxMinor)).toEqual(expected.included ?? {})
    expect(dueAtPropertyMinor).toBe(expected.dueAtProperty ?? 0)
    expect(totalMinor).toBe(expected.total)
    if (expected.includedByLine) {
      const byLine = lines.filter(({ kind }) => kind !== 'tax').map(({ inclusiveTaxMinor }) => inclusiveTaxMinor)
      expect(byLine).toEqual(expected.includedByLine)
    }
  })

  test('at least twelve countries, each with its arithmetic and either a source or the word illustrative', () => {
    const countries = new Set(examples.map(({ place }) => place.slice(0, 2)))
    expect(countries.size).toBeGreaterThanOrEqual(12)
    for (const { arithmetic, source, illustrative } of examples) {
      expect(arithmetic.length).toBeGreaterThan(0)
      expect(Boolean(source) !== Boolean(illustrative)).toBe(true)
    }
  })
})

describe('taxes', () => {
  const perHead = tax({ kind: 'per_guest_night', amountMinor: 3_00 })
  const included = (stay: StayOffer, parts: Partial<StayInput> = {}) => quoted(stay, parts).includedTaxMinor

  test('tourist tax with a cap of 21 nights: the 22nd is free', () => {
    const stay = offer({ taxes: [{ ...perHead, maxNights: 21 }] })
    expect(quoted(stay, { nights: nights('2026-07-01', '2026-07-22') }).taxMinor).toBe(126_00)
    expect(quoted(stay, { nights: nights('2026-07-01', '2026-07-31') }).taxMinor).toBe(126_00)
  })

  test('a long stay is exempt from its threshold on', () => {
    const stay = offer({ taxes: [{ ...perHead, minNightsExempt: 30 }] })
    expect(quoted(stay, { nights: nights('2026-07-01', '2026-07-30') }).taxMinor).toBe(174_00)
    expect(quoted(stay, { nights: nights('2026-07-01', '2026-07-31') }).taxMinor).toBe(0)
  })

  test('per guest and night at ages 1, 2, 12, 17 and adult, exempt below 12', () => {
    const stay = offer({ taxes: [{ ...perHead, exemptAgesBelow: 12 }] })
    const party = { adults: 1, childAges: [1, 2, 12, 17], infants: 0, pets: 0, serviceAnimals: 0 }
    expect(quoted(stay, { party }).taxMinor).toBe(3 * 7 * 3_00)
  })

  test('a percentage with a cap of nights leaves later nights, their guests and their discounts alone', () => {
    const plan = basePlan({ includedGuests: 1, extraGuestNightlyMinor: { adult: 20_00 } })
    const stay = offer({
      plans: [plan],
      discounts: [discount({ kind: 'los', minNights: 7, appliesTo: ['night', 'extra_guest'] })],
      taxes: [tax({ maxNights: 2 })],
    })
    // Two nights of 120.00 less a tenth: 216.00, a tenth of it is tax.
    expect(quoted(stay).taxMinor).toBe(21_60)
  })

  test('a rate that changes during the visit holds for its own nights, and for fees as on arrival', () => {
    const old = tax({ validity: { from: null, until: day('2026-07-06') }, appliesTo: ['lodging', 'service'] })
    const fresh = {
      ...old,
      id: 2,
      rate: { numerator: 20, denominator: 100 },
      validity: { from: day('2026-07-06'), until: null },
    }
    const lines = quoted(offer({ fees: [fee()], taxes: [old, fresh] })).lines.filter(({ kind }) => kind === 'tax')
    expect(lines).toMatchObject([{ amountMinor: 28_00 }, { amountMinor: 100_00 }])
  })

  test('rounding by line and by total differ, and both are exact', () => {
    const plan = basePlan({ baseNightlyMinor: 10_05 })
    const byTotal = tax({ rate: { numerator: 1, denominator: 10 }, rounding: 'total' })
    expect(quoted(offer({ plans: [plan], taxes: [byTotal] })).taxMinor).toBe(7_04)
    expect(quoted(offer({ plans: [plan], taxes: [{ ...byTotal, rounding: 'line' }] })).taxMinor).toBe(7_07)
  })

  test('a half is rounded up: of yen as of fils', () => {
    const half = tax({ rate: { numerator: 1, denominator: 2 } })
    const parts = { nights: nights('2026-07-04', '2026-07-05') }
    for (const code of ['JPY', 'KWD']) {
      const stay = offer({ currency: currency(code), plans: [basePlan({ baseNightlyMinor: 12_345 })], taxes: [half] })
      expect(quoted(stay, parts).taxMinor).toBe(6173)
    }
  })

  test('two included rates are split out of one price', () => {
    const taxes = [
      tax({ rate: { numerator: 10, denominator: 100 }, inclusive: true }),
      tax({ id: 2, rate: { numerator: 2, denominator: 100 }, inclusive: true }),
    ]
    // 700.00 ÷ 1.12 = 625.00; a tenth and a fiftieth of it.
    const { lines } = quoted(offer({ taxes }))
    expect(lines.filter(({ kind }) => kind === 'tax')).toMatchObject([
      { amountMinor: 0, inclusiveTaxMinor: 62_50 },
      { amountMinor: 0, inclusiveTaxMinor: 12_50 },
    ])
    expect(included(offer({ taxes }))).toBe(75_00)
  })

  test('an included tax adds nothing, whatever its kind', () => {
    const taxes = [
      { ...perHead, inclusive: true },
      tax({ id: 2, kind: 'per_stay', amountMinor: 5_00, inclusive: true }),
      tax({ id: 3, kind: 'per_night', amountMinor: 1_00, inclusive: true }),
    ]
    expect(quoted(offer({ taxes }))).toMatchObject({
      totalMinor: 700_00,
      taxMinor: 0,
      includedTaxMinor: 42_00 + 5_00 + 7_00,
    })
  })

  test('taxes are taken of what discounts leave', () => {
    const stay = offer({ discounts: [discount({ kind: 'los', minNights: 7 })], taxes: [tax({ id: 1 })] })
    expect(quoted(stay).taxMinor).toBe(63_00)
  })

  test('totals over 2^31 stay exact', () => {
    const stay = offer({
      plans: [basePlan({ baseNightlyMinor: 9_000_000_007 })],
      taxes: [tax({ rate: { numerator: 7, denominator: 300 } })],
    })
    const { lodgingMinor, taxMinor } = quoted(stay)
    expect(lodgingMinor).toBe(63_000_000_049)
    // 63000000049 × 7 ÷ 300 = 1470000001.143…
    expect(taxMinor).toBe(1_470_000_001)
  })

  test('what is collected at the home is in the total and not in what is due to us', () => {
    const stay = offer({ taxes: [{ ...perHead, collectedBy: 'property' }] })
    expect(quoted(stay)).toMatchObject({ totalMinor: 742_00, dueAtPropertyMinor: 42_00, schedule: [{ minor: 700_00 }] })
  })
})
