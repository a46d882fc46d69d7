// A guest calls: booked at an agreed price by keyboard alone, held by touch on a phone and paid by its link, cancelled with goodwill.

import { mkdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sendEnquiry } from '#enquiries/send-enquiry.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { saying } from '#tests/support/saying.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { expectGoodPage } from '../support/eyes.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let slug: string
let email: string
beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
  })
  const { database } = site.tools
  const home = await buildHome(database, { name: 'Harbour Loft' })
  slug = home.slug
  // Half comes back until the last moment.
  const policy = sql`(select policy_id from stay_offer where stay_id = ${home.id})`
  await database.execute(sql`delete from cancellation_tier where policy_id = ${policy}`)
  await database.execute(sql`
    insert into cancellation_tier (policy_id, days_before, lodging_bp, fee_bp, extra_bp)
    values (${policy}, 0, 5000, 5000, 5000)`)
  await database.execute(sql`
    update cancellation_policy set grace_hours = null, grace_min_lead_days = null where id = ${policy}`)
  ;({ email } = await site.makeUser({ roles: ['manager'] }))
  browser = await openBrowser(site.origin, [new URL(site.bank().origin).host])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')
}

/** Where pictures go that somebody wants to look at. */
const pictures = process.env.PICTURES
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('by keyboard alone: a telephone booking at an agreed price, then cancelled with goodwill', async () => {
  const operator = await browser.visitor({ width: 1440 })
  const { page } = operator
  await signIn(page)
  await page.goto(`/admin/bookings/new?home=${slug}&in=${daysAhead(40)}&out=${daysAhead(43)}&adults=2`)
  await expectGoodPage(operator, 'a price for a guest on the telephone')
  await picture(page, 'new-booking-1440')
  await page.getByText(sentence('byHand.ownPrice'), { exact: true }).press('Enter')
  await page.getByLabel(sentence('byHand.ownTotal')).fill('250')
  await page.getByLabel(sentence('byHand.ownReason')).fill('Regular guest')
  await button(page, sentence('byHand.checkAgain')).press('Enter')
  await page.getByText(saying('byHand.difference')).waitFor()
  await page.getByLabel(sentence('papers.name'), { exact: true }).fill('Ada Lovelace')
  await page.getByLabel(sentence('byHand.phone')).fill('+34 600 111 222')
  await page.getByLabel(sentence('byHand.payment')).selectOption('paid')
  await page.getByRole('checkbox', { name: sentence('byHand.agreed') }).press('Space')
  await picture(page, 'own-price-1440')
  await button(page, sentence('byHand.book')).press('Enter')
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
  await page.getByText(saying('byHand.givesBack')).first().waitFor()
  await expectGoodPage(operator, 'what can be done with a booking')
  await picture(page, 'actions-1440')
  await page.goto(`${page.url()}?in=${daysAhead(40)}&out=${daysAhead(44)}&adults=2`)
  await page.getByText(sentence('byHand.hasAgreed'), { exact: true }).press('Enter')
  await page.getByLabel(sentence('byHand.howAgreed')).fill('Agreed by phone')
  await picture(page, 'change-1440')
  await button(page, sentence('byHand.changeNow')).press('Enter')
  await button(page, sentence('byHand.yesChange')).press('Enter')
  await page.waitForURL(url => url.search === '')
  const id = page.url().split('/').at(-1)!
  await expect.poll(async () => (await findRow(site.tools.database, id))?.checkOut).toBe(daysAhead(44))
  await page.getByLabel(sentence('byHand.goodwill'), { exact: true }).fill('25')
  await button(page, sentence('byHand.cancelWithGoodwill')).press('Enter')
  await page.getByRole('heading', { name: saying('adminBookings.cancelBooking') }).waitFor()
  await expectGoodPage(operator, 'the question whether money is to move')
  await picture(page, 'confirm-1440')
  await page.getByRole('button', { name: saying('adminBookings.yesCancelAndGiveBack') }).press('Enter')
  await expect.poll(async () => (await findRow(site.tools.database, id))?.state).toBe('cancelled')
})

