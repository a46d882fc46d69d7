// The quote as a whole: its sums, its schedule, its promise, and that nothing but its inputs moves it.

import { describe, expect, test } from 'vitest'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { PaymentTerms, StayOffer } from '#offers/terms/stay-offer.ts'
import {
  basePlan,
  context,
  day,
  derivedPlan,
  discount,
  fee,
  input,
  nights,
  noRefund,
  offer,
  tax,
} from '#tests/support/some-offer.ts'
import { bookingMode, engineVersion, type Quote, quote } from './quote.ts'

function quoted(stay: StayOffer, parts: Partial<StayInput> = {}, now = '2026-05-01T11:00:00Z'): Quote {
  const result = quote(stay, input(parts), context({ now: new Date(now) }))
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

const terms = (...instalments: [number, number | null][]): PaymentTerms => ({
  id: 1,
  name: 'Terms',
  instalments: instalments.map(([shareBasisPoints, daysBefore]) => ({ shareBasisPoints, daysBefore })),
})

describe('the lines', () => {
  const rich = offer({
    plans: [basePlan({ includedGuests: 1, extraGuestNightlyMinor: { adult: 10_00 } }), derivedPlan()],
    discounts: [discount({ kind: 'los', minNights: 7, appliesTo: ['night', 'fee'] })],
    fees: [fee(), fee({ id: 2, name: 'Cot', mandatory: false, amount: 15_00 })],
    taxes: [tax(), tax({ id: 2, kind: 'per_stay', amountMinor: 4_00, collectedBy: 'property' })],
  })

  test('come in the fixed order, each with what decided it', () => {
    const { lines } = quoted(rich, {
      nights: nights('2026-07-04', '2026-07-12'),
      extras: [{ feeId: 2, quantity: 1 }],
      ratePlanId: 2,
    })
    expect(lines.map(({ kind, ruleId }) => `${kind} ${ruleId}`)).toEqual([
      ...Array.from({ length: 8 }, () => 'night plan:2'),
      'extra_guest plan:1',
      'discount discount:1',
      'fee fee:1',
      'discount discount:1',
      'extra fee:2',
      'tax tax:1',
      'tax tax:2',
    ])
    expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index))
  })

  test('sum to the total, by kind and in all', () => {
    const { lines, lodgingMinor, feesMinor, discountMinor, taxMinor, totalMinor, dueAtPropertyMinor } = quoted(rich)
    expect(totalMinor).toBe(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
    expect(totalMinor).toBe(lodgingMinor + feesMinor + discountMinor + taxMinor)
    expect({ lodgingMinor, feesMinor, discountMinor, taxMinor, dueAtPropertyMinor }).toEqual({
      lodgingMinor: 770_00,
      feesMinor: 80_00,
      discountMinor: -78_00,
      taxMinor: 70_00 + 4_00,
      dueAtPropertyMinor: 4_00,
    })
  })

  test('carry their rules’ values, so that an edit of the catalogue moves no quote that was made', () => {
    const before = quoted(rich)
    const copy = structuredClone(before)
    const edited = { ...rich, catalogueVersion: 2, fees: [fee({ amount: 999_00 })] }
    expect(quoted(edited).totalMinor).not.toBe(before.totalMinor)
    expect(before).toEqual(copy)
    expect([before.catalogueVersion, before.engineVersion]).toEqual([1, engineVersion])
  })
})

