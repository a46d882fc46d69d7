// What a stranger does at a site that has just opened: finds its home, books without an account, and pays the first part.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import type { BareSite } from '#tests/support/bare-site.ts'
import { saying } from '#tests/support/saying.ts'
import { firstHome } from './opening-a-site.ts'

const ada = { name: 'Ada Lovelace', email: 'ada@example.org' }

/** Finds the home by searching, for two adults and a child of eight; stands at the checkout afterwards. */
export async function findAndReserve(page: Page, arrival: string, departure: string): Promise<void> {
  await page.goto(`/stays?where=Algarve&in=${arrival}&out=${departure}&adults=2&ages=8`)
  await page.getByRole('link', { name: firstHome }).first().click()
  await page.getByRole('heading', { name: firstHome, level: 1 }).waitFor()
  const reserve = page.getByRole('button', { name: sentence('quotes.reserve') })
  await reserve.first().click()
  await page.waitForURL(/\/book\?hold=/)
}

/** Books without an account, pays the first part at the bank, and types the mailed code afterwards. */
export async function bookAndPay(
  page: Page,
  { bank, mails }: Pick<BareSite, 'bank' | 'mails'>,
  { total, first }: { readonly total: string; readonly first: string },
): Promise<void> {
  await page.getByLabel(sentence('checkout.name'), { exact: true }).fill(ada.name)
  await page.getByLabel(sentence('checkout.email'), { exact: true }).fill(ada.email)
  await page.getByRole('checkbox', { name: saying('booking-payments.chargeRest') }).check()
  await page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
  await page.getByRole('button', { name: sentence('checkout.bookAndPay', { total }) }).click()
  await page.waitForURL(`${bank.origin}/c/pay/**`)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('04/41')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: `Pay ${first}` }).click()
  await page.waitForURL(/\/bookings\/manage/)
  const prove = page.getByRole('heading', { name: sentence('trips.proveTitle') })
  await prove.waitFor()
  const mailed = () => mails.received.findLast(({ to }) => to[0] === ada.email)?.mail.text ?? ''
  await expect.poll(mailed).toMatch(/\b\d{6}\b/)
  await page.getByLabel(sentence('checkout.mailCode')).fill(/\b\d{6}\b/.exec(mailed())![0])
  await page.getByRole('button', { name: sentence('trips.proveNow') }).click()
  await prove.waitFor({ state: 'detached' })
}
