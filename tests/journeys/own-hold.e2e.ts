// Somebody reserves, goes back to the home, and meets their own hold: the way back, other nights, a second tab.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltHome, buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'
import { quoteBox } from './steps/booking-a-home.ts'

let site: Site
let browser: TestBrowser
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', photos: [] })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const homePath = (from: number) => `/stays/${home.slug}?in=${daysAhead(from)}&out=${daysAhead(from + 3)}&adults=2`
const held = (page: Page) => quoteBox(page).getByText(saying('quotes.holding'))
const toCheckout = (page: Page) => quoteBox(page).getByRole('link', { name: sentence('quotes.toCheckout') })
const holdIn = (page: Page) => new URL(page.url()).searchParams.get('hold')

async function reserve(page: Page) {
  await quoteBox(page)
    .getByRole('button', { name: saying('quotes.reserve', 'quotes.moveHold') })
    .click()
  await page.waitForURL(/\/book\?hold=/)
  await page.getByRole('timer').waitFor()
}

test.each([1280, 390])('%i wide: the home leads back to the checkout, and other nights move the hold', async width => {
  const first = 20 + (width % 7) * 10
  const { page, context, complaints, leave } = await browser.visitor({ width })
  await page.goto(homePath(first))
  await comesAlive(page)
  await reserve(page)
  const hold = holdIn(page)

  // Back, without a new document.
  await page.goBack()
  await held(page).waitFor()
  await quoteBox(page)
    .getByText(/Nobody else can book these nights until \d+:\d\d/)
    .waitFor()
  expect(await quoteBox(page).getByText(saying('offers.nightHeld')).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await toCheckout(page).click()
  await page.waitForURL(/\/book\?hold=/)
  expect(holdIn(page)).toBe(hold)

  // In a second tab, too; nobody else meets it.
  const second = await context.newPage()
  await second.goto(homePath(first))
  await held(second).waitFor()
  const stranger = await browser.visitor({ width })
  await stranger.page.goto(homePath(first))
  await quoteBox(stranger.page).getByText(saying('offers.nightHeld')).waitFor()
  expect(await held(stranger.page).count()).toBe(0)

  // Other nights: the hold moves there, and the first ones are free again.
  await second.goto(homePath(first + 1))
  await comesAlive(second)
  await held(second).waitFor()
  await reserve(second)
  expect(holdIn(second)).not.toBe(hold)
  await page.reload()
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await stranger.page.goto(homePath(first - 2))
  await quoteBox(stranger.page)
    .getByRole('button', { name: sentence('quotes.reserve') })
    .waitFor()

  expect([...complaints, ...stranger.complaints]).toEqual([])
  await stranger.leave()
  await leave()
})
