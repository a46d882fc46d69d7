// Finding a home: filters with and without script, chips that take them away, the first price in a phone's first window.

import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite()
  await buildSomeHomes(site.tools.database)
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const homes = 5

test('a box that is ticked narrows the results at once, and its chip widens them again', async () => {
  const visitor = await browser.visitor({ width: 1920 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays')
    await comesAlive(page)
    const filters = page.getByRole('form', { name: sentence('search.filters') })
    const title = page.getByRole('heading', { level: 1 })
    await filters.getByLabel(/^Treehouse/).check()
    await title.filter({ hasText: /^1 home$/ }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('kind')).toEqual(['treehouse'])
    await filters.getByLabel(/^Chalet/).check()
    await title.filter({ hasText: /^2 homes$/ }).waitFor()
    await page.getByRole('link', { name: /^Treehouse\s*: remove/ }).click()
    await title.filter({ hasText: /^1 home$/ }).waitFor()
    await expect.poll(() => filters.getByLabel(/^Treehouse/).isChecked()).toBe(false)
    await expect.poll(() => filters.getByLabel(/^Chalet/).isChecked()).toBe(true)
    await page.getByRole('link', { name: /^Chalet\s*: remove/ }).click()
    await title.filter({ hasText: new RegExp(`^${homes} homes$`) }).waitFor()
  })
})

test('without script the filters are a form, and each chip a link', async () => {
  const visitor = await browser.visitor({ script: false, width: 390 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays?where=Flensburg')
    await page.getByRole('button', { name: sentence('search.filters') }).click()
    const filters = page.getByRole('form', { name: sentence('search.filters') })
    await filters.getByLabel(/^Apartment/).check()
    await filters.getByRole('button', { name: sentence('search.show', { count: 1 }) }).click()
    await page.waitForURL(url => url.searchParams.get('kind') === 'apartment')
    expect(new URL(page.url()).searchParams.get('where')).toBe('Flensburg')
    await page.getByRole('link', { name: /^Apartment\s*: remove/ }).click()
    await page.waitForURL(url => !url.searchParams.has('kind'))
    // The address changes before the page does, and a search typed into the old page would be lost.
    await page.getByRole('link', { name: /^Apartment\s*: remove/ }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: saying('search.change') }).click()
    await page.getByLabel(sentence('search.where')).fill('Pienza')
    await page.getByRole('button', { name: sentence('search.search'), exact: true }).click()
    await page.waitForURL(url => url.searchParams.get('where') === 'Pienza')
    await page.getByRole('link', { name: 'Casa del Forno' }).waitFor()
  })
})

test('on a phone the first home and its price stand in the first window, and both sheets are for everybody', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays')
    await comesAlive(page)
    const price = page.getByRole('article').first().getByRole('strong')
    const { y, height } = (await price.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
    await page.getByRole('button', { name: sentence('search.filters') }).click()
    await page.getByRole('form', { name: sentence('search.filters') }).waitFor()
    await expectGoodPage(visitor, 'the sheet of filters')
    await page.keyboard.press('Escape')
    await page.getByRole('form', { name: sentence('search.filters') }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: saying('search.change') }).click()
    await page.getByLabel(sentence('search.where')).fill('Tofino')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'The Cedar Treehouse' }).waitFor()
    await page.getByLabel(sentence('search.where')).waitFor({ state: 'hidden' })
  })
})

test.each([
  ['with script', {}],
  ['without script', { script: false }],
] as const)(
  '%s a heart keeps a home without an account, and the list has an address for others',
  async (_, options) => {
    const visitor = await browser.visitor({ width: 390, ...options })
    const { page } = visitor
    await walk(visitor, async () => {
      await page.goto('/stays/harbour-loft')
      if (!('script' in options)) await comesAlive(page)
      const heart = page.getByRole('button', { name: /^Save(\s*)The Harbour Loft$/ }).first()
      await heart.click()
      if (!('script' in options)) {
        await page.getByRole('button', { name: /^Saved/ }).waitFor()
        await page.getByRole('link', { name: sentence('pages.favourites') }).click()
      }
      await page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
      await page.getByRole('link', { name: 'The Harbour Loft' }).waitFor()
      if (!('script' in options)) await expectGoodPage(visitor, 'the favourites')
      const field = page.getByLabel(sentence('search.listAddress'))
      // With script it is the buttons' and out of sight.
      expect((await field.boundingBox())!.width > 100).toBe('script' in options)
      const address = await field.inputValue()
      const friend = await browser.visitor({ width: 390 })
      await friend.page.goto(address)
      await comesAlive(friend.page)
      await friend.page.getByRole('heading', { level: 1, name: sentence('pages.listOfHomes') }).waitFor()
      await friend.page.getByRole('button', { name: sentence('search.keepThese') }).click()
      await friend.page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
      await friend.leave()
      const letGo = page.getByRole('button', { name: /The Harbour Loft$/ })
      if ('script' in options) return
      await expect.poll(() => letGo.getAttribute('aria-pressed')).toBe('true')
      await letGo.click()
      await page.reload()
      await page.getByText(sentence('search.noneKept')).waitFor()
    })
  },
)

