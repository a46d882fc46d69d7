// The life of a booking in a browser: asked and answered, changed, and all of it without an account.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import {
  askToCancel,
  cancelForGood,
  finishBooking,
  type Person,
  referenceOf,
  reserve,
  signIn,
} from './steps/booking-a-home.ts'
import { pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
let slug: string
let stayId: number

beforeAll(async () => {
  site = await startSite()
  await buildSomeHomes(site.tools.database)
  const { rows } = await site.tools.database.execute<{ slug: string; id: number }>(
    sql`select slug, id from stay where name = 'The Harbour Loft'`,
  )
  slug = rows[0]!.slug
  stayId = rows[0]!.id
  await site.tools.database.execute(sql`
    insert into fee (stay_id, name, kind, basis, amount, mandatory, max_quantity)
    values (${stayId}, 'Basket of wood', 'extra', 'per_stay', 1800, false, 3)`)
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

let visits = 0
/** Nights of their own for each journey. */
function nextVisit(): { in: string; out: string; after: (days: number) => string } {
  const start = 40 + visits++ * 12
  return { in: daysAhead(start), out: daysAhead(start + 4), after: days => daysAhead(start + days) }
}

const homeFor = (visit: { in: string; out: string }) => `/stays/${slug}?in=${visit.in}&out=${visit.out}&adults=2`

async function inMode(mode: 'instant' | 'request' | 'enquiry'): Promise<void> {
  await site.tools.database.execute(sql`update stay_offer set booking_mode = ${mode} where stay_id = ${stayId}`)
}

async function guestAt(page: Page, path: string): Promise<{ person: Person; name: string; email: string }> {
  const person: Person = { page, hands: pointer() }
  const user = await site.makeUser({ displayName: 'Ada Lovelace' })
  await page.goto('/login')
  await signIn(person, user)
  await page.goto(path)
  return { person, name: 'Ada Lovelace', email: user.email }
}

/** Adds an extra at the checkout: its price first, then the nights at it. */
async function addBasket(page: Page): Promise<void> {
  const before = page.url()
  await page.getByText(sentence('quotes.extras'), { exact: true }).click()
  await page.getByLabel('Basket of wood').fill('1')
  await page.getByRole('button', { name: sentence('amendments.seeCost') }).click()
  await page.getByText(/€18 more/).waitFor()
  await page.getByRole('button', { name: saying('checkout.takeIt') }).click()
  await page.waitForURL(url => url.href !== before && url.searchParams.has('hold'))
  // The address changes before the page does, and what is typed into the old page would be lost.
  await page.getByRole('button', { name: saying('checkout.takeIt') }).waitFor({ state: 'detached' })
  await page.getByRole('timer').waitFor()
}

async function operator(): Promise<Visitor> {
  const visitor = await browser.visitor()
  const { id, email, password } = await site.makeUser()
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'manager', now() - interval '1 minute')`,
  )
  await visitor.page.goto('/login')
  await signIn({ page: visitor.page, hands: pointer() }, { email, password })
  return visitor
}

describe('a home that answers first', () => {
  async function request(visitor: Visitor): Promise<void> {
    await inMode('request')
    const { person } = await guestAt(visitor.page, homeFor(nextVisit()))
    const { page } = person
    await page
      .getByRole('button', { name: sentence('quotes.askForNights') })
      .first()
      .click()
    await page.getByRole('timer').waitFor()
    await page.getByRole('checkbox', { name: saying('checkout.agree') }).click()
    await page.getByRole('button', { name: saying('checkout.askAndPay') }).click()
    await page.getByText(sentence('bookings.statePendingApproval')).first().waitFor()
    await inMode('instant')
  }

  test('request approved', async () => {
    const visitor = await browser.visitor()
    await walk(visitor, async () => {
      await request(visitor)
      const desk = await operator()
      await desk.page.goto('/admin')
      await desk.page
        .getByRole('main')
        .getByRole('button', { name: sentence('adminBookings.approve') })
        .first()
        .click()
      await desk.page.getByRole('heading', { name: sentence('adminPages.requests') }).waitFor({ state: 'detached' })
      await expectGoodPage(desk, 'the desk')
      await desk.leave()
      await visitor.page.reload()
      await visitor.page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
    })
  })

  test('request expired: the nights are free again, and the guest reads so', async () => {
    const visitor = await browser.visitor()
    await walk(visitor, async () => {
      await request(visitor)
      const id = visitor.page.url().split('/').at(-1)!
      await site.tools.database.execute(
        sql`update booking set request_expires_at = now() - interval '1 second' where id = ${id}`,
      )
      await visitor.page.reload()
      await visitor.page.getByText(sentence('bookings.stateExpired')).first().waitFor()
      await visitor.page.goto('/user/bookings')
      await expect
        .poll(() =>
          visitor.page
            .getByRole('region', { name: sentence('bookings.stateCancelled') })
            .getByRole('article')
            .count(),
        )
        .toBe(1)
    })
  })
})

test.each([
  ['with a mouse', {}],
  ['on a phone', { width: 390 }],
  ['without script', { script: false }],
])('a visit is moved, made longer and given an extra, %s', async (way, options) => {
  const visitor = await browser.visitor(options)
  const { page } = visitor
  await walk(visitor, async () => {
    const visit = nextVisit()
    const { person, name, email } = await guestAt(page, homeFor(visit))
    await reserve(person)
    await addBasket(page)
    if (way !== 'without script') await expectGoodPage(visitor, 'the checkout with an extra')
    await finishBooking(person, { name, email, password: usualPassword })
    const reference = await referenceOf(page)
    await page.getByRole('link', { name: sentence('trips.change') }).click()
    await page.getByLabel(sentence('amendments.arrive')).fill(visit.after(1))
    await page.getByLabel(sentence('amendments.leave')).fill(visit.in)
    await page.getByRole('button', { name: sentence('amendments.seeCost') }).click()
    await page.getByText(sentence('quotes.leaveTooEarly')).first().waitFor()
    await page.getByLabel(sentence('amendments.leave')).fill(visit.after(6))
    await page.getByLabel('Basket of wood').fill('2')
    await page.getByRole('button', { name: sentence('amendments.seeCost') }).click()
    await page.getByRole('heading', { name: sentence('amendments.whatChanges') }).waitFor()
    await expect.poll(() => page.getByText(/€138 more/).count()).toBeGreaterThan(0)
    if (way !== 'without script') await expectGoodPage(visitor, 'the change')
    await page.getByRole('button', { name: saying('amendments.changeFor') }).click()
    await page.getByText(sentence('bookings.didAmend')).waitFor()
    await expect.poll(() => referenceOf(page)).toBe(reference)
    await expect.poll(() => page.getByText('5 nights', { exact: true }).count()).toBe(1)
    if (way !== 'without script') await expectGoodPage(visitor, 'the changed booking')
  })
})

test('from the first page to a confirmed booking without an account, in at most seven clicks and without leaving the page', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  const email = `${randomUUID().slice(0, 8)}@example.org`
  // A click on a label is one click, though the box it belongs to hears another.
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
    addEventListener('pointerup', count, true)
  })
  await walk(visitor, async () => {
    const visit = nextVisit()
    await page.goto('/')
    const search = page.getByRole('search')
    await search.getByLabel(/home in/i).fill('Harbour Loft')
    await search.getByLabel('from', { exact: true }).fill(visit.in)
    await search.getByLabel('to', { exact: true }).fill(visit.out)
    await search.getByRole('button', { name: sentence('search.showMe') }).click()
    await page.getByRole('link', { name: 'The Harbour Loft', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'The Harbour Loft' }).waitFor()
    await page
      .getByRole('button', { name: sentence('quotes.reserve') })
      .first()
      .click()
    await page.getByRole('timer').waitFor()
    // The guest's own clock, once the page runs.
    await expect
      .poll(() => page.getByRole('timer').textContent())
      .toMatch(/1[345] more minutes, until .* on your clock/)
    await page.getByLabel(sentence('checkout.name')).fill('Ada Lovelace')
    await page.getByLabel(sentence('checkout.email'), { exact: true }).fill(email)
    await page.getByRole('checkbox', { name: saying('checkout.agree') }).click()
    await page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
    await page.getByLabel(sentence('checkout.mailCode')).waitFor()
    // Looking elsewhere meanwhile, they are told what waits for them, and come back.
    const other = await page.context().newPage()
    await other.goto('/register')
    await other.getByText(saying('shell.held')).waitFor()
    expect(await other.getByText(saying('shell.held')).textContent()).toMatch(/The Harbour Loft, €.* minutes: continue/)
    await other.close()
    const code = /\b\d{6}\b/.exec((await site.newestMailTo(email)).text)![0]
    await page.getByLabel(sentence('checkout.mailCode')).fill(code)
    await page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
    await page.waitForURL(url => url.pathname === '/bookings/manage')
    await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
    const clicks = await page.evaluate(() => Number(sessionStorage.getItem('clicks')))
    expect(clicks).toBeGreaterThan(0)
    expect(clicks).toBeLessThanOrEqual(7)
    await expectGoodPage(visitor, 'the booking without an account, on a phone')
  })
})

test('booked without an account by the mailed link, in another browser, then managed and printed', async () => {
  const first = await browser.visitor()
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  const email = `${randomUUID().slice(0, 8)}@example.org`
  await walk(first, async () => {
    await first.page.goto(homeFor(nextVisit()))
    await reserve({ page: first.page, hands: pointer() })
    await first.page.getByLabel(sentence('checkout.name')).fill('Ada')
    await first.page.getByLabel(sentence('checkout.email'), { exact: true }).fill(email)
    await first.page.getByRole('checkbox', { name: saying('checkout.agree') }).click()
    await first.page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
    await first.page.getByText(saying('checkout.codeMailed')).filter({ hasText: email }).waitFor()
    const code = first.page.getByLabel(sentence('checkout.mailCode'))
    await expect.poll(() => code.evaluate(field => field === document.activeElement)).toBe(true)
    await expectGoodPage(first, 'the checkout with the code sent')
  })
  await walk(visitor, async () => {
    await page.goto((await site.newestMailTo(email)).link.href)
    await expectGoodPage(visitor, 'the door of the link')
    await page.getByRole('button', { name: sentence('trips.openLink') }).click()
    await page.getByRole('timer').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.has('key')).toBe(false)
    await expect.poll(() => page.getByLabel(sentence('checkout.email'), { exact: true }).inputValue()).toBe(email)
    await page.getByText(sentence('checkout.somebodyElse')).click()
    await page.getByLabel(sentence('checkout.guestName')).fill('Grace Hopper')
    await page.getByLabel(sentence('checkout.name')).fill('Ada Lovelace')
    await page.getByRole('checkbox', { name: saying('checkout.agree') }).click()
    await page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
    await page.waitForURL(url => url.pathname === '/bookings/manage')
    await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
    await expect.poll(() => page.getByText('Grace Hopper').count()).toBe(1)
    await expectGoodPage(visitor, 'the booking without an account')
    // Everything that matters stands on one sheet.
    const paper = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await askToCancel({ page, hands: pointer() })
    await cancelForGood({ page, hands: pointer() })
  })
})

test('a home that talks first: asked, offered, taken, booked', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  const email = `${randomUUID().slice(0, 8)}@example.org`
  await walk(visitor, async () => {
    await inMode('enquiry')
    await page.goto(homeFor(nextVisit()))
    await page
      .getByRole('button', { name: sentence('quotes.askForNights') })
      .first()
      .click()
    await page.getByRole('heading', { name: sentence('enquiries.ask', { home: 'The Harbour Loft' }) }).waitFor()
    await page.getByLabel(sentence('checkout.name')).fill('Ada Lovelace')
    await page.getByLabel(sentence('checkout.email')).fill(email)
    await page.getByLabel(sentence('enquiries.message')).fill('Is there a cot?')
    await expectGoodPage(visitor, 'the question')
    await page.getByRole('button', { name: sentence('enquiries.send') }).click()
    await page.getByRole('heading', { name: sentence('enquiries.sent') }).waitFor()
    const desk = await operator()
    await desk.page.goto('/admin')
    await desk.page.getByRole('button', { name: sentence('adminBookings.offer') }).click()
    await desk.page.getByText('Is there a cot?').waitFor({ state: 'detached' })
    await desk.leave()
    await page.goto((await site.newestMailTo(email)).link.href)
    await expectGoodPage(visitor, 'the offer')
    await page.getByRole('button', { name: sentence('enquiries.take') }).click()
    await page.getByRole('timer').waitFor()
    await page.getByLabel(sentence('checkout.name')).fill('Ada Lovelace')
    await page.getByRole('checkbox', { name: saying('checkout.agree') }).click()
    await page.getByRole('button', { name: saying('checkout.bookAndPay') }).click()
    await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
    await inMode('instant')
  })
})
