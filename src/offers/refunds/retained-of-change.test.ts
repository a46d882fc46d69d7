// What a change gives back and keeps, by part, by deadline, with its taxes.

import { describe, expect, test } from 'vitest'
import { stayDays } from '#offers/days/stay-days.ts'
import { type Quote, quote, withLines } from '#offers/quote/quote.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import { bookedTerms, type RefundTerms } from '#offers/terms/refund-terms.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { context, fee, input, nights, offer, tax } from '#tests/support/some-offer.ts'
import { amendedTerms } from './amended-terms.ts'
import { policyPreset } from './policy-presets.ts'
import { refund } from './refund.ts'
import { withRetained } from './retained-of-change.ts'

// Everything back until 30 days before 4 July, half of it until 7 days before.
const firm: CancellationPolicy = { id: 1, ...policyPreset('Firm'), grace: null }
const early = new Date('2026-06-01T12:00:00Z')
const half = new Date('2026-06-20T12:00:00Z')
const late = new Date('2026-07-01T12:00:00Z')

function quoted(parts: Partial<StayOffer>, wanted: Partial<StayInput>): Quote {
  const result = quote(offer(parts), input(wanted), context())
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

const week = { nights: nights('2026-07-04', '2026-07-11') }
const oneNight = { nights: nights('2026-07-04', '2026-07-05') }

type Standing = { readonly quote: Quote; readonly terms: RefundTerms; readonly paidMinor: number }

const duesOf = ({ totalMinor, dueAtPropertyMinor }: Quote) => totalMinor - dueAtPropertyMinor

function booked(parts: Partial<StayOffer>, wanted: Partial<StayInput>, policy = firm): Standing {
  const agreed = quoted(parts, wanted)
  const terms = bookedTerms({ ...agreed.refundTerms, policy }, context().now)
  return { quote: agreed, terms, paidMinor: duesOf(agreed) }
}

/** The booking after the change, and what the change gave back. */
function change(was: Standing, whole: StayOffer, plain: Quote, now: Date): Standing & { readonly backMinor: number } {
  const { terms, paidMinor } = was
  const lines = withRetained({ terms, before: was.quote, after: plain, paidMinor, now })
  const after = withLines(whole, plain, lines, stayDays(whole, context({ now })))
  const backMinor = Math.max(0, paidMinor - duesOf(after))
  const newTerms = amendedTerms(terms, was.quote.lines, plain.nights.checkIn, now)
  return { quote: after, terms: newTerms, paidMinor: paidMinor - backMinor, backMinor }
}

const changed = (was: Standing, parts: Partial<StayOffer>, wanted: Partial<StayInput>, now: Date) =>
  change(was, offer(parts), quoted(parts, wanted), now)

function backOnCancelling({ quote: agreed, terms, paidMinor }: Standing, now: Date): number {
  const paid = [{ id: 'a', capturedMinor: paidMinor, refundedMinor: 0, capturedAt: early }]
  return refund(terms, agreed, paid, now, 'guest').refundMinor
}

const keptIn = ({ lines }: Quote) =>
  lines.filter(({ kind }) => kind === 'adjustment').map(({ label, amountMinor }) => [label, amountMinor])

describe('a visit made shorter', () => {
  test.each([
    ['before the first deadline everything given up comes back', early, 600_00, []],
    ['between the deadlines half of it', half, 300_00, [['Not given back: Nights', 300_00]]],
    ['after the last one nothing', late, 0, [['Not given back: Nights', 600_00]]],
  ] as const)('%s', (_, now, backMinor, kept) => {
    const after = changed(booked({}, week), {}, oneNight, now)
    expect(after.backMinor).toBe(backMinor)
    expect(keptIn(after.quote)).toEqual(kept)
    expect(after.quote.totalMinor).toBe(700_00 - backMinor)
    expect(sumOf(after.quote.schedule.map(({ minor }) => ({ amountMinor: minor })))).toBe(duesOf(after.quote))
  })

  test('within the time of grace everything given up comes back', () => {
    const graceful = booked({}, week, { ...firm, grace: { hours: 24, minLeadDays: 7 } })
    const inTime = new Date(Date.parse(graceful.terms.graceUntil!))
    expect(changed(graceful, {}, oneNight, inTime).backMinor).toBe(600_00)
  })

  test('and cancelled afterwards gives no more than cancelled at once', () => {
    const was = booked({}, week)
    const after = changed(was, {}, oneNight, half)
    expect(after.backMinor + backOnCancelling(after, half)).toBe(backOnCancelling(was, half))
  })

  test('and long again pays for what was kept, and is as it was', () => {
    const was = booked({}, week)
    const short = changed(was, {}, oneNight, half)
    const again = changed(short, {}, week, half)
    expect(keptIn(again.quote)).toEqual([])
    expect(again.quote.totalMinor).toBe(700_00)
  })

  test('twice keeps of both, the earlier part unchanged by the later deadline', () => {
    const short = changed(booked({}, week), {}, { nights: nights('2026-07-04', '2026-07-08') }, half)
    expect(keptIn(short.quote)).toEqual([['Not given back: Nights', 150_00]])
    expect(keptIn(changed(short, {}, oneNight, late).quote)).toEqual([['Not given back: Nights', 450_00]])
  })

  test('moved later as well, under a policy that counts anew, buys nothing back', () => {
    const was = booked({}, week, { ...firm, clockOnAmendment: 'redates' })
    const short = changed(was, {}, oneNight, half)
    const later = changed(short, {}, { nights: nights('2026-09-04', '2026-09-11') }, half)
    expect(keptIn(later.quote)).toEqual([['Not given back: Nights', 300_00]])
  })
})

describe('what is kept', () => {
  test('follows the rule of each fee and extra', () => {
    const fees = [
      fee({ id: 1, name: 'Resort', basis: 'per_night', amount: 10_00, refundRule: 'never' }),
      fee({ id: 2, name: 'Linen', basis: 'per_night', amount: 5_00, refundRule: 'always_before_checkin' }),
    ]
    const after = changed(booked({ fees }, week), { fees }, oneNight, half)
    expect(keptIn(after.quote)).toEqual([
      ['Not given back: Nights', 300_00],
      ['Not given back: Resort', 60_00],
    ])
  })

  test('bears its percentages: on top of the price, and in it', () => {
    const onTop = [tax({ id: 1, rate: { numerator: 10, denominator: 100 } })]
    const after = changed(booked({ taxes: onTop }, week), { taxes: onTop }, oneNight, half)
    expect(after.quote.lines.find(({ kind }) => kind === 'tax')).toMatchObject({ amountMinor: 40_00 })
    expect(after.backMinor).toBe(330_00)
    const within = [tax({ id: 1, rate: { numerator: 10, denominator: 100 }, inclusive: true })]
    const same = changed(booked({ taxes: within }, week), { taxes: within }, oneNight, half).quote
    // 9.09 in the night that stays, 27.27 in the 300.00 that are kept.
    expect(same.includedTaxMinor).toBe(36_36)
    expect(same.lines.find(({ kind }) => kind === 'adjustment')).toMatchObject({ inclusiveTaxMinor: 27_27 })
  })

  test('bears the tax that a long stay owed, although the short one owes none of its own', () => {
    const taxes = [tax({ id: 1, rate: { numerator: 10, denominator: 100 }, validity: { from: null, until: null } })]
    const after = changed(booked({ taxes }, week), {}, oneNight, half)
    expect(after.quote.lines.at(-1)).toMatchObject({ kind: 'tax', amountMinor: 30_00, position: 2 })
  })

  test('is no more than cancelling keeps of what was paid, where the rest is waived', () => {
    const prepaid = { ...booked({}, week), paidMinor: 210_00 }
    expect(changed(prepaid, {}, oneNight, late).quote.totalMinor).toBe(210_00)
    expect(changed({ ...prepaid, paidMinor: 0 }, {}, oneNight, late).quote.totalMinor).toBe(100_00)
    const charged = booked({}, week, { ...firm, unpaidBalance: 'charged' })
    expect(changed({ ...charged, paidMinor: 0 }, {}, oneNight, late).quote.totalMinor).toBe(700_00)
  })

  test('comes back whole when the operator cancels', () => {
    const { quote: agreed, terms } = changed(booked({}, week), {}, oneNight, half)
    const paid = [{ id: 'a', capturedMinor: 400_00, refundedMinor: 0, capturedAt: early }]
    expect(refund(terms, agreed, paid, half, 'operator').refundMinor).toBe(400_00)
  })
})
