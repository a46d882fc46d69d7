// An operator goes about the admin: by keyboard alone at a desk, by touch on a phone, and nothing moves under them.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { startDemoSite } from '../support/demo-site.ts'
import { countShifts, mostShift, shiftsOf } from '../support/layout-shift.ts'
import { type Site, usualPassword } from '../support/site.ts'

let site: Site
let browser: TestBrowser
let email: string
let booking: { readonly id: string; readonly name: string; readonly phone: string }

beforeAll(async () => {
  site = await startDemoSite()
  browser = await openBrowser(site.origin)
  const user = await site.makeUser({ displayName: 'The desk', roles: ['owner'] })
  email = user.email
  const { rows } = await site.tools.database.execute<{ id: string; name: string; phone: string }>(sql`
    select id, contact ->> 'name' as name, contact ->> 'phone' as phone from booking
    where state = 'confirmed' and contact ->> 'phone' is not null order by abs(check_in - current_date), id limit 1`)
  booking = rows[0]!
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

/** Beside the page, on a phone below it. */
const sectionsOf = (page: Page) => page.getByRole('navigation', { name: sentence('adminFrame.sections') })
const searchOf = (page: Page) => page.getByRole('link', { name: sentence('adminFrame.search'), exact: true })

/** A document that was loaded anew has lost the mark. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

test('at a desk ⌘K finds a booking by its guest’s number and opens it, without a mouse', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 1440 })
  await countShifts(page)
  await page.goto('/admin')
  await comesAlive(page)
  const side = sectionsOf(page)
  await expect
    .poll(() => side.getByRole('link', { name: sentence('adminPages.today') }).getAttribute('aria-current'))
    .toBe('page')

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: sentence('adminFrame.searchAll') })
  await field.waitFor()
  await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
  // Before anything is typed it offers the pages.
  await page.getByRole('option', { name: sentence('organisation.title') }).waitFor()
  await page.keyboard.type(booking.phone.slice(-6))
  const found = page.getByRole('option', { name: booking.name }).first()
  await found.waitFor()
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await found.getAttribute('id'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
  await page.getByText(booking.phone).first().waitFor()
  await expect.poll(() => side.locator('[aria-current]').getAttribute('href')).toBe('/admin/bookings')

  // What is looked for is gone with Escape, and the focus is where it was.
  await searchOf(page).focus()
  await page.keyboard.press('Enter')
  await field.waitFor()
  await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
  await page.keyboard.type('nobody at all')
  await page
    .getByText(sentence('adminFrame.nothingFound', { query: 'nobody at all' }))
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  // Opened again at once, while it fades, it begins anew.
  await page.keyboard.press('Control+k')
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => searchOf(page).evaluate(each => each === document.activeElement)).toBe(true)

  await side.getByRole('link', { name: sentence('adminFrame.site'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === '/admin/organisation')
  await side.getByRole('link', { name: sentence('adminPages.jobs') }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === '/admin/jobs')
  expect(await accessibilityFaults(page)).toEqual([])
  const { total, each } = await shiftsOf(page)
  expect(total, each.join('\n')).toBeLessThanOrEqual(mostShift)
  expect(complaints).toEqual([])
  await leave()
})

test('from a guest’s page the admin is a full load, which knows its pages and the guests’ ones', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 1440 })
  await page.goto('/tos')
  await comesAlive(page)
  const banner = page.getByRole('banner')
  await banner.locator('summary').last().click()
  await banner.getByRole('link', { name: sentence('shell.admin') }).click()
  await page.waitForURL('**/admin')
  await comesAlive(page)
  await markDocument(page)
  await sectionsOf(page)
    .getByRole('link', { name: sentence('adminPages.calendar') })
    .click()
  await page.waitForURL('**/admin/calendar')
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/admin')
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/tos')
  await comesAlive(page)
  expect(await isMarked(page)).toBe(false)
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone the sections are under the thumb, the rest behind More', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 390 })
  await countShifts(page)
  await page.goto('/admin')
  await comesAlive(page)
  const below = sectionsOf(page)
  await below.getByRole('link', { name: sentence('adminPages.calendar') }).tap()
  await page.waitForURL(url => url.pathname === '/admin/calendar')
  // The address comes before the page, whose coming folds the menu.
  await below.locator('[aria-current]', { hasText: sentence('adminPages.calendar') }).waitFor()
  await below.getByText(sentence('adminFrame.more')).tap()
  expect(await accessibilityFaults(page)).toEqual([])
  await below.getByRole('link', { name: sentence('adminFrame.money') }).tap()
  await page.waitForURL(url => url.pathname === '/admin/invoices')
  // The menu has folded itself.
  await expect.poll(() => below.locator('details[open]').count()).toBe(0)
  await page
    .getByRole('navigation', { name: sentence('adminFrame.money') })
    .getByRole('link', { name: sentence('adminPages.deposits') })
    .tap()
  await page.waitForURL(url => url.pathname === '/admin/deposits')
  expect(await accessibilityFaults(page)).toEqual([])
  const { total, each } = await shiftsOf(page)
  expect(total, each.join('\n')).toBeLessThanOrEqual(mostShift)
  expect(complaints).toEqual([])
  await leave()
})

test('what ends a booking is asked in front of the page, and left again where one was', async () => {
  const { page, complaints, leave } = await inAdmin({ width: 1440 })
  await page.goto(`/admin/bookings/${booking.id}`)
  await comesAlive(page)
  const ends = page.getByRole('button', { name: sentence('byHand.cancelAsHouse') })
  await ends.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await question.getByRole('link', { name: sentence('adminBookings.leaveIt') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => ends.evaluate(each => each === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('without script everything is reached: a section, its pages, More, the search', async () => {
  const { page, leave } = await inAdmin({ width: 390, script: false })
  await page.goto('/admin/inbox')
  await sectionsOf(page).getByText(sentence('adminFrame.more')).tap()
  await sectionsOf(page)
    .getByRole('link', { name: sentence('adminFrame.site'), exact: true })
    .tap()
  await page.waitForURL(url => url.pathname === '/admin/organisation')
  await searchOf(page).tap()
  await page.getByRole('searchbox').fill(booking.phone)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: booking.name }).first().tap()
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
  await leave()
})
