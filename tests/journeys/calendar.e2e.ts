// What stands in the fields is what is reserved, whenever it was typed; and the calendar by keyboard, in words.

import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { saying } from '#tests/support/saying.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
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
  home = await buildHome(site.tools.database, {
    name: 'Casa da Ria',
    cleaningMinor: 5000,
    minimumNights: 2,
    photos: [],
  })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const day = daysAhead
const visit = (ahead: number) => `/stays/${home.slug}?in=${day(ahead)}&out=${day(ahead + 3)}`

/** Keeps every script of the page back until it is let in. */
async function withholdScript(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let isOpen = false
  await page.route('**/*.js', route => {
    if (isOpen) return route.continue()
    waiting.push(route)
  })
  return async () => {
    isOpen = true
    for (const route of waiting) await route.continue()
  }
}

async function typeGuests(page: Page, adults: string): Promise<void> {
  const box = quoteBox(page)
  await box.locator('summary').first().click()
  await box.getByLabel('Adults', { exact: true }).fill(adults)
  // On to another field: nothing may be brought back into the one that was left.
  await box.getByLabel('Pets', { exact: true }).focus()
}

async function expectHeldFor(page: Page, guests: string): Promise<void> {
  await page.waitForURL(/\/book\?hold=/)
  await page.getByRole('timer').waitFor()
  await expect
    .poll(() => page.getByRole('complementary', { name: sentence('checkout.yourVisit') }).innerText())
    .toContain(guests)
}

describe('4 guests stay 4', () => {
  test('typed and reserved before any script has come', async () => {
    const { page, leave, complaints } = await browser.visitor()
    const letIn = await withholdScript(page)
    await page.goto(visit(20), { waitUntil: 'commit' })
    await typeGuests(page, '4')
    await quoteBox(page).getByRole('button', { name: 'Reserve' }).click({ noWaitAfter: true })
    await letIn()
    await expectHeldFor(page, '4 adults')
    expect(complaints).toEqual([])
    await leave()
  })

  test('typed before the script, reserved after it: the price follows by itself', async () => {
    const { page, leave, complaints } = await browser.visitor()
    const letIn = await withholdScript(page)
    await page.goto(visit(25), { waitUntil: 'commit' })
    await typeGuests(page, '4')
    await letIn()
    await comesAlive(page)
    expect(await quoteBox(page).getByLabel('Adults', { exact: true }).inputValue()).toBe('4')
    await page.waitForURL(/adults=4/)
    await expect.poll(() => quoteBox(page).locator('summary').first().innerText()).toContain('4 adults')
    await quoteBox(page).getByRole('button', { name: 'Reserve' }).click()
    await expectHeldFor(page, '4 adults')
    expect(complaints).toEqual([])
    await leave()
  })

  test('reserved at once after the script came, before anybody asked for the price', async () => {
    const { page, leave } = await browser.visitor()
    const letIn = await withholdScript(page)
    await page.goto(visit(30), { waitUntil: 'commit' })
    await typeGuests(page, '4')
    await letIn()
    await comesAlive(page)
    await quoteBox(page).getByRole('button', { name: 'Reserve' }).click()
    await expectHeldFor(page, '4 adults')
    await leave()
  })

  test('typed while an answer to an earlier number is on its way', async () => {
    const { page, leave } = await browser.visitor()
    await page.goto(visit(35))
    await comesAlive(page)
    const answers = Promise.withResolvers<void>()
    await page.route(/\/stays\/[\w-]+\/price\?.*adults=3/, async route => {
      await answers.promise
      await route.continue()
    })
    await quoteBox(page).locator('summary').first().click()
    const asked = page.waitForRequest(/adults=3/)
    await quoteBox(page).getByLabel('Adults', { exact: true }).fill('3')
    await asked
    await quoteBox(page).getByLabel('Adults', { exact: true }).fill('4')
    await quoteBox(page).getByLabel('Pets', { exact: true }).focus()
    answers.resolve()
    await page.waitForURL(/adults=4/)
    expect(await quoteBox(page).getByLabel('Adults', { exact: true }).inputValue()).toBe('4')
    await quoteBox(page).getByRole('button', { name: 'Reserve' }).click()
    await expectHeldFor(page, '4 adults')
    await leave()
  })
})

