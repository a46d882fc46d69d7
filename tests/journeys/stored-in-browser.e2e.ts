// What a browser holds after a full visit stands by name in the cookie settings and on the privacy page.

import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { storedTable } from '#consent/stored-table.ts'
import { saying } from '#tests/support/saying.ts'
import { comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltHome, buildHome } from '../support/build-home.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'
import { finishBooking, followMail, registerToFinish, reserve, searchHomes, signIn } from './steps/booking-a-home.ts'
import { pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', city: 'Olhão', photos: [] })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Everything this browser holds at this moment, as `place name`. */
async function heldBy(context: BrowserContext, page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map(name => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map(name => `sessionStorage ${name}`),
    ...(await caches.keys()).map(name => `cacheStorage ${name.replace(/:.*/, '')}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
  ])
  return [...(await context.cookies()).map(({ name }) => `cookie ${name}`), ...inPage]
}

test('everything a browser holds after a full visit is named, and what is named of it is held', async () => {
  const visitor = await browser.visitor()
  const { page, context } = visitor
  const person = { page, hands: pointer() }
  const held = new Set<string>()
  const look = async () => {
    for (const each of await heldBy(context, page)) held.add(each)
  }
  await page.goto('/contact')
  await comesAlive(page)
  await page.getByRole('button', { name: sentence('consent.accept'), exact: true }).click()
  await page.getByRole('button', { name: sentence('consent.control') }).waitFor()
  await comesAlive(page)
  // Another language and another currency, chosen in the menu, and the first language again.
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/contact')
  await look()
  await comesAlive(page)
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(url => url.pathname === '/contact')
  await comesAlive(page)
  await page.getByRole('banner').locator('summary').first().click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: sentence('shell.showCurrency') })
    .click()
  await expect.poll(async () => (await heldBy(context, page)).join()).toContain('casita_currency')
  await page.goto('/favourites')
  await page.getByRole('button', { name: sentence('search.rememberLooks') }).click()
  await page.getByText(sentence('search.nextLooks')).waitFor()
  await searchHomes(person, { where: 'Olhão', arrive: daysAhead(20), leave: daysAhead(23), adults: 2 })
  await look()
  await page.goto(`/stays/${home.slug}?in=${daysAhead(20)}&out=${daysAhead(23)}&adults=2`)
  await comesAlive(page)
  await page
    .getByRole('button', { name: /^Save(\s*)Harbour Loft$/ })
    .first()
    .click()
  await reserve(person)
  await page.getByLabel(sentence('checkout.notes')).fill('We arrive late.')
  await expect.poll(async () => (await heldBy(context, page)).join()).toContain('casita:typed')
  await look()
  const guest = { name: 'Ida', email: 'ida@example.org', password: usualPassword }
  await registerToFinish(person, guest)
  await look()
  await followMail(person, site, guest.email)
  await look()
  await finishBooking(person, guest)
  await page.getByRole('button', { name: sentence('trips.keep') }).click()
  await page.getByText(saying('trips.keptUntil')).waitFor()
  await look()
  await page.goto('/sign-out')
  await page
    .getByRole('main')
    .getByRole('button', { name: sentence('pages.signOut') })
    .click()
  await page.getByRole('heading', { level: 1, name: sentence('checkout.signIn') }).waitFor()
  await look()
  await signIn(person, guest)
  await look()

  const named = storedTable.map(({ place, name }) => `${place} ${name}`)
  expect([...held].filter(each => !named.includes(each))).toEqual([])
  // The visit was a full one: only what another way of signing in, a full list or an operator's work stores is missing.
  const elsewhere = ['connect', 'second_step', 'flash', 'contact', 'announcement', 'left_out'].map(
    name => `cookie casita_${name}`,
  )
  const notHeld = named.filter(each => !held.has(each) && !elsewhere.includes(each))
  expect(notHeld).toEqual(['sessionStorage casita:reload'])

  for (const path of ['/privacy', '/cookies']) {
    const text = await (await context.request.get(path)).text()
    for (const { name } of storedTable) expect(text, path).toContain(name)
  }
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
})
