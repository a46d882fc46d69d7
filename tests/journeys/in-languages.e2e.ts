// The main job in every other language of the site, by keys alone: a home is found, chosen in the calendar, and booked.

import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { type Language, languagesOf, tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { mapIsDrawn } from '../support/drawn-map.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import { type Hands, keyboard } from './steps/hands.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'test-card' } })
  await buildSomeHomes(site.tools.database)
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const name = 'The Harbour Loft'
const slug = 'harbour-loft'

/** A text between tags, as `<place>A home in</place>` has it. */
const inTag = (tag: string, text: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(text)![1]!
/** Matches the sentence in which `…` stands for what the page alone knows. */
const around = (text: string) => new RegExp(text.split('…').map(RegExp.escape).join('.+'))

/** The page is without fault on a phone and on a desk, and in its language, below the addresses of that language. */
async function expectGoodIn({ prefix, direction, ...language }: Language, visitor: Visitor, where: string) {
  const { page } = visitor
  expect([where, new URL(page.url()).pathname]).toEqual([where, expect.stringMatching(`^${prefix}(/|$)`)])
  const html = page.locator('html')
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')], where).toEqual([
    tagOf({ prefix, direction, ...language }),
    direction,
  ])
  const size = page.viewportSize()!
  await expectGoodPage(visitor, `${where} at ${size.width} px`)
  await page.setViewportSize({ width: 390, height: size.height })
  await expectGoodPage(visitor, `${where} at 390 px`)
  await page.setViewportSize(size)
}

const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')

/** Presses the key until the day has the focus. */
async function walkTo(page: Page, key: string, from: string, days: readonly string[]) {
  await expect.poll(() => focusedDay(page)).toBe(from)
  for (const day of days) {
    await page.keyboard.press(key)
    await expect.poll(() => focusedDay(page)).toBe(day)
  }
}

/** Presses keys on a filter that may stand where Tab leads to another of its group first. */
async function press({ press: pressIt }: Hands, target: Locator) {
  await target.waitFor()
  await pressIt(target)
}

describe.each(languagesOf('en').slice(1).map((language, at) => ({ ...language, language, days: 40 + 14 * at })))(
  'in $code',
  ({ language, days, prefix, direction }) => {
    /** All that is said in here is said in that language. */
    const inIt = (work: () => Promise<void>) => () => inLanguage(language, work)
    const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

    async function arrive(width = 1280): Promise<Visitor & { readonly hands: Hands }> {
      const visitor = await browser.visitor({ width, language: language.code })
      // Smooth scrolling would bring the focus into sight only a moment later.
      await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
      return { ...visitor, hands: keyboard(visitor.page) }
    }

    test(
      'a home is found and booked by keys alone, and the mail is in the language too',
      inIt(async () => {
        const visitor = await arrive()
        const { page, hands } = visitor
        const { email, password } = await site.makeUser({ displayName: 'Ada Lovelace' })
        const looksGood = (where: string) => expectGoodIn(language, visitor, where)
        const heading = (words: string | RegExp) =>
          page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor()

        await walk(visitor, async () => {
          await page.goto(prefix)
          await comesAlive(page)
          await looksGood('the first page')
          const search = page.getByRole('search')
          const asked = sentence('search.asOneSentence')
          await hands.write(search.getByLabel(inTag('place', asked)), 'Flensburg')
          await hands.write(search.getByLabel(inTag('arrival', asked), { exact: true }), daysAhead(days))
          await hands.write(search.getByLabel(inTag('departure', asked), { exact: true }), daysAhead(days + 4))
          await hands.press(search.locator('summary'))
          await hands.write(search.getByLabel(sentence('quotes.adults')), '3')
          await hands.press(search.locator('summary'))
          await hands.press(search.getByRole('button', { name: sentence('search.showMe') }))
          await heading(sentence('search.foundFree', { count: 1 }))
          await looksGood('the list')

          const filters = page.getByRole('form', { name: sentence('search.filters') })
          const kind = filters.getByRole('checkbox', { name: sentence('stays.kindApartment') })
          await press(hands, kind)
          const chip = page.getByRole('link', {
            name: around(sentence('search.takeAway').replaceAll(/<\/?heard>/g, '').replace('<filter/>', '…')),
          })
          await chip.first().waitFor()
          await looksGood('the list with a filter')
          await press(hands, page.getByRole('link', { name, exact: true }))
          await heading(name)
          await looksGood('the home')

          // From the first day of the visit two days on, and there to the third after it.
          const calendar = page.locator('#calendar')
          await hands.press(calendar.locator(`a[data-day="${daysAhead(days)}"]`))
        })
      }),
    )
  },
)
