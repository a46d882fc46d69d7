// Refunds: every preset at its cut-offs, grace, fees, taxes, payments, changes of dates.

import { describe, expect, test } from 'vitest'
import { type Quote, quote } from '#offers/quote/quote.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { bookedTerms, type RefundTerms } from '#offers/terms/refund-terms.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
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
import { amendedTerms } from './amended-terms.ts'
import { type PresetName, policyPreset } from './policy-presets.ts'
import { type CancelledBy, refund } from './refund.ts'
import type { Payment } from './refund-allocation.ts'
import { cutOff, shareAt } from './refund-share.ts'

const preset = (name: PresetName): CancellationPolicy => ({ id: 1, ...policyPreset(name) })

function quoted(parts: Partial<StayOffer> = {}): Quote {
  const result = quote(offer(parts), input({ nights: nights('2026-07-04', '2026-07-11') }), context())
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

const paid = (minor: number, id = 'a', at = '2026-05-01T12:00:00Z'): Payment => ({
  id,
  capturedMinor: minor,
  refundedMinor: 0,
  capturedAt: new Date(at),
})

/** What comes back of a whole price of 700.00 paid in full. */
function back(terms: RefundTerms, at: string | Date, by: CancelledBy = 'guest', price: Quote = quoted()): number {
  return refund(terms, price, [paid(price.totalMinor - price.dueAtPropertyMinor)], new Date(at), by).refundMinor
}

describe('presets at their cut-offs', () => {
  // Check-in is on 4 July at 16:00 in Lisbon, which is 15:00 UTC.
  test.each<[PresetName, readonly (readonly [string, number, number])[]]>([
    ['Flexible', [['2026-07-03T15:00:00Z', 700_00, 0]]],
    [
      'Moderate',
      [
        ['2026-06-29T15:00:00Z', 700_00, 350_00],
        ['2026-07-04T15:00:00Z', 350_00, 0],
      ],
    ],
    [
      'Limited',
      [
        ['2026-06-20T15:00:00Z', 700_00, 350_00],
        ['2026-06-27T15:00:00Z', 350_00, 0],
      ],
    ],
    [
      'Firm',
      [
        ['2026-06-04T15:00:00Z', 700_00, 350_00],
        ['2026-06-27T15:00:00Z', 350_00, 0],
      ],
    ],
    [
      'Relaxed',
      [
        ['2026-06-20T15:00:00Z', 700_00, 350_00],
        ['2026-06-27T15:00:00Z', 350_00, 0],
      ],
    ],
    [
      'Moderate as on Vrbo',
      [
        ['2026-06-04T15:00:00Z', 700_00, 350_00],
        ['2026-06-20T15:00:00Z', 350_00, 0],
      ],
    ],
    [
      'Firm as on Vrbo',
      [
        ['2026-05-05T15:00:00Z', 700_00, 350_00],
        ['2026-06-04T15:00:00Z', 350_00, 0],
      ],
    ],
    ['Strict', [['2026-05-05T15:00:00Z', 700_00, 0]]],
    ['Non-refundable', []],
  ])('%s: one second before, at and one second after each', (name, cutOffs) => {
    const { refundTerms } = quoted({ policy: preset(name) })
    for (const [at, before, after] of cutOffs) {
      const instant = Date.parse(at)
      expect(back(refundTerms, new Date(instant - 1000))).toBe(before)
      expect(back(refundTerms, new Date(instant))).toBe(before)
      expect(back(refundTerms, new Date(instant + 1000))).toBe(after)
    }
    if (cutOffs.length === 0) expect(back(refundTerms, '2026-05-01T12:00:00Z')).toBe(0)
  })

  test('a cut-off at an hour of its own, on the day the clocks change', () => {
    const tier = { daysBefore: 1, atMinute: 150, shares: { lodging: 10_000, fee: 10_000, extra: 10_000 } }
    const terms = (checkIn: string): RefundTerms => ({
      ...quoted({ policy: { ...noRefund, tiers: [tier] } }).refundTerms,
      countedFrom: day(checkIn),
      timeZone: 'Europe/Madrid',
    })
    // 02:30 does not exist on 29 March: it counts as 03:30 summer time; on 25 October it is the first of the two.
    expect(cutOff(terms('2026-03-30'), tier).toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(cutOff(terms('2026-10-26'), tier).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  test('shares never rise, even in a policy whose tiers do', () => {
    const share = (lodging: number) => ({ lodging, fee: 0, extra: 0 })
    const tiers = [
      { daysBefore: 30, atMinute: null, shares: share(2000) },
      { daysBefore: 7, atMinute: null, shares: share(9000) },
    ]
    const { refundTerms } = quoted({ policy: { ...noRefund, tiers } })
    expect(shareAt(refundTerms, new Date('2026-06-20T12:00:00Z')).lodging).toBe(2000)
  })
})

describe('grace', () => {
  const terms = quoted({ policy: preset('Firm') }).refundTerms

  test('inside its hours everything comes back, its last instant included', () => {
    const booked = bookedTerms(terms, new Date('2026-06-20T10:00:00Z'))
    expect(back(booked, '2026-06-21T10:00:00.000Z')).toBe(700_00)
    expect(back(booked, '2026-06-21T10:00:00.001Z')).toBe(350_00)
  })

  test('outside its lead there is none: six days before check-in at the home', () => {
    expect(bookedTerms(terms, new Date('2026-06-27T22:59:00Z')).graceUntil).not.toBeNull()
    expect(bookedTerms(terms, new Date('2026-06-27T23:00:00Z')).graceUntil).toBeNull()
  })

  test('it ends with check-in at the latest', () => {
    const long = { ...terms, policy: { ...terms.policy, grace: { hours: 1000, minLeadDays: 0 } } }
    expect(bookedTerms(long, new Date('2026-07-01T10:00:00Z')).graceUntil).toBe('2026-07-04T15:00:00.000Z')
  })
})

describe('who cancels', () => {
  const { refundTerms } = quoted({ policy: preset('Non-refundable') })

  test('the operator and the system give everything back, fees that are never refunded included', () => {
    const price = quoted({ fees: [fee({ refundRule: 'never' })], taxes: [tax()] })
    expect(back(refundTerms, '2026-07-05T12:00:00Z', 'operator', price)).toBe(price.totalMinor)
    expect(back(refundTerms, '2026-07-05T12:00:00Z', 'system', price)).toBe(price.totalMinor)
  })

  test('a no-show gets what the policy says, and unused extras', () => {
    const extra = fee({ refundRule: 'if_unused' })
    const policy = { ...preset('Flexible'), noShow: { lodging: 1000, fee: 0, extra: 0 } }
    const price = quoted({
      policy,
      fees: [extra, fee({ id: 2 })],
      taxes: [tax({ kind: 'per_guest_night', amountMinor: 2_00 })],
    })
    // A tenth of 700.00, the unused 80.00, and the tourist tax nobody owes: 2 × 7 × 2.00.
    expect(back(price.refundTerms, '2026-07-05T12:00:00Z', 'no-show', price)).toBe(70_00 + 80_00 + 28_00)
  })

  test('after check-in the nights are kept, and tourist tax is owed for the nights begun', () => {
    const price = quoted({
      policy: preset('Flexible'),
      fees: [fee()],
      taxes: [tax({ kind: 'per_guest_night', amountMinor: 2_00 })],
    })
    expect(back(price.refundTerms, '2026-07-04T15:00:01Z', 'guest', price)).toBe(24_00)
    expect(back(price.refundTerms, '2026-07-05T14:00:00Z', 'guest', price)).toBe(24_00)
    expect(back(price.refundTerms, '2026-07-05T15:00:01Z', 'guest', price)).toBe(20_00)
    expect(back(price.refundTerms, '2026-07-20T12:00:00Z', 'guest', price)).toBe(0)
  })
})

describe('what is kept', () => {
  test('fees by their own rule: as the policy, before check-in, never, if unused', () => {
    const fees = [
      fee({ id: 1, amount: 10_00, refundRule: 'policy' }),
      fee({ id: 2, amount: 20_00, refundRule: 'always_before_checkin' }),
      fee({ id: 3, amount: 40_00, refundRule: 'never' }),
      fee({ id: 4, amount: 80_00, refundRule: 'if_unused' }),
    ]
    const price = quoted({ policy: preset('Firm'), fees })
    const half = refund(price.refundTerms, price, [paid(850_00)], new Date('2026-06-20T12:00:00Z'), 'guest')
    expect(Object.fromEntries(half.parts.map(({ key, keptMinor }) => [key, keptMinor]))).toEqual({
      lodging: 350_00,
      'fee:1': 5_00,
      'fee:2': 0,
      'fee:3': 40_00,
      'fee:4': 0,
    })
    const late = refund(price.refundTerms, price, [paid(850_00)], new Date('2026-07-05T12:00:00Z'), 'guest')
    expect(late.keptMinor).toBe(850_00)
  })

  test('taxes are recomputed on what is kept, a tax on a tax too', () => {
    const city = tax({ taxCategory: 'city' })
    const vat = tax({ id: 2, rate: { numerator: 20, denominator: 100 }, appliesTo: ['lodging', 'service', 'city'] })
    const price = quoted({ policy: preset('Firm'), fees: [fee()], taxes: [city, vat] })
    expect(price.totalMinor).toBe(700_00 + 80_00 + 70_00 + 170_00)
    const half = refund(price.refundTerms, price, [paid(1020_00)], new Date('2026-06-20T12:00:00Z'), 'guest')
    // Kept: half the nights, none of the cleaning; a tenth of that, and a fifth of both.
    expect(half.keptMinor).toBe(350_00 + 35_00 + 77_00)
  })

  test('discounts come off what they reduced', () => {
    const stay = {
      policy: preset('Firm'),
      fees: [fee()],
      discounts: [discount({ kind: 'los', minNights: 7, appliesTo: ['night', 'fee'] })],
    } as const
    const price = quoted(stay)
    const half = refund(price.refundTerms, price, [paid(702_00)], new Date('2026-06-20T12:00:00Z'), 'guest')
    expect(half.parts).toMatchObject([
      { key: 'lodging', amountMinor: 630_00, keptMinor: 315_00 },
      { key: 'fee:1', amountMinor: 72_00, keptMinor: 0 },
    ])
  })

  test('what is paid at the home is no part of a refund', () => {
    const price = quoted({ policy: preset('Flexible'), taxes: [tax({ collectedBy: 'property' })] })
    expect(refund(price.refundTerms, price, [paid(700_00)], new Date('2026-07-04T15:00:01Z'), 'guest').keptMinor).toBe(
      700_00,
    )
  })

  test('a non-refundable derived plan brings its own policy', () => {
    const own = derivedPlan({ policy: preset('Non-refundable') })
    const result = quote(
      offer({ policy: preset('Flexible'), plans: [basePlan(), own] }),
      input({ ratePlanId: 2 }),
      context(),
    )
    expect(result.ok && result.quote.refundTerms.policy.name).toBe('Non-refundable')
  })
})

describe('payments', () => {
  const price = quoted({ policy: preset('Firm') })
  const at = new Date('2026-06-20T12:00:00Z')

  test('partially paid: nothing comes back below what is kept, and the rest is let go or charged', () => {
    const waived = refund(price.refundTerms, price, [paid(210_00)], at, 'guest')
    expect(waived).toMatchObject({ refundMinor: 0, keptMinor: 350_00, waivedMinor: 140_00, chargedMinor: 0 })
    const charging = {
      ...price.refundTerms,
      policy: { ...price.refundTerms.policy, unpaidBalance: 'charged' as const },
    }
    expect(refund(charging, price, [paid(210_00)], at, 'guest')).toMatchObject({ waivedMinor: 0, chargedMinor: 140_00 })
  })

  test('two payments: the newest is given back first, never more than is left of it', () => {
    const first = paid(400_00, 'first')
    const second = { ...paid(300_00, 'second', '2026-06-01T12:00:00Z'), refundedMinor: 100_00 }
    const { paidMinor, refundMinor, allocations } = refund(price.refundTerms, price, [first, second], at, 'guest')
    expect({ paidMinor, refundMinor }).toEqual({ paidMinor: 600_00, refundMinor: 250_00 })
    expect(allocations).toEqual([
      { paymentId: 'second', minor: 200_00 },
      { paymentId: 'first', minor: 50_00 },
    ])
  })

  test('nothing paid: nothing comes back', () => {
    expect(refund(price.refundTerms, price, [], at, 'guest')).toMatchObject({ refundMinor: 0, allocations: [] })
  })
})

describe('changes of dates', () => {
  const price = quoted({ policy: preset('Firm') })
  const now = new Date('2026-06-20T12:00:00Z')
  const redating = {
    ...price.refundTerms,
    policy: { ...price.refundTerms.policy, clockOnAmendment: 'redates' as const },
  }

  test('a policy that keeps its clock runs on towards the first arrival, or an earlier new one', () => {
    const later = amendedTerms(price.refundTerms, price.lines, day('2026-09-01'), now)
    expect(back(later, now)).toBe(350_00)
    expect(back(later, '2026-06-27T15:00:01Z')).toBe(0)
    const earlier = amendedTerms(price.refundTerms, price.lines, day('2026-06-28'), now)
    expect(back(earlier, '2026-06-21T15:00:00Z')).toBe(350_00)
    expect(back(earlier, '2026-06-21T15:00:01Z')).toBe(0)
  })

  test('one that re-dates never gives more of the old price back than at the moment of the change', () => {
    const moved = amendedTerms(redating, price.lines, day('2026-09-01'), now)
    expect(back(moved, now)).toBe(350_00)
    expect(back(moved, '2026-08-25T15:00:00Z')).toBe(350_00)
    expect(back(moved, '2026-08-25T15:00:01Z')).toBe(0)
  })

  test('what a longer visit costs more comes back as the new dates say', () => {
    const moved = amendedTerms(redating, price.lines, day('2026-09-01'), now)
    const result = quote(offer(), input({ nights: nights('2026-09-01', '2026-09-11') }), context())
    if (!result.ok) throw new Error('refused')
    // Half of the old 700.00 and all of the 300.00 on top.
    expect(back(moved, now, 'guest', result.quote)).toBe(650_00)
  })

  test('moved twice, the worst moment counts', () => {
    const once = amendedTerms(redating, price.lines, day('2026-07-10'), now)
    const late = new Date('2026-07-05T12:00:00Z')
    const twice = amendedTerms(once, price.lines, day('2026-12-01'), late)
    expect(back(twice, late)).toBe(0)
  })

  test('grace does not start again', () => {
    const booked = bookedTerms(redating, new Date('2026-05-01T12:00:00Z'))
    expect(amendedTerms(booked, price.lines, day('2026-09-01'), now).graceUntil).toBe(booked.graceUntil)
  })

  test('a policy edited after booking, and a home moved to another zone, change no booked terms', () => {
    const edited = quoted({ policy: preset('Strict'), timeZone: 'Asia/Tokyo' })
    expect(back(price.refundTerms, now)).toBe(350_00)
    expect(back(edited.refundTerms, now, 'guest', edited)).toBe(0)
  })
})
