// In the pseudo-language, a third longer than English, nothing is cut, glued or wider than the window, on phones, tablets and screens.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemoWorld } from '#demo/fill-demo-world.server.ts'
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { startDemoSite } from '../support/demo-site.ts'
import { foundAtLast, stickingOut, textsCut, textsGlued } from '../support/eyes.ts'
import type { Site } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let world: DemoWorld

beforeAll(async () => {
  const demo = await startDemoSite({ environment: { CASITA_TEST_HELPERS: '1' } })
  site = demo
  world = demo.world
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const widths = [320, 390, 768, 1440]

/**
 * A bar of the calendar is as long as its nights: the whole of it is there for ears, and on the page of the day. Homes lie beyond the edge of
 * a map.
 */
const meantToBeCut = ['.chart-bar', '.chart-bar *', '.map-view', '.map-view .maplibregl-map']

/** What does not fit or runs together at any width, by the page and the width. */
async function faultsAt(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {}
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 })
      const found = await foundAtLast(async () => [
        ...(await stickingOut(page)),
        ...(await textsCut(page, meantToBeCut)),
        ...(await textsGlued(page)),
      ])
      if (found.length > 0) faults[`${path} at ${width} px`] = found
    }
  }
  return faults
}

async function person(account?: { email: string; password: string }): Promise<Visitor> {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (account) {
    await page.goto('/en-xa/login')
    await page.locator('input[name=email]').fill(account.email)
    await page.locator('input[name=password]').fill(account.password)
    await page.locator('input[name=password]').press('Enter')
    await page.waitForURL(url => url.pathname === '/en-xa/stays')
  }
  return visitor
}

// A week from a Saturday on, which every home takes.
const arrival = 40 + ((13 - new Date(Date.now() + 40 * 86_400_000).getUTCDay()) % 7)
const dates = `in=${daysAhead(arrival)}&out=${daysAhead(arrival + 7)}&adults=2`

test('the open pages', async () => {
  const visitor = await person()
  const home = `/en-xa/stays/skerry-light?${dates}`
  const paths = ['/en-xa', `/en-xa/stays?${dates}`, home, '/en-xa/contact', '/en-xa/register', '/en-xa/cookies']
  expect(await faultsAt(visitor.page, paths)).toEqual({})
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
})

test('a guest’s pages: the checkout, the bookings, one of them, the account', async () => {
  const visitor = await person(world.guest)
  const { page } = visitor
  await page.goto(`/en-xa/stays?${dates}`)
  await page.goto((await page.locator('main article a[href^="/en-xa/stays/"]').first().getAttribute('href'))!)
  await page.locator('button[value=hold]').first().click()
  await page.waitForURL(/[?&]hold=/)
  const checkout = page.url()
  await page.goto('/en-xa/user/bookings')
  const booking = await page.locator('main a[href^="/en-xa/user/bookings/"]').first().getAttribute('href')
  expect(await faultsAt(page, [checkout, '/en-xa/user/bookings', booking!, '/en-xa/user'])).toEqual({})
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
})

test('an operator’s pages', async () => {
  const visitor = await person(world.operator)
  const { page } = visitor
  await page.goto('/en-xa/admin/bookings')
  const toBooking = 'main a[href^="/en-xa/admin/bookings/"]:not([href*="/bookings/new"])'
  const booking = await page.locator(toBooking).first().getAttribute('href')
  await page.goto('/en-xa/admin/inbox')
  const toThread = 'main a[href^="/en-xa/admin/inbox/"]:not([href$="/snippets"])'
  const thread = await page.locator(toThread).first().getAttribute('href')
  const sections = ['', '/words', '/rooms', '/place', '/photos', '/rates', '/rules', '/calendar', '/channels']
  const paths = [
    ...['/en-xa/admin', '/en-xa/admin/bookings', booking!, '/en-xa/admin/calendar', '/en-xa/admin/homes'],
    ...['/en-xa/admin/inbox', thread!, '/en-xa/admin/inbox/snippets', '/en-xa/admin/bookings/new?home=skerry-light'],
    ...sections.map(section => `/en-xa/admin/homes/skerry-light${section}`),
  ]
  expect(await faultsAt(page, paths)).toEqual({})
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
})
