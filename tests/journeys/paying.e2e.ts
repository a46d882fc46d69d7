// Somebody pays: a card is declined, wants a second step, answers late; the balance is paid, and cancelled at each tier.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { dueMorning } from '#booking-payments/saved-card/charge-times.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { days, later, type Milliseconds } from '#values/duration.ts'
import { accessibilityFaults, openBrowser, type TestBrowser } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let slug: string

beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
  })
  const home = await buildHome(site.tools.database, { name: 'Harbour Loft' })
  slug = home.slug
  await site.tools.database.execute(sql`update payment_instalment set share_bp = 3000`)
  await site.tools.database.execute(sql`
    insert into payment_instalment (terms_id, position, share_bp, days_before)
    select payment_terms_id, 1, 7000, 30 from stay_offer where stay_id = ${home.id}`)
  browser = await openBrowser(site.origin, [new URL(site.bank().origin).host])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** What the bank would answer in twenty seconds, it answers now. */
function answerNow(): void {
  const { planned } = site.bank().books
  for (const next of planned.filter(({ what }) => what === 'card-answers')) planned.push({ ...next, at: Date.now() })
}

let visits = 0
async function toCheckout(page: Page, home = slug): Promise<void> {
  visits++
  const { email, password } = await site.makeUser({ displayName: 'Ada Lovelace' })
  const day = (offset: number) => daysAhead(60 + visits * 5 + offset)
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/stays/)
  await page.goto(`/stays/${home}?in=${day(0)}&out=${day(3)}&adults=2`)
  await page.getByRole('button', { name: 'Reserve' }).first().click()
  await page.getByLabel(sentence('checkout.notes')).fill('We come late.')
  await page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
}

