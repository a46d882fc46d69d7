// Passkeys in a browser with an authenticator: added, used instead of a password, refused, and taken away.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite()
  // Browsers make passkeys for names only.
  browser = await openBrowser(site.origin.replace('127.0.0.1', 'localhost'))
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** An authenticator in the browser of the page. Answers a switch: whether its owner shows a finger. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const isAt = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)

test.each([390, 1280])('one adds a passkey, signs in with it, and takes it away, %i pixels wide', async width => {
  const { email, password } = await site.makeUser()
  const { page, complaints, leave } = await browser.visitor({ width })
  const showsFinger = await withAuthenticator(page)
  await page.goto('/user/passkeys')
  await isAt(page, '/login')
  expect(await accessibilityFaults(page)).toEqual([])

  // Nobody has added one: the browser knows none, and says so at once or when it has waited.
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password')).fill(password)
  await button(page, sentence('users.signIn')).click()
  await isAt(page, '/user/passkeys')
  await page.getByText(sentence('passkeys.count', { count: 0 })).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // The password is asked again, and what is wrong stands beside it.
  await button(page, sentence('passkeys.add')).click()
  await page.getByText(sentence('users.pleaseEnterPresentPassword')).waitFor()
  await page.getByLabel(sentence('users.presentPassword')).fill(password)
  await showsFinger(false)
  await button(page, sentence('passkeys.add')).click()
  await page.getByText(sentence('passkeys.cancelled')).waitFor()
  await showsFinger(true)
  await page.getByLabel(sentence('users.presentPassword')).fill(password)
  await button(page, sentence('passkeys.add')).click()
  await page.getByText(sentence('passkeys.added', { signIn: sentence('passkeys.signIn') })).waitFor()
  await page.getByText(sentence('passkeys.neverUsed')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // The device has one: another is not made.
  await page.getByLabel(sentence('users.presentPassword')).last().fill(password)
  await button(page, sentence('passkeys.add')).click()
  await page.getByText(sentence('passkeys.already')).waitFor()

  await page.goto('/user')
  await page.getByText(sentence('passkeys.count', { count: 1 })).waitFor()
  await button(page, sentence('pages.signOut')).click()
  await page.waitForURL(url => url.pathname !== '/user')

  await page.goto('/user/bookings')
  await isAt(page, '/login')
  await showsFinger(false)
  await button(page, sentence('passkeys.signIn')).click()
  await page.getByText(sentence('passkeys.cancelled')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await showsFinger(true)
  await button(page, sentence('passkeys.signIn')).click()
  await isAt(page, '/user/bookings')

  await page.goto('/user/passkeys')
  await page.getByText(saying('passkeys.lastUsed')).waitFor()
  await page.getByLabel(sentence('users.presentPassword')).first().fill(password)
  await page.getByRole('button', { name: saying('passkeys.removeThis') }).click()
  await page.getByText(sentence('passkeys.removed')).waitFor()
  await page.getByText(sentence('passkeys.count', { count: 0 })).waitFor()
  // The refusal of a passkey that is gone is a 401 of our own, which the browser notes.
  expect(complaints).toEqual([])
  await button(page, sentence('passkeys.add')).waitFor()
  await leave()
})

test('a passkey that was taken away opens nothing, and says so', async () => {
  const { email, password } = await site.makeUser()
  const { page, leave } = await browser.visitor()
  await withAuthenticator(page)
  await page.goto('/user/passkeys')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password')).fill(password)
  await button(page, sentence('users.signIn')).click()
  await page.getByLabel(sentence('users.presentPassword')).fill(password)
  await button(page, sentence('passkeys.add')).click()
  await page.getByText(sentence('passkeys.neverUsed')).waitFor()
  await site.tools.database.execute('delete from identity_passkey')
  await page.goto('/user')
  await button(page, sentence('pages.signOut')).click()
  await page.waitForURL(url => url.pathname !== '/user')
  await page.goto('/login')
  await button(page, sentence('passkeys.signIn')).click()
  await page.getByText(sentence('passkeys.unknown')).waitFor()
  await leave()
})

test('without script the page says what it needs, and the other ways stay', async () => {
  const { page, leave } = await browser.visitor({ script: false })
  await page.goto('/login')
  await button(page, sentence('passkeys.signIn')).click()
  await isAt(page, '/login/passkey')
  expect(await page.locator('noscript').textContent()).toContain(sentence('passkeys.needsScript'))
  await page.getByRole('link', { name: sentence('users.signInWithPassword') }).click()
  await isAt(page, '/login')
  await leave()
})
