// With a hosted provider, on one's own page: a number by its SDK and an app by our server, with script and on a phone.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
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
  await page.getByRole('heading', { level: 1, name: sentence('checkout.signIn') }).waitFor()
  await comesAlive(page)
  await page.getByLabel(sentence('checkout.email')).fill(email)
  await page.getByLabel(sentence('users.password')).fill(usualPassword)
  await press(page, sentence('checkout.signIn'))
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
    await page.getByRole('link', { name: sentence('users.addNumber') }).click()
    await page.getByRole('heading', { level: 1, name: sentence('users.yourPhone') }).waitFor()
    await comesAlive(page)
    await expectGoodPage(visitor, '/user/phone, the number')
    await page.getByLabel(sentence('users.phoneNumber')).fill('12')
    await press(page, sentence('users.sendTheCode'))
    await page.getByText(sentence('users.pleaseEnterNumber')).waitFor()
    await page.getByLabel(sentence('users.phoneNumber')).fill('+44 7700 900801')
    await press(page, sentence('users.sendTheCode'))
    await page.getByText(sentence('users.codeOnItsWay', { phoneNumber: '+447700900801' })).waitFor()
    await expectGoodPage(visitor, '/user/phone, the code')

    const code = await dunes.newestCodeTo('+447700900801')
    await page.getByLabel(sentence('users.code')).fill(code === '111111' ? '222222' : '111111')
    await page.getByLabel(sentence('users.presentPassword')).fill(usualPassword)
    await press(page, sentence('users.saveNumber'))
    await page.getByText(sentence('users.checkTheCode')).waitFor()
    await page.getByLabel(sentence('users.code')).fill(code)
    await page.getByLabel(sentence('users.presentPassword')).fill(usualPassword)
    await press(page, sentence('users.saveNumber'))
    await page.getByText(sentence('pages.numberSaved')).waitFor()
    await page.getByRole('link', { name: sentence('pages.backToAccount') }).click()
    await page.getByText(sentence('users.codeGoesTo', { phoneNumber: '+447700900801' })).waitFor()
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
    const section = page.getByRole('region', { name: sentence('users.twoSteps') })
    await section.getByText(sentence('users.setUpApp')).click()
    await section.getByLabel(sentence('users.presentPassword')).fill(usualPassword)
    await section.getByRole('button', { name: sentence('users.showKey') }).click()
    const secret = (await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '')
    await section.getByLabel(sentence('users.code')).fill(appCode(dunes.tools, secret))
    await section.getByRole('button', { name: sentence('users.turnOn') }).click()
    await section.getByText(sentence('users.twoStepsOn')).waitFor()

    await page
      .getByRole('main')
      .getByRole('button', { name: sentence('pages.signOut'), exact: true })
      .first()
      .click()
    await isAt(page, '/login')
    await signIn(page, 'careful@example.org')
    await page.getByText(sentence('users.appCodeIntro')).waitFor()
    await expectGoodPage(visitor, '/login, the second step')
    // Each code counts once; the app's next one is taken a little early.
    await page.getByLabel(sentence('users.code')).fill(appCode(dunes.tools, secret, 1))
    await press(page, sentence('checkout.signIn'))
    await isAt(page, '/stays')
    expect(complaints).toEqual([])
    await leave()
  })
})
