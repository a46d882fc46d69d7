// A trip kept on the phone: it opens without a network, no other does, and it is gone after signing out.

import { sql } from 'drizzle-orm'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manageAddress } from '#bookings/words/manage-key.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { saying } from '#tests/support/saying.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { inputFor, mustBook } from '../support/booking-world.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'
import { signIn } from './steps/booking-a-home.ts'
import { pointer } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
let email: string
let trips: readonly [string, string]

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser(site.origin)
  const account = await site.makeUser({ displayName: 'Ada Lovelace' })
  email = account.email
  const { database, environment } = site.tools
  const { id: stayId } = await buildHome(database, { name: 'Harbour Loft', photos: [] })
  await database.execute(sql`
    insert into arrival_guide (stay_id, check_in, getting_in, host_name, host_phone)
    values (${stayId}, 'key-box', 'Behind the fig tree.', 'Jette', '+441632960123')`)
  await database.execute(sql`
    insert into manual_section (stay_id, position, title, text, alt, path, width, height, placeholder)
    values (${stayId}, 0, 'The stove', 'Open the flap.', 'The flap', '/photos/casa-del-forno/1', 1600, 1000, '#aabbcc')`)
  const tools = { ...site.tools, environment: { ...environment, PAYMENT_WAYS: [] } }
  const user = { ...account, roles: ['guest'], emailVerified: true } as never
  const book = (from: number) =>
    mustBook(tools, user, { stayId, input: inputFor(daysAhead(from), daysAhead(from + 2)) })
  trips = [await book(2), await book(9)]
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const arrivalOf = (id: string) => `/user/bookings/${id}/arrival`
const keptBy = (page: Page) => page.evaluate(async () => (await caches.keys()).join())

/** Opens it while there is no network: its text, or nothing. */
async function opensOffline(context: BrowserContext, path: string): Promise<string | undefined> {
  const page = await context.newPage()
  try {
    await page.goto(path)
    return await page.getByRole('main').innerText()
  } catch {
    return undefined
  } finally {
    await page.close()
  }
}

/** Whether the picture of the house manual and the letters of the site are there without a network. */
async function shownOffline(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  await page.getByText('The stove').click()
  const picture = page.getByRole('img', { name: 'The flap' })
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true)
  const isDrawn = await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0)
  const letters = await page.evaluate(async () => {
    await document.fonts.ready
    return ['figtree', 'fraunces'].every(family =>
      [...document.fonts].some(font => font.family === family && font.status === 'loaded'),
    )
  })
  await page.close()
  return { picture: isDrawn, letters }
}

