// From a bare site to a paid stay by browser alone: its first owner sets it up, a stranger books, and every sum is right to the cent.

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnections } from '#admin/site/connections/with-connections.server.ts'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { dueMorning } from '#booking-payments/saved-card/charge-times.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { followSite } from '#site/snapshot/follow-site.server.ts'
import { saying } from '#tests/support/saying.ts'
import { days, later, type Milliseconds } from '#values/duration.ts'
import { accessibilityFaults, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { walk } from '../support/eyes.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { pictureFile } from '../support/picture-files.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'
import * as opening from './steps/opening-a-site.ts'

const folder = temporaryFolder()
const secretKey = 'rk_test_aRestrictedKeyOfTests'
const mailUser = { name: 'site@mail', password: 'a+b/c@d:e %' }
const contact = 'stay@casas.example'
const olga = { name: 'Olga Owner', email: 'olga@example.org', password: 'nine green olives' }
const ada = { name: 'Ada Lovelace', email: 'ada@example.org' }
const home = 'The Mill House'
const [arrival, departure] = [daysAhead(60), daysAhead(65)]

let bank: Bank
let mails: MailServer
let site: Site
let browser: TestBrowser
/** The site as this process sees it, with what its owner has connected, at another time. */
let toolsAt: (moment: Date) => Tools
let stopFollowing: (() => Promise<void>) | undefined

beforeAll(async () => {
  mails = await startMailServer({ user: mailUser })
  const webhook = { url: () => site && `${site.origin}/api/payments/events/stripe` }
  bank = await startBank({ secretKey, webhook, deliversItself: true })
  const IDENTITY_KEY = randomBytes(32).toString('base64')
  site = await startSite({ environment: { DATA_DIR: folder, IDENTITY_KEY, STRIPE_API: bank.origin } })
  stopFollowing = await followSite(site.tools)
  const environment = withConnections(site.tools.environment, site.tools.database)
  toolsAt = moment => ({ ...site.tools, environment, clock: { now: () => moment } })
  browser = await openBrowser(site.origin, [new URL(bank.origin).host])
})
afterAll(async () => {
  await browser?.close()
  await stopFollowing?.()
  await site?.stop()
  await bank?.close()
  await mails?.close()
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

async function setUp(owner: Visitor): Promise<string> {
  const { page } = owner
  await opening.becomeOwner(page, /becomes the first: \S+(\/setup\?key=[\w-]{43})$/m.exec(site.logs())![1]!, olga)
  await seesNoBarrier(owner, 'the steps to the first guest')
  await opening.signInInTwoSteps(page, site.tools, olga)
  await opening.nameSite(page, 'Casas do Rio', '#1f5f8b')
  await opening.enterLegalDetails(page, {
    ...{ legalName: 'Casas do Rio, Lda.', address: 'Rua do Moinho 7', postcode: '8700-001', town: 'Olhão' },
    ...{ taxNumber: 'PT501234567', responsible: olga.name, email: contact },
  })
  await opening.connectMail(page, {
    ...{ port: new URL(mails.url).port, user: mailUser.name, password: mailUser.password, from: contact },
  })
  await opening.connectCards(page, secretKey, bank.webhookSecret)
  await seesNoBarrier(owner, 'what the site is connected to')
  await opening.enterTaxes(page, 'Olhão', daysAhead(0))
  await seesNoBarrier(owner, 'the taxes of a place')
  await opening.enterTerms(page, 'Two parts', 'House policy')
  const slug = await opening.beginHome(page, home)
  await opening.describeHome(page, slug, [{ file: await pictureFile(), seen: 'The mill from the bridge' }])
  await opening.setRules(page, slug, ['House policy', 'Two parts', 'Olhão'])
  await opening.askForDeposit(page, slug, '250')
  await opening.publishHome(page, slug)
  await seesNoBarrier(owner, 'a published home')
  return slug
}

/** Finds the home by searching, and stands at the checkout afterwards. */
async function findAndReserve(page: Page): Promise<void> {
  await page.goto(`/stays?where=Algarve&in=${arrival}&out=${departure}&adults=2&ages=8`)
  await page.getByRole('link', { name: home }).first().click()
  await page.getByRole('heading', { name: home, level: 1 }).waitFor()
  const reserve = page.getByRole('button', { name: sentence('quotes.reserve') })
  await reserve.first().click()
  await page.waitForURL(/\/book\?hold=/)
}

/** Books without an account, pays the first part at the bank, and types the mailed code afterwards. */
async function bookAndPay(page: Page): Promise<void> {
  await page.getByLabel(sentence('checkout.name'), { exact: true }).fill(ada.name)
  await page.getByLabel(sentence('checkout.email'), { exact: true }).fill(ada.email)
  await page.getByRole('checkbox', { name: saying('booking-payments.chargeRest') }).check()
  await page.getByRole('checkbox', { name: saying('checkout.agree') }).check()
  await page.getByRole('button', { name: sentence('checkout.bookAndPay', { total: euro(price.total) }) }).click()
  await page.waitForURL(`${bank.origin}/c/pay/**`)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('04/41')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: `Pay ${euro(price.first)}` }).click()
  await page.waitForURL(/\/bookings\/manage/)
  const prove = page.getByRole('heading', { name: sentence('trips.proveTitle') })
  await prove.waitFor()
  const mailed = () => mails.received.findLast(({ to }) => to[0] === ada.email)?.mail.text ?? ''
  await expect.poll(mailed).toMatch(/\b\d{6}\b/)
  await page.getByLabel(sentence('checkout.mailCode')).fill(/\b\d{6}\b/.exec(mailed())![0])
  await page.getByRole('button', { name: sentence('trips.proveNow') }).click()
  await prove.waitFor({ state: 'detached' })
}

/** The clock of what runs by itself moves on: the rest is charged on its day, then the deposit is held. */
async function timePasses(id: string): Promise<void> {
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
    await setUp(owner)

    const { page } = guest
    await findAndReserve(page)
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
    await bookAndPay(page)
    await page.getByText(sentence('booking-payments.open', { sum: euro(price.rest) })).waitFor()

    const { rows } = await site.tools.database.execute<{ id: string }>(sql`select id from booking`)
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
    await opening.keepOfDeposit(owner.page, '40.25', 'A lamp')
    await page.goto('/bookings/manage')
    const { kept, held, left } = deposit
    await page
      .getByText(`${euro(kept)} of your damage deposit of ${euro(held)} was kept`)
      .first()
      .waitFor()
    await page.getByText(sentence('deposits.restIsLetGo', { left: euro(left) })).waitFor()
    await owner.page.goto('/admin/start')
    await owner.page.getByText(sentence('start.allDone')).waitFor()
    const told = mails.received.flatMap(({ to, mail }) => `${to[0]}: ${mail.subject}`)
    expect(told.filter(line => line.startsWith(contact))).toEqual([expect.stringMatching(/New booking/)])
    expect(guest.complaints).toEqual([])
  })
  await guest.leave()
})
