// Which price a night has: seasons, weekdays, single nights, derived plans.

import { describe, expect, test } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { basePlan, context, derivedPlan, input, nights, offer, override, season } from '#tests/support/some-offer.ts'

function nightly(stay: StayOffer, checkIn: string, checkOut: string, parts: Partial<StayInput> = {}): number[] {
  const now = new Date('2026-01-01T12:00:00Z')
  const result = quote(stay, input({ ...parts, nights: nights(checkIn, checkOut) }), context({ now }))
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote.lines.filter(({ kind }) => kind === 'night').map(({ amountMinor }) => amountMinor)
}

describe('the price of a night', () => {
  test('a season is split from the next mid-stay, by night', () => {
    const stay = offer({ plans: [basePlan({ seasons: [season('2026-07-06', '2026-07-08')] })] })
    expect(nightly(stay, '2026-07-04', '2026-07-09')).toEqual([100_00, 100_00, 200_00, 200_00, 100_00])
  })

  test('overlapping seasons: the higher priority wins, and its line says which', () => {
    const seasons = [
      season('2026-07-01', '2026-08-01', { id: 7 }),
      season('2026-07-05', '2026-07-06', {
        id: 8,
        name: 'Feast',
        priority: 1,
        price: { kind: 'nightly', minor: 333_00 },
      }),
    ]
    const stay = offer({ plans: [basePlan({ seasons })] })
    expect(nightly(stay, '2026-07-04', '2026-07-07')).toEqual([200_00, 333_00, 200_00])
    const result = quote(stay, input({ nights: nights('2026-07-05', '2026-07-06') }), context())
    expect(result).toMatchObject({ quote: { lines: [{ ruleId: 'season:8', label: 'Feast' }] } })
  })

  test('at equal priority a dated season goes before a yearly one, then the lower id', () => {
    const yearly = season('2026-01-01', '2027-01-01', {
      id: 1,
      when: { kind: 'yearly', span: { first: 701, last: 731 } },
      price: { kind: 'nightly', minor: 150_00 },
    })
    expect(
      nightly(
        offer({ plans: [basePlan({ seasons: [yearly, season('2026-07-05', '2026-07-06', { id: 2 })] })] }),
        '2026-07-04',
        '2026-07-07',
      ),
    ).toEqual([150_00, 200_00, 150_00])
  })

  test('weekday delta: Friday and Saturday cost more', () => {
    const stay = offer({ plans: [basePlan({ weekdayDeltaMinor: [0, 0, 0, 0, 30_00, 40_00, -5_00] })] })
    expect(nightly(stay, '2026-07-02', '2026-07-06')).toEqual([100_00, 130_00, 140_00, 95_00])
  })

  test('a season of certain weekdays leaves the others alone; percent and delta work on the weekday’s price', () => {
    const weekend = 0b0110000
    const percent = season('2026-07-01', '2026-08-01', {
      weekdays: weekend,
      price: { kind: 'percent', basisPoints: 2000 },
    })
    const stay = offer({ plans: [basePlan({ weekdayDeltaMinor: [0, 0, 0, 0, 30_00, 0, 0], seasons: [percent] })] })
    expect(nightly(stay, '2026-07-02', '2026-07-06')).toEqual([100_00, 156_00, 120_00, 100_00])
    const delta = { ...percent, price: { kind: 'delta', minor: -120_00 } as const }
    expect(nightly(offer({ plans: [basePlan({ seasons: [delta] })] }), '2026-07-03', '2026-07-06')).toEqual([
      0, 0, 100_00,
    ])
  })

  test('leap-year yearly season: one that ends on 29 February ends on the 28th in other years', () => {
    const winter = season('2026-01-01', '2027-01-01', { when: { kind: 'yearly', span: { first: 1220, last: 229 } } })
    const stay = offer({ plans: [basePlan({ seasons: [winter] })] })
    expect(nightly(stay, '2026-02-27', '2026-03-02')).toEqual([200_00, 200_00, 100_00])
    expect(nightly(stay, '2026-12-18', '2026-12-22')).toEqual([100_00, 100_00, 200_00, 200_00])
    const fromLeapDay = { ...winter, when: { kind: 'yearly', span: { first: 229, last: 310 } } as const }
    expect(nightly(offer({ plans: [basePlan({ seasons: [fromLeapDay] })] }), '2026-02-27', '2026-03-02')).toEqual([
      100_00, 100_00, 200_00,
    ])
    const now = new Date('2027-12-01T12:00:00Z')
    const leap = quote(stay, input({ nights: nights('2028-02-28', '2028-03-02') }), context({ now }))
    expect(leap.ok && leap.quote.lodgingMinor).toBe(500_00)
  })

  test('a price of one night goes before every season; the stay’s before the plan’s', () => {
    const seasons = [season('2026-07-01', '2026-08-01', { priority: 9 })]
    const plan = basePlan({
      seasons,
      overrides: [override('2026-07-04', { nightlyMinor: 50_00 }), override('2026-07-05', { nightlyMinor: 60_00 })],
    })
    const stay = offer({ plans: [plan], overrides: [override('2026-07-05', { nightlyMinor: 0 })] })
    expect(nightly(stay, '2026-07-04', '2026-07-07')).toEqual([50_00, 0, 200_00])
  })

  test('an entry that says nothing of the price leaves it', () => {
    expect(
      nightly(offer({ overrides: [override('2026-07-04', { minArrival: 1 })] }), '2026-07-04', '2026-07-05'),
    ).toEqual([100_00])
  })

  test('derived plan: its change is taken of whatever the parent asks, rounded half up each night', () => {
    const parent = basePlan({ baseNightlyMinor: 99_95, seasons: [season('2026-07-05', '2026-07-06')] })
    const derived = derivedPlan({ overrides: [override('2026-07-06', { nightlyMinor: 42_00 })] })
    const stay = offer({ plans: [parent, derived] })
    // 99.95 × 0.9 = 89.955, half a cent up.
    expect(nightly(stay, '2026-07-04', '2026-07-07', { ratePlanId: 2 })).toEqual([89_96, 180_00, 42_00])
    expect(nightly(stay, '2026-07-04', '2026-07-07', { ratePlanId: 1 })).toEqual([99_95, 200_00, 99_95])
  })

  test('a rate with a price of its own has its own seasons and single nights, whatever the usual one asks', () => {
    const own = derivedPlan({
      change: { kind: 'nightly', minor: 70_00 },
      seasons: [
        season('2026-07-05', '2026-07-06', { id: 5, price: { kind: 'nightly', minor: 90_00 } }),
        season('2026-07-06', '2026-07-07', { id: 6, price: { kind: 'percent', basisPoints: 1000 } }),
      ],
      overrides: [override('2026-07-07', { nightlyMinor: 42_00 })],
    })
    const usual = basePlan({
      seasons: [season('2026-07-01', '2026-08-01', { price: { kind: 'nightly', minor: 200_00 } })],
    })
    const stay = offer({ plans: [usual, own], overrides: [override('2026-07-04', { nightlyMinor: 500_00 })] })
    expect(nightly(stay, '2026-07-04', '2026-07-08', { ratePlanId: 2 })).toEqual([70_00, 90_00, 77_00, 42_00])
    expect(nightly(stay, '2026-07-04', '2026-07-06')).toEqual([500_00, 200_00])
  })

  test('a derived plan by an amount never falls below nothing', () => {
    const derived = derivedPlan({ change: { kind: 'delta', minor: -150_00 } })
    expect(nightly(offer({ plans: [basePlan(), derived] }), '2026-07-04', '2026-07-05', { ratePlanId: 2 })).toEqual([0])
  })

  test('a plan without a base price sells only the nights that have one', () => {
    const stay = offer({ plans: [basePlan({ baseNightlyMinor: null, seasons: [season('2026-07-01', '2026-07-06')] })] })
    expect(nightly(stay, '2026-07-04', '2026-07-06')).toEqual([200_00, 200_00])
    const result = quote(stay, input({ nights: nights('2026-07-04', '2026-07-07') }), context())
    expect(result).toMatchObject({ ok: false, verdicts: [{ reason: 'no-price' }] })
  })

  test('a home that is free of charge is quoted at nothing', () => {
    const seasons = [season('2026-07-05', '2026-07-06', { price: { kind: 'delta', minor: 10_00 } })]
    expect(nightly(offer({ plans: [basePlan({ baseNightlyMinor: 0, seasons })] }), '2026-07-04', '2026-07-06')).toEqual(
      [0, 10_00],
    )
  })
})
