// Favourites of an account: taken along when one signs in, the same in another browser, gone from a browser after sign-out.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import { type Person, signIn } from './steps/booking-a-home.ts'
import { keyboard, pointer } from './steps/hands.ts'

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

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Saved?(\\s*)${name}$`) }).first()
const isPressed = (page: Page, name: string) => expect.poll(() => heart(page, name).getAttribute('aria-pressed'))
const listed = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

async function openList(page: Page): Promise<void> {
  await page.goto('/favourites')
  await comesAlive(page)
  await page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
}

/** Without a fragment or a page to come back to. */
async function signInFrom({ page, hands }: Person, user: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await comesAlive(page)
  await signIn({ page, hands }, user)
  await comesAlive(page)
}

async function signOut({ page, hands }: Person): Promise<void> {
  await page.goto('/sign-out')
  await comesAlive(page)
  await hands.press(page.getByRole('main').getByRole('button', { name: sentence('pages.signOut') }))
  await page.waitForURL(url => url.pathname === '/login')
}

test.each([
  [390, pointer],
  [1280, keyboard],
] as const)('%i pixels wide a heart comes along to the account and to the next browser', async (width, handsOf) => {
  const user = await site.makeUser()
  const [visitor, second] = [await browser.visitor({ width }), await browser.visitor({ width })]
  const person = { page: visitor.page, hands: handsOf === keyboard ? keyboard(visitor.page) : pointer() }
  const other = { page: second.page, hands: pointer() }
  const { page, hands } = person
  await walk(visitor, async () => {
    await page.goto(`/stays/harbour-loft?in=${daysAhead(40)}&out=${daysAhead(43)}&adults=1`)
    await comesAlive(page)
    await hands.press(heart(page, 'The Harbour Loft'))
    await isPressed(page, 'The Harbour Loft').toBe('true')
    await openList(page)
    await page.getByText(sentence('search.onlyThisBrowser')).waitFor()
    await signInFrom(person, user)
    await openList(page)
    await page.getByText(sentence('search.inAccount')).waitFor()
    expect(await listed(page)).toEqual(['The Harbour Loft'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('casita_shortlist')
    await expectGoodPage(visitor, 'the favourites of an account')

    await signInFrom(other, user)
    await openList(other.page)
    await other.page.getByText(/for 3 nights/).waitFor()
    await other.page.goto('/stays')
    await comesAlive(other.page)
    await isPressed(other.page, 'The Harbour Loft').toBe('true')
    await other.hands.press(heart(other.page, 'Casa del Forno'))
    await isPressed(other.page, 'Casa del Forno').toBe('true')

    await page.goto('/stays')
    await comesAlive(page)
    await expect
      .poll(async () => {
        await page.reload()
        return heart(page, 'Casa del Forno').getAttribute('aria-pressed')
      })
      .toBe('true')
    await comesAlive(page)
    await hands.press(heart(page, 'The Harbour Loft'))
    await isPressed(page, 'The Harbour Loft').toBe('false')
    await expect
      .poll(async () => {
        await openList(other.page)
        return listed(other.page)
      })
      .toEqual(['Casa del Forno'])

    await signOut(person)
    await openList(page)
    await page.getByText(sentence('search.noneKept')).waitFor()
    await page.goto('/stays')
    await comesAlive(page)
    await isPressed(page, 'Casa del Forno').toBe('false')
    await openList(other.page)
    expect(await listed(other.page)).toEqual(['Casa del Forno'])
  })
  await second.leave()
})

test('a heart is drawn in the other tab at once, and as it was when it could not be stored', async () => {
  const user = await site.makeUser()
  const { page, leave } = await browser.visitor({ width: 1280 })
  await signInFrom({ page, hands: pointer() }, user)
  const tab = await page.context().newPage()
  for (const each of [page, tab]) {
    await each.goto(`${site.origin}/stays`)
    await comesAlive(each)
  }
  await heart(page, 'The Harbour Loft').click()
  await isPressed(tab, 'The Harbour Loft').toBe('true')
  await Promise.all([heart(page, 'Casa del Forno').click(), heart(tab, 'The Cedar Treehouse').click()])
  for (const each of [page, tab]) {
    for (const name of ['The Harbour Loft', 'Casa del Forno', 'The Cedar Treehouse'])
      await isPressed(each, name).toBe('true')
  }
  await page.route('**/favourites', route => route.abort())
  await heart(page, 'The Harbour Loft').click()
  await page
    .getByRole('alert')
    .filter({ hasText: sentence('search.heartFailed') })
    .waitFor()
  await isPressed(page, 'The Harbour Loft').toBe('true')
  await page.unroute('**/favourites')
  await heart(page, 'The Harbour Loft').click()
  await isPressed(page, 'The Harbour Loft').toBe('false')
  await page.getByText(sentence('search.heartFailed')).waitFor({ state: 'detached' })
  await isPressed(tab, 'The Harbour Loft').toBe('false')
  await openList(tab)
  expect((await listed(tab)).sort()).toEqual(['Casa del Forno', 'The Cedar Treehouse'])
  await tab.close()
  await leave()
})

test('without script hearts are right after signing in, and after signing out', async () => {
  const user = await site.makeUser()
  const visitor = await browser.visitor({ script: false, width: 390 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.goto('/stays')
    await heart(page, 'The Harbour Loft').click()
    await page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
    await page.goto('/login')
    await signIn({ page, hands: pointer() }, user)
    await page.goto('/stays')
    await isPressed(page, 'The Harbour Loft').toBe('true')
    await heart(page, 'The Harbour Loft').click()
    await page.getByText(saying('search.noneKept')).waitFor()
    await page.goto('/stays')
    await isPressed(page, 'The Harbour Loft').toBe('false')
  })
})
