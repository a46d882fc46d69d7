// An operator of many homes looks over all of them: scrolls to the last, turns the weeks, finds one, blocks nights, and reads the day on a phone.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { fillLargeWorld } from '#demo/large/fill-large-world.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { stickingOut } from '../support/eyes.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

const homes = 230
/** A home more, of which nobody has a night. */
const free = 'A Loft Nobody Has Booked'

let site: Site
let browser: TestBrowser
let email: string
let last: string
beforeAll(async () => {
  site = await startSite({ prepare: tools => fillLargeWorld(tools, homes, () => {}) })
  await buildHome(site.tools.database, { name: free, nightlyMinor: 100_00 })
  browser = await openBrowser(site.origin)
  const user = await site.makeUser({ displayName: 'The desk' })
  email = user.email
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${user.id}, 'manager', now() - interval '1 minute')`,
  )
  const { rows } = await site.tools.database.execute<{ name: string }>(
    sql`select name from stay order by name desc, id desc limit 1`,
  )
  last = rows[0]!.name
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function inAdmin(options: Parameters<TestBrowser['visitor']>[0]): Promise<Visitor> {
  const visitor = await browser.visitor(options)
  const { page } = visitor
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')
  return visitor
}

test('all homes are scrolled through, whatever their number, and few are drawn at once', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 1280 })
  await page.goto('/admin/calendar')
  await comesAlive(page)
  const chart = page.getByRole('region', { name: /^All homes/ })
  const drawn = () => chart.locator('[aria-posinset]').count()
  await chart
    .locator(`[aria-posinset="1"][aria-setsize="${homes + 1}"]`)
    .getByRole('link')
    .first()
    .waitFor()
  await expect.poll(drawn).toBeLessThan(70)

  await chart.focus()
  await page.keyboard.press('End')
  const lastRow = chart.locator(`[aria-posinset="${homes + 1}"]`)
  const stands = () =>
    chart.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({ scrollTop, scrollHeight, clientHeight }))
  const isLast = async () =>
    (await lastRow.getByRole('link', { name: last, exact: true }).isVisible()) || {
      ...(await stands()),
      rows: await chart.locator('[aria-posinset]').evaluateAll(all => all.map(row => row.textContent?.slice(0, 40))),
      alerts: await page.getByRole('alert').allTextContents(),
    }
  await expect.poll(isLast).toBe(true)
  await expect.poll(drawn).toBeLessThan(70)
  expect(await accessibilityFaults(page)).toEqual([])

  const title = await chart.getAttribute('aria-label')
  await page.getByRole('link', { name: sentence('adminPages.twoWeeksLater') }).click()
  await expect.poll(() => chart.getAttribute('aria-label')).not.toBe(title)
  await page.getByRole('searchbox', { name: sentence('homes.nameOrPlace') }).fill(last)
  await page.getByRole('button', { name: sentence('adminPages.showDays') }).click()
  await chart.locator('[aria-posinset="1"]').getByRole('link', { name: last, exact: true }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('without script the homes are turned by page', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 1280, script: false })
  await page.goto('/admin/calendar')
  const rows = page.locator('[aria-posinset]')
  expect(await rows.count()).toBe(50)
  await page.getByRole('link', { name: sentence('adminPages.homesAfter') }).click()
  await page.locator('[aria-posinset="51"]').waitFor()
  await page.getByRole('link', { name: sentence('adminPages.homesBefore') }).click()
  await page.locator('[aria-posinset="1"]').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

/** The end of what says which nights are chosen. */
const nights = (count: number) =>
  new RegExp(`${sentence('calendar.nights', { from: '', to: '', nights: count }).split(', ').at(-1)}$`)

/** The cell that keys move, on any day. */
const cellOf = (page: Page) => page.getByRole('region', { name: /^All homes/ }).getByRole('button')

test('by keys: nights are chosen from cell to cell, blocked, and the block is opened', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 1440 })
  const [first, last] = [10, 11]
  await page.goto(`/admin/calendar?find=${encodeURIComponent(free)}`)
  await comesAlive(page)
  await cellOf(page).focus()
  await page.keyboard.press('Home')
  for (let day = 0; day < first; day++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: free })
  await panel.waitFor()
  for (let day = first; day < last; day++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await panel.getByText(nights(last - first + 1)).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => panel.evaluate(element => element === document.activeElement)).toBe(true)
  const words = panel.getByText(sentence('calendar.blockThese')).first()
  while (!(await words.evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panel.getByLabel(sentence('calendar.note')).press('Enter')
  await page.getByText(sentence('pages.saved')).waitFor()
  await panel.waitFor({ state: 'detached' })
  await cellOf(page).focus()
  await page.keyboard.press('Home')
  for (let day = 0; day < first; day++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname.endsWith('/calendar') && url.hash === '#blocks')
  expect(complaints).toEqual([])
  await leave()
})

test('by touch on a phone: a day is chosen and dropped, and a date is jumped to', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 390 })
  await page.goto(`/admin/calendar?find=${encodeURIComponent(free)}`)
  await comesAlive(page)
  const row = page.locator('[aria-posinset="1"]')
  await row.scrollIntoViewIfNeeded()
  const name = (await row.getByRole('link').first().boundingBox())!
  await page.mouse.click(name.x + name.width + 100, name.y + name.height / 2)
  const panel = page.getByRole('region', { name: free })
  await panel.getByText(nights(1)).waitFor()
  expect(await stickingOut(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await panel.getByRole('link', { name: sentence('calendar.dropChoice') }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByLabel(sentence('adminPages.firstDay')).fill(daysAhead(200))
  await page.getByRole('button', { name: sentence('adminPages.showDays') }).click()
  await page.waitForURL(url => url.searchParams.get('from') === daysAhead(200))
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone the day is read, and the days beside it', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 390 })
  await page.goto('/admin/calendar')
  await comesAlive(page)
  await page.getByRole('heading', { name: /^Today, / }).waitFor()
  expect(await page.getByRole('region', { name: /^All homes/ }).isVisible()).toBe(true)
  await page.getByRole('heading', { name: /^Departures/ }).waitFor()
  await page.getByRole('heading', { name: /^Arrivals/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: sentence('calendar.dayAfter') }).click()
  await expect.poll(() => page.getByRole('heading', { name: /^Today, / }).count()).toBe(0)
  await page.getByRole('link', { name: sentence('calendar.dayBefore') }).click()
  await page.getByRole('heading', { name: /^Today, / }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
