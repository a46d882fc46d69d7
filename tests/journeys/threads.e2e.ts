// A guest and the home's people write to each other about a booking, and about a question that is none: on a phone by link, at a desk by keyboard.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { makeSnippet } from '#messages/snippets/save-snippet.server.ts'
import { bookableStay, inputFor, mustBook } from '#tests/support/booking-world.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { accessibilityFaults, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
let guest: { readonly email: string; readonly id: string }
let team: { readonly email: string; readonly id: string }
let bookingId: string
let slug: string

beforeAll(async () => {
  site = await startSite({ environment: { SITE_CONTACT: 'desk@casa.example' } })
  const { tools } = site
  const stay = await bookableStay(tools.database)
  slug = stay.slug
  guest = await site.makeUser({ displayName: 'Ada Lovelace' })
  team = await site.makeUser({ displayName: 'Maria Silva', roles: ['manager'] })
  const { rows } = await tools.database.execute<Record<string, unknown>>(
    sql`select * from app_user where id = ${guest.id}`,
  )
  const user = { ...rows[0], id: guest.id, email: guest.email, emailVerified: true, roles: ['guest'] }
  const input = inputFor(daysAhead(30), daysAhead(33))
  bookingId = await mustBook(tools, user as unknown as VerifiedUser, { stayId: stay.stayId, input })
  await tools.database.execute(sql`
    update booking set contact = jsonb_set(contact, '{email}', ${JSON.stringify(guest.email)}::jsonb) where id = ${bookingId}`)
  const texts = [{ language: 'en', text: 'Dear {name}, {home} is ready from {check-in-time}.' }]
  await makeSnippet(tools, await someOperator(tools.database, new Date()), { title: 'Ready', texts })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function signedIn(email: string, width: number): Promise<Visitor> {
  const visitor = await browser.visitor()
  const { page } = visitor
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname !== '/login')
  return visitor
}

const send = (page: Page) => page.getByRole('button', { name: sentence('messages.sendMessage'), exact: true })
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function isGood(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

/** Has the page's own mark of what was read end while a message is on its way, as on a slow line. */
async function writesBeforeRead(page: Page) {
  const [readSent, writeSent, readEnded] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()]
  await page.route('**/messages/*.data**', async route => {
    const request = route.request()
    const intent = request.postData()?.match(/intent=(\w+)/)?.[1]
    if (intent === 'read') {
      readSent.resolve(undefined)
      await writeSent.promise
    }
    if (intent === 'write') {
      writeSent.resolve(undefined)
      await readEnded.promise
    }
    await route.continue()
    // The page is read anew once the mark is set: after that answer it has ended.
    if (request.method() === 'GET') {
      await request.response()
      setTimeout(readEnded.resolve, 500)
    }
  })
  return { readIsSent: readSent.promise }
}

test('a guest writes from their booking, is answered with a snippet, reads it and writes on', async () => {
  const phone = await signedIn(guest.email, 390)
  await phone.page.goto(`/user/bookings/${bookingId}`)
  await phone.page.getByLabel(sentence('messages.toUs')).fill('When may we come?')
  await send(phone.page).click()
  await said(phone.page, 'When may we come?').waitFor()
  await isGood(phone.page)

  // By keyboard alone.
  const desk = await signedIn(team.email, 1440)
  const { page } = desk
  await page.goto('/admin/inbox')
  await page.getByText(sentence('messages.unreadCount', { unread: 1 })).waitFor()
  await isGood(page)
  const row = page.getByRole('link', { name: 'Ada Lovelace' })
  await row.focus()
  await page.keyboard.press('Enter')
  await said(page, 'When may we come?').waitFor()
  await isGood(page)
  const choice = page.getByRole('combobox', { name: sentence('messages.snippet') })
  await choice.focus()
  await page.keyboard.type('Ready')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const field = page.getByLabel(sentence('messages.toGuest', { name: 'Ada Lovelace' }))
  await expect.poll(() => field.inputValue()).toBe('Dear Ada Lovelace, Casa is ready from 16:00.')
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await said(page, 'is ready from 16:00').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await page.goto('/admin/inbox')
  await page.getByText(sentence('messages.weWrote', { text: 'Dear Ada' }).slice(0, 12)).waitFor()
  expect(await page.getByText(sentence('messages.unreadCount', { unread: 1 })).count()).toBe(0)
  await page.goto(`/admin/bookings/${bookingId}`)
  await said(page, 'When may we come?').waitFor()
  await isGood(page)

  const mail = await site.newestMailTo(guest.email)
  expect(mail.text).toContain('Maria Silva')
  await phone.page.goto('/user/bookings')
  await phone.page.getByText(sentence('bookings.newMessages', { unread: 1 })).waitFor()
  await phone.page.goto(new URL(mail.link.href).pathname)
  await said(phone.page, 'Maria Silva').waitFor()
  await phone.page.getByText(sentence('messages.new'), { exact: true }).waitFor({ state: 'detached' })
  await phone.page.goto('/user/bookings')
  expect(await phone.page.getByText(sentence('bookings.newMessages', { unread: 1 })).count()).toBe(0)
  expect([phone.complaints, desk.complaints]).toEqual([[], []])
  await phone.leave()
  await desk.leave()
})

test('a question about a home is answered by a link, which opens it and takes the next message', async () => {
  const writer = await browser.visitor()
  const { page } = writer
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`/stays/${slug}`)
  await page.getByRole('link', { name: sentence('messages.askAboutHome') }).click()
  await page.getByText(sentence('messages.aboutHome', { home: 'Casa' })).waitFor()
  await page.getByLabel(sentence('messages.name')).fill('Tomás')
  await page.getByLabel(sentence('messages.email')).fill('tomas@example.org')
  await page.getByLabel(sentence('messages.text')).fill('Is there a piano?')
  await page.getByRole('button', { name: sentence('messages.send') }).click()
  await page.waitForURL('**/contact/thanks')

  const desk = await signedIn(team.email, 390)
  await desk.page.goto('/admin/inbox')
  await isGood(desk.page)
  await desk.page.getByRole('link', { name: 'Tomás' }).click()
  await desk.page.getByLabel(sentence('messages.toGuest', { name: 'Tomás' })).fill('An old one.')
  await send(desk.page).click()
  await said(desk.page, 'An old one.').waitFor()
  await isGood(desk.page)

  const { link } = await site.newestMailTo('tomas@example.org')
  const writes = await writesBeforeRead(page)
  await page.goto(link.href)
  await said(page, 'An old one.').waitFor()
  await writes.readIsSent
  await page.getByLabel(sentence('messages.toUs')).fill('Lovely!')
  await send(page).click()
  await said(page, 'Lovely!').waitFor()
  await isGood(page)
  expect((await site.mailsTo('desk@casa.example'))[0]!.text).toContain('Lovely!')
  expect([writer.complaints, desk.complaints]).toEqual([[], []])
  await writer.leave()
  await desk.leave()
})
