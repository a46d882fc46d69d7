// From a bare site to a paid stay by browser alone: its first owner sets it up, a stranger books, and every sum is right to the cent.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { dueMorning } from '#booking-payments/saved-card/charge-times.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import { saying } from '#tests/support/saying.ts'
import { days, later, type Milliseconds } from '#values/duration.ts'
import { type BareSite, openBareSite } from '../support/bare-site.ts'
import { accessibilityFaults, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { walk } from '../support/eyes.ts'
import { temporaryFolder } from '../support/folder.ts'
import { pictureFile } from '../support/picture-files.ts'
import { daysAhead } from '../support/some-homes.ts'
import { keepOfDeposit, type Opened, openForBusiness, organisation } from './steps/opening-a-site.ts'
import { bookAndPay, findAndReserve } from './steps/strangers.ts'

const folder = temporaryFolder()
const [arrival, departure] = [daysAhead(60), daysAhead(65)]

let bare: BareSite
let browser: TestBrowser

beforeAll(async () => {
  bare = await openBareSite(folder)
  browser = await openBrowser(bare.site.origin, [new URL(bare.bank.origin).host])
})
afterAll(async () => {
  await browser?.close()
  await bare?.stop()
})

/** Minor units of everything the stranger pays, worked out from what the owner types in `steps/opening-a-site.ts`. */
const price = (() => {
  const [nights, adults] = [5, 2]
  const lodging = nights * 119_90
  const cleaning = 64_90
  // The child of eight is below the age of 13.
  const cityTax = nights * adults * 2_15
  // Six percent that are part of the price of nights and cleaning: 6/106 of it.
  const vat = Math.round(((lodging + cleaning) * 6) / 106)
  const total = lodging + cleaning + cityTax
  const first = Math.round((total * 30) / 100)
  return { lodging, cleaning, cityTax, vat, net: lodging + cleaning - vat, total, first, rest: total - first }
})()
const deposit = { held: 250_00, kept: 40_25, left: 250_00 - 40_25 }

/** As guests read it; `cents` also where there are none. */
function euro(minor: number, cents = minor % 100 !== 0): string {
  const digits = String(minor % 100).padStart(2, '0')
  return `€${Math.floor(minor / 100)}${cents ? `.${digits}` : ''}`
}

async function seesNoBarrier({ page }: Visitor, where: string): Promise<void> {
  expect(await accessibilityFaults(page), where).toEqual([])
}

/** The clock of what runs by itself moves on: the rest is charged on its day, then the deposit is held. */
async function timePasses(id: string): Promise<void> {
  const { site, toolsAt } = bare
  const { paymentDueAt, timeZone } = (await findRow(site.tools.database, id))!
  await remindOfDues(toolsAt(later(paymentDueAt!, -days(7) as Milliseconds)))
  await chargeDues(toolsAt(dueMorning(paymentDueAt!, timeZone)))
  await followPapers(toolsAt(new Date()))
  await sweepDeposits(toolsAt(new Date(`${daysAhead(58)}T16:00:00Z`)))
}

/** What stands beside these words in the tables of a paper. */
const besides = (page: Page, words: string) =>
  page.getByRole('row').filter({ hasText: words }).first().getByRole('cell').allInnerTexts()

async function readInvoice(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Invoice OL-\d{4}-00001/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Invoice OL-/ }).waitFor()
  const last = async (words: string) => (await besides(page, words)).at(-1)
  const sums = { cleaning: 'Final cleaning', total: 'Total', net: 'Net', cityTax: 'City tax', lodging: '5 nights' }
  for (const [name, words] of Object.entries(sums))
    expect([words, await last(words)]).toEqual([words, euro(price[name as keyof typeof sums], true)])
  expect(await last('Taxes')).toBe(euro(price.vat + price.cityTax, true))
  const vat = (await besides(page, 'VAT')).map(cell => cell.replace(/[\u2068\u2069]/g, ''))
  expect(vat.slice(-3)).toEqual(['6%', euro(price.net, true), euro(price.vat, true)])
  const paid = page.getByRole('row').filter({ hasText: 'Paid by card' }).getByRole('cell')
  expect((await paid.allInnerTexts()).filter(text => text.startsWith('€'))).toEqual([
    euro(price.first),
    euro(price.rest),
  ])
  expect(await last('Left to pay')).toBe(euro(0, true))
}

test('an owner sets the site up; a stranger books and pays; rest, deposit and invoice follow', async () => {
  const owner = await browser.visitor()
  const guest = await browser.visitor({ width: 390 })
  await walk(owner, async () => {
    const looked: readonly Opened[] = ['start', 'connections', 'taxes', 'published']
    await openForBusiness(owner.page, bare, [await pictureFile()], async name => {
      if (looked.includes(name)) await seesNoBarrier(owner, name)
    })

    const { page } = guest
    await findAndReserve(page, arrival, departure)
    for (const sum of [price.lodging, price.cleaning, price.cityTax, price.total])
      await page.getByText(euro(sum), { exact: true }).first().waitFor()
    await page
      .getByText(`${euro(price.vat)}, included above`)
      .first()
      .waitFor()
    await page
      .getByText(`${euro(price.first)} is due when you book.`)
      .first()
      .waitFor()
    await seesNoBarrier(guest, 'the checkout')
    await bookAndPay(page, bare, { total: euro(price.total), first: euro(price.first) })
    await page.getByText(sentence('booking-payments.open', { sum: euro(price.rest) })).waitFor()

    const { rows } = await bare.site.tools.database.execute<{ id: string }>(sql`select id from booking`)
    await timePasses(rows[0]!.id)
    await page.reload()
    await page.getByText(sentence('booking-payments.nothingOpen')).waitFor()
    await page.getByText(sentence('booking-payments.cardCharged', { sum: euro(price.rest), card: '4242' })).waitFor()
    await page.getByText(saying('deposits.isHeld')).waitFor()
    await seesNoBarrier(guest, 'the booking')
    await readInvoice(page)
    await seesNoBarrier(guest, 'the invoice')

    await owner.page.goto(`/admin/bookings/${rows[0]!.id}`)
    await owner.page.getByText(saying('deposits.adminHeld')).waitFor()
    await keepOfDeposit(owner.page, '40.25', 'A lamp')
    await page.goto('/bookings/manage')
    const { kept, held, left } = deposit
    await page
      .getByText(`${euro(kept)} of your damage deposit of ${euro(held)} was kept`)
      .first()
      .waitFor()
    await page.getByText(sentence('deposits.restIsLetGo', { left: euro(left) })).waitFor()
    await owner.page.goto('/admin/start')
    await owner.page.getByText(sentence('start.allDone')).waitFor()
    const told = bare.mails.received.flatMap(({ to, mail }) => `${to[0]}: ${mail.subject}`)
    expect(told.filter(line => line.startsWith(organisation.email))).toEqual([expect.stringMatching(/New booking/)])
    expect(guest.complaints).toEqual([])
  })
  await guest.leave()
})
