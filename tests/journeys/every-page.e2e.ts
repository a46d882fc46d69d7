// Every page that has something to show, in every state of the demo world, as axe and a narrow window see it.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import type { DemoWorld } from '#demo/fill-demo-world.server.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { startDemoSite } from '../support/demo-site.ts'
import { expectGoodPage } from '../support/eyes.ts'
import type { Site } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let world: DemoWorld

beforeAll(async () => {
  const demo = await startDemoSite()
  site = demo
  world = demo.world
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** A person in dark colours who wants no motion: a colour on its way to another one is no fault. */
async function person(account?: { email: string; password: string }, width = 390): Promise<Visitor> {
  const visitor = await browser.visitor({ width })
  const { page } = visitor
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  if (account) {
    await page.goto('/login')
    await page.getByLabel(sentence('users.email')).fill(account.email)
    await page.getByLabel(sentence('users.password'), { exact: true }).fill(account.password)
    await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
    await page.waitForURL(url => url.pathname === '/stays')
  }
  return visitor
}

async function looksGood(visitor: Visitor, path: string, status = 200): Promise<void> {
  const answer = await visitor.page.goto(path)
  expect([path, answer?.status()]).toEqual([path, status])
  await expectGoodPage(visitor, path)
}

/** The addresses that the links of the page lead to, each once. */
async function linksTo(visitor: Visitor, path: string, wanted: RegExp): Promise<string[]> {
  await visitor.page.goto(path)
  const links = await visitor.page
    .locator('main a[href]')
    .evaluateAll(all => all.map(each => each.getAttribute('href')!))
  return [...new Set(links.filter(link => wanted.test(link)))]
}

describe('in dark colours on a phone', () => {
  test('the open pages: found, nothing found, asked wrongly, a home free and a home that refuses, no page', async () => {
    const visitor = await person()
    const dates = `in=${daysAhead(40)}&out=${daysAhead(44)}`
    await looksGood(visitor, '/')
    await looksGood(visitor, `/stays?${dates}&adults=2`)
    await looksGood(visitor, '/stays?where=Atlantis')
    await looksGood(visitor, `/stays?in=${daysAhead(44)}&out=${daysAhead(40)}&adults=0`, 400)
    await looksGood(visitor, `/stays/skerry-light?${dates}&adults=2`)
    await looksGood(visitor, `/stays/skerry-light?${dates}&adults=90`)
    await looksGood(visitor, '/no-such-page', 404)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('a guest’s pages: every booking of the list, in whatever state, and the account', async () => {
    const visitor = await person(world.guest)
    await looksGood(visitor, '/user')
    await looksGood(visitor, '/user/bookings')
    const bookings = await linksTo(visitor, '/user/bookings', /^\/user\/bookings\/[0-9a-f-]{36}$/)
    expect(bookings.length).toBeGreaterThan(5)
    for (const booking of bookings) await looksGood(visitor, booking)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('an operator’s pages, and the outbox has the words that a guest was sent', async () => {
    const visitor = await person(world.operator)
    const { page } = visitor
    const desk = [
      '/admin',
      '/admin/calendar',
      '/admin/bookings',
      '/admin/homes',
      '/admin/homes/new',
      '/admin/homes/skerry-light',
      '/admin/homes/skerry-light/words',
      '/admin/homes/skerry-light/rooms',
      '/admin/homes/skerry-light/units',
      '/admin/homes/skerry-light/copy',
      '/admin/homes/skerry-light/equipment',
      '/admin/homes/skerry-light/languages',
      '/admin/homes/skerry-light/languages/de',
      '/admin/homes/skerry-light/place',
      '/admin/homes/skerry-light/photos',
      '/admin/homes/skerry-light/preview',
      '/admin/homes/skerry-light/near',
      '/admin/homes/skerry-light/arrival',
      '/admin/homes/skerry-light/manual',
      '/admin/homes/skerry-light/rates',
      '/admin/homes/skerry-light/rules',
      '/admin/homes/skerry-light/channels',
      '/admin/channels',
      `/admin/homes/skerry-light/explain?in=${daysAhead(60)}&out=${daysAhead(67)}&adults=2`,
      `/admin/homes/skerry-light/calendar?month=${daysAhead(47).slice(0, 7)}`,
      '/admin/reviews',
      '/admin/jobs',
      '/admin/inbox',
      '/admin/search?q=a',
      '/admin/bookings/new?home=skerry-light',
      '/admin/people',
      '/admin/changes',
      '/admin/outbox',
    ]
    const [booking] = await linksTo(visitor, '/admin/bookings', /^\/admin\/bookings\/[0-9a-f-]{36}$/)
    await looksGood(visitor, booking!)
    await looksGood(visitor, `${booking}/move`)
    for (const path of desk) await looksGood(visitor, path)
    const mails = page.getByRole('article')
    expect(await mails.count()).toBeGreaterThan(0)
    await mails.first().getByText(sentence('adminPages.asDesigned')).click()
    expect(await mails.first().locator('iframe').getAttribute('sandbox')).toBe('')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

test('a large picture on a phone has the next one and the way out in reach, however many rooms there are', async () => {
  const visitor = await person()
  const { page } = visitor
  await page.goto('/stays/skerry-light')
  await comesAlive(page)
  await page
    .getByRole('list', { name: saying('stays.photosOf') })
    .getByRole('link')
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: sentence('ui.zoomIn') })
    .waitFor()
  const ends = await page.getByRole('dialog').evaluate(dialog => {
    // The row of rooms alone is longer than the window and scrolls.
    const buttons = [...dialog.querySelectorAll('button')].filter(button => !button.closest('ul'))
    return buttons.map(button => button.getBoundingClientRect().right)
  })
  expect(ends.length).toBeGreaterThan(5)
  expect(Math.max(...ends)).toBeLessThanOrEqual(390)
  await visitor.leave()
})

test('a name of eighty letters with a word that fills lines, no pictures, one result: all of it fits', async () => {
  const { database } = site.tools
  const name = 'Das Donaudampfschifffahrtsgesellschaftskapitänswitwenhäuschen am Neusiedler See'
  await database.execute(sql`update stay set name = ${name} where slug = 'karoo-stoep'`)
  // Homes that guests see keep a picture now; those that were opened before that was a rule may have none.
  await database.execute(sql`alter table photo disable trigger open_stay_keeps_photo`)
  await database.execute(sql`delete from photo where stay_id = (select id from stay where slug = 'karoo-stoep')`)
  await database.execute(sql`alter table photo enable trigger open_stay_keeps_photo`)
  const visitor = await person()
  const { page } = visitor
  await looksGood(visitor, '/stays?where=Nieu-Bethesda')
  expect(await page.locator('main article').count()).toBe(1)
  await page.getByText(sentence('search.noPictures')).waitFor()
  await looksGood(visitor, '/stays/karoo-stoep')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(sentence('stays.noPhotos')).waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
})

test('a guest is not shown the operator’s pages', async () => {
  const visitor = await person(world.guest)
  await visitor.page.goto('/admin/outbox')
  expect(await visitor.page.getByRole('article').count()).toBe(0)
  await visitor.leave()
})

test('what axe is asked, it tells: pale words on each colour anew, and a picture without words', async () => {
  const visitor = await person()
  const { page } = visitor
  await page.goto('/imprint')
  await comesAlive(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.evaluate(() => {
    const words = (color: string, background: string, text: string) =>
      `<p style="color: ${color}; background: ${background}">${text}</p>`
    document.querySelector('main')!.innerHTML = `<h1>Words</h1>
      ${words('rgb(0 0 0)', 'rgb(255 255 255)', 'black on white')}
      ${words('rgb(0 0 0)', 'rgb(40 40 40)', 'black on dark')}
      ${words('oklch(0.9 0 0)', 'rgb(255 255 255)', 'pale on white')}
      ${words('rgb(0 0 0 / 20%)', 'rgb(255 255 255)', 'faint on white')}
      <img src="/none.png">`
  })
  const faults = await accessibilityFaults(page)
  const of = (rule: string) => faults.filter(fault => fault.startsWith(`${rule}:`))
  expect(of('image-alt')).toHaveLength(1)
  const [pale] = of('color-contrast')
  for (const text of ['black on dark', 'pale on white', 'faint on white']) expect(pale).toContain(text)
  expect(pale).not.toContain('black on white')
  await visitor.leave()
})
