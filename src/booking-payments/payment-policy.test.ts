// Which pages may load the provider's fields, and where forms that pay may lead, with Stripe itself behind them.

import { expect, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { paymentPolicy } from './payment-policy.server.ts'

const settings = { PAYMENT_WAYS: 'card', STRIPE_SECRET_KEY: 'rk_live_keyOfATest' }
const hosted = parseEnvironment(settings)
const inPage = parseEnvironment({ ...settings, STRIPE_PUBLISHABLE_KEY: 'pk_live_keyOfATest' })
const nothing = { called: [], framed: [], pictured: [], sentTo: [] }
const paths = [
  '/',
  '/stays',
  '/stays/quay/book',
  '/user/bookings/7',
  '/bookings/manage',
  '/payments',
  '/payments/7/more',
]

test('fields in a page of ours: Stripe’s origins on the page of one payment, and on no other', () => {
  const { called, framed, pictured, sentTo } = paymentPolicy('/payments/7', inPage)
  expect(called).toContain('https://api.stripe.com')
  expect(framed).toContain('https://js.stripe.com')
  expect(pictured).toEqual(['https://*.stripe.com'])
  expect(sentTo).toEqual([])
})

test.each([
  ['its own page by redirect', hosted],
  ['fields in ours, and its own page for browsers without script', inPage],
])('%s: forms that pay may lead there, and nothing else is loaded from it', (_, environment) => {
  for (const path of paths) {
    const pays = ['/stays/quay/book', '/user/bookings/7', '/bookings/manage'].includes(path)
    const sentTo = pays ? ['https://checkout.stripe.com'] : []
    expect([path, paymentPolicy(path, environment)]).toEqual([path, { ...nothing, sentTo }])
  }
})

test('nothing of it is on the page of a payment where payers go to its own', () => {
  expect(paymentPolicy('/payments/7', hosted)).toEqual(nothing)
})
