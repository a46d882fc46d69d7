// An operator’s day, once by keyboard alone at a desk and once by touch on a phone: who arrives, a request, a guest on the telephone, a message and its answer, money given back, nights blocked.

import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { endVisit } from '#tests/support/completed-visit.ts'
import { copyBookings, referenceOf } from '#tests/support/copied-bookings.ts'
import { saying } from '#tests/support/saying.ts'
import { comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'
import { type Hands, keyboard, pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
let email: string

beforeAll(async () => {
  site = await startSite()
  ;({ email } = await site.makeUser({ displayName: 'Maria Silva', roles: ['owner'] }))
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Day = {
  /** The home that most of it is about. */
  readonly home: string
  /** One without guests for weeks. */
  readonly free: string
  readonly arriving: readonly string[]
  readonly requestId: string
  readonly request: string
  readonly oldId: string
  readonly old: string
}

let days = 0

/** A day of its own for each person who has one: two guests arrive, one asks, one has left. Its homes keep UTC. */
async function someDay(): Promise<Day> {
  const { tools } = site
  const { database } = tools
  const now = tools.clock.now()
  days++
  const [home, free] = [`Harbour Loft ${days}`, `Mill House ${days}`]
  const { stayId } = await bookableStay(database, { timeZone: 'Atlantic/Reykjavik' })
  await database.execute(sql`update stay set name = ${home} where id = ${stayId}`)
  const asked = await bookableStay(database, { offer: { bookingMode: 'request' } })
  await database.execute(sql`update stay set name = ${free} where id = ${asked.stayId}`)
  const guest = await someGuest(database, now)
  const requestId = await mustBook(tools, guest, {
    stayId: asked.stayId,
    input: inputFor(daysAhead(30), daysAhead(33)),
  })
  const oldId = await mustBook(tools, guest, { stayId, input: inputFor(daysAhead(20), daysAhead(23)) })
  const arriving = ['Grete Sand', 'Olu Adebayo'].map(name => `${name} ${days}`)
  await copyBookings(
    database,
    oldId,
    arriving.map((name, at) => ({
      ...{ id: randomUUID(), reference: referenceOf(days * 10 + at), state: 'confirmed' as const, source: 'site' },
      ...{ name, email: `arrives-${days}-${at}@example.org`, checkIn: daysAhead(0), checkOut: daysAhead(2 + at) },
      ...{ createdAt: now, timeZone: 'Atlantic/Reykjavik' },
    })),
  )
  await endVisit(tools, oldId)
  const reference = async (id: string) => (await findRow(database, id))!.reference
  return { home, free, arriving, requestId, request: await reference(requestId), oldId, old: await reference(oldId) }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialogButton = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: sentence('adminFrame.sections') }).getByRole('link', { name })
const stateOf = async (id: string) => (await findRow(site.tools.database, id))?.state
const isBooking = /\/admin\/bookings\/[0-9a-f-]{36}$/

const said = (page: Page, text: string) => page.getByRole('listitem').getByRole('article').filter({ hasText: text })

async function count(statement: SQL): Promise<number> {
  const { rows } = await site.tools.database.execute<{ count: number }>(statement)
  return Number(rows[0]!.count)
}
/** Minor units. */
const givenBack = (id: string) =>
  count(sql`select coalesce(sum(amount_minor), 0) as count from refund where booking_id = ${id}`)
const blocksOf = (home: string) =>
  count(sql`select count(*) from block join stay on stay.id = stay_id where stay.name = ${home}`)

/** The guest follows the link of the newest mail to them, and writes. */
async function answerByLink(to: string, text: string): Promise<void> {
  const guest = await browser.visitor({ width: 390 })
  await guest.page.goto((await site.newestMailTo(to)).link.href)
  await guest.page.getByRole('button', { name: sentence('trips.openLink') }).click()
  await guest.page.getByLabel(sentence('messages.toUs')).fill(text)
  await button(guest.page, sentence('messages.sendMessage')).click()
  await said(guest.page, text).waitFor()
  await guest.leave()
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')
}

test.each([
  { by: 'by keyboard alone at 1440 px', width: 1440, handsOf: (page: Page): Hands => keyboard(page) },
  { by: 'by touch at 390 px', width: 390, handsOf: (): Hands => pointer(true) },
])('$by', async ({ width, handsOf }) => {
  const day = await someDay()
  const operator = await browser.visitor({ width })
  const { page } = operator
  const { press, write, choose } = handsOf(page)
  const saved = () => page.getByText(sentence('pages.saved'), { exact: true }).first().waitFor()

  await walk(operator, async () => {
    await signIn(page)
    await page.goto('/admin')
    await comesAlive(page)
    const arrivals = page.getByRole('region', { name: new RegExp(sentence('today.arrivals')) })
    for (const name of day.arriving) await arrivals.getByRole('link', { name: new RegExp(name) }).waitFor()
    await expectGoodPage(operator, 'Today')

    // The request is accepted where it stands.
    const card = page.getByRole('article', { name: sentence('adminBookings.request', { reference: day.request }) })
    await press(card.getByRole('button', { name: sentence('adminBookings.approve') }))
    await expect.poll(() => stateOf(day.requestId)).toBe('confirmed')
    await card.waitFor({ state: 'detached' })

    // A guest on the telephone, at a price of their own.
    await press(section(page, sentence('adminPages.bookings')))
    await page.waitForURL(url => url.pathname === '/admin/bookings')
    await press(page.getByRole('link', { name: sentence('byHand.title') }))
    await page.waitForURL(url => url.pathname === '/admin/bookings/new')
    const caller = `caller-${days}@example.org`
    await choose(page.getByLabel(sentence('byHand.home'), { exact: true }), day.home)
    await write(page.getByLabel(sentence('amendments.arrive')), daysAhead(60))
    await write(page.getByLabel(sentence('amendments.leave')), daysAhead(63))
    await press(button(page, sentence('byHand.checkPrice')))
    await press(page.getByText(sentence('byHand.ownPrice'), { exact: true }))
    await write(page.getByLabel(sentence('byHand.ownTotal')), '250')
    await write(page.getByLabel(sentence('byHand.ownReason')), 'Comes every year')
    await press(button(page, sentence('byHand.checkAgain')))
    await page.getByText(saying('byHand.difference')).waitFor()
    await write(page.getByLabel(sentence('papers.name'), { exact: true }), 'Kofi Mensah')
    await write(page.getByLabel(sentence('byHand.email'), { exact: true }), caller)
    await press(page.getByRole('checkbox', { name: sentence('byHand.agreed') }))
    await expectGoodPage(operator, 'a booking by hand')
    await press(button(page, sentence('byHand.book')))
    await page.waitForURL(isBooking)

    // A message is begun, and answered by the link in its mail.
    await write(page.getByLabel(sentence('messages.toGuest', { name: 'Kofi Mensah' })), 'The key is in the blue box.')
    await press(button(page, sentence('messages.sendMessage')))
    await said(page, 'The key is in the blue box.').waitFor()
    await expectGoodPage(operator, 'a booking and its thread')
    await answerByLink(caller, 'Thank you, we found it.')
    await press(section(page, sentence('adminPages.inbox')))
    await page.waitForURL(url => url.pathname === '/admin/inbox')
    await expectGoodPage(operator, 'the inbox')
    await press(page.getByRole('link', { name: 'Kofi Mensah' }).first())
    await said(page, 'Thank you, we found it.').waitFor()

    // A guest who has left is found by their reference, pays what they owe and gets a part back.
    await press(page.getByRole('link', { name: sentence('adminFrame.search'), exact: true }))
    await write(page.getByRole('combobox', { name: sentence('adminFrame.searchAll') }), day.old)
    await page.getByRole('option', { name: 'Ada Lovelace' }).waitFor()
    if (width < 600) await page.getByRole('option', { name: 'Ada Lovelace' }).tap()
    else await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === `/admin/bookings/${day.oldId}`)
    await page.getByRole('combobox', { name: sentence('adminFrame.searchAll') }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('admin-search')
    await press(page.getByText(saying('adminPayments.noteOrGiveBack')))
    await press(button(page, sentence('adminPayments.markPaid')))
    await press(dialogButton(page, saying('adminBookings.yesArrived')))
    await saved()
    await write(page.getByLabel(sentence('adminPayments.toGiveBack')), '50')
    await write(page.getByLabel(sentence('adminPayments.why')), 'The heating failed for a night')
    await press(button(page, sentence('adminPayments.giveBack')))
    await expectGoodPage(operator, 'the question whether money goes back')
    await press(dialogButton(page, saying('adminBookings.yesGiveBack')))
    await expect.poll(() => givenBack(day.oldId)).toBe(50_00)
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // Nights for the painters.
    await press(section(page, sentence('adminPages.calendar')))
    await page.waitForURL(url => url.pathname === '/admin/calendar')
    await comesAlive(page)
    await write(page.getByRole('searchbox', { name: sentence('homes.nameOrPlace') }), day.free)
    await press(button(page, sentence('adminPages.showDays')))
    const row = page.locator('[aria-setsize="1"][aria-posinset="1"]')
    await row.waitFor()
    const chosen = page.getByRole('region', { name: day.free })
    const cell = page.getByRole('region', { name: /^All homes/ }).getByRole('button')
    if (width < 600) {
      await row.scrollIntoViewIfNeeded()
      const name = (await row.getByRole('link').first().boundingBox())!
      await page.touchscreen.tap(name.x + name.width + 100, name.y + name.height / 2)
    } else {
      await press(cell)
      await chosen.waitFor()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    }
    await chosen.waitFor()
    await expectGoodPage(operator, 'the calendar of all homes')
    if (width >= 600) {
      // Enter on what is chosen leads to what can be done with it.
      await page.keyboard.press('Enter')
      await expect.poll(() => chosen.evaluate(element => element === document.activeElement)).toBe(true)
    }
    await press(chosen.getByText(sentence('calendar.blockThese')).first())
    await press(chosen.getByRole('button', { name: sentence('calendar.blockThese') }))
    await saved()
    await expect.poll(() => blocksOf(day.free)).toBe(1)
  })
})
