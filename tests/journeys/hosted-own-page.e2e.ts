// With a hosted provider, on one's own page: a number by its SDK and an app by our server, with script and on a phone.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/support/make-account.ts'
import { appCode } from '../support/authenticator.ts'
import { comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { expectGoodPage } from '../support/eyes.ts'
import { type HostedByOurs, startHostedByOurs } from '../support/hosted-by-ours.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'

let dunes: HostedByOurs
let site: Site
let browser: TestBrowser
beforeAll(async () => {
  dunes = await startHostedByOurs()
  site = await startSite({ environment: dunes.environment })
  browser = await openBrowser(site.origin, [dunes.host])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await dunes?.stop()
})

type Page = Visitor['page']

const isAt = (page: Page, path: string) => page.waitForURL(url => url.pathname + url.search === path)

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Signs in by the SDK, which needs a page that is alive. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await comesAlive(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(usualPassword)
  await press(page, 'Sign in')
}

async function makeUser(email: string): Promise<void> {
  const made = await makeAccount(dunes.tools, { email, password: usualPassword, emailVerified: true })
  if (!made.ok) throw new Error(made.reason)
}

describe('somebody whom a hosted provider keeps', () => {
  test('adds a number on a page of its own, by the code that the SDK had sent', async () => {
    await makeUser('caller@example.org')
    const visitor = await browser.visitor({ width: 390 })
    const { page, complaints, leave } = visitor
    await page.goto('/user')
    await signIn(page, 'caller@example.org')
    await isAt(page, '/user')
    await page.getByRole('link', { name: 'Add a number' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your phone' }).waitFor()
    await comesAlive(page)
    await expectGoodPage(visitor, '/user/phone, the number')
    await page.getByLabel('Phone number').fill('12')
    await press(page, 'Send the code')
    await page.getByText('Please enter your number with its country code, such as +44 20 7946 0958.').waitFor()
    await page.getByLabel('Phone number').fill('+44 7700 900801')
    await press(page, 'Send the code')
    await page.getByText('A code is on its way to +447700900801.').waitFor()
    await expectGoodPage(visitor, '/user/phone, the code')

    const code = await dunes.newestCodeTo('+447700900801')
    await page.getByLabel('Code').fill(code === '111111' ? '222222' : '111111')
    await page.getByLabel('Present password').fill(usualPassword)
    await press(page, 'Save this number')
    await page.getByText('Please check the code, or begin again for a new one.').waitFor()
    await page.getByLabel('Code').fill(code)
    await page.getByLabel('Present password').fill(usualPassword)
    await press(page, 'Save this number')
    await page.getByText('Your number is saved.').waitFor()
    await page.getByRole('link', { name: 'Back to your account' }).click()
    await page.getByText('You can sign in with a code sent to +447700900801.').waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('sets up an app, and is asked for its code at the next sign-in', async () => {
    await makeUser('careful@example.org')
    const visitor = await browser.visitor({ width: 390 })
    const { page, complaints, leave } = visitor
    await page.goto('/user')
    await signIn(page, 'careful@example.org')
    await isAt(page, '/user')
    const section = page.getByRole('region', { name: 'Two-step sign-in' })
    await section.getByText('Set up an app').click()
    await section.getByLabel('Present password').fill(usualPassword)
    await section.getByRole('button', { name: 'Show me the key' }).click()
    const secret = (await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '')
    await section.getByLabel('Code').fill(appCode(dunes.tools, secret))
    await section.getByRole('button', { name: 'Turn it on' }).click()
    await section.getByText('After your password we ask for the code of your app.').waitFor()

    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await isAt(page, '/login')
    await signIn(page, 'careful@example.org')
    await page.getByText('Please enter the code that your authenticator app shows.').waitFor()
    await expectGoodPage(visitor, '/login, the second step')
    // Each code counts once; the app's next one is taken a little early.
    await page.getByLabel('Code').fill(appCode(dunes.tools, secret, 1))
    await press(page, 'Sign in')
    await isAt(page, '/stays')
    expect(complaints).toEqual([])
    await leave()
  })
})