test('what is kept opens without a network, nothing else does, and signing out removes it', async () => {
  const { page, context, leave } = await browser.visitor({ width: 390 })
  await page.goto('/login')
  await signIn({ page, hands: pointer() }, { email, password: usualPassword })
  await page.goto(`/user/bookings/${trips[0]}`)
  await comesAlive(page)
  expect(await keptBy(page)).toBe('')
  await page.getByRole('button', { name: sentence('trips.keep') }).click()
  await page.getByText(saying('trips.keptUntil')).waitFor()
  expect(await keptBy(page)).toBe(`casita-kept:${arrivalOf(trips[0])}`)

  await page.goto(arrivalOf(trips[0]))
  await page.getByRole('link', { name: saying('trips.call') }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await context.setOffline(true)
  const kept = await opensOffline(context, arrivalOf(trips[0]))
  for (const told of ['Rua Secreta 7', 'Behind the fig tree.', 'Jette']) expect(kept, told).toContain(told)
  expect(await shownOffline(context, arrivalOf(trips[0]))).toEqual({ picture: true, letters: true })
  for (const other of [arrivalOf(trips[1]), `/user/bookings/${trips[1]}`, `/user/bookings/${trips[0]}`, '/'])
    expect(await opensOffline(context, other), other).toBeUndefined()
  await context.setOffline(false)

  // Kept anew where it is read with a network, and only there.
  await site.tools.database.execute(sql`update arrival_guide set getting_in = 'Round the back.'`)
  await page.goto(arrivalOf(trips[0]))
  await page.getByText('Round the back.').waitFor()
  await context.setOffline(true)
  expect(await opensOffline(context, arrivalOf(trips[0]))).toContain('Round the back.')
  await context.setOffline(false)

  await page.goto('/sign-out')
  await page
    .getByRole('main')
    .getByRole('button', { name: sentence('pages.signOut') })
    .click()
  await page.getByRole('heading', { level: 1, name: sentence('checkout.signIn') }).waitFor()
  await expect.poll(() => keptBy(page)).toBe('')
  await context.setOffline(true)
  expect(await opensOffline(context, arrivalOf(trips[0]))).toBeUndefined()
  await context.setOffline(false)
  await leave()
})

test('what a link kept opens without a network, and is gone when the server says that the page is not there any more', async () => {
  const { page, context, leave } = await browser.visitor({ width: 390 })
  const { database, environment } = site.tools
  const tools = { ...site.tools, environment: { ...environment, PAYMENT_WAYS: [] } }
  const { rows } = await database.execute<{ id: number }>(sql`select id from stay where name = 'Harbour Loft'`)
  const owner = { ...(await site.makeUser({})), roles: ['guest'], emailVerified: true } as never
  const id = await mustBook(tools, owner, { stayId: rows[0]!.id, input: inputFor(daysAhead(16), daysAhead(18)) })
  const mailed = `${id}@example.org`
  await database.execute(sql`update booking set guest_user_id = null, guest_email = ${mailed} where id = ${id}`)
  const key = await inTransaction(database, queries =>
    makeContactKey(
      queries,
      { purpose: 'manage', about: id, email: mailed, expiresAt: new Date(Date.now() + 86_400_000) },
      new Date(),
    ),
  )
  await page.goto(manageAddress(key))
  await page.getByRole('button', { name: sentence('trips.openLink') }).click()
  await comesAlive(page)
  await page.getByRole('button', { name: sentence('trips.keep') }).click()
  await page.getByText(saying('trips.keptUntil')).waitFor()
  const path = '/bookings/manage/arrival'
  await context.setOffline(true)
  expect(await opensOffline(context, path)).toContain('Rua Secreta 7')
  await context.setOffline(false)
  await database.execute(sql`update contact_key set expires_at = now() where about = ${id}`)
  await page.goto(path)
  await page.waitForURL('**/bookings/manage')
  await page.getByRole('heading', { level: 1, name: sentence('trips.noBooking') }).waitFor()
  await expect.poll(() => keptBy(page)).toBe('')
  await context.setOffline(true)
  expect(await opensOffline(context, path)).toBeUndefined()
  await context.setOffline(false)
  await leave()
})

test('without a network nothing typed is lost, and what was pressed is pressed again', async () => {
  const { page, context, leave } = await browser.visitor({ width: 390 })
  await page.goto('/login')
  await signIn({ page, hands: pointer() }, { email, password: usualPassword })
  await page.goto(`/user/bookings/${trips[0]}`)
  await comesAlive(page)
  const message = page.getByLabel(sentence('messages.toUs'))
  await message.fill('We come late.')
  await context.setOffline(true)
  await page.getByRole('link', { name: sentence('trips.change') }).click()
  await page.getByRole('alert').getByText(sentence('shell.offlineText')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: sentence('shell.close') }).click()
  await page.getByText(sentence('shell.offlineText')).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: sentence('messages.sendMessage') }).click()
  await page.getByText(sentence('shell.offlineText')).waitFor()
  await page.getByRole('button', { name: sentence('shell.tryAgain') }).click()
  expect(await message.inputValue()).toBe('We come late.')
  await context.setOffline(false)
  await page.getByRole('button', { name: sentence('shell.tryAgain') }).click()
  await page.getByRole('main').getByText('We come late.', { exact: true }).waitFor()
  await expect.poll(() => message.inputValue()).toBe('')
  await context.setOffline(true)
  await page.getByRole('link', { name: sentence('trips.change') }).click()
  await page.getByText(sentence('shell.offlineText')).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: sentence('shell.tryAgain') }).click()
  await page.waitForURL(`**/user/bookings/${trips[0]}/change`)
  await leave()
})

test('Back without a network leads to no error: the page says so, and is there once the network is', async () => {
  const { page, context, leave } = await browser.visitor({ width: 390 })
  await page.goto('/tos')
  await comesAlive(page)
  const { title, heading } = {
    title: await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: sentence('shell.contact') })
    .click()
  await page.waitForURL('**/contact')
  await comesAlive(page)
  await context.setOffline(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: sentence('shell.notReached') }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('500')
  expect(await accessibilityFaults(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: sentence('shell.tryAgain') }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect(await page.title()).toBe(title)
  await leave()
})

test('it is removed by its button, and by itself once its time is over', async () => {
  const { page, context, leave } = await browser.visitor({ width: 390 })
  await page.goto('/login')
  await signIn({ page, hands: pointer() }, { email, password: usualPassword })
  await page.goto(`/user/bookings/${trips[1]}`)
  await comesAlive(page)
  const keep = page.getByRole('button', { name: sentence('trips.keep') })
  await keep.click()
  await page.getByRole('button', { name: sentence('trips.unkeep') }).click()
  await keep.waitFor()
  expect(await keptBy(page)).toBe('')
  await keep.click()
  await page.getByText(saying('trips.keptUntil')).waitFor()
  await page.evaluate(async path => {
    const store = await caches.open(`casita-kept:${path}`)
    const copy = (await store.match(path))!
    const headers = new Headers(copy.headers)
    headers.set('x-kept-until', new Date(Date.now() - 1).toISOString())
    await store.put(path, new Response(await copy.text(), { headers }))
  }, arrivalOf(trips[1]))
  await context.setOffline(true)
  expect(await opensOffline(context, arrivalOf(trips[1]))).toBeUndefined()
  expect(await keptBy(page)).toBe('')
  await context.setOffline(false)
  await leave()
})
