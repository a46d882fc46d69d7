// What hydrates only after an interaction, or once it is in sight, and what a page can do before and without that.

import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { isTakenOver, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltHome, buildHome } from '../support/build-home.ts'
import { isFullyHydrated } from '../support/fully-hydrated.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Casa da Ria', cleaningMinor: 5000 })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const quoteCode = /\/assets\/home-quote-[\w-]+\.js/
const filterCode = /\/assets\/filter-panel-[\w-]+\.js/
const formCode = /\/assets\/search-form-[\w-]+\.js/
const box = (page: Page) => page.getByRole('region', { name: sentence('checkout.yourVisit') })

/** The addresses of scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => void asked.push(request.url()))
  return asked
}

test('the price of a home waits for an interaction, and stands there meanwhile as the server wrote it', async () => {
  const { page, complaints, leave } = await browser.visitor({ width: 390 })
  const asked = scriptsOf(page)
  await page.goto(`/stays/${home.slug}`, { waitUntil: 'networkidle' })
  await isTakenOver(page)
  expect(asked.some(each => quoteCode.test(each))).toBe(false)
  expect(await box(page).getByLabel(sentence('quotes.arrive')).count()).toBe(1)
  const document = await page.evaluateHandle(() => window.document)

  await page.evaluate(() => scrollBy(0, 1))
  await expect.poll(() => asked.some(each => quoteCode.test(each))).toBe(true)
  await expect.poll(() => page.evaluate(isFullyHydrated)).toBe(true)
  await box(page).getByLabel(sentence('quotes.arrive')).fill(daysAhead(20))
  await box(page).getByLabel(sentence('quotes.leave')).fill(daysAhead(23))
  await box(page).getByText('€350').first().waitFor()
  expect(await document.evaluate(before => before === window.document)).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('what is in sight waits for nobody', async () => {
  const large = await browser.visitor({ width: 1280 })
  const asked = scriptsOf(large.page)
  await large.page.goto('/stays', { waitUntil: 'networkidle' })
  await expect.poll(() => asked.some(each => formCode.test(each))).toBe(true)
  await large.leave()
  // A phone has the form in a sheet that is not open yet.
  const small = await browser.visitor({ width: 390 })
  const askedFor = scriptsOf(small.page)
  await small.page.goto('/stays', { waitUntil: 'networkidle' })
  await isTakenOver(small.page)
  expect(askedFor.some(each => formCode.test(each))).toBe(false)
  await small.leave()
})

test('a filter that is ticked before the code of filters is there is asked for once it is', async () => {
  const { page, leave } = await browser.visitor({ width: 390 })
  const wanted = Promise.withResolvers<void>()
  await page.route(filterCode, async route => {
    await wanted.promise
    await route.continue()
  })
  await page.goto('/stays', { waitUntil: 'networkidle' })
  await isTakenOver(page)
  await page.getByRole('button', { name: sentence('search.filters') }).click()
  const filter = page
    .getByRole('form', { name: sentence('search.filters') })
    .getByRole('checkbox', { disabled: false })
    .first()
  await filter.check()
  const name = await filter.getAttribute('name')
  wanted.resolve()
  await expect.poll(() => new URL(page.url()).searchParams.get(name!)).toBe(await filter.getAttribute('value'))
  expect(await filter.isChecked()).toBe(true)
  await leave()
})

test('without its code it works as without script, and the next page is a new document', async () => {
  const { page, leave } = await browser.visitor({ width: 390 })
  await page.route(quoteCode, route => route.abort())
  await page.goto(`/stays/${home.slug}`, { waitUntil: 'networkidle' })
  await isTakenOver(page)
  const document = () => page.evaluateHandle(() => window.document)
  const isStill = (before: Awaited<ReturnType<typeof document>>) =>
    before.evaluate(each => each === window.document).catch(() => false)
  const first = await document()
  await box(page).getByLabel(sentence('quotes.arrive')).fill(daysAhead(20))
  await box(page).getByLabel(sentence('quotes.leave')).fill(daysAhead(23))
  await box(page)
    .getByRole('button', { name: sentence('quotes.seePrice') })
    .click()
  await box(page).getByText('€350').first().waitFor()
  expect(await isStill(first)).toBe(false)

  const second = await document()
  await isTakenOver(page)
  await page.getByRole('link', { name: 'Casita' }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await isStill(second)).toBe(false)
  await leave()
})

test('a change of the address before any interaction is shown', async () => {
  const { page, complaints, leave } = await browser.visitor({ width: 390 })
  await page.goto(`/stays/${home.slug}`, { waitUntil: 'networkidle' })
  await isTakenOver(page)
  const title = box(page)
  // The way back and forth of the browser itself is no sign on the page.
  await page.evaluate(days => history.pushState(null, '', days), `?in=${daysAhead(20)}&out=${daysAhead(23)}`)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await title.getByText('€350').first().waitFor()
  expect(await title.getByLabel(sentence('quotes.arrive')).inputValue()).toBe(daysAhead(20))
  expect(complaints).toEqual([])
  await leave()
})
