// Registering, verifying, signing in and out in a browser: with script by the SDK, without it by plain forms.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import {
  accessibilityFaults,
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../support/browser.ts'
import { isAtHosted, type ProviderSite, startProviderSite } from '../support/provider-site.ts'
import { usualPassword } from '../support/site.ts'

let site: ProviderSite
let browser: TestBrowser

beforeAll(async () => {
  site = await startProviderSite()
  browser = await openBrowser(site.origin, site.others)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']

async function fill(page: Page, fields: Readonly<Record<string, string>>, submit: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click()
}

const signIn = (page: Page, { email, password }: { email: string; password: string }) =>
  fill(page, { [sentence('users.email')]: email, Password: password }, sentence('checkout.signIn'))

const headings: Readonly<Record<string, string | RegExp>> = {
  '/login': sentence('checkout.signIn'),
  '/register': sentence('pages.register'),
  '/verify-email': sentence('pages.confirmAddress'),
  '/user': saying('pages.hello'),
}

/** Waits until the page at that path is there: its address and its heading. */
async function arrives(page: Page, path: string): Promise<void> {
  await page.waitForURL(url => url.pathname + url.search === path)
  const name = headings[path.replace(/\?.*/, '')]
  if (name) await page.getByRole('heading', { level: 1, name }).waitFor()
}

describe.each([
  ['with script', {}],
  ['without script', { script: false }],
  ['on a phone', { width: 390 }],
] satisfies [string, VisitorOptions][])('%s', (what, options: VisitorOptions) => {
  test('one registers, verifies by the mailed link and reaches the wanted page', async () => {
    const { page, complaints, leave } = await browser.visitor(options)
    const email = `${what.replaceAll(' ', '-')}@example.org`
    await page.goto('/user?tab=a')
    await arrives(page, '/login')
    await page.getByRole('link', { name: sentence('pages.newHereRegister') }).click()
    await arrives(page, '/register')
    await fill(
      page,
      { 'Your name': 'Ida', [sentence('users.email')]: email, 'Choose a password': usualPassword },
      sentence('pages.registerButton'),
    )
    await arrives(page, '/verify-email')
    await expect.poll(() => page.getByRole('main').textContent()).toContain(email)
    if (options.script !== false) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: sentence('pages.haveVerified') }).click()
    await page.getByRole('alert').waitFor()

    await page.goto((await site.newestLinkTo(email)).href)
    await page
      .getByRole('main')
      .getByRole('button', { name: sentence('users.confirmThisAddress') })
      .click()
    await arrives(page, '/user?tab=a')
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(sentence('pages.hello', { name: 'Ida' }))

    await page
      .getByRole('main')
      .getByRole('button', { name: sentence('pages.signOut') })
      .first()
      .click()
    await arrives(page, '/login')
    await page.goto('/user')
    await arrives(page, '/login')
    await signIn(page, { email, password: usualPassword })
    await arrives(page, '/user')
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('what axe finds', () => {
  test.each([390, 1280])('on pages of people and operators, %i wide: nothing', async width => {
    const { page, context, complaints, leave } = await browser.visitor({ width })
    for (const path of [
      '/login',
      '/login?with=link',
      '/login?with=phone',
      '/register',
      '/forgot-password',
      '/sign-out',
    ]) {
      await page.goto(path)
      expect(await accessibilityFaults(page), path).toEqual([])
    }
    await page.goto('/auth/action?mode=resetPassword&oobCode=none')
    expect(await accessibilityFaults(page)).toEqual([])
    // Who is an operator is this site's own matter, wherever people are kept.
    const somebody = await site.makeUser(isAtHosted ? {} : { roles: ['owner'] })
    await context.request.post('/login', { form: somebody, headers: { origin: site.origin }, maxRedirects: 0 })
    for (const path of isAtHosted ? ['/user'] : ['/user', '/admin', '/admin/outbox']) {
      await page.goto(path)
      // In the outbox a mail as designed is a frame without any script: axe cannot look into it.
      if (path === '/user') for (const summary of await page.locator('summary').all()) await summary.click()
      expect(await accessibilityFaults(page), path).toEqual([])
      const spare = await page.locator('html').evaluate(html => html.clientWidth - html.scrollWidth)
      expect(spare, path).toBeGreaterThanOrEqual(0)
    }
    expect(complaints).toEqual([])
    await leave()
  })

  test('forms are filled in by keyboard alone', async () => {
    const user = await site.makeUser()
    const { page, leave } = await browser.visitor()
    await page.goto('/login')
    await page.getByLabel(sentence('checkout.email')).focus()
    await page.keyboard.type(user.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(user.password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/stays')
    await leave()
  })
})
