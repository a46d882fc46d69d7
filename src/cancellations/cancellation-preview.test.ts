// Tests of what cancelling means at a moment: the sums of the booking's own terms, and the same in words.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { policyPreset } from '#offers/refunds/policy-presets.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { patience, runs } from '#tests/support/any-offer.ts'
import { fee } from '#tests/support/some-offer.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { currency } from '#values/money.ts'
import { previewCancellation, sayCancellation } from './cancellation-preview.ts'

const policy: CancellationPolicy = { id: 2, ...policyPreset('Moderate'), grace: null }
const quote = someQuote({ policy, fees: [fee()] })
const early = new Date('2026-06-01T00:00:00Z')
const middle = new Date('2026-07-01T00:00:00Z')
const arrived = new Date('2026-07-06T12:00:00Z')
const paid = (minor: number) => [{ id: 'p1', capturedMinor: minor, refundedMinor: 0, capturedAt: early }]
const booking = (payments = paid(780_00), of = quote) => ({ quote: of, refundTerms: of.refundTerms, payments })
const eur = currency('EUR')

describe('paid in full', () => {
  test('in time everything comes back, later half the nights and the cleaning, after check-in nothing', () => {
    expect(previewCancellation(booking(), early)).toMatchObject({ refundMinor: 780_00, keptMinor: 0 })
    expect(previewCancellation(booking(), middle)).toMatchObject({ refundMinor: 430_00, keptMinor: 350_00 })
    expect(previewCancellation(booking(), arrived)).toMatchObject({ refundMinor: 0, keptMinor: 780_00 })
  })

  test('whatever the operator ends comes back whole', () => {
    expect(previewCancellation(booking(), arrived, 'operator')).toMatchObject({ refundMinor: 780_00 })
  })
})

describe('paid in part or not at all', () => {
  test('what is kept beyond what was paid is let go', () => {
    expect(previewCancellation(booking(paid(234_00)), middle)).toEqual({
      paidMinor: 234_00,
      refundMinor: 0,
      keptMinor: 350_00,
      keptTaxMinor: 0,
      chargedMinor: 0,
      waivedMinor: 116_00,
    })
  })

  test('or asked for, where the policy says so', () => {
    const strict = someQuote({ policy: { ...policy, unpaidBalance: 'charged' }, fees: [fee()] })
    expect(previewCancellation(booking([], strict), middle)).toMatchObject({ refundMinor: 0, chargedMinor: 350_00 })
  })

  test('a booking without agreed terms gives everything back', () => {
    const preview = previewCancellation({ ...booking(), refundTerms: null }, arrived)
    expect(preview).toMatchObject({ refundMinor: 780_00, keptMinor: 0 })
  })
})

describe('in words', () => {
  test('what comes back of what was paid', () => {
    expect(sayCancellation(previewCancellation(booking(), middle), eur, 'en-GB')).toEqual([
      sentence('cancellations.youGetBack', { refund: '€430', paid: '€780' }),
    ])
  })

  test('nothing paid and nothing owed', () => {
    expect(sayCancellation(previewCancellation(booking([]), middle), eur, 'en-GB')).toEqual([
      sentence('cancellations.paidNothing'),
      sentence('cancellations.oweNothing'),
    ])
  })

  test('nothing paid and something still due', () => {
    const strict = someQuote({ policy: { ...policy, unpaidBalance: 'charged' } })
    expect(sayCancellation(previewCancellation(booking([], strict), arrived), eur, 'en-GB')).toEqual([
      sentence('cancellations.paidNothing'),
      sentence('cancellations.staysDue', { sum: '€700' }),
    ])
  })
})

test('a refund never exceeds what was paid and never rises as time goes by', patience, () => {
  const instants = fc.integer({ min: Date.parse('2026-05-01T00:00:00Z'), max: Date.parse('2026-07-20T00:00:00Z') })
  fc.assert(
    fc.property(
      fc.array(instants, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 0, max: 780_00 }),
      (moments, minor) => {
        const refunds = moments
          .toSorted((one, other) => one - other)
          .map(moment => previewCancellation(booking(paid(minor)), new Date(moment)).refundMinor)
        return refunds.every(
          (refund, index) => refund >= 0 && refund <= minor && (index === 0 || refund <= refunds[index - 1]!),
        )
      },
    ),
    runs,
  )
})
