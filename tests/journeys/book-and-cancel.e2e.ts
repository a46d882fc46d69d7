// The main job: a home is found, quoted, reserved, booked by somebody new, seen again and cancelled; in four ways.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import {
  askToCancel,
  cancelForGood,
  finishBooking,
  followMail,
  openFromList,
  openHome,
  type Person,
  quoteBox,
  referenceOf,
  registerToFinish,
  reserve,
  searchHomes,
} from './steps/booking-a-home.ts'
import { type Hands, keyboard, pointer } from './steps/hands.ts'

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

const name = 'The Harbour Loft'

const ways: readonly [string, { width?: number; script?: boolean }, (visitor: Visitor) => Hands][] = [
  ['with a mouse', {}, () => pointer()],
  ['without script', { script: false }, () => pointer()],
  ['by keyboard alone', {}, ({ page }) => keyboard(page)],
  ['on a phone', { width: 390 }, () => pointer(true)],
]

describe.each(ways.map((way, at) => [...way, 40 + 7 * at] as const))('%s', (way, options, handsOf, days) => {
  const asked = { where: 'Flensburg', arrive: daysAhead(days), leave: daysAhead(days + 4), adults: 3 }

  test('a home is found, booked, seen again and cancelled', async () => {
    const visitor = await browser.visitor(options)
    const { page } = visitor
    // Smooth scrolling would bring the focus into sight only a moment later.
    if (way === 'by keyboard alone') await page.emulateMedia({ reducedMotion: 'reduce' })
    const person: Person = { page, hands: handsOf(visitor) }
    const guest = { name: 'Ada Lovelace', email: `${randomUUID()}@example.org`, password: usualPassword }
    const looksGood = async (where: string) => {
      if (options.script !== false && way !== 'by keyboard alone') await expectGoodPage(visitor, where)
    }

    await walk(visitor, async () => {
      await searchHomes(person, asked)
      await looksGood('the results')
      const total = await openHome(person, name)
      await expect.poll(() => quoteBox(page).getByText(total).count()).toBeGreaterThan(0)
      await looksGood('the home with a price')

      await reserve(person)
      await expect.poll(() => page.getByText(total).count()).toBeGreaterThan(0)
      await looksGood('the checkout, signed out')
      const checkout = page.url()

      await registerToFinish(person, guest)
      await looksGood('the request to confirm the address')
      await followMail(person, site, guest.email)
      await expect.poll(() => page.url()).toBe(checkout)
      await looksGood('the checkout, signed in')

      const reference = await finishBooking(person, guest)
      await looksGood('the booking')
      await openFromList(person, name)
      await expect.poll(() => referenceOf(page)).toBe(reference)
      await expect.poll(() => page.getByText('We arrive by the evening train.').count()).toBe(1)

      await askToCancel(person)
      await looksGood('the question before cancelling')
      await cancelForGood(person)
      await looksGood('the cancelled booking')

      await searchHomes(person, asked)
      await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(1)
    })
  })
})