test('by touch on a phone: nights are held, and the guest pays by the link with a card', async () => {
  const operator = await browser.visitor({ width: 390 })
  const { page } = operator
  await signIn(page)
  await page.goto(`/admin/bookings/new?home=${slug}&in=${daysAhead(60)}&out=${daysAhead(62)}&adults=2`)
  await expectGoodPage(operator, 'a price on a phone')
  await picture(page, 'new-booking-390')
  await page.getByLabel(sentence('papers.name'), { exact: true }).fill('Grace Hopper')
  await page.getByLabel(sentence('byHand.email'), { exact: true }).fill('grace@example.org')
  await page.getByLabel(sentence('byHand.hours')).fill('24')
  await button(page, sentence('byHand.hold')).click()
  await page.waitForURL(url => url.pathname === '/admin/bookings')
  const [mail] = await site.mailsTo('grace@example.org')
  const link = /\/stays\/[\w-]+\/enquire\?offer=[\w-]+/.exec(JSON.stringify(mail))![0]
  const guest = await browser.visitor({ width: 390 })
  await guest.page.goto(link)
  await expectGoodPage(guest, 'the offer behind the link')
  await picture(guest.page, 'link-390')
  await guest.page.getByRole('button', { name: sentence('enquiries.take') }).click()
  await guest.page.waitForURL(/\/book/)
  await picture(guest.page, 'checkout-390')
  await expectGoodPage(guest, 'the checkout of held nights')
  await guest.page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
  await guest.page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
  await guest.page.waitForURL(`${site.bank().origin}/c/pay/**`)
  await guest.page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await guest.page.getByLabel('Expiry date').fill('04/41')
  await guest.page.getByLabel('Security code').fill('123')
  await guest.page.getByRole('button', { name: /^Pay / }).click()
  const state = async () =>
    (
      await site.tools.database.execute<{ state: string }>(sql`
        select state from booking where contact ->> 'email' = 'grace@example.org'`)
    ).rows[0]!.state
  await expect.poll(state).toBe('confirmed')
})

test('on a narrow phone: a change against a rule, and an enquiry offered at another price', async () => {
  const { database } = site.tools
  const shy = await buildHome(database, { name: 'Old Lighthouse' })
  const operator = await browser.visitor({ width: 320 })
  const { page } = operator
  await signIn(page)
  await page.goto(`/admin/bookings/new?home=${shy.slug}&in=${daysAhead(20)}&out=${daysAhead(22)}&adults=2`)
  await page.getByLabel(sentence('papers.name'), { exact: true }).fill('Ada Lovelace')
  await page.getByLabel(sentence('byHand.phone')).fill('+34 600 111 222')
  await page.getByRole('checkbox', { name: sentence('byHand.agreed') }).check()
  await button(page, sentence('byHand.book')).click()
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
  const booking = new URL(page.url()).pathname
  await database.execute(sql`insert into stay_rule (stay_id, kind, amount) values (${shy.id}, 'min_arrival', 5)`)
  await page.goto(`${booking}?in=${daysAhead(20)}&out=${daysAhead(23)}&adults=2`)
  await page.getByRole('checkbox', { name: sentence('byHand.changeAnyway') }).check()
  await button(page, sentence('amendments.seeCost')).click()
  await page.getByText(sentence('byHand.changeAgainst')).waitFor()
  await expectGoodPage(operator, 'a change against a rule, on a narrow phone')
  await picture(page, 'overruled-320')
  await page.goto(`/ar${booking}?in=${daysAhead(20)}&out=${daysAhead(23)}&adults=2&overrules=yes`)
  await picture(page, 'overruled-ar-320')
  await page.goto(`${booking}?in=${daysAhead(20)}&out=${daysAhead(23)}&adults=2&overrules=yes`)
  await page.getByLabel(sentence('byHand.howAgreed')).fill('Agreed by phone')
  await button(page, sentence('byHand.changeNow')).click()
  await button(page, sentence('byHand.yesChange')).click()
  await page.waitForURL(url => url.search === '')
  await page.getByText(saying('adminBookings.didOverrule')).waitFor()

  await database.execute(sql`update stay_offer set booking_mode = 'enquiry' where stay_id = ${shy.id}`)
  await database.execute(sql`delete from stay_rule where stay_id = ${shy.id}`)
  const [checkIn, checkOut] = [daysAhead(30), daysAhead(32)].map(requireCalendarDay)
  await sendEnquiry(site.tools, {
    ...{ stayId: shy.id, visit: { nights: { checkIn: checkIn!, checkOut: checkOut! }, party: twoAdults } },
    ...{ contact: { name: 'Alan', email: 'alan@example.org', phone: null }, message: 'Is there a cot?' },
    ...{ address: '203.0.113.7', origin: site.origin },
  })
  await page.goto('/admin?list=enquiries')
  await page.getByRole('link', { name: sentence('adminBookings.offerOwnPrice') }).click()
  await page.getByRole('heading', { name: sentence('byHand.enquiryTitle') }).waitFor()
  await expectGoodPage(operator, 'an enquiry that is answered by hand')
  await picture(page, 'enquiry-320')
  await page.getByText(sentence('byHand.ownPrice'), { exact: true }).click()
  await page.getByLabel(sentence('byHand.ownTotal')).fill('150')
  await page.getByLabel(sentence('byHand.ownReason')).fill('Out of season')
  await button(page, sentence('byHand.checkAgain')).click()
  await page.getByText(saying('byHand.difference')).waitFor()
  await expect
    .poll(() => page.getByLabel(sentence('byHand.email'), { exact: true }).inputValue())
    .toBe('alan@example.org')
  await button(page, sentence('byHand.offer')).click()
  await page.waitForURL(url => url.pathname === '/admin/bookings')
  expect(JSON.stringify((await site.mailsTo('alan@example.org'))[0])).toContain('€150')
})
