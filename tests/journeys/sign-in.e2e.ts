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

test('a press in the moment in which the page comes alive signs in', async () => {
  const { page, leave } = await browser.visitor()
  const { email } = await site.makeUser()
  // React works in pieces of 5 ms, each asked for by a message. Here a piece is short, and the one after the page's first
  // life, in which its effects run, comes late.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    let ahead = 0
    performance.now = () => {
      ahead += 3
      return now() + ahead
    }
    const isAlive = () => {
      type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      const name = Object.keys(document).find(each => each.startsWith('__reactContainer'))
      return name !== undefined && !(Reflect.get(document, name) as Root).stateNode.current.memoizedState.isDehydrated
    }
    const post = MessagePort.prototype.postMessage
    let pressed = false
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      if (pressed || !isAlive()) return Reflect.apply(post, this, message)
      pressed = true
      setTimeout(() => Reflect.apply(post, this, message), 2000)
      setTimeout(() => {
        const effectsHaveRun = document.querySelector('[data-loading-bar][style]') !== null
        document.documentElement.dataset.pressed = effectsHaveRun ? 'late' : 'early'
        document.querySelector<HTMLButtonElement>('main form button[type=submit]:not([name])')!.click()
      })
    }
  })
  const filled = Promise.withResolvers<void>()
  await page.route(/entry\.client/, async route => {
    await filled.promise
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel(sentence('users.email'), { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(usualPassword)
  filled.resolve()
  await page.locator('html[data-pressed=early]').waitFor({ state: 'attached' })
  await page.waitForURL(url => url.pathname !== '/login')
  await leave()
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
