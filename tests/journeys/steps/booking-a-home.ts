// The steps from looking for a home to having cancelled its booking, as a person takes them on the pages.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import type { Site } from '../../support/site.ts'
import type { Hands } from './hands.ts'

export type Person = { readonly page: Page; readonly hands: Hands }

export type VisitAsked = {
  readonly where: string
  readonly arrive: string
  readonly leave: string
  readonly adults: number
}

/** Asks on the first page for homes; stands before the results afterwards. */
export async function searchHomes({ page, hands }: Person, { where, arrive, leave, adults }: VisitAsked) {
  await page.goto('/')
  const search = page.getByRole('search')
  await hands.write(search.getByLabel(/home in/i), where)
  await hands.write(search.getByLabel('from', { exact: true }), arrive)
  await hands.write(search.getByLabel('to', { exact: true }), leave)
  await hands.press(search.locator('summary'))
  await hands.write(search.getByLabel(sentence('quotes.adults'), { exact: true }), String(adults))
  // The open panel may lie on the button.
  await hands.press(search.locator('summary'))
  await hands.press(search.getByRole('button', { name: sentence('search.showMe') }))
  await page.getByRole('heading', { level: 1, name: saying('search.foundFree', 'search.noneFits') }).waitFor()
}

/** Opens a home out of the results, and answers the total that its card promised. */
export async function openHome({ page, hands }: Person, name: string): Promise<string> {
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  const total = await card.getByRole('strong').innerText()
  await hands.press(card.getByRole('link', { name, exact: true }))
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  return total
}

/** The box with the price beside a home. */
export const quoteBox = (page: Page) => page.getByRole('region', { name: sentence('checkout.yourVisit') })

/** Reserves at the price in the box; stands before the checkout afterwards. */
export async function reserve({ page, hands }: Person) {
  await hands.press(quoteBox(page).getByRole('button', { name: sentence('quotes.reserve') }))
  await page.getByRole('timer').waitFor()
}

export type NewGuest = { readonly name: string; readonly email: string; readonly password: string }

/** Makes an account on the way from the checkout; is asked to confirm the address afterwards. */
export async function registerToFinish({ page, hands }: Person, { name, email, password }: NewGuest) {
  await hands.press(page.getByRole('main').getByRole('button', { name: sentence('checkout.register') }))
  await page.waitForURL(url => url.pathname === '/register')
  await page.getByRole('heading', { level: 1, name: sentence('pages.register') }).waitFor()
  await hands.write(page.getByLabel(sentence('checkout.name')), name)
  await hands.write(page.getByLabel(sentence('checkout.email')), email)
  await hands.write(page.getByLabel(sentence('users.choosePassword')), password)
  await hands.press(page.getByRole('button', { name: sentence('pages.registerButton') }))
  await page.waitForURL(url => url.pathname === '/verify-email')
}

/** Follows the newest mail to the address, and presses the one button there. */
export async function followMail({ page, hands }: Person, site: Site, email: string) {
  await page.goto((await site.newestMailTo(email)).link.href)
  await hands.press(page.getByRole('main').getByRole('button', { name: sentence('users.confirmThisAddress') }))
  await page.waitForURL(url => url.pathname !== '/auth/action')
}

/** Signs in where the sign-in form is. */
export async function signIn({ page, hands }: Person, { email, password }: { email: string; password: string }) {
  await hands.write(page.getByLabel(sentence('checkout.email')), email)
  await hands.write(page.getByLabel(sentence('users.password'), { exact: true }), password)
  await hands.press(page.getByRole('main').getByRole('button', { name: sentence('checkout.signIn') }))
  await page.waitForURL(url => url.pathname !== '/login')
}

/** Accepts the terms and books; stands before the booking afterwards. Answers its reference. */
export async function finishBooking({ page, hands }: Person, { name, email }: NewGuest): Promise<string> {
  await page.getByRole('timer').waitFor()
  await expect.poll(() => page.getByLabel(sentence('checkout.name')).inputValue()).toBe(name)
  await expect.poll(() => page.getByLabel(sentence('checkout.email'), { exact: true }).inputValue()).toBe(email)
  await hands.write(page.getByLabel(sentence('checkout.notes')), 'We arrive by the evening train.')
  await hands.press(page.getByRole('checkbox', { name: saying('checkout.agree') }))
  await hands.press(page.getByRole('button', { name: saying('checkout.bookAndPay') }))
  await page.waitForURL(url => /^\/user\/bookings\/[0-9a-f-]{36}$/.test(url.pathname))
  return referenceOf(page)
}

export async function referenceOf(page: Page): Promise<string> {
  const words = await page
    .getByText(/^Reference/)
    .first()
    .innerText()
  return /[0-9A-Z]{8}/.exec(words)![0]
}

/** Goes to the list of bookings and opens the one of that home. */
export async function openFromList({ page, hands }: Person, name: string) {
  await hands.press(
    page
      .getByRole('navigation', { name: sentence('shell.mainNavigation') })
      .getByRole('link', { name: sentence('adminPages.bookings') }),
  )
  await page.getByRole('heading', { level: 1, name: sentence('pages.yourBookings') }).waitFor()
  await hands.press(page.getByRole('link', { name, exact: true }))
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Asks what cancelling means. */
export async function askToCancel({ page, hands }: Person) {
  await hands.press(page.getByRole('button', { name: sentence('trips.cancel') }))
  await page.getByRole('heading', { name: sentence('cancellations.question') }).waitFor()
}

/** Cancels for good. */
export async function cancelForGood({ page, hands }: Person) {
  await hands.press(page.getByRole('button', { name: sentence('cancellations.cancel') }))
  await page.getByText('You cancelled this booking').first().waitFor()
}
