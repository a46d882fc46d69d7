// What only a browser can do at the checkout: click twice, run out of time, go back, put right what was missing.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { type BuiltHome, buildHome } from '../support/build-home.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'
import { followMail, registerToFinish } from './steps/booking-a-home.ts'
import { pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', cleaningMinor: 5000, photos: [] })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

let visits = 0

type AtCheckout = Visitor & { readonly email: string }

/** A signed-in guest at the checkout of four nights that no other test wants. */
async function atCheckout(width = 1280): Promise<AtCheckout> {
  visits++
  const day = (offset: number) => daysAhead(20 + visits * 6 + offset)
  const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
  const visitor = await browser.visitor({ width })
  const { page } = visitor
  await page.goto(`/stays/${home.slug}?in=${day(0)}&out=${day(4)}&adults=2`)
  await page
    .locator('#quote')
    .getByRole('button', { name: sentence('quotes.reserve') })
    .click()
  await page.waitForURL(/\/book\?hold=/)
  await page
    .getByRole('main')
    .getByRole('button', { name: sentence('checkout.signIn') })
    .click()
  // The address changes before the page does, and both have a field for an e-mail address.
  await page.getByRole('heading', { level: 1, name: sentence('checkout.signIn') }).waitFor()
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(/\/book\?hold=/)
  return { ...visitor, email }
}

const bookButton = (page: Page) =>
  page.getByRole('button', { name: sentence('checkout.bookAndPay', { total: '€450' }) })

test('what was typed is there again after a reload and a way back, and gone once it is booked', async () => {
  const { page, complaints, leave } = await atCheckout(390)
  const phone = page.getByLabel(sentence('checkout.phone'))
  const notes = page.getByLabel(sentence('checkout.notes'))
  const guest = page.getByLabel(sentence('checkout.guestName'))
  const stored = () => page.evaluate(() => sessionStorage.getItem('casita:typed'))
  await comesAlive(page)
  await phone.fill('+44 20 7946 0018')
  await notes.fill('We arrive late.')
  await page.getByText(sentence('checkout.somebodyElse')).click()
  await guest.fill('Grace Hopper')
  const checkout = page.url()
  await page.reload()
  await comesAlive(page)
  await expect.poll(() => phone.inputValue()).toBe('+44 20 7946 0018')
  expect(await notes.inputValue()).toBe('We arrive late.')
  expect([await guest.isVisible(), await guest.inputValue()]).toEqual([true, 'Grace Hopper'])
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  await page.goto('/stays')
  await page.goto(checkout)
  await comesAlive(page)
  await expect.poll(() => notes.inputValue()).toBe('We arrive late.')
  await page.getByRole('checkbox').check()
  await bookButton(page).click()
  await page.waitForURL(/\/user\/bookings\/[0-9a-f-]+$/)
  await expect.poll(stored).toBeNull()
  expect(complaints).toEqual([])
  await leave()
})

test('a double click books once, and going back leads to the booking', async () => {
  const { page, complaints, leave, email } = await atCheckout()
  await page.getByRole('checkbox').check()
  await bookButton(page).dblclick()
  await page.waitForURL(/\/user\/bookings\/[0-9a-f-]+$/)
  const booking = page.url()
  await site.newestMailTo(email)
  expect(
    (await site.mailsTo(email)).filter(({ subject }) => saying('bookingMails.confirmedSubject').test(subject)),
  ).toHaveLength(1)
  await page.goBack()
  await page.waitForURL(booking)
  expect(complaints).toEqual([])
  await leave()
})

test('what is missing gets the focus, nothing typed is lost, and axe finds nothing', async () => {
  const { page, complaints, leave } = await atCheckout(390)
  await page.getByLabel(sentence('checkout.notes')).fill('We come late.')
  await page.getByLabel(sentence('checkout.name')).fill('')
  await bookButton(page).click()
  await page.getByText(sentence('bookings.nameMissing')).waitFor()
  const name = page.getByLabel(sentence('checkout.name'))
  await expect.poll(() => name.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await page.getByLabel(sentence('checkout.notes')).inputValue()).toBe('We come late.')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('a tab that waits for its address to be confirmed says what is held, and goes on by itself', async () => {
  visits++
  const { page, context, complaints, leave } = await browser.visitor()
  const email = `waits-${visits}@example.org`
  await page.goto(`/stays/${home.slug}?in=${daysAhead(20 + visits * 6)}&out=${daysAhead(24 + visits * 6)}&adults=2`)
  await page
    .locator('#quote')
    .getByRole('button', { name: sentence('quotes.reserve') })
    .click()
  await page.getByRole('timer').waitFor()
  await registerToFinish({ page, hands: pointer() }, { name: 'Ada Lovelace', email, password: usualPassword })
  await page.getByText(saying('shell.held')).waitFor()
  const elsewhere = await context.newPage()
  await followMail({ page: elsewhere, hands: pointer() }, site, email)
  await page.waitForURL(/\/book\?hold=/)
  await bookButton(page).waitFor()
  await elsewhere.close()
  expect(complaints).toEqual([])
  await leave()
})

test('when the time is over the nights can be taken again, and the form is as it was', async () => {
  const { page, complaints, leave } = await atCheckout()
  const hold = new URL(page.url()).searchParams.get('hold')!
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/1[345] more minutes/)
  await page.getByLabel(sentence('checkout.notes')).fill('We come late.')
  await page.getByRole('checkbox').check()
  await site.tools.database.execute(sql`update booking set hold_expires_at = now() where id = ${hold}`)
  await site.tools.database.execute(
    sql`update occupancy set expires_at = now() where ref_id = ${hold} and not released`,
  )
  await bookButton(page).click()
  await page.getByRole('button', { name: sentence('checkout.tryAgain') }).click()
  await page.waitForURL(url => url.searchParams.has('hold') && url.searchParams.get('hold') !== hold)
  // The address comes before the page that belongs to it.
  await bookButton(page).waitFor()
  expect(await page.getByLabel(sentence('checkout.notes')).inputValue()).toBe('We come late.')
  await page.getByRole('checkbox').check()
  await bookButton(page).click()
  await page.waitForURL(/\/user\/bookings\//)
  await page.getByText('We come late.').waitFor()
  expect(complaints).toEqual([])
  await leave()
})
