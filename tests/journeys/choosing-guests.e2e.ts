// Choosing who comes: buttons that count, an age for each child, animals apart, and a line of words that covers nothing.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { sayList } from '#values/say-list.ts'
import { comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltHome, buildHome } from '../support/build-home.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Casa da Ria', maxGuests: 5, photos: [] })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const panelIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: sentence('quotes.who') })
    .first()
const said = (page: Page) => panelIn(page).locator('summary')
const isOpen = (page: Page) => panelIn(page).evaluate(panel => (panel as HTMLDetailsElement).open)

test('a family is chosen by keys alone, and nobody goes on before each child has an age', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto(`/stays/${home.slug}?in=${daysAhead(20)}&out=${daysAhead(23)}`)
    await comesAlive(page)
    const button = (name: string) => panelIn(page).getByRole('button', { name, exact: true })
    const press = async (name: string) => {
      await button(name).focus()
      await page.keyboard.press('Enter')
    }
    await said(page).focus()
    await page.keyboard.press('Enter')
    await press(sentence('quotes.moreAdults'))
    await page.waitForURL(/adults=3/)
    await press(sentence('quotes.moreChildren'))
    const age = panelIn(page).getByLabel(sentence('quotes.ageOfChild', { number: 1 }))
    await age.waitFor()
    // It is counted already, and not asked for.
    const three = sentence('bookings.adults', { adults: 3 })
    const family = sayList([three, sentence('bookings.children', { children: 1 })])
    await expect.poll(() => said(page).innerText()).toContain(family)
    expect(await panelIn(page).locator('p[role=status]').innerText()).toBe(family)
    await press(sentence('quotes.calendarDone'))
    expect(await isOpen(page)).toBe(true)
    expect(await age.evaluate(field => field === document.activeElement)).toBe(true)
    // By real keys: what a test chooses itself is told to the page in one go, and by a browser in two.
    await page.keyboard.type('7')
    await page.waitForURL(url => url.searchParams.get('ages') === '7')
    expect(await age.inputValue()).toBe('7')
    await press(sentence('quotes.moreServiceAnimals'))
    await page.waitForURL(/serviceAnimals=1/)
    await expectGoodPage(visitor, 'the box with its panel of guests')
    await press(sentence('quotes.calendarDone'))
    expect(await isOpen(page)).toBe(false)
    expect(await said(page).evaluate(line => line === document.activeElement)).toBe(true)

    // What went back in the address goes back in the panel.
    await said(page).click()
    await press(sentence('quotes.fewerChildren'))
    await page.waitForURL(url => !url.searchParams.get('ages'))
    expect(await age.count()).toBe(0)
    // Down to one adult, and no further; the button keeps the focus.
    const fewer = button(sentence('quotes.fewerAdults'))
    for (let times = 0; times < 4; times++) await press(sentence('quotes.fewerAdults'))
    await page.waitForURL(/adults=1/)
    expect(await fewer.getAttribute('aria-disabled')).toBe('true')
    expect(await fewer.evaluate(own => own === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
  })
})

test('a search with a child of no age is not sent, and shows what is missing', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/')
    await comesAlive(page)
    await said(page).tap()
    await panelIn(page)
      .getByRole('button', { name: sentence('quotes.moreChildren') })
      .tap()
    await page.getByLabel(sentence('quotes.ageOfChild', { number: 1 })).waitFor()
    await expectGoodPage(visitor, 'the first page with its panel of guests')
    await said(page).tap()
    await page.getByRole('button', { name: sentence('search.showMe') }).tap()
    await expect.poll(() => isOpen(page)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByLabel(sentence('quotes.ageOfChild', { number: 1 })).selectOption('0')
    await panelIn(page)
      .getByRole('button', { name: sentence('quotes.calendarDone') })
      .tap()
    await page.getByRole('button', { name: sentence('search.showMe') }).tap()
    await page.waitForURL(url => url.pathname === '/stays' && url.search === '?ages=0')
  })
})

