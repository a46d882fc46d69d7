// The pure rules of payments: states that only go on, postings that sum to zero, dues that are filled in order, cards.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueNow, nextDue, openDues } from '#payments/ledger/payment-dues.ts'
import {
  capturePosting,
  chargePosting,
  lostFee,
  type Posting,
  partOfPrice,
  promisePosting,
  refundPosting,
} from '#payments/ledger/postings.ts'
import { furtherState, type PaymentState, paymentKey, paymentStates } from '#payments/port/payment.ts'

const minor = fc.integer({ min: 0, max: 1_000_000_000 })
const sum = (posting: Posting) => Object.values(posting).reduce((total, each) => total + each, 0)
const state = fc.constantFrom(...paymentStates)

describe('states', () => {
  test('I22 hearing the same thing again changes nothing, and what was captured stays captured', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), heard => {
        const end = heard.reduce<PaymentState>(furtherState, 'created')
        expect(heard.reduce<PaymentState>(furtherState, end)).toBe(end)
        if (heard.includes('captured')) expect(end).toBe('captured')
      }),
      { numRuns: 1000 },
    )
  })

  test('nothing leads back, and one end is not exchanged for another', () => {
    expect(furtherState('authorised', 'requires_action')).toBe('authorised')
    expect(furtherState('cancelled', 'failed')).toBe('cancelled')
    expect(furtherState('failed', 'expired')).toBe('failed')
    expect(furtherState('failed', 'captured')).toBe('captured')
    expect(furtherState('created', 'authorised')).toBe('authorised')
  })

  test('a key names booking, purpose and attempt', () => {
    expect(paymentKey('b', 'balance', 2)).toBe('b:balance:2')
  })
})

describe('I11 postings sum to zero', () => {
  test('whatever the sums are', () => {
    fc.assert(
      fc.property(minor, minor, minor, minor, (one, other, third, fourth) => {
        const price = { totalMinor: one + other, taxMinor: other }
        const part = partOfPrice(price, Math.min(third, price.totalMinor))
        expect(part.taxMinor).toBeLessThanOrEqual(price.taxMinor)
        for (const posting of [
          chargePosting({ totalMinor: 0, taxMinor: 0 }, price),
          chargePosting(price, part),
          capturePosting(one),
          promisePosting(one, other - third),
          refundPosting(one, fourth),
        ]) {
          expect(sum(posting)).toBe(0)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('a refund is first taken out of what was paid too much', () => {
    expect(promisePosting(100, -70)).toEqual({ guest_receivable: 70, adjustment: 30, refund_payable: -100 })
    expect(promisePosting(100, 50)).toEqual({ guest_receivable: 0, adjustment: 100, refund_payable: -100 })
  })

  test('over all refunds of a payment exactly its fee is lost', () => {
    fc.assert(
      fc.property(
        minor,
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        (fee, parts) => {
          const capturedMinor = parts.reduce((total, part) => total + part, 0)
          let before = 0
          let lost = 0
          for (const part of parts) {
            const each = lostFee({ feeMinor: fee, capturedMinor }, before, part)
            expect(each).toBeGreaterThanOrEqual(0)
            lost += each
            before += part
          }
          expect(lost).toBe(fee)
        },
      ),
      { numRuns: 1000 },
    )
    expect(lostFee({ feeMinor: 5, capturedMinor: 0 }, 0, 0)).toBe(0)
  })
})

describe('dues', () => {
  const parts = [
    { dueAt: null, minor: 60 },
    { dueAt: '2030-06-01T00:00:00Z', minor: 100 },
    { dueAt: '2030-07-01T00:00:00Z', minor: 40 },
  ]

  test('money fills them in the order in which they fall due', () => {
    expect(openDues(parts, 75).map(({ openMinor }) => openMinor)).toEqual([0, 85, 40])
    expect(dueNow(parts, 0)).toBe(60)
    expect(dueNow(parts, 59)).toBe(1)
    expect(nextDue(parts, 60)).toMatchObject({ dueAt: '2030-06-01T00:00:00Z', openMinor: 100 })
    expect(nextDue(parts, 200)).toBeUndefined()
    expect(nextDue([], 0)).toBeUndefined()
  })

  test('what is open is what is missing, whoever paid how much', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 6 }), fc.integer({ min: -1000, max: 2_000_000_000 }), (minors, paid) => {
        const asked = minors.map(each => ({ dueAt: null, minor: each }))
        const total = minors.reduce((all, each) => all + each, 0)
        expect(dueNow(asked, paid)).toBe(Math.max(0, total - Math.max(0, paid)))
      }),
      { numRuns: 1000 },
    )
  })
})
