// What only a browser can do before booking: a price that follows the fields, nothing that jumps.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltHome, buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  home = await buildHome(database, { name: 'Casa da Ria', cleaningMinor: 5000, minimumNights: 2, photos: [] })
  const longName = 'A very old house with a very long name that does not stop where names of houses usually stop'
  await buildHome(database, { name: longName, photos: [], city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const day = daysAhead
const box = (page: Page) => page.getByRole('region', { name: sentence('checkout.yourVisit') })

test('the price follows the fields, and whoever types is not interrupted', async () => {
  const { page, complaints, leave } = await browser.visitor()
  await page.goto(`/stays/${home.slug}`)
  await comesAlive(page)
  await box(page).getByLabel(sentence('amendments.arrive')).fill(day(20))
  await box(page).getByLabel(sentence('amendments.leave')).fill(day(23))
  await box(page).getByText('€350').first().waitFor()
  expect(
    await box(page)
      .getByLabel(sentence('amendments.leave'))
      .evaluate(field => field === document.activeElement),
  ).toBe(true)
  await box(page)
    .getByText(sentence('bookings.adults', { adults: 2 }))
    .click()
  await box(page).getByLabel(sentence('quotes.adults'), { exact: true }).fill('7')
  await box(page)
    .getByText(sentence('offers.tooManyGuests', { most: 4 }))
    .waitFor()
  await box(page).getByLabel(sentence('quotes.adults'), { exact: true }).fill('4')
  await box(page)
    .getByRole('button', { name: sentence('quotes.reserve') })
    .waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('adults')).toBe('4')
  await page.goBack()
  await expect.poll(() => page.url()).not.toContain(home.slug)
  expect(complaints).toEqual([])
  await leave()
})

test('the price comes from its own route: on its way it is seen to be, the last question counts, and no answer is said', async () => {
  const { page, leave } = await browser.visitor()
  const pageData: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith('.data')) pageData.push(request.url())
  })
  await page.goto(`/stays/${home.slug}?in=${day(20)}&out=${day(23)}`)
  await comesAlive(page)
  const total = box(page).locator('[aria-live]')
  const held = Promise.withResolvers<void>()
  const isPrice = (address: URL, leaving: string) =>
    address.pathname === `/stays/${home.slug}/price` && address.searchParams.get('out') === leaving
  await page.route(
    address => isPrice(address, day(24)),
    async route => {
      await held.promise
      await route.continue().catch(() => undefined)
    },
  )
  await box(page).getByLabel(sentence('amendments.leave')).fill(day(24))
  await expect.poll(() => total.getAttribute('aria-busy')).toBe('true')
  await box(page).getByLabel(sentence('amendments.leave')).fill(day(25))
  await box(page).getByText('€550').first().waitFor()
  held.resolve()
  await expect.poll(() => total.getAttribute('aria-busy')).toBe('false')
  expect(await total.innerText()).toContain('€550')

  await page.route(`**/stays/${home.slug}/price*`, route => route.abort())
  await box(page).getByLabel(sentence('amendments.leave')).fill(day(26))
  await box(page)
    .getByRole('alert')
    .filter({ hasText: sentence('identity.unexpected') })
    .waitFor()
  expect(await page.getByRole('button', { name: sentence('quotes.reserve') }).count()).toBe(0)
  expect(await box(page).getByLabel(sentence('amendments.leave')).inputValue()).toBe(day(26))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await box(page)
    .getByRole('button', { name: sentence('quotes.seePrice') })
    .click()
  await box(page).getByText('€650').first().waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('out')).toBe(day(26))
  // What the page needed for all of this came by that route alone.
  expect(pageData).toEqual([])
  await page.reload()
  await box(page).getByText('€650').first().waitFor()
  await leave()
})

