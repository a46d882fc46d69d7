// Which bookings are paid before an address is proved: only those behind which a card stands at once.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quote } from '#offers/quote/quote.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { discount } from '#tests/support/some-offer.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { paysFirst } from './pays-first.ts'

const terms = (...instalments: { shareBasisPoints: number; daysBefore: number | null }[]) =>
  ({ id: 1, name: 'Terms', instalments }) as const
const usual = someQuote()
const instant = (quote: Quote) => ({ mode: 'instant', quote }) as const

describe('who books without an account', () => {
  it('pays first where a card is charged at once, by the real bank or the made-up one', () => {
    expect(paymentMethods.filter(way => paysFirst(instant(usual), way))).toEqual(['card', 'test-card'])
  })

  it('proves the address first where no way to pay is named, or there is nothing to pay', () => {
    expect(paysFirst(instant(usual), undefined)).toBe(false)
    expect(paysFirst(instant({ ...usual, schedule: [] }), 'card')).toBe(false)
  })

  it('proves it first where the home has to answer, or a code of a promotion is used', () => {
    expect(paysFirst({ mode: 'request', quote: usual }, 'card')).toBe(false)
    const coupon = discount({ kind: 'coupon', code: 'SUMMER' })
    const cheaper = someQuote({ discounts: [coupon] }, { couponCode: 'SUMMER' })
    expect(cheaper.couponCode).toBe('SUMMER')
    expect(paysFirst(instant(cheaper), 'card')).toBe(false)
  })

  it('pays first by a part that is due now, and proves it first where all is due later', () => {
    const part = { shareBasisPoints: 3000, daysBefore: null }
    const paymentTerms = terms(part, { shareBasisPoints: 7000, daysBefore: 14 })
    expect(paysFirst(instant(someQuote({ paymentTerms })), 'card')).toBe(true)
    const later = someQuote({ paymentTerms: terms({ shareBasisPoints: 10_000, daysBefore: 14 }) })
    expect(later.schedule.every(({ dueAt }) => dueAt !== null)).toBe(true)
    expect(paysFirst(instant(later), 'card')).toBe(false)
    // So near to the arrival that the later day is over, all of it is due at once.
    const soon = someQuote(
      { paymentTerms: terms({ shareBasisPoints: 10_000, daysBefore: 14 }) },
      {},
      { now: new Date('2026-07-02T11:00:00Z') },
    )
    expect(paysFirst(instant(soon), 'card')).toBe(true)
  })

  it('whatever the terms, pays first exactly when the card is asked for something at once', () => {
    const shares = fc.array(
      fc.record({ minor: fc.integer({ min: 0, max: 500_00 }), dueAt: fc.constantFrom(null, '2026-07-01T22:00:00Z') }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(shares, fc.constantFrom(...paymentMethods), fc.boolean(), (parts, way, isInstant) => {
        const schedule = parts.map(({ minor, dueAt }) => ({
          ...{ kind: 'instalment' as const, minor, dueAt, dueOn: dueAt === null ? null : usual.nights.checkIn },
        }))
        const quote = { ...usual, schedule } as Quote
        const isAskedNow = parts.some(({ minor, dueAt }) => dueAt === null && minor > 0)
        const isCard = way === 'card' || way === 'test-card'
        expect(paysFirst({ mode: isInstant ? 'instant' : 'request', quote }, way)).toBe(
          isInstant && isCard && isAskedNow,
        )
      }),
    )
  })
})
