// Without an account, money now: from the first page to the confirmed trip by card, on a phone, at a desk, and by keyboard alone.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { mailedCode } from '../support/guest-checkout.ts'
import { arrivedWhole, countShifts, mostShift, shiftsOf } from '../support/layout-shift.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import { openHome, type Person, reserve, searchHomes } from './steps/booking-a-home.ts'
import { type Hands, keyboard, pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'test-card' } })
  await buildSomeHomes(site.tools.database)
  browser = await openBrowser(site.origin, [new URL(site.bank().origin).host])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const name = 'The Harbour Loft'

/** The page as it has just been opened moved no further than it may while its parts arrived. */
async function stoodStill({ page }: Visitor, where: string): Promise<void> {
  await arrivedWhole(page)
  const { total, each } = await shiftsOf(page)
  expect(total, `${where}: ${each.join('\n')}`).toBeLessThanOrEqual(mostShift)
}

const ways: readonly [string, number, (visitor: Visitor) => Hands, number][] = [
  ['by finger', 320, () => pointer(true), 40],
  ['with a mouse', 1440, () => pointer(), 47],
  ['by keyboard alone', 1440, ({ page }) => keyboard(page), 54],
]

test.each(ways)(
  '%s at %i pixels a card pays, the trip is there, and the address is proved after',
  async (way, width, handsOf, days) => {
    const visitor = await browser.visitor({ width })
    const { page } = visitor
    const hands = handsOf(visitor)
    const person: Person = { page, hands }
    const isByKeys = way === 'by keyboard alone'
    const email = `${randomUUID().slice(0, 8)}@example.org`
    // Smooth scrolling would bring the focus into sight only a moment later.
    if (isByKeys) await page.emulateMedia({ reducedMotion: 'reduce' })
    else await countShifts(page)
    const looksGood = async (where: string) => {
      if (isByKeys) return
      await stoodStill(visitor, where)
      await expectGoodPage(visitor, where)
    }

    await walk(visitor, async () => {
      await searchHomes(person, { where: 'Flensburg', arrive: daysAhead(days), leave: daysAhead(days + 3), adults: 2 })
      await openHome(person, name)
      await reserve(person)
      if (!isByKeys) await page.reload()
      await page.getByRole('timer').waitFor()
      await looksGood('the checkout')

      await hands.write(page.getByLabel(sentence('checkout.name'), { exact: true }), 'Ada Lovelace')
      await hands.write(page.getByLabel(sentence('checkout.email'), { exact: true }), email)
      await hands.press(page.getByRole('checkbox', { name: saying('checkout.agree') }))
      await hands.press(page.getByRole('button', { name: saying('checkout.bookAndPay') }))

      await page.waitForURL(`${site.bank().origin}/c/pay/**`)
      await hands.write(page.getByLabel('Card number'), '4242 4242 4242 4242')
      await hands.write(page.getByLabel('Expiry date'), '04/41')
      await hands.write(page.getByLabel('Security code'), '123')
      await hands.press(page.getByRole('button', { name: /^Pay / }))

      await page.waitForURL(url => url.pathname === '/bookings/manage')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
      const prove = page.getByRole('heading', { name: sentence('trips.proveTitle') })
      await prove.waitFor()
      await looksGood('the trip of who has paid')

      await site.newestMailTo(email)
      await hands.write(page.getByLabel(sentence('checkout.mailCode')), await mailedCode(site, email))
      await hands.press(page.getByRole('button', { name: sentence('trips.proveNow') }))
      await prove.waitFor({ state: 'detached' })
      await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
      if (!isByKeys) await expectGoodPage(visitor, 'the trip with a proved address')
    })
  },
)
