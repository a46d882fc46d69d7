// What stays in reach while somebody looks for a home: the results they asked for, the price below a long page, the stars of a card.

import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
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

const hasFocus = (what: Locator) => what.evaluate(element => element === document.activeElement)

test.each([390, 1440])(
  'a search by keys at %i pixels is asked for by a plain address, and its reader stands at what was found',
  async width => {
    const visitor = await browser.visitor({ width })
    const { page } = visitor
    await walk(visitor, async () => {
      await page.goto('/')
      await comesAlive(page)
      await page.locator('#where').fill('Pienza')
      await page.getByRole('button', { name: sentence('search.showMe') }).focus()
      await page.keyboard.press('Enter')
      const title = page.getByRole('heading', { level: 1 }).filter({ hasText: /^1 home$/ })
      await title.waitFor()
      expect(new URL(page.url()).search).toBe('?where=Pienza')
      await expect.poll(() => hasFocus(title)).toBe(true)
    })
  },
)

test('a search on the list itself is asked for by a plain address, and the way back empties its field', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays')
    await comesAlive(page)
    const where = page.locator('#where')
    await where.fill('Pienza')
    await page
      .getByRole('search')
      .getByRole('button', { name: sentence('search.search'), exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: /^1 home$/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?where=Pienza')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => where.inputValue()).toBe('')
  })
})

test('on a wide window the price and the next step stay in sight below the calendar, and only there', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  const lookAt = async (what: string) => {
    const heading = page.getByRole('heading', { name: what })
    await heading.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  const reserve = page.getByRole('button', { name: sentence('quotes.reserve'), exact: true })
  /** How many somebody sees and could press. */
  const inSight = () =>
    reserve.evaluateAll(
      buttons =>
        buttons.filter(button => {
          const { x, y, width, height } = button.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === button
        }).length,
    )
  await walk(visitor, async () => {
    await page.goto(`/stays/harbour-loft?in=${daysAhead(40)}&out=${daysAhead(44)}&adults=2`)
    await comesAlive(page)
    expect(await inSight()).toBeLessThanOrEqual(1)
    for (const below of [sentence('pages.houseRules'), sentence('pages.whereItIs')]) {
      await lookAt(below)
      await expect.poll(inSight, { message: below }).toBe(1)
    }
    await expectGoodPage(visitor, 'a home below its calendar')
    await reserve.last().click()
    await page.waitForURL(/\/book|\/checkout/)
  })
})

test('in the narrowest window the button for the map lies beside no stars, and a new search begins where all begins', async () => {
  const visitor = await browser.visitor({ width: 320 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays?where=Pienza')
    await comesAlive(page)
    const [map, again, title] = await Promise.all(
      [
        page.getByRole('button', { name: sentence('search.map'), exact: true }),
        page.getByRole('link', { name: sentence('search.startAgain') }),
        page.getByRole('heading', { level: 1 }),
      ].map(async part => (await part.boundingBox())!),
    )
    // Whatever it lies on is hidden as a whole.
    expect([map!.x, Math.round(map!.width)]).toEqual([0, 320])
    const start = (part: Locator) =>
      part.evaluate(
        element => element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft),
      )
    expect(await start(page.getByRole('link', { name: sentence('search.startAgain') }))).toBe(title!.x)
    expect(again!.x).toBe(title!.x)
    await expectGoodPage(visitor, 'the list in the narrowest window')
  })
})
