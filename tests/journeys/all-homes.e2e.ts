// An operator of many homes looks over all of them: scrolls to the last, turns the weeks, finds one, and reads the day on a phone.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { fillLargeWorld } from '#demo/large/fill-large-world.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'

const homes = 230

let site: Site
let browser: TestBrowser
let email: string
let last: string
beforeAll(async () => {
  site = await startSite({ prepare: tools => fillLargeWorld(tools, homes, () => {}) })
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
  await chart.locator(`[aria-posinset="1"][aria-setsize="${homes}"]`).getByRole('link').first().waitFor()
  await expect.poll(drawn).toBeLessThan(70)

  await chart.focus()
  await page.keyboard.press('End')
  const lastRow = chart.locator(`[aria-posinset="${homes}"]`)
  await lastRow.getByRole('link', { name: last, exact: true }).waitFor()
  await expect.poll(drawn).toBeLessThan(70)
  expect(await accessibilityFaults(page)).toEqual([])

  const title = await chart.getAttribute('aria-label')
  await page.getByRole('link', { name: sentence('adminPages.twoWeeksLater') }).click()
  await expect.poll(() => chart.getAttribute('aria-label')).not.toBe(title)
  await page.getByRole('searchbox', { name: sentence('homes.nameOrPlace') }).fill(last)
  await page.getByRole('button', { name: sentence('homes.find') }).click()
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

test('on a phone the day is read, and the days beside it', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 390 })
  await page.goto('/admin/calendar')
  await comesAlive(page)
  await page.getByRole('heading', { name: /^Today, / }).waitFor()
  expect(await page.getByRole('region', { name: /^All homes/ }).isVisible()).toBe(false)
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