test.each([
  ['with script', {}],
  ['without script', { script: false }],
] as const)('%s what was chosen holds from page to page, and one press clears it', async (_, options) => {
  const visitor = await browser.visitor({ width: 1440, ...options })
  const { page } = visitor
  const alive = () => ('script' in options ? undefined : comesAlive(page))
  const [arrival, departure] = [daysAhead(40), daysAhead(43)]
  const list = { in: arrival, out: departure, adults: '3', kind: 'apartment', sort: 'name' }
  const isList = (url: URL) =>
    url.pathname === '/stays' && Object.entries(list).every(([name, value]) => url.searchParams.get(name) === value)
  const back = page.getByRole('link', { name: /^Back to homes for/ })
  const inHeader = (name: string) => page.getByRole('navigation').first().getByRole('link', { name })
  await walk(visitor, async () => {
    await page.goto(`/stays?${new URLSearchParams(list)}`)
    await alive()
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByRole('heading', { level: 2, name: sentence('search.similar') }).waitFor()
    await page.getByLabel(sentence('quotes.leave')).fill(daysAhead(44))
    if ('script' in options) await page.getByRole('button', { name: sentence('quotes.workOutAgain') }).click()
    await page.waitForURL(url => url.searchParams.get('out') === daysAhead(44))
    list.out = daysAhead(44)
    const kept = inHeader(sentence('shell.favourites'))
    // The address changes a moment before the links of the page do.
    await expect.poll(() => kept.getAttribute('href')).toContain(daysAhead(44))
    await kept.click()
    await page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
    await page.getByRole('link', { name: sentence('shell.contact') }).click()
    await page.waitForURL(url => url.pathname === '/contact')
    await page.getByRole('link', { name: 'Casita' }).first().click()
    await page.waitForURL(url => url.pathname === '/')
    expect(await page.getByLabel(/^from/).inputValue()).toBe(arrival)
    await page.getByRole('button', { name: sentence('search.showMe') }).click()
    await page.waitForURL(isList)
    await page.getByRole('link', { name: sentence('shell.signIn') }).click()
    await page.waitForURL(url => url.pathname === '/login')
    await back.click()
    await page.waitForURL(isList)
    await page.getByRole('link', { name: sentence('search.startAgain') }).click()
    await page.waitForURL(url => url.pathname === '/stays' && url.search === '')
  })
})

test('a heart keeps the dates beside it, and a list that is shared tells nobody who comes along', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page, context } = visitor
  const [arrival, departure] = [daysAhead(40), daysAhead(43)]
  await walk(visitor, async () => {
    // A browser with a sheet to share by.
    await page.addInitScript(() => {
      const share = async ({ url }: ShareData) => void Object.assign(document.documentElement.dataset, { shared: url })
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await page.goto(`/stays/harbour-loft?in=${arrival}&out=${departure}&adults=1&ages=7`)
    await comesAlive(page)
    await page
      .getByRole('button', { name: /^Save(\s*)The Harbour Loft$/ })
      .first()
      .click()
    await page.goto('/favourites')
    await comesAlive(page)
    const home = page.getByRole('link', { name: 'The Harbour Loft' })
    const kept = new URL((await home.getAttribute('href'))!, site.origin).searchParams
    expect(Object.fromEntries(kept)).toEqual({ in: arrival, out: departure, adults: '1', ages: '7' })
    await page.getByText(/for 3 nights/).waitFor()
    const address = await page.getByLabel(sentence('search.listAddress')).inputValue()
    expect(address).toBe(`${site.origin}/favourites?homes=harbour-loft~${arrival}~${departure}`)
    await page.getByRole('button', { name: sentence('search.share') }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared)).toBe(address)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: /^Copy/ }).click()
    await page.getByText(sentence('ui.copied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expectGoodPage(visitor, 'favourites with dates')
  })
})

test('in colours of their own people see where they are, what can be pressed and what is chosen', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  /** Of the first such element, as the browser draws it. */
  const drawn = (what: Locator, looks: 'backgroundColor' | 'borderTopWidth') =>
    what.first().evaluate((element, name) => getComputedStyle(element)[name], looks)
  await walk(visitor, async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/stays?kind=apartment')
    await comesAlive(page)
    for (const pressed of [
      page.getByRole('button', { name: sentence('search.search'), exact: true }),
      page.getByRole('link', { name: /^Apartment\s*: remove/ }),
    ]) {
      expect(await drawn(pressed, 'borderTopWidth')).not.toBe('0px')
    }
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const { html, ring } = await page.evaluate(() => {
        const focused = document.activeElement!
        // The ring of a card is drawn around all of it.
        const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
        const widths = rings.map(({ outlineStyle, outlineWidth }) =>
          outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        )
        return { html: focused.outerHTML.slice(0, 120), ring: Math.max(...widths) }
      })
      expect(ring, html).toBeGreaterThanOrEqual(1)
    }

    await page.goto(`/stays/harbour-loft?in=${daysAhead(40)}&out=${daysAhead(44)}&adults=2`)
    const day = (chosen: string) => page.locator(`[data-look]${chosen} .calendar-cell`)
    const ground = await drawn(day(':not([data-chosen])'), 'backgroundColor')
    for (const chosen of ['start', 'between', 'end']) {
      expect(await drawn(day(`[data-chosen="${chosen}"]`), 'backgroundColor'), chosen).not.toBe(ground)
    }
  })
})

test('without an answer the page of the homes that are kept says so and stays', async () => {
  const { page, leave } = await browser.visitor()
  await page.goto('/stays/harbour-loft')
  await comesAlive(page)
  await page
    .getByRole('button', { name: /^Save(\s*)The Harbour Loft$/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Saved/ }).waitFor()
  const kept = /\/favourites\.data\?_routes=.*favourites$/
  await page.route(kept, route => route.abort())
  await page.getByRole('link', { name: sentence('pages.favourites') }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: sentence('identity.unexpected') })
    .waitFor()
  await page.unroute(kept)
  const answered = page.waitForResponse(kept)
  await page.getByRole('link', { name: sentence('pages.favourites') }).click()
  expect((await answered).status()).toBe(200)
  await page.getByRole('link', { name: 'The Harbour Loft' }).waitFor()
  await leave()
})
