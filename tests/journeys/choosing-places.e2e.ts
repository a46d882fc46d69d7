// Choosing a place as people do: by keys, by mouse, by finger, in English and in Arabic, and with no list but the browser's own.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  await buildSomeHomes(database)
  const place = { city: 'Montefollonico', region: 'Toscana', country: 'IT', photos: [] }
  const { id } = await buildHome(database, { slug: 'casa-alta', name: 'Casa Alta', ...place })
  for (const [source, translation] of Object.entries({ Toscana: 'توسكانا', 'Casa Alta': 'البيت العالي' })) {
    await database.insert(stayTranslationTable).values({ stayId: id, language: 'ar', source, translation })
  }
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const field = (page: Page) => page.locator('input[name=where]:not([type=hidden])')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const isOpen = (page: Page) => field(page).getAttribute('aria-expanded')
/** The words of the option that the keys have come to, as a screen reader finds it. */
const active = (page: Page) =>
  field(page).evaluate(
    input => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  )

async function suggestsFor(page: Page, typed: string, first: string): Promise<void> {
  await field(page).pressSequentially(typed)
  await options(page).filter({ hasText: first }).first().waitFor()
}

test.each(['/', '/stays'])(
  'by keys alone at %s: a place into the field, a home at once, with the visit',
  async path => {
    const { page, complaints, leave } = await browser.visitor()
    await page.goto(path)
    await comesAlive(page)
    expect(await field(page).getAttribute('list')).toBe('places')
    expect(await field(page).getAttribute('role')).toBeNull()
    await field(page).focus()
    await page.waitForFunction(() => document.querySelector('input[name=where]')?.role === 'combobox')
    // Nothing opens by itself.
    expect(await isOpen(page)).toBe('false')
    await page.keyboard.press('Alt+ArrowDown')
    await options(page).first().waitFor()
    expect([await isOpen(page), await active(page)]).toEqual(['true', ''])
    expect(await page.getByRole('group', { name: sentence('search.regions') }).count()).toBe(1)
    await page
      .getByRole('status')
      .filter({ hasText: sentence('search.countSuggestions', { count: 5 }) })
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await suggestsFor(page, 'TOSC', 'Toscana')
    await expect.poll(() => options(page).count()).toBe(3)
    for (const [key, expected] of [
      ['ArrowDown', 'Toscana'],
      ['End', 'Montefollonico'],
      ['ArrowDown', ''],
      ['ArrowUp', 'Montefollonico'],
      ['Home', 'Toscana'],
    ] as const) {
      await page.keyboard.press(key)
      if (expected) await expect.poll(() => active(page)).toContain(expected)
      else await expect.poll(() => active(page)).toBe('')
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    expect([await field(page).inputValue(), await isOpen(page)]).toEqual(['Toscana, Italy', 'false'])
    // It closes first, and clears then.
    await page.keyboard.press('ArrowDown')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    expect([await field(page).inputValue(), await isOpen(page)]).toEqual(['Toscana, Italy', 'false'])
    await page.keyboard.press('Escape')
    expect(await field(page).inputValue()).toBe('')

    await page.locator('input[name=in]').fill(daysAhead(20))
    await page.locator('input[name=out]').fill(daysAhead(24))
    await field(page).focus()
    await suggestsFor(page, 'forno', 'Casa del Forno')
    expect(await page.getByRole('group', { name: sentence('search.homes') }).count()).toBe(1)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => active(page)).toContain('Casa del Forno')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === '/stays/casa-del-forno')
    expect(new URL(page.url()).search).toBe(`?in=${daysAhead(20)}&out=${daysAhead(24)}`)
    expect(complaints).toEqual([])
    await leave()
  },
)

test('what is chosen is searched, and Enter with nothing chosen searches what is typed', async () => {
  const { page, complaints, leave } = await browser.visitor({ width: 1440 })
  await page.goto('/')
  await comesAlive(page)
  await field(page).click()
  await options(page).first().waitFor()
  await suggestsFor(page, 'monte', 'Montefollonico')
  await options(page).first().click()
  expect(await field(page).inputValue()).toBe('Montefollonico, Toscana, Italy')
  expect(await field(page).evaluate(input => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('where') === 'Montefollonico, Toscana, Italy')
  await page.getByRole('heading', { level: 1, name: sentence('search.found', { count: 1 }) }).waitFor()

  await field(page).click()
  await page.keyboard.press('Control+a')
  await suggestsFor(page, 'Pien', 'Pienza')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('where') === 'Pien')
  expect(await isOpen(page)).toBe('false')
  expect(complaints).toEqual([])
  await leave()
})

describe.each([320, 1440])('at %i pixels', width => {
  test.each([
    ['/', 'tosc', 3, 'Toscana'],
    ['/ar', 'البيت', 1, 'البيت العالي'],
    ['/stays', 'tosc', 3, 'Toscana'],
    ['/ar/stays', 'توسكانا', 3, 'توسكانا'],
  ])('the list of %s lies below its field, within the page, and can be pressed', async (path, typed, count, first) => {
    const { page, complaints, leave } = await browser.visitor({ width })
    await page.goto(path)
    await comesAlive(page)
    if (path.includes('stays') && width < 768) await page.locator('[popovertarget=search-sheet]').click()
    await field(page).click()
    await options(page).first().waitFor()
    await suggestsFor(page, typed, first)
    await expect.poll(() => options(page).count()).toBe(count)
    const list = (await page.getByRole('listbox').boundingBox())!
    const above = (await field(page).boundingBox())!
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(width)
    expect(list.y).toBeGreaterThanOrEqual(above.y + above.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const heights = await options(page).evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    expect(await accessibilityFaults(page)).toEqual([])
    await options(page).filter({ hasText: first }).first().click()
    if (path === '/ar') await page.waitForURL(url => url.pathname === '/ar/stays/casa-alta')
    else await expect.poll(() => field(page).inputValue()).toContain(first)
    expect(complaints).toEqual([])
    await leave()
  })
})

test('when the list cannot be fetched, and without script, the browser’s own does it', async () => {
  const offline = await browser.visitor()
  await offline.page.goto('/')
  await comesAlive(offline.page)
  await offline.page.route('**/place-list-*', route => route.abort())
  await field(offline.page).focus()
  await expect.poll(() => field(offline.page).getAttribute('list')).toBe('places')
  await field(offline.page).fill('Pienza')
  await offline.page.keyboard.press('Enter')
  await offline.page.waitForURL(url => url.searchParams.get('where') === 'Pienza')
  await offline.leave()

  const { page, leave } = await browser.visitor({ script: false })
  await page.goto('/')
  expect(await page.locator('datalist#places option').count()).toBe(5)
  expect(await field(page).getAttribute('list')).toBe('places')
  await leave()
})

test('nothing answers to what is typed: the field searches all the same', async () => {
  const { page, leave } = await browser.visitor()
  await page.goto('/')
  await comesAlive(page)
  await page.route('**/places.json*', route => route.abort())
  await field(page).click()
  await field(page).pressSequentially('Pienza')
  expect(await isOpen(page)).not.toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('where') === 'Pienza')
  await leave()
})