test('the date fields open one calendar: by a press, by keys, and the price comes of two presses', async () => {
  const { page, complaints, leave } = await browser.visitor()
  const panel = page.getByRole('dialog', { name: sentence('quotes.daysOfVisit') })
  const toChoose = panel.locator('[role=button]:not([aria-disabled])')
  const fields = () =>
    page.locator('input[type=date]').evaluateAll(all => all.map(field => (field as HTMLInputElement).value))
  await page.goto('/')
  await comesAlive(page)
  await page.locator('input[name=in]').click({ position: { x: 20, y: 20 } })
  await toChoose.nth(15).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // No day stands in two months.
  const days = await panel.locator('[data-day]:visible').evaluateAll(all => all.map(of => of.getAttribute('data-day')))
  expect(new Set(days).size).toBe(days.length)
  await toChoose.nth(10).click()
  await toChoose.nth(13).click()
  await panel.waitFor({ state: 'detached' })
  const [arrive, leaving] = (await fields()) as [string, string]
  expect((Date.parse(leaving) - Date.parse(arrive)) / 86_400_000).toBe(3)

  await page.goto(`/stays/${home.slug}`)
  await comesAlive(page)
  await box(page).getByLabel(sentence('quotes.arrive')).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-day'))
  await page.keyboard.press('PageDown')
  await page.waitForFunction(
    words => document.activeElement?.getAttribute('aria-label')?.includes(words),
    sentence('quotes.arriveHere'),
  )
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await panel.waitFor({ state: 'detached' })
  await box(page).getByText('€350').first().waitFor()
  // Back where it was opened from.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('in')
  // A day just chosen is said to be what it is.
  await page.keyboard.press('Alt+ArrowDown')
  const end = panel.locator(`[data-day="${(await fields())[1]}"]:visible`)
  await end.waitFor()
  expect(await end.getAttribute('aria-label')).toContain(sentence('quotes.chosenLeaving'))
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await leave()
})

test('the guests’ panel closes by Escape and by leaving it, and says who comes', async () => {
  const { page, leave } = await browser.visitor()
  await page.goto('/stays')
  await comesAlive(page)
  const panel = page
    .getByRole('search')
    .locator('details')
    .filter({ hasText: sentence('quotes.who') })
  await panel.getByText(sentence('bookings.adults', { adults: 2 })).click()
  for (const number of [1, 2]) {
    await panel.getByRole('button', { name: sentence('quotes.moreChildren') }).click()
    await panel.getByLabel(sentence('quotes.ageOfChild', { number })).selectOption('9')
  }
  await expect.poll(() => panel.locator('summary').innerText()).toContain('2 adults, 2 children')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.evaluate(details => (details as HTMLDetailsElement).open)).toBe(false)
  await panel.locator('summary').click()
  await panel.getByRole('button', { name: sentence('quotes.calendarDone') }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => panel.evaluate(details => (details as HTMLDetailsElement).open)).toBe(false)
  await leave()
})

test('without script the same two clicks choose a visit and price it', async () => {
  const { page, complaints, leave } = await browser.visitor({ script: false, width: 390 })
  await page.goto(`/stays/${home.slug}?month=${day(40).slice(0, 7)}`)
  await page
    .getByRole('link', { name: saying('quotes.arriveHere', 'quotes.arriveFor') })
    .first()
    .click()
  await page
    .getByRole('link', { name: sentence('quotes.leaveAfter', { nights: 3 }) })
    .first()
    .click()
  await box(page).getByText('€350').first().waitFor()
  await page
    .getByRole('button', { name: sentence('quotes.reserve') })
    .last()
    .click()
  await page.waitForURL(/\/book\?hold=/)
  expect(complaints).toEqual([])
  await leave()
})

describe.each([320, 1440])('at %i pixels', width => {
  const visit = `in=${day(30)}&out=${day(33)}`

  test.each([
    ['the first page', '/'],
    ['results', `/stays?${visit}`],
    ['nothing found', '/stays?where=Atlantis'],
    ['a wrong search', '/stays?in=2020-01-02&out=2020-01-01&adults=0'],
    ['a home', () => `/stays/${home.slug}?${visit}`],
    ['a home that refuses', () => `/stays/${home.slug}?in=${day(30)}&out=${day(31)}&adults=9`],
    ['the words on refunds', '/refund'],
    ['no page', '/nowhere'],
  ] as const)('%s fits, stands still and can be used by everybody', async (_, where) => {
    const { page, complaints, leave } = await browser.visitor({ width })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
      const add = (shift: Shift) => {
        if (!shift.hadRecentInput) shifts.sum += shift.value
      }
      new PerformanceObserver(list => (list.getEntries() as Shift[]).forEach(add)).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await page.goto(typeof where === 'string' ? where : where(), { waitUntil: 'networkidle' })
    const { wide, shown, sum } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      shown: document.documentElement.clientWidth,
      sum: (window as unknown as { shifts: { sum: number } }).shifts.sum,
    }))
    expect(wide).toBeLessThanOrEqual(shown)
    expect(sum).toBeLessThanOrEqual(0.02)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })
})