/** At the bank, which is on an origin of its own. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(`${site.bank().origin}/c/pay/**`)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04/41')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
}

async function pay(page: Page, number: string, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await typeCard(page, number)
}

describe.each([
  ['with script', true],
  ['without script', false],
] as const)('%s', (_, script) => {
  test('declined, then a second step, then the balance', async () => {
    const { page, complaints, leave } = await browser.visitor({ script, width: script ? 1280 : 390 })
    await toCheckout(page)
    await pay(page, '4000 0000 0000 0002', saying('checkout.bookAndPay'))
    await page.getByText('Your card was declined.').waitFor()
    if (script) expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Back without paying' }).click()
    await page.getByRole('heading', { name: sentence('pages.oneMoreStep') }).waitFor()
    if (script) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: sentence('pages.stopPayment') }).click()
    await expect.poll(() => page.getByLabel(sentence('checkout.notes')).inputValue()).toBe('We come late.')

    await page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
    await pay(page, '4000 0000 0000 3220', saying('checkout.bookAndPay'))
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
    if (script) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, it’s me' }).click()
    await page.getByText(sentence('booking-payments.open', { sum: '€210' })).waitFor()
    await expect.poll(() => page.getByText('Confirmed', { exact: true }).count()).toBeGreaterThan(0)
    if (script) expect(await accessibilityFaults(page)).toEqual([])

    await pay(page, '4242 4242 4242 4242', /^Pay €210/)
    await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })
})

/** A guest who ticks that the rest is charged to the same card, on the page of their booking. */
async function letTheCardPay(page: Page): Promise<string> {
  await toCheckout(page)
  await page.getByRole('checkbox', { name: /^Charge the rest to this card too: €210 on / }).check()
  await pay(page, '4242 4242 4242 4242', saying('checkout.bookAndPay'))
  await page.getByText(/^We will charge €210 to your card ending in 4242 on /).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

test('the rest is charged to the card that its guest agreed to, on its day', async () => {
  const { page, complaints, leave } = await browser.visitor({ width: 390 })
  const id = await letTheCardPay(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const row = (await findRow(site.tools.database, id))!
  const due = row.paymentDueAt!
  const on = (moment: Date) => ({ ...site.tools, clock: { now: () => moment } })
  await remindOfDues(on(later(due, -days(7) as Milliseconds)))
  await chargeDues(on(dueMorning(due, row.timeZone)))
  await page.reload()
  await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
  await page.getByText(sentence('booking-payments.cardCharged', { sum: '€210', card: '4242' })).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('the card is removed, without script', async () => {
  const { page, complaints, leave } = await browser.visitor({ script: false, width: 390 })
  await letTheCardPay(page)
  await page.getByRole('button', { name: sentence('booking-payments.removeCard') }).click()
  await page.getByText(sentence('booking-payments.cardRemoved')).waitFor()
  await page.getByText(sentence('booking-payments.open', { sum: '€210' })).waitFor()
  expect(await page.getByRole('button', { name: sentence('booking-payments.removeCard') }).count()).toBe(0)
  // Now nothing pays it by itself, and the form is there at once.
  await page.getByRole('button', { name: 'Pay €210' }).waitFor()
  expect(await page.getByText('Pay now instead').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('whoever need not pay can all the same, behind a sentence, without script', async () => {
  const { page, complaints, leave } = await browser.visitor({ script: false, width: 390 })
  await letTheCardPay(page)
  expect(await page.getByRole('button', { name: 'Pay €210' }).count()).toBe(0)
  await page.getByText('Pay now instead').click()
  await pay(page, '4000 0000 0000 0002', /^Pay €210/)
  await page.getByText('Your card was declined.').waitFor()
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a no that is late: the page goes back to the checkout, and another card books', async () => {
  const { page, complaints, leave } = await browser.visitor()
  await toCheckout(page)
  await pay(page, '4000 0000 0000 0093', saying('checkout.bookAndPay'))
  await page.getByRole('heading', { name: 'Waiting for your bank' }).waitFor()
  answerNow()
  await page.getByText(sentence('payments.cardDeclined')).waitFor()
  await expect.poll(() => page.getByLabel(sentence('checkout.notes')).inputValue()).toBe('We come late.')
  await page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
  await pay(page, '4242 4242 4242 4242', saying('checkout.bookAndPay'))
  await page.getByText(sentence('booking-payments.open', { sum: '€210' })).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('an answer that is late: the page waits by itself, and goes on when the bank has answered', async () => {
  const { page, complaints, leave } = await browser.visitor()
  await toCheckout(page)
  await pay(page, '4000 0000 0000 0077', saying('checkout.bookAndPay'))
  await page.getByRole('heading', { name: 'Waiting for your bank' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // The bank has answered by now, as far as it is concerned.
  answerNow()
  await page.getByText(sentence('booking-payments.open', { sum: '€210' })).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

describe('paid in full and cancelled', () => {
  let quay: { readonly id: number; readonly slug: string }
  beforeAll(async () => {
    quay = await buildHome(site.tools.database, { name: 'Quay House' })
  })

  // Everything back until the first deadline, half of it until the second; which of them have passed differs.
  test.each([
    ['before the first deadline', [5, 1], [/^Free cancellation until/, /^€150 refunded until/], '€300'],
    ['between the deadlines', [400, 1], [/^€150 refunded until/, sentence('offers.afterNothing')], '€150'],
    ['after the last one', [400, 399], [sentence('offers.cancelledNothing')], undefined],
  ] as const)('%s', async (_, [first, second], promise, back) => {
    const { page, complaints, leave } = await browser.visitor()
    for (const [share, days] of [
      [10_000, first],
      [5000, second],
    ]) {
      await site.tools.database.execute(sql`
        update cancellation_tier set days_before = ${days}
        where lodging_bp = ${share} and policy_id = (select policy_id from stay_offer where stay_id = ${quay.id})`)
    }
    await toCheckout(page, quay.slug)
    await pay(page, '4242 4242 4242 4242', saying('checkout.bookAndPay'))
    await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
    for (const sentence of promise) await page.getByText(sentence).first().waitFor()
    await page.getByRole('button', { name: sentence('trips.cancel') }).click()
    await page.getByText(sentence('cancellations.youGetBack', { refund: back ?? '€0', paid: '€300' })).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: sentence('cancellations.cancel') }).click()
    await page.getByText(back ? sentence('trips.youGetBack', { sum: back }) : sentence('trips.nothingBack')).waitFor()
    const sent = page
      .getByRole('listitem')
      .filter({ hasText: saying('booking-payments.givenBack', 'booking-payments.onItsWay') })
    if (back) await sent.getByText(back).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })
})
