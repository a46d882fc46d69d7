// A site that takes real cards: Stripe's own key and origin, said on every page of the admin, and paid by the same adapter.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'
import { payWhereLed } from './support/test-bank.ts'

const secretKey = 'rk_test_aRestrictedKeyOfTests'
const webhookSecret = 'whsec_ofThePaidSite01'
let site: Site
let bank: Bank
let slug: string

beforeAll(async () => {
  let origin = ''
  bank = await startBank({
    ...{ secretKey, webhookSecret, deliversItself: true },
    webhook: { url: () => origin && `${origin}/api/payments/events/stripe` },
  })
  const environment = {
    ...{ PAYMENT_WAYS: 'card', STRIPE_SECRET_KEY: secretKey, STRIPE_API: bank.origin },
    PAYMENT_EVENT_SECRETS: `stripe:${webhookSecret}`,
  }
  site = await startSite({ environment })
  origin = site.origin
  slug = (await buildHome(site.tools.database, { name: 'Harbour Loft' })).slug
})
afterAll(async () => {
  await site?.stop()
  await bank?.close()
})

const signedIn = (role?: 'owner') => makeOperator(site, role, { displayName: 'Ada Lovelace' })

async function atCheckout(visitor: PlainVisitor, ahead: number) {
  const days = { in: daysAhead(ahead), out: daysAhead(ahead + 2) }
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', ...days, adults: '2' })
  const page = await visitor.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const who = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', terms }
  const form = { ...hiddenFields(page), ...who, intent: 'book', way: 'card' }
  return { path: held.location!, page, form, id: hiddenFields(page).hold! }
}

test('a guest pays at the provider’s page and comes back to a booking that stands', async () => {
  const visitor = await signedIn()
  const { path, page, form, id } = await atCheckout(visitor, 60)
  expect(page.text).toContain(sentence('booking-payments.onlyCard'))
  expect(page.text).toContain(sentence('booking-payments.cardAtProvider'))
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${bank.origin}`)
  const back = await payWhereLed(visitor, await visitor.post(path, form))
  expect(back.location).toBe(`/user/bookings/${id}`)
  expect((await visitor.get(back.location!)).text).toContain(sentence('bookings.stateConfirmed'))
})

test('an event in the provider’s name confirms a booking whose guest never came back', async () => {
  const visitor = await signedIn()
  const { path, form, id } = await atCheckout(visitor, 70)
  const led = await visitor.post(path, form)
  await fetch(led.location!, { method: 'POST', redirect: 'manual', body: new URLSearchParams(typed) })
  const state = async () =>
    (await visitor.get(`/user/bookings/${id}`)).text.includes(sentence('bookings.stateConfirmed'))
  await expect.poll(state, { timeout: 60_000 }).toBe(true)
}, 90_000)

const typed = { number: '4242424242424242', expiry: '04/41', cvc: '123' }

test('test and live are told apart on every page of the admin', async () => {
  const owner = await signedIn('owner')
  for (const path of ['/admin', '/admin/bookings', '/admin/organisation']) {
    expect((await owner.get(path)).text).toContain(sentence('adminPages.cardsAreTested'))
  }
  const live = await startSite({
    environment: { PAYMENT_WAYS: 'card', STRIPE_SECRET_KEY: 'rk_live_aRestrictedKeyOfTests' },
  })
  const { email } = await live.makeUser({ roles: ['owner'] })
  const visitor = plainVisitor(live)
  await visitor.post('/login', { email, password: usualPassword })
  const { text } = await visitor.get('/admin')
  expect(text).toContain(sentence('adminPages.cardsAreReal'))
  expect(text).not.toContain(sentence('adminPages.cardsAreTested'))
  await live.stop()
})

test('the key is in no page, no answer of ours and no log', async () => {
  const visitor = await signedIn()
  const { page } = await atCheckout(visitor, 80)
  for (const secret of [secretKey, webhookSecret]) {
    expect(page.text).not.toContain(secret)
    expect(site.logs()).not.toContain(secret)
  }
})
