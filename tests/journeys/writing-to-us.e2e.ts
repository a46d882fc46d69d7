// Writing to the people behind the homes, with and without script, and what the operator sees of it.

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, openBrowser, type TestBrowser, type VisitorOptions } from '../support/browser.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite({ environment: { SITE_CONTACT: 'desk@casa.example' } })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(sentence('checkout.name')).fill('Ada Lovelace')
  await page.getByLabel(sentence('checkout.email')).fill(email)
  await page.getByLabel(sentence('messages.text')).fill('Is there a piano?\n\nAda')
}

test.each<[string, VisitorOptions]>([
  ['with script, on a desk', { width: 1280 }],
  ['with script, on the narrowest phone', { width: 320 }],
  ['without script', { script: false }],
])('a message is sent and thanked for, also after a reload: %s', async (_how, options) => {
  const { page, complaints, leave } = await browser.visitor(options)
  await page.goto('/contact')
  if (options.script !== false) expect(await accessibilityFaults(page)).toEqual([])
  await fillIn(page, 'ada')
  await page.getByRole('button', { name: sentence('messages.send') }).click()
  await page.getByText(sentence('bookings.emailWrong')).waitFor()
  expect(await page.getByLabel(sentence('messages.text')).inputValue()).toBe('Is there a piano?\n\nAda')
  expect(await page.getByLabel(sentence('checkout.name')).inputValue()).toBe('Ada Lovelace')
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth').catch(() => true)).toBe(true)
  await page.getByLabel(sentence('checkout.email')).fill('ada@example.org')
  await page.getByRole('button', { name: sentence('messages.send') }).click()
  await page.waitForURL('**/contact/thanks')
  await page.reload()
  await page.getByRole('heading', { name: sentence('pages.thankYou') }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('by keyboard alone: the fault’s field has the focus, and what nobody sees is never in the way', async () => {
  const { page, complaints, leave } = await browser.visitor()
  await page.goto('/contact')
  await page.getByLabel(sentence('checkout.name')).focus()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(sentence('messages.send'))
  await page.keyboard.press('Enter')
  await page.getByText(sentence('contact.emailMissing')).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('email')
  expect(complaints).toEqual([])
  await leave()
})

test('the operator reads the mail as it was designed, in a frame that may do nothing, and answers from the inbox', async () => {
  const writer = await browser.visitor()
  await writer.page.goto('/contact')
  await fillIn(writer.page, 'writer@example.org')
  await writer.page.getByRole('button', { name: sentence('messages.send') }).click()
  await writer.page.waitForURL('**/contact/thanks')
  await writer.leave()

  const { email, id } = await site.makeUser({ displayName: 'The desk' })
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'manager', now() - interval '1 minute')`,
  )
  const { page, complaints, leave } = await browser.visitor()
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL('**/stays')
  await page.goto('/admin/outbox')
  await page.getByText(sentence('adminPages.asDesigned')).first().click()
  const frame = page.frameLocator('iframe').first()
  await frame.getByText(saying('messages.arrived')).waitFor()
  expect(await page.locator('iframe').first().getAttribute('sandbox')).toBe('')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/admin/inbox')
  expect(await accessibilityFaults(page)).toEqual([])
  // The newest stands first.
  await page.getByRole('link', { name: 'Ada Lovelace' }).first().click()
  const field = page.getByLabel(sentence('messages.toGuest', { name: 'Ada Lovelace' }))
  await field.fill('Yes, an old one.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: sentence('messages.sendMessage'), exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Yes, an old one.' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  expect((await site.mailsTo('writer@example.org'))[0]!.text).toContain('Yes, an old one.')
  expect(complaints).toEqual([])
  await leave()
})

test('a script that is not of the page does not run, and the journey hears of it', async () => {
  const { page, complaints, leave } = await browser.visitor({ breaksPolicy: true })
  await page.goto('/contact')
  await page.evaluate(() => {
    const script = document.createElement('img')
    script.setAttribute('onerror', 'document.title = "taken over"')
    script.src = '/nowhere.png'
    document.body.append(script)
  })
  await expect.poll(() => complaints.some(each => each.startsWith('against the policy: script-src'))).toBe(true)
  expect(await page.title()).not.toContain('taken over')
  await leave()
})
