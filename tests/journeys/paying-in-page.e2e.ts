// Somebody pays in the provider's fields, which stand in a page of ours: its frame on its own origin, allowed there alone.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, openBrowser, type TestBrowser } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

const secretKey = 'rk_test_aRestrictedKeyOfTests'
let site: Site
let bank: Bank
let browser: TestBrowser
let slug: string

beforeAll(async () => {
  bank = await startBank({ secretKey })
  site = await startSite({
    environment: {
      ...{ PAYMENT_WAYS: 'card', STRIPE_SECRET_KEY: secretKey, STRIPE_API: bank.origin },
      ...{
        STRIPE_PUBLISHABLE_KEY: 'pk_test_thePublicKeyOfTests',
        PAYMENT_EVENT_SECRETS: `stripe:${bank.webhookSecret}`,
      },
    },
  })
  slug = (await buildHome(site.tools.database, { name: 'Harbour Loft' })).slug
  browser = await openBrowser(site.origin, [new URL(bank.origin).host])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await bank?.close()
})

let visits = 0
/** Books and gets to the page of the payment: the policies of the pages on the way, and what was posted to the site. */
async function toPayment(page: Page) {
  const policies = new Map<string, string>()
  const posted: string[] = []
  page.on('response', async answer => {
    const { origin, pathname } = new URL(answer.url())
    const policy = answer.headers()['content-security-policy']
    if (answer.status() === 200 && origin === site.origin && answer.request().resourceType() === 'document')
      policies.set(pathname, policy ?? '')
  })
  page.on('request', request => {
    if (new URL(request.url()).origin === site.origin) posted.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await toCheckout(page)
  await page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
  await page.getByRole('heading', { name: sentence('pages.oneMoreStep') }).waitFor()
  return { policies, posted }
}

/** Signed in, with the home's nights held and its terms agreed to. */
async function toCheckout(page: Page): Promise<void> {
  visits++
  const { email, password } = await site.makeUser({ displayName: 'Ada Lovelace' })
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/stays/)
  await page.goto(`/stays/${slug}?in=${daysAhead(60 + visits * 5)}&out=${daysAhead(63 + visits * 5)}&adults=2`)
  await page.getByRole('button', { name: 'Reserve' }).first().click()
  await page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
}

async function type(fields: Pick<Page, 'getByLabel'>, number: string): Promise<void> {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('04/41')
  await fields.getByLabel('Security code').fill('123')
}

async function pay(page: Page, number: string): Promise<void> {
  await type(page.frameLocator('iframe'), number)
  await page.getByRole('button', { name: sentence('booking-payments.payByElement'), exact: true }).click()
}

const isBooked = (page: Page) => page.waitForURL(/\/user\/bookings\/[0-9a-f-]+$/)

test('a card that is taken books; its number never reaches the site, and no other page may load from the provider', async () => {
  const { page, complaints, leave } = await browser.visitor({ width: 390 })
  const { policies, posted } = await toPayment(page)
  await page.frameLocator('iframe').getByLabel('Card number').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await pay(page, '4242 4242 4242 4242')
  await isBooked(page)
  await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
  // Forms may lead to its page: a browser without script pays there.
  const loaded = (policy: string) => policy.replace(/form-action [^;]*/, '')
  const naming = [...policies].filter(([, policy]) => loaded(policy).includes(bank.origin))
  expect(naming.map(([path]) => path)).toEqual([expect.stringMatching(/^\/payments\/[0-9a-f-]+$/)])
  for (const directive of ['frame-src', 'connect-src']) {
    expect(naming[0]![1]).toMatch(new RegExp(`${directive} [^;]*${bank.origin}`))
  }
  expect(policies.size).toBeGreaterThan(2)
  expect(posted.length).toBeGreaterThan(2)
  expect(posted.filter(each => /4242[ +]?4242/.test(each.replaceAll('%20', ' ')))).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('what is wrong is said beside the field, a card is declined, and another one books', async () => {
  const { page, complaints, leave } = await browser.visitor()
  await toPayment(page)
  await pay(page, '1234')
  await page.frameLocator('iframe').getByText('This is none of the test cards.').waitFor()
  await pay(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await pay(page, '4242 4242 4242 4242')
  await isBooked(page)
  await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('the card’s bank asks on a page of its own: refused nothing is charged, agreed it books', async () => {
  const { page, complaints, leave } = await browser.visitor()
  await toPayment(page)
  await pay(page, '4000 0000 0000 3220')
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
  await page.getByRole('button', { name: 'No, don’t pay' }).click()
  await page.getByText(sentence('payments.stepRefused')).waitFor()
  expect(Object.values(bank.books.intents).at(-1)!.amount_received).toBe(0)
  await pay(page, '4000 0000 0000 3220')
  await page.getByRole('button', { name: 'Yes, it’s me' }).click()
  await isBooked(page)
  await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('without script they pay on the bank’s own page', async () => {
  const { page, complaints, leave } = await browser.visitor({ script: false, width: 390 })
  await toCheckout(page)
  await page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
  await page.waitForURL(`${bank.origin}/**`)
  await type(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay / }).click()
  await isBooked(page)
  await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
