// Discounts: their order, their thresholds, and how far down they go.

import { describe, expect, test } from 'vitest'
import { type Quote, quote } from '#offers/quote/quote.ts'
import type { OfferContext, StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import {
  basePlan,
  context,
  day,
  discount,
  fee,
  input,
  nights,
  offer,
  rule,
  taken,
  tax,
} from '#tests/support/some-offer.ts'

function quoted(stay: StayOffer, parts: Partial<StayInput> = {}, moment: Partial<OfferContext> = {}): Quote {
  const result = quote(stay, input(parts), context(moment))
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

/** The discounts by rule, as positive amounts. */
function off(
  stay: StayOffer,
  parts: Partial<StayInput> = {},
  moment: Partial<OfferContext> = {},
): Record<string, number> {
  const lines = quoted(stay, parts, moment).lines.filter(({ kind }) => kind === 'discount')
  return Object.fromEntries(lines.map(({ ruleId, amountMinor }) => [ruleId, -amountMinor]))
}

const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const
const fixed = (minor: number) => ({ kind: 'fixed', minor }) as const
const week = discount({ kind: 'los', minNights: 7 })

describe('automatic discounts', () => {
  test('the length-of-stay threshold exactly met counts, one night less does not', () => {
    const stay = offer({ discounts: [week] })
    expect(off(stay)).toEqual({ 'discount:1': 70_00 })
    expect(off(stay, { nights: nights('2026-07-04', '2026-07-10') })).toEqual({})
  })

  test('of two lengths the better one is given, not both', () => {
    const month = discount({ kind: 'los', id: 2, minNights: 28, reduction: percent(2000) })
    const stay = offer({ discounts: [week, month] })
    expect(off(stay, { nights: nights('2026-07-01', '2026-07-29') })).toEqual({ 'discount:2': 560_00 })
  })

  test('early and length of stay: one after the other, the second on what the first leaves', () => {
    const early = discount({ kind: 'early', id: 2, minLeadDays: 60 })
    expect(off(offer({ discounts: [week, early] }))).toEqual({ 'discount:1': 70_00, 'discount:2': 63_00 })
    expect(quoted(offer({ discounts: [early, week] })).totalMinor).toBe(567_00)
  })

  test('early, last minute and gap compete: the better one is given', () => {
    const early = discount({ kind: 'early', id: 2, minLeadDays: 10, reduction: percent(500) })
    const late = discount({ kind: 'last_minute', id: 3, maxLeadDays: 90, reduction: percent(1200) })
    const gap = discount({ kind: 'gap', id: 4, maxGapNights: 7, reduction: percent(2000) })
    expect(off(offer({ discounts: [early, late, gap] }))).toEqual({ 'discount:3': 84_00 })
    const full = { taken: [taken('2026-07-01', '2026-07-04'), taken('2026-07-11', '2026-07-14')] }
    expect(off(offer({ discounts: [early, late, gap] }), {}, full)).toEqual({ 'discount:4': 140_00 })
  })

  test('one that stacks comes on top of the best of its rivals', () => {
    const late = discount({ kind: 'last_minute', id: 2, maxLeadDays: 90 })
    const more = discount({ kind: 'last_minute', id: 3, maxLeadDays: 90, stackable: true })
    expect(off(offer({ discounts: [late, more] }))).toEqual({ 'discount:2': 70_00, 'discount:3': 63_00 })
  })

  test('the best is chosen night by night, where discounts hold only for some nights', () => {
    const july = discount({
      kind: 'early',
      id: 2,
      minLeadDays: 1,
      nights: { from: day('2026-07-01'), until: day('2026-07-06') },
      reduction: percent(3000),
    })
    const always = discount({ kind: 'early', id: 3, minLeadDays: 1 })
    expect(off(offer({ discounts: [july, always] }))).toEqual({ 'discount:2': 60_00, 'discount:3': 50_00 })
  })

  test('lead thresholds are met on their very day, by days at the home', () => {
    const early = discount({ kind: 'early', minLeadDays: 64 })
    const late = discount({ kind: 'last_minute', id: 2, maxLeadDays: 63 })
    expect(off(offer({ discounts: [early, late] }))).toEqual({ 'discount:1': 70_00 })
    expect(off(offer({ discounts: [early, late] }), {}, { now: new Date('2026-05-02T00:30:00Z') })).toEqual({
      'discount:2': 70_00,
    })
  })

  test('a fixed amount is taken off each night and never more than the night costs', () => {
    expect(off(offer({ discounts: [{ ...week, reduction: fixed(30_00) }] }))).toEqual({ 'discount:1': 210_00 })
    expect(off(offer({ discounts: [{ ...week, reduction: fixed(130_00) }] }))).toEqual({ 'discount:1': 700_00 })
  })

  test('extra guests and fees are reduced only where it is stated', () => {
    const plan = basePlan({ includedGuests: 1, extraGuestNightlyMinor: { adult: 20_00 } })
    const stay = offer({ plans: [plan], fees: [fee()], discounts: [week] })
    expect(quoted(stay).discountMinor).toBe(-70_00)
    const wide = offer({
      plans: [plan],
      fees: [fee()],
      discounts: [{ ...week, appliesTo: ['night', 'extra_guest', 'fee'] }],
    })
    expect(quoted(wide).lines.filter(({ kind }) => kind === 'discount')).toMatchObject([
      { amountMinor: -70_00, reduces: { kind: 'night', ruleId: null } },
      { amountMinor: -14_00, reduces: { kind: 'extra_guest', ruleId: null } },
      { amountMinor: -8_00, reduces: { kind: 'fee', ruleId: 'fee:1' }, taxCategory: 'service' },
    ])
  })

  test('the discount of a gap-filling rule is given only to the visit that fills the gap', () => {
    const rules = [
      rule({ kind: 'min_arrival', nights: 5 }),
      rule({ kind: 'gap_fill', floor: 2, discountBasisPoints: 1500 }, { id: 2 }),
    ]
    const three = { taken: [taken('2026-07-01', '2026-07-04'), taken('2026-07-07', '2026-07-14')] }
    expect(off(offer({ rules }), { nights: nights('2026-07-04', '2026-07-07') }, three)).toEqual({ 'rule:2': 45_00 })
    expect(off(offer({ rules }), { nights: nights('2026-07-04', '2026-07-09') })).toEqual({})
  })

  test('rounding half: each night is rounded half up', () => {
    const stay = offer({ plans: [basePlan({ baseNightlyMinor: 10_05 })], discounts: [week] })
    // A tenth of 10.05 is 1.005, rounded to 1.01 on each of seven nights.
    expect(off(stay)).toEqual({ 'discount:1': 7_07 })
  })
})

describe('coupons', () => {
  const sun = discount({ kind: 'coupon', code: 'SUN', reduction: fixed(150_00) })
  const stay = offer({ discounts: [sun] })

  test('a code is found however it is spaced and capitalised, and an unknown one is refused', () => {
    expect(off(stay, { couponCode: ' sun ' })).toEqual({ 'discount:1': 150_00 })
    expect(quote(stay, input({ couponCode: 'MOON' }), context())).toMatchObject({
      verdicts: [{ reason: 'coupon-unknown' }],
    })
    expect(off(stay)).toEqual({})
  })

  test('it comes last, on what the others leave', () => {
    const half = { ...sun, id: 2, reduction: percent(5000) }
    expect(off(offer({ discounts: [half, week] }), { couponCode: 'SUN' })).toEqual({
      'discount:1': 70_00,
      'discount:2': 315_00,
    })
  })

  test('a coupon can bring the total to 0, and nothing is due then', () => {
    const all = { ...sun, reduction: fixed(5000_00), appliesTo: ['night', 'extra_guest', 'fee'] as const }
    const free = quoted(offer({ discounts: [all], fees: [fee()], taxes: [tax()] }), { couponCode: 'SUN' })
    expect(free.totalMinor).toBe(0)
    expect(free.schedule).toEqual([])
    expect(free.lines.every(({ amountMinor }) => !Object.is(amountMinor, -0))).toBe(true)
  })

  test('what a fixed amount does not spend on nights goes to fees where that is stated, and is lost otherwise', () => {
    const large = { ...sun, reduction: fixed(750_00) }
    expect(quoted(offer({ discounts: [large], fees: [fee()] }), { couponCode: 'SUN' }).totalMinor).toBe(80_00)
    const wide = { ...large, appliesTo: ['night', 'fee'] as const }
    expect(quoted(offer({ discounts: [wide], fees: [fee()] }), { couponCode: 'SUN' }).totalMinor).toBe(30_00)
  })

  test('limits, days of booking, nights and length are each refused with their reason', () => {
    const strict = {
      ...sun,
      minNights: 8,
      limits: { total: 2, perGuest: 1 },
      bookable: { from: day('2026-06-01'), until: null },
      nights: { from: day('2026-08-01'), until: null },
    }
    const result = quote(
      offer({ discounts: [strict] }),
      input({ couponCode: 'SUN' }),
      context({ couponUses: { total: 2, byGuest: 0 } }),
    )
    expect(result.ok ? [] : result.verdicts.map(({ reason }) => reason)).toEqual([
      'coupon-not-now',
      'coupon-not-for-these-nights',
      'coupon-needs-nights',
      'coupon-used-up',
    ])
    const mine = quote(
      offer({ discounts: [{ ...sun, limits: { total: null, perGuest: 1 } }] }),
      input({ couponCode: 'SUN' }),
      context({ couponUses: { total: 9, byGuest: 1 } }),
    )
    expect(mine).toMatchObject({ verdicts: [{ reason: 'coupon-used-up' }] })
  })
})