test('without script the fields are native ones, and ask by the same addresses', async () => {
  const visitor = await browser.visitor({ script: false })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays?ages=4')
    await said(page).click()
    expect(await panelIn(page).getByRole('button').count()).toBe(0)
    expect(await page.getByLabel(sentence('quotes.ages')).inputValue()).toBe('4')
    await page.getByLabel(sentence('quotes.ages')).fill('3, 7')
    await page.getByLabel(sentence('quotes.serviceAnimals')).fill('1')
    await page.getByRole('button', { name: sentence('search.search'), exact: true }).click()
    await page.waitForURL(url => url.searchParams.get('ages') === '3, 7')
    expect(await said(page).innerText()).toContain(sentence('bookings.serviceAnimals', { animals: 1 }))
  })
})

test.each([320, 390, 768, 1440])('without script at %i pixels the open panel covers no button', async width => {
  const { page, leave } = await browser.visitor({ script: false, width })
  for (const [path, button] of [
    ['/', sentence('search.showMe')],
    ['/stays', sentence('search.search')],
  ] as const) {
    await page.goto(path)
    const change = page.getByRole('button', { name: saying('search.change') })
    if (path === '/stays' && (await change.isVisible())) await change.click()
    await said(page).click()
    await page.getByLabel(sentence('quotes.adults')).fill('3')
    await page.getByRole('button', { name: button, exact: true }).click({ timeout: 20_000 })
    await page.waitForURL(url => url.searchParams.get('adults') === '3')
  }
  await leave()
})

/** Words of labels in the panel that are broken within, because something beside them gives them no room. */
function brokenWords(panel: Element): string[] {
  return [...panel.querySelectorAll('label')].flatMap(label => {
    const text = label.firstChild as Text
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}

test('in the narrowest window no word of the panel is broken, however long the words of a language are', async () => {
  const { page, leave } = await browser.visitor({ width: 320 })
  for (const path of ['/', '/de/', '/de/stays', '/ar/']) {
    await page.goto(path)
    await comesAlive(page)
    const change = page.locator('button[popovertarget]').first()
    if (path.endsWith('stays')) await change.click()
    const panel = page
      .getByRole('main')
      .locator('details')
      .filter({ has: page.locator('[name=adults]') })
      .first()
    await panel.locator('summary').click()
    await panel.locator('output').waitFor()
    expect(await panel.evaluate(brokenWords), path).toEqual([])
  }
  await leave()
})

/** What somebody sees of an element that another one lies on or that is wider than the page. */
function faultsOfLine(line: Element): string[] {
  const form = line.closest('form')!
  const own = line.getBoundingClientRect()
  const others = [...form.querySelectorAll('input, button, label, summary')].filter(
    other => other !== line && !line.contains(other) && !other.contains(line) && !other.closest('.party-panel'),
  )
  const overlapping = others.filter(other => {
    const { left, right, top, bottom, width, height } = other.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1
  })
  const parts = [line, ...line.querySelectorAll('*')]
  const cut = parts.filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...overlapping.map(other => `lies on ${other.outerHTML.slice(0, 80)}`),
    ...cut.map(part => `does not fit into ${part.outerHTML.slice(0, 80)}`),
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
  ]
}

test.each([320, 390, 768, 1024, 1280, 1440, 1920])(
  'at %i pixels the line of a large party covers nothing, and its panel fits',
  async width => {
    const visitor = await browser.visitor({ width })
    const { page } = visitor
    await walk(visitor, async () => {
      for (const path of ['/', '/stays?adults=2&ages=3%2C7&infants=1&pets=1', `/stays/${home.slug}`]) {
        await page.goto(path)
        await comesAlive(page)
        const change = page.getByRole('button', { name: saying('search.change') })
        if (path.startsWith('/stays?') && (await change.isVisible())) await change.click()
        await said(page).click()
        const press = (name: string) => panelIn(page).getByRole('button', { name, exact: true }).click()
        if (!path.includes('?')) {
          for (const child of [1, 2]) {
            await press(sentence('quotes.moreChildren'))
            await page.getByLabel(sentence('quotes.ageOfChild', { number: child })).selectOption('7')
          }
          await press(sentence('quotes.moreInfants'))
          await press(sentence('quotes.morePets'))
        }
        await panelIn(page)
          .getByRole('status')
          .filter({ hasText: sentence('bookings.pets', { pets: 1 }) })
          .waitFor()
        expect(await said(page).evaluate(faultsOfLine), `${path} with its panel`).toEqual([])
        expect(await panelIn(page).evaluate(brokenWords), path).toEqual([])
        await press(sentence('quotes.calendarDone'))
        expect(await said(page).evaluate(faultsOfLine), path).toEqual([])
      }
    })
  },
)
