// What guests do beside booking, by keyboard alone at the narrowest and at a wide window: a request, a question, a change, the day of arrival, a list of homes.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { inputFor, mustBook } from '../support/booking-world.ts'
import { comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import { finishBooking, type Person, referenceOf, reserve, signIn } from './steps/booking-a-home.ts'
import { keyboard, pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
let stayId: number

const slug = 'harbour-loft'
const name = 'The Harbour Loft'

beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  await buildSomeHomes(database)
  const { rows } = await database.execute<{ id: number }>(sql`select id from stay where slug = ${slug}`)
  stayId = rows[0]!.id
  await database.execute(sql`
    insert into arrival_guide (stay_id, check_in, getting_in, host_name, host_phone)
    values (${stayId}, 'key-box', 'Behind the fig tree.', 'Jette', '+441632960123')`)
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

afterEach(() => inMode('instant'))

let visits = 0
/** Nights of their own for each journey. */
function nextDays() {
  const start = 20 + visits++ * 12
  const day = (days: number) => daysAhead(start + days)
  return { day, home: `/stays/${slug}?in=${day(0)}&out=${day(4)}&adults=2` }
}

async function inMode(mode: 'instant' | 'request' | 'enquiry'): Promise<void> {
  await site.tools.database.execute(sql`update stay_offer set booking_mode = ${mode} where stay_id = ${stayId}`)
}

/** Somebody who uses nothing but keys, in a window that is as narrow as an enlarged page leaves it. */
async function byKeys(width: number): Promise<Visitor & Person> {
  const visitor = await browser.visitor()
  await visitor.page.setViewportSize({ width, height: 900 })
  // Smooth scrolling would bring the focus into sight only a moment later.
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
  return { ...visitor, hands: keyboard(visitor.page) }
}

async function signedIn(person: Person) {
  const user = await site.makeUser({ displayName: 'Ada Lovelace' })
  await person.page.goto('/login')
  await comesAlive(person.page)
  await signIn(person, user)
  return user
}

/** A press on that button at the desk, by somebody of the home's. */
async function atTheDesk(button: string): Promise<void> {
  const desk = await browser.visitor()
  const { id, email, password } = await site.makeUser()
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'manager', now() - interval '1 minute')`,
  )
  await desk.page.goto('/login')
  await signIn({ page: desk.page, hands: pointer() }, { email, password })
  await desk.page.goto('/admin')
  const pressed = desk.page.getByRole('main').getByRole('button', { name: button }).first()
  await pressed.click()
  await pressed.waitFor({ state: 'detached' })
  await desk.leave()
}

describe.each([320, 1440])('%i pixels wide', width => {
  test('nights are asked for, and the answer is read', async () => {
    const person = await byKeys(width)
    const { page, hands } = person
    await walk(person, async () => {
      await inMode('request')
      await signedIn(person)
      await page.goto(nextDays().home)
      await comesAlive(page)
      await hands.press(page.getByRole('button', { name: sentence('quotes.askForNights') }).first())
      await page.getByRole('timer').waitFor()
      await hands.press(page.getByRole('checkbox', { name: saying('checkout.agree') }))
      await hands.press(page.getByRole('button', { name: saying('checkout.askAndPay') }))
      await page.getByText(sentence('bookings.statePendingApproval')).first().waitFor()
      await expectGoodPage(person, 'the request')
      await atTheDesk(sentence('adminBookings.approve'))
      await page.reload()
      await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
    })
  })

  test('a question is asked, its offer taken and booked', async () => {
    const person = await byKeys(width)
    const { page, hands } = person
    const email = `${randomUUID().slice(0, 8)}@example.org`
    await walk(person, async () => {
      await inMode('enquiry')
      await page.goto(nextDays().home)
      await comesAlive(page)
      await hands.press(page.getByRole('button', { name: sentence('quotes.askForNights') }).first())
      await page.getByRole('heading', { name: sentence('enquiries.ask', { home: name }) }).waitFor()
      await hands.write(page.getByLabel(sentence('checkout.name')), 'Ada Lovelace')
      await hands.write(page.getByLabel(sentence('checkout.email')), email)
      await hands.write(page.getByLabel(sentence('enquiries.message')), 'Is there a cot?')
      await hands.press(page.getByRole('button', { name: sentence('enquiries.send') }))
      await page.getByRole('heading', { name: sentence('enquiries.sent') }).waitFor()
      await atTheDesk(sentence('adminBookings.offer'))
      await page.goto((await site.newestMailTo(email)).link.href)
      await comesAlive(page)
      await hands.press(page.getByRole('button', { name: sentence('enquiries.take') }))
      await page.getByRole('timer').waitFor()
      await hands.write(page.getByLabel(sentence('checkout.name')), 'Ada Lovelace')
      await hands.press(page.getByRole('checkbox', { name: saying('checkout.agree') }))
      await hands.press(page.getByRole('button', { name: saying('checkout.bookAndPay') }))
      await page.waitForURL(url => url.pathname === '/bookings/manage')
      await page.getByText(sentence('bookings.stateConfirmed')).first().waitFor()
    })
  })

  test('a visit is moved', async () => {
    const person = await byKeys(width)
    const { page, hands } = person
    await walk(person, async () => {
      const { day, home } = nextDays()
      const { email } = await signedIn(person)
      await page.goto(home)
      await comesAlive(page)
      await reserve(person)
      const reference = await finishBooking(person, { name: 'Ada Lovelace', email, password: usualPassword })
      await hands.press(page.getByRole('link', { name: sentence('trips.change') }))
      await page.getByLabel(sentence('amendments.arrive')).waitFor()
      await hands.write(page.getByLabel(sentence('amendments.arrive')), day(1))
      await hands.write(page.getByLabel(sentence('amendments.leave')), day(6))
      await hands.press(page.getByRole('button', { name: sentence('amendments.seeCost') }))
      await page.getByRole('heading', { name: sentence('amendments.whatChanges') }).waitFor()
      await hands.press(page.getByRole('button', { name: saying('amendments.changeFor') }))
      await page.getByText(sentence('bookings.didAmend')).waitFor()
      await expect.poll(() => referenceOf(page)).toBe(reference)
      await expect.poll(() => page.getByText('5 nights', { exact: true }).count()).toBe(1)
    })
  })

  test('on the day of arrival the kept trip opens without a network', async () => {
    const person = await byKeys(width)
    const { page, context, hands } = person
    // The page that does not come is a line of the console.
    const account = await signedIn(person)
    const tools = { ...site.tools, environment: { ...site.tools.environment, PAYMENT_WAYS: [] } }
    const user = { ...account, roles: ['guest'], emailVerified: true } as never
    // One home cannot be arrived at twice on a day.
    const { rows } = await site.tools.database.execute<{ id: number; zone: string }>(sql`
      select id, time_zone as zone from stay
       where slug in ('harbour-loft', 'casa-del-forno') order by slug = 'casa-del-forno'`)
    const { id: home, zone } = rows[width === 320 ? 0 : 1]!
    await site.tools.database.execute(sql`
      insert into arrival_guide (stay_id, check_in, getting_in, host_name, host_phone)
      values (${home}, 'key-box', 'Behind the fig tree.', 'Jette', '+441632960123') on conflict do nothing`)
    // Today where the home is: late in the evening the world's clock is still at the day before.
    const today = dayInZone(new Date(), zone)
    const [checkIn, checkOut] = [writeCalendarDay(today), writeCalendarDay(addDays(today, 4))]
    const id = await mustBook(tools, user, { stayId: home, input: inputFor(checkIn, checkOut) })
    await page.goto(`/user/bookings/${id}`)
    await comesAlive(page)
    await hands.press(page.getByRole('button', { name: sentence('trips.keep') }))
    await page.getByText(saying('trips.keptUntil')).waitFor()
    await context.setOffline(true)
    await page.goto(`/user/bookings/${id}/arrival`)
    await page.getByText('Behind the fig tree.').waitFor()
    await page.getByText('Rua Secreta 7').first().waitFor()
    await expectGoodPage(person, 'the day of arrival without a network')
    // Reached and seen to have the focus; a press would call.
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => {
        const isThere = await page
          .getByRole('link', { name: saying('trips.call') })
          .evaluate(link => link === document.activeElement)
        if (!isThere) await page.keyboard.press('Tab')
        return isThere
      })
      .toBe(true)
    await context.setOffline(false)
    await person.leave()
  })

  test('a home is saved with its dates, the list is shared, and who was sent it keeps its homes', async () => {
    const person = await byKeys(width)
    const { page, hands } = person
    const other = await byKeys(width)
    const { day, home } = nextDays()
    await walk(person, async () => {
      await page.goto(home)
      await comesAlive(page)
      await hands.press(page.getByRole('button', { name: /^Save(\s*)The Harbour Loft$/ }).first())
      await page
        .getByRole('button', { name: /^Saved(\s*)The Harbour Loft$/ })
        .first()
        .waitFor()
      await hands.press(page.getByRole('link', { name: sentence('pages.favourites') }).first())
      await page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
      const shared = await page.locator('#share').inputValue()
      expect(shared).toContain(`${slug}~${day(0)}~${day(4)}`)
      await walk(other, async () => {
        await other.page.goto(shared)
        await comesAlive(other.page)
        await other.page.getByRole('link', { name }).waitFor()
        await expectGoodPage(other, 'a shared list')
        await other.page.reload()
        await comesAlive(other.page)
        await other.hands.press(other.page.getByRole('button', { name: sentence('search.keepThese') }))
        await other.page.getByRole('heading', { level: 1, name: sentence('pages.favourites') }).waitFor()
        await other.page.getByText(/for 4 nights/).waitFor()
        await other.page.goto('/favourites')
        await other.page.getByRole('link', { name }).waitFor()
      })
    })
  })
})
