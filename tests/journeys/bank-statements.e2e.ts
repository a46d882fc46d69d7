// An operator has the bank's statement read, looks at what it means, and records it: on a large screen by keys, on a phone by touch.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { days } from '#values/duration.ts'
import { someGuest } from '../support/booking-world.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { bookAndPay, payableStay } from '../support/paying-world.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'

let site: Site
let browser: TestBrowser
let stay: Awaited<ReturnType<typeof payableStay>>
let email: string

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'bank-transfer', BANK_ACCOUNT: 'Casita, DE00' } })
  browser = await openBrowser(site.origin)
  ;({ email } = await site.makeUser({ roles: ['manager'] }))
  stay = await payableStay(site.tools.database)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The reference of a booking of €200 that waits for its transfer. */
async function awaited(ahead: number): Promise<string> {
  const { tools } = site
  const now = tools.clock.now()
  const on = (offset: number) => new Date(now.getTime() + days(ahead + offset)).toISOString().slice(0, 10)
  const user = await someGuest(tools.database, now)
  const { bookingId } = await bookAndPay({ tools, user, stay }, { in: on(0), out: on(2), way: 'bank-transfer' })
  return (await findRow(tools.database, bookingId))!.reference
}

test.each([1440, 390])('%i pixels wide', async width => {
  const [reference, missing] = [await awaited(width === 390 ? 30 : 60), await awaited(width === 390 ? 40 : 70)]
  const { page, complaints, leave } = await browser.visitor({ width })
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')

  await page.goto('/admin/statements')
  await comesAlive(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const rows = [`2026-11-26,Ana,${creditorReference(reference)},200.00`, `2026-11-26,Bo,Holiday ${width},180.00`]
  const buffer = Buffer.from(['Date,Name,Description,Amount (EUR)', ...rows, '2026-11-25,Power,,-80.00'].join('\n'))
  await page
    .getByLabel(sentence('statements.file'))
    .setInputFiles({ name: 'November.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: sentence('statements.read') }).press('Enter')
  await page.waitForURL(url => /^\/admin\/statements\/.+/.test(url.pathname))
  await page.getByText(sentence('statements.exact')).waitFor()
  await page.getByText(sentence('statements.unmatched')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/statement-${width}.png`, fullPage: true })

  await page.getByLabel(sentence('statements.chooseBooking', { sum: '€180' })).fill(missing)
  await page.getByRole('button', { name: sentence('statements.apply') }).press('Enter')
  await page.getByRole('main').getByRole('status').getByText(/\p{L}/u).first().waitFor()
  await expect.poll(() => page.getByText(sentence('statements.noted')).count()).toBe(2)
  expect(await accessibilityFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/recorded-${width}.png`, fullPage: true })
  expect(complaints).toEqual([])
  await leave()
})