describe('the schedule', () => {
  test('all at once', () => {
    expect(quoted(offer()).schedule).toEqual([{ kind: 'full', dueOn: null, dueAt: null, minor: 700_00 }])
  })

  test('prepayment and balance: the day is in the home’s zone, and in time until it ends', () => {
    const stay = offer({ paymentTerms: terms([3000, null], [7000, 30]) })
    expect(quoted(stay).schedule).toEqual([
      { kind: 'prepayment', dueOn: null, dueAt: null, minor: 210_00 },
      { kind: 'balance', dueOn: day('2026-06-04'), dueAt: '2026-06-04T23:00:00.000Z', minor: 490_00 },
    ])
  })

  test('what would be due today or earlier is due when booking', () => {
    const stay = offer({ paymentTerms: terms([3000, null], [3000, 60], [4000, 30]) })
    expect(quoted(stay, {}, '2026-05-05T22:00:00Z').schedule).toMatchObject([
      { minor: 420_00 },
      { kind: 'balance', minor: 280_00 },
    ])
    expect(quoted(stay, {}, '2026-06-04T12:00:00Z').schedule).toMatchObject([{ kind: 'full', minor: 700_00 }])
  })

  test('three parts that do not divide: the last takes what rounding leaves', () => {
    const stay = offer({
      plans: [basePlan({ baseNightlyMinor: 33_33 })],
      paymentTerms: terms([3333, null], [3333, 50], [3334, 10]),
    })
    const { schedule } = quoted(stay, { nights: nights('2026-07-04', '2026-07-05') })
    expect(schedule.map(({ kind, minor }) => [kind, minor])).toEqual([
      ['prepayment', 11_11],
      ['instalment', 11_11],
      ['balance', 11_11],
    ])
  })
})

describe('the rest of the promise', () => {
  test('the damage deposit stands apart from the total', () => {
    const rule = { id: 1, method: 'hold', placedDaysBefore: 1, releasedDaysAfter: 3 } as const
    const flat = quoted(offer({ damageDeposit: { ...rule, kind: 'flat', amount: 300_00 } }))
    expect(flat).toMatchObject({ totalMinor: 700_00, damageDeposit: { minor: 300_00, method: 'hold' } })
    const share = quoted(offer({ damageDeposit: { ...rule, kind: 'percent_of_lodging', amount: 2500 }, fees: [fee()] }))
    expect(share.damageDeposit?.minor).toBe(175_00)
    expect(quoted(offer()).damageDeposit).toBeNull()
  })

  test('instant becomes request, and request enquiry, by the days ahead', () => {
    const stay = offer({
      bookingMode: {
        usual: 'instant',
        overrides: [
          { fewerDaysThan: 14, mode: 'request' },
          { fewerDaysThan: 3, mode: 'enquiry' },
        ],
      },
    })
    expect([14, 13, 3, 2].map(lead => bookingMode(stay, lead))).toEqual(['instant', 'request', 'request', 'enquiry'])
    expect(quoted(stay, {}, '2026-06-21T11:00:00Z').bookingMode).toBe('request')
  })

  test('the cancellation terms are the plan’s own, else the home’s, with its zone and hour', () => {
    const plan = derivedPlan({ policy: { ...noRefund, name: 'Own' }, minNights: 1 })
    const stay = offer({ plans: [basePlan(), plan] })
    expect(quoted(stay, { ratePlanId: 2 }).refundTerms.policy.name).toBe('Own')
    expect(quoted(stay).refundTerms).toMatchObject({
      timeZone: 'Europe/Lisbon',
      checkInFrom: 960,
      checkIn: day('2026-07-04'),
    })
  })

  test('a rate may ask for more nights than the home; who booked fewer keeps them, and an operator may overrule it', () => {
    const stay = offer({ plans: [basePlan(), derivedPlan({ minNights: 5 })] })
    const asked = input({ ratePlanId: 2, nights: nights('2026-07-04', '2026-07-07') })
    const refused = { reason: 'minimum-arrival', minimum: 5, arrival: day('2026-07-04'), ruleId: 'plan:2' }
    expect(quote(stay, asked, context())).toEqual({ ok: false, verdicts: [refused] })
    expect(quote(stay, { ...asked, ratePlanId: undefined }, context()).ok).toBe(true)
    expect(quote(stay, asked, { ...context(), agreedNights: asked.nights }).ok).toBe(true)
    expect(quote(stay, asked, { ...context(), agreedNights: nights('2026-07-05', '2026-07-07') }).ok).toBe(false)
    expect(quote(stay, asked, { ...context(), overrules: true }).ok).toBe(true)
  })

  test('a home that is not offered and a plan that is not sold are refused beside everything else', () => {
    const result = quote(
      offer({ open: false }),
      input({ ratePlanId: 9, nights: nights('2026-04-01', '2026-04-05') }),
      context(),
    )
    expect(result.ok ? [] : result.verdicts.map(({ reason }) => reason)).toEqual([
      'not-offered',
      'in-past',
      'plan-unknown',
    ])
  })
})
