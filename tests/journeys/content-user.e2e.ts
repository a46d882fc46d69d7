// The content user of a signed-in page: asked for once a session; its 401 ends the session, silence does not.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']

async function signIn(page: Page, wanted: { readonly emailVerified?: boolean } = {}): Promise<void> {
  const user = await site.makeUser(wanted)
  await page.context().request.post('/login', {
    form: { email: user.email, password: user.password },
    headers: { origin: site.origin },
    maxRedirects: 0,
  })
}

/** The calls of the content user, each with the header by which a program would say who it is. */
function callsOf(page: Page): (string | undefined)[] {
  const seen: (string | undefined)[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/users/me') seen.push(request.headers().authorization)
  })
  return seen
}

const sentence = 'An unexpected error occurred. Please try again.'

describe('the content user', () => {
  test('is asked for once, by the session that no script can read', async () => {
    const { page, leave } = await browser.visitor()
    await signIn(page)
    const calls = callsOf(page)
    const answered = page.waitForResponse('**/api/users/me')
    await page.goto('/stays')
    expect((await answered).status()).toBe(200)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact')
    expect(calls).toEqual([undefined])
    expect(await page.evaluate(() => document.cookie)).not.toContain('casita_session')
    await leave()
  })

  test('is not asked for by strangers, nor before the address is verified', async () => {
    const { page, leave } = await browser.visitor()
    const calls = callsOf(page)
    await page.goto('/stays')
    await comesAlive(page)
    await signIn(page, { emailVerified: false })
    await page.goto('/verify-email')
    await comesAlive(page)
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/verify-email')
    await leave()
  })

  test('ends the session with a 401', async () => {
    const { page, leave } = await browser.visitor()
    await signIn(page)
    const error = { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials', details: {} }
    await page.route('**/api/users/me', route => route.fulfill({ status: 401, json: { data: null, error } }))
    const ended = page.waitForRequest(
      request => request.url().endsWith('/api/session') && request.method() === 'DELETE',
    )
    await page.goto('/user/bookings')
    await ended
    await page.waitForURL('**/login')
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(cookies).not.toContain('casita_session')
    await leave()
  })

  test('that cannot be had leaves the page and the session as they are, and says so', async () => {
    const { page, leave } = await browser.visitor()
    await signIn(page)
    await page.route('**/api/users/me', route => route.abort())
    await page.goto('/user/bookings')
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    expect(await page.getByRole('heading', { name: 'Your bookings' }).isVisible()).toBe(true)
    await page.unroute('**/api/users/me')
    await page.reload()
    await page.getByRole('heading', { name: 'Your bookings' }).waitFor()
    await comesAlive(page)
    expect(await page.getByText(sentence).count()).toBe(0)
    await leave()
  })
})
