// The pure rules of paying: which ways there are, what each asks for when, and what people type into the forms.

import { describe, expect, test } from 'vitest'
import { parseMoneyInput } from '#booking-payments/disputes/money-input.ts'
import { chosenPaymentMethod, parsePayInput } from '#booking-payments/pay-input.ts'
import { sayDue } from '#bookings/words/due-words.ts'
import { priceAsAsked } from '#bookings/words/price-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { currency } from '#values/money.ts'
import { parseSum } from '#values/typed-sum.ts'
import {
  cannotBePaid,
  defaultPaymentMethod,
  methodsForRest,
  paymentMethodsOf,
  paymentPlan,
  planAfterApproval,
  plannedSchedule,
} from './payment-plan.ts'

const parts = {
  id: 1,
  name: 'Parts',
  instalments: [
    { shareBasisPoints: 3000, daysBefore: null },
    { shareBasisPoints: 7000, daysBefore: 30 },
  ],
}
const inParts = someQuote({ paymentTerms: parts })
const atHome = someQuote({ paymentTerms: { ...parts, atProperty: true } })

describe('ways', () => {
  test('are those that are offered, in their order; terms that want the home leave it alone', () => {
    expect(paymentMethodsOf(inParts, ['bank-transfer', 'test-card'])).toEqual(['bank-transfer', 'test-card'])
    expect(paymentMethodsOf(inParts, ['bank-transfer', 'property'])).toEqual(['bank-transfer', 'property'])
    expect(paymentMethodsOf(inParts, [])).toEqual([])
    expect([cannotBePaid(inParts, []), cannotBePaid(atHome, []), cannotBePaid({ schedule: [] }, [])]).toEqual([
      ...[true, false, false],
    ])
    expect(paymentMethodsOf(atHome, ['test-card'])).toEqual(['property'])
    expect(paymentMethodsOf({ schedule: [] }, ['test-card'])).toEqual([])
  })

  test('whoever names none pays in the first that asks for no card now', () => {
    expect(defaultPaymentMethod(inParts, ['test-card', 'bank-transfer'])).toBe('bank-transfer')
    expect(defaultPaymentMethod(inParts, ['test-card'])).toBeUndefined()
    expect(defaultPaymentMethod(atHome, ['property'])).toBe('property')
    expect(defaultPaymentMethod(inParts, [])).toBeUndefined()
    const later = someQuote({ paymentTerms: { ...parts, instalments: [{ shareBasisPoints: 10_000, daysBefore: 1 }] } })
    expect(defaultPaymentMethod(later, ['test-card', 'bank-transfer'])).toBe('test-card')
  })

  test('for the rest of a booking are those offered now, and its own only where nothing else is left', () => {
    const byTransfer = { quote: inParts, paymentPlan: paymentPlan(inParts, 'bank-transfer') }
    const possible = ['test-card', 'bank-transfer', 'property'] as const
    expect(methodsForRest(byTransfer, ['test-card', 'property'], possible)).toEqual(['test-card'])
    expect(methodsForRest(byTransfer, [], possible)).toEqual(['bank-transfer'])
    expect(methodsForRest(byTransfer, ['property'], possible)).toEqual(['bank-transfer'])
    expect(methodsForRest(byTransfer, [], ['test-card', 'property'])).toEqual([])
    const there = { quote: inParts, paymentPlan: paymentPlan(inParts, 'property') }
    expect(methodsForRest(there, [], possible)).toEqual([])
  })

  test('whoever pays at the home pays all of it there, on the day of arrival', () => {
    const sum = inParts.schedule.reduce((total, { minor }) => total + minor, 0)
    const { checkIn } = inParts.nights
    expect(paymentPlan(inParts, 'property').schedule).toMatchObject([
      { kind: 'at_property', dueOn: checkIn, minor: sum },
    ])
    expect(atHome.schedule).toMatchObject([{ kind: 'at_property', dueOn: checkIn, minor: sum }])
    expect(paymentPlan(inParts, 'test-card').schedule).toBe(inParts.schedule)
    expect(plannedSchedule(inParts, ['test-card'])).toBe(inParts.schedule)
    expect(plannedSchedule({ ...inParts, schedule: [] }, [])).toEqual([])
  })

  test('after a yes, what was due when booking has a day of its own', () => {
    const until = new Date('2030-06-01T12:00:00Z')
    const { schedule } = planAfterApproval(paymentPlan(inParts, 'bank-transfer'), until)
    expect(schedule.map(({ dueAt }) => dueAt)).toEqual([until.toISOString(), inParts.schedule[1]!.dueAt])
    expect(sayDue(inParts, 'en-GB', schedule)[0]).toMatch(/€210 is due by 1 Jun 2030/)
  })

  test('the price claims nothing at booking that is not asked for then', () => {
    const none = priceAsAsked(inParts, 'en-GB', ['property'])
    expect(none.due.join(' ')).toContain(sentence('bookings.dueOnArrival', { sum: '€700' }))
    expect(none.due.join(' ')).not.toContain('when the booking is made')
    const cards = priceAsAsked(inParts, 'en-GB', ['test-card'])
    expect(cards.due[0]).toBe(sentence('bookings.dueWhenBooking', { sum: '€210' }))
  })
})

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('the fields with which a guest pays', () => {
  const card = { way: 'test-card', 'card-number': '4242', 'card-expiry': '01/30', 'card-cvc': 'x' }

  test('a way that there is, and nothing of a card', () => {
    expect(parsePayInput(formOf({}))).toEqual({})
    expect(parsePayInput(formOf({ ...card, way: 'bank-transfer' }))).toEqual({ way: 'bank-transfer' })
    expect(parsePayInput(formOf({ way: 'gold' }))).toEqual({})
    expect(parsePayInput(formOf(card))).toEqual({ way: 'test-card', paysLater: false })
    expect(parsePayInput(formOf({ way: 'card', 'without-script': 'yes' }))).toMatchObject({ withoutScript: true })
    expect(parsePayInput(formOf({ way: 'card', 'pays-later': 'yes' }))).toEqual({ way: 'card', paysLater: true })
    expect([chosenPaymentMethod(formOf(card)), chosenPaymentMethod(formOf({ way: 'gold' }))]).toEqual([
      'test-card',
      undefined,
    ])
  })
})

describe('the operator’s sums', () => {
  test.each([
    ['120', 'EUR', 120_00],
    ['120.5', 'EUR', 120_50],
    ['1 120,50', 'EUR', 1120_50],
    ['0.05', 'EUR', 5],
    ['120', 'JPY', 120],
    ['1.234', 'KWD', 1234],
    ['120.5', 'JPY', undefined],
    ['120.505', 'EUR', undefined],
    ['-5', 'EUR', undefined],
    ['0', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
    ['', 'EUR', undefined],
  ])('%s in %s', (text, code, minor) => {
    expect(parseSum(text, currency(code))).toBe(minor)
  })

  test('a form is read whole, or is none', () => {
    const form = { intent: 'refund', 'money-of': 'b', sum: ' 5 ', 'money-paid': '100', reason: 'r'.repeat(600) }
    expect(parseMoneyInput(formOf(form))).toEqual({
      ...{ intent: 'refund', subject: 'b', sum: '5', evidence: '', seenPaidMinor: 100, reason: 'r'.repeat(500) },
    })
    expect(parseMoneyInput(formOf({ intent: 'retry-refund', refund: 'r' }))).toMatchObject({
      subject: 'r',
      seenPaidMinor: -1,
    })
    expect(parseMoneyInput(formOf({ intent: 'approve' }))).toBeUndefined()
  })
})