describe('the calendar', () => {
  const month = () => day(40).slice(0, 7)
  /** Days from `one` to the day that has the focus; while none has it, as when a month gives way to another, no number. */
  const daysToFocus = async (page: Page, one: string) =>
    daysFrom(one, (await page.evaluate(() => document.activeElement?.getAttribute('data-day'))) ?? '')
  const heard = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000

  /** On the page with that month, with the focus on its first free day: the calendar in use has come. */
  async function beginToUse(page: Page): Promise<string> {
    await page.goto(`/stays/${home.slug}?month=${month()}`)
    await comesAlive(page)
    const link = page.getByRole('link', { name: saying('quotes.arriveHere', 'quotes.arriveFor') }).first()
    const wanted = (await link.getAttribute('data-day'))!
    await link.focus()
    await page.getByRole('grid').first().waitFor()
    await page.waitForFunction(of => document.activeElement?.getAttribute('data-day') === of, wanted)
    return wanted
  }

  /** The first month in view, counted from the year 0. */
  async function monthInView(page: Page): Promise<number> {
    const [year, month] = (await page.locator('#calendar [data-day]').first().getAttribute('data-day'))!.split('-')
    return Number(year) * 12 + Number(month) - 1
  }

  test('is a plain table until it is used: no byte of the other comes before', async () => {
    const { page, leave, complaints } = await browser.visitor()
    const scripts: string[] = []
    page.on('response', answer => {
      if (answer.url().endsWith('.js')) scripts.push(answer.url())
    })
    await page.goto(`/stays/${home.slug}?month=${month()}`, { waitUntil: 'networkidle' })
    await comesAlive(page)
    const before = scripts.length
    expect(before).toBeGreaterThan(0)
    expect(scripts.join()).not.toContain('range-calendar')
    expect(await page.getByRole('table').count()).toBe(2)
    await page
      .getByRole('link', { name: saying('quotes.arriveHere', 'quotes.arriveFor') })
      .first()
      .focus()
    await page.getByRole('grid').first().waitFor()
    await expect.poll(() => scripts.slice(before).join()).toContain('range-calendar')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

  test('by keyboard alone: days, weeks, months, a visit, and what was typed before is kept', async () => {
    const { page, leave, complaints } = await browser.visitor()
    const first = await beginToUse(page)
    await quoteBox(page).locator('summary').first().click()
    await quoteBox(page).getByLabel('Adults', { exact: true }).fill('4')
    await page.locator(`[data-day="${first}"]`).focus()
    const { keyboard } = page
    await keyboard.press('ArrowDown')
    await expect.poll(() => daysToFocus(page, first)).toBe(7)
    await keyboard.press('ArrowUp')
    await expect.poll(() => daysToFocus(page, first)).toBe(0)
    await keyboard.press('PageDown')
    await expect.poll(() => daysToFocus(page, first)).toBeOneOf([28, 29, 30, 31])
    await keyboard.press('PageUp')
    await expect.poll(() => daysToFocus(page, first)).toBe(0)
    // The first day chosen, the focus goes on to the next. The home wants two nights: that day can be heard, not chosen.
    await keyboard.press('Enter')
    await expect.poll(() => daysToFocus(page, first)).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-disabled'))).toBe('true')
    await keyboard.press('Enter')
    await keyboard.press('ArrowRight')
    await page.waitForFunction(
      words => document.activeElement?.getAttribute('aria-label')?.includes(words),
      sentence('quotes.leaveAfter', { nights: 2 }),
    )
    expect(await heard(page)).toContain(sentence('quotes.leaveAfter', { nights: 2 }))
    await keyboard.press('Enter')
    await page.waitForURL(/adults=4/)
    await quoteBox(page).getByText('€250').first().waitFor()
    await expect.poll(() => quoteBox(page).getByLabel(sentence('quotes.arrive')).inputValue()).toBe(first)
    await expect
      .poll(async () => daysFrom(first, await quoteBox(page).getByLabel(sentence('quotes.leave')).inputValue()))
      .toBe(2)
    expect(await quoteBox(page).getByLabel('Adults', { exact: true }).inputValue()).toBe('4')
    await expect.poll(() => page.getByRole('gridcell', { selected: true }).count()).toBe(3)
    expect(complaints).toEqual([])
    await leave()
  })

  test('asks the content backend for further months, says so when it does not answer, and asks again', async () => {
    const { page, leave } = await browser.visitor()
    await beginToUse(page)
    const days = '**/api/stays/*/calendar*'
    const refusal = 'An unexpected error occurred. Please try again.'
    await page.route(days, route => route.abort())
    const later = page.locator('#calendar').getByRole('button', { name: 'Next' }).first()
    await later.click()
    await page.getByRole('alert').filter({ hasText: refusal }).waitFor()
    await page.unroute(days)
    const answered = page.waitForResponse(days)
    await later.click()
    expect((await answered).status()).toBe(200)
    await page.getByRole('alert').filter({ hasText: refusal }).waitFor({ state: 'detached' })
    // Both months in view, of which the first was there before.
    await expect
      .poll(() => page.getByRole('button', { name: new RegExp(`${sentence('quotes.arriveHere')}$`) }).count())
      .toBeGreaterThan(45)
    await leave()
  })

  test('gives the focus to its days where there is nothing to turn to any more', async () => {
    const { page, leave } = await browser.visitor({ width: 390 })
    await beginToUse(page)
    const further = page.locator('#calendar .calendar-turns button').last()
    await further.focus()
    const held = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null)
    for (let turn = 0; turn < 30 && (await further.isEnabled()); turn++) {
      expect(await held()).toBeNull()
      const before = await monthInView(page)
      await page.keyboard.press('Enter')
      // A month is turned after the press is seen.
      await expect.poll(() => monthInView(page)).toBe(before + 1)
    }
    await expect.poll(held).toMatch(/^\d{4}-\d\d-\d\d$/)
    await leave()
  })

  test('turns as often as it is pressed, however fast, and not beyond the last month', async () => {
    const { page, leave } = await browser.visitor({ width: 390 })
    await beginToUse(page)
    const turns = page.locator('#calendar .calendar-turns button')
    const press = (times: number) =>
      turns.last().evaluate((button: HTMLElement, count) => {
        for (let each = 0; each < count; each++) button.click()
      }, times)
    const before = await monthInView(page)
    await press(3)
    await expect.poll(() => monthInView(page)).toBe(before + 3)
    await press(40)
    await expect.poll(() => turns.last().isDisabled()).toBe(true)
    const last = await monthInView(page)
    await turns.first().click()
    await expect.poll(() => monthInView(page)).toBe(last - 1)
    expect(await turns.last().isEnabled()).toBe(true)
    await leave()
  })

  test('takes the second day of a visit, however soon after the first', async () => {
    const { page, leave } = await browser.visitor()
    const first = await beginToUse(page)
    const last = new Date(Date.parse(first) + 2 * 86_400_000).toISOString().slice(0, 10)
    // Nothing that waits for the first press to be seen happens before the second. A day to leave on alone is still disabled then.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0
    })
    for (const of of [first, last]) await page.locator(`[role=button][data-day="${of}"]`).click({ force: true })
    await expect.poll(() => quoteBox(page).getByLabel(sentence('quotes.arrive')).inputValue()).toBe(first)
    await expect.poll(() => quoteBox(page).getByLabel(sentence('quotes.leave')).inputValue()).toBe(last)
    await leave()
  })

  test('says why a day cannot be had, to the ear and to the eye', async () => {
    const taken = await buildHome(site.tools.database, { name: 'Casa Tomada', photos: [] })
    const input = { unitIds: [taken.unitId], refId: crypto.randomUUID(), now: new Date(), kind: 'booking' as const }
    const nights = { checkIn: requireCalendarDay(day(45)), checkOut: requireCalendarDay(day(48)) }
    await inTransaction(site.tools.database, queries => claimNights(queries, { ...input, nights }))
    const { page, leave } = await browser.visitor({ width: 390 })
    await page.goto(`/stays/${taken.slug}?month=${day(44).slice(0, 7)}&in=${day(40)}&out=${day(42)}`)
    await comesAlive(page)
    await page
      .getByRole('link', { name: saying('quotes.arriveHere', 'quotes.arriveFor') })
      .first()
      .focus()
    await page.getByRole('grid').first().waitFor()
    await page.locator(`[role=button][data-day="${day(46)}"]`).focus()
    // What a day says sets no stop of its own: what choosing it does may follow.
    const why = new RegExp(saying('offers.nightBooked').source.replace(/\\\.$/, ''))
    await expect.poll(() => heard(page)).toMatch(why)
    await page.locator('#calendar').getByText(why).waitFor()
    const looks = () =>
      page.evaluate(
        days => days.map(of => document.querySelector(`[data-day="${of}"] [data-look]`)?.getAttribute('data-look')),
        [day(44), day(45), day(46), day(48)],
      )
    await expect.poll(looks).toEqual(['free', 'leave-only', 'booked', 'arrive-only'])
    expect(await accessibilityFaults(page)).toEqual([])
    await leave()
  })
})
