// Signing in by phone where a hosted provider wants a captcha: its page alone may show one, and says when it cannot.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  // The real service's addresses, which no test reaches: what it would answer is answered here.
  site = await startSite({
    environment: {
      IDENTITY_AUTH_DOMAIN: 'dunes.firebaseapp.com',
      IDENTITY_PROJECT: 'dunes',
      IDENTITY_API_KEY: 'any-key',
    },
  })
  browser = await openBrowser(site.origin, [
    'identitytoolkit.googleapis.com',
    'securetoken.googleapis.com',
    'www.google.com',
  ])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

const captchaScript = 'https://www.google.com/recaptcha/api.js*'

/** Does what the vendor's captcha does on a page: it is rendered as a frame of its own, asks there, and hands on a token. */
const captcha = (told: string) => `
  const widgets = []
  window.grecaptcha = {
    render(place, wish) {
      const frame = document.createElement('iframe')
      frame.title = 'reCAPTCHA'
      frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + wish.sitekey
      place.append(frame)
      return widgets.push({ frame, wish }) - 1
    },
    getResponse: () => '',
    async execute(id) {
      if (widgets[id].wish.sitekey === 'asks-first') return challenge()
      const answer = await fetch('https://www.google.com/recaptcha/api2/userverify', { method: 'POST' })
      widgets[id].wish.callback(await answer.text())
    },
    reset(id) { widgets[id].frame.remove() },
  }
  // Some are asked to look at pictures first, in a frame at the end of the page; closed, it only ceases to be seen.
  function challenge() {
    const place = document.createElement('div')
    const frame = document.createElement('iframe')
    frame.title = 'recaptcha challenge'
    frame.src = 'https://www.google.com/recaptcha/api2/bframe?k=asks-first'
    place.append(frame)
    document.body.append(place)
    // It fades away, as the vendor's does.
    addEventListener('click', () => setTimeout(() => { place.style.visibility = 'hidden' }, 1000), { once: true })
    return Promise.resolve(null)
  }
  window[${JSON.stringify(told)}]()`

const json = (body: object, status = 200) => ({
  status,
  headers: { 'access-control-allow-origin': '*' },
  json: body,
})

describe('the page of signing in by phone', () => {
  test('sends the code once the captcha let it pass, and says when the code is wrong', async () => {
    const { page, complaints, leave } = await browser.visitor({ width: 390 })
    await page.route(captchaScript, route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: captcha(new URL(route.request().url()).searchParams.get('onload')!),
      }),
    )
    await page.route('https://www.google.com/recaptcha/api2/anchor*', route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>reCAPTCHA</title>' }),
    )
    await page.route('https://www.google.com/recaptcha/api2/userverify', route =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'passed' }),
    )
    await page.route('https://identitytoolkit.googleapis.com/v1/recaptchaParams*', route =>
      route.fulfill(json({ recaptchaSiteKey: 'site-key' })),
    )
    await page.route('https://identitytoolkit.googleapis.com/v2/recaptchaConfig*', route =>
      route.fulfill(json({ recaptchaEnforcementState: [] })),
    )
    const sent: object[] = []
    await page.route('https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode*', route => {
      sent.push(route.request().postDataJSON())
      return route.fulfill(json({ sessionInfo: 'a-session' }))
    })
    await page.route('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber*', route => {
      sent.push(route.request().postDataJSON())
      return route.fulfill(json({ error: { code: 400, message: 'INVALID_CODE' } }, 400))
    })

    await page.goto('/login')
    await comesAlive(page)
    const documents: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents.push(request.url())
    })
    await page.getByRole('link', { name: sentence('users.signInWithPhone') }).click()
    await page.getByLabel(sentence('users.phoneNumber')).waitFor()
    // The policy that lets the captcha in belongs to a document of its own.
    await expect.poll(() => documents).toEqual([`${site.origin}/login?with=phone`])
    await comesAlive(page)
    await page.getByLabel(sentence('users.phoneNumber')).fill('12')
    await press(page, sentence('users.sendTheCode'))
    await page.getByText(sentence('users.pleaseEnterNumber')).waitFor()
    await page.getByLabel(sentence('users.phoneNumber')).fill('+44 7700 900555')
    await press(page, sentence('users.sendTheCode'))
    await page.getByText(sentence('users.codeOnItsWay', { phoneNumber: '+447700900555' })).waitFor()
    expect(sent).toEqual([expect.objectContaining({ phoneNumber: '+447700900555', recaptchaToken: 'passed' })])
    // Nothing of the captcha stays behind.
    await expect.poll(() => page.locator('iframe').count()).toBe(0)

    await page.getByLabel(sentence('users.code')).fill('111111')
    await press(page, sentence('checkout.signIn'))
    await page.getByText(sentence('users.checkTheCode')).waitFor()
    expect(sent.at(-1)).toMatchObject({ sessionInfo: 'a-session', code: '111111' })
    expect(complaints).toEqual([])
    await leave()
  })

  test('says so when somebody closes the challenge of the captcha, keeps the number, and can be used again', async () => {
    const { page, complaints, leave } = await browser.visitor()
    await page.route(captchaScript, route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: captcha(new URL(route.request().url()).searchParams.get('onload')!),
      }),
    )
    await page.route(/google\.com\/recaptcha\/api2\/(anchor|bframe)/, route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>reCAPTCHA</title>' }),
    )
    await page.route('https://identitytoolkit.googleapis.com/v1/recaptchaParams*', route =>
      route.fulfill(json({ recaptchaSiteKey: 'asks-first' })),
    )
    await page.route('https://identitytoolkit.googleapis.com/v2/recaptchaConfig*', route =>
      route.fulfill(json({ recaptchaEnforcementState: [] })),
    )
    await page.goto('/login?with=phone')
    await comesAlive(page)
    await page.getByLabel(sentence('users.phoneNumber')).fill('+44 7700 900558')
    const challenges = page.getByTitle('recaptcha challenge')
    for (let time = 1; time <= 2; time++) {
      await press(page, sentence('users.sendTheCode'))
      await expect.poll(() => challenges.count()).toBe(time)
      await challenges.last().waitFor()
      await page.getByRole('button', { name: sentence('users.oneMoment') }).waitFor()
      // Beside the challenge, as whoever has enough of it does.
      await page.getByRole('heading', { level: 1 }).click()
      await page.getByRole('alert').getByText(sentence('identity.captchaClosed')).waitFor()
      expect(await page.getByLabel(sentence('users.phoneNumber')).inputValue()).toBe('+44 7700 900558')
      await page.getByRole('button', { name: sentence('users.sendTheCode') }).waitFor()
    }
    expect(complaints).toEqual([])
    await leave()
  })

  test('says so where the captcha does not come, keeps the number, and tries again', async () => {
    const { page, leave } = await browser.visitor()
    let asked = 0
    await page.route(captchaScript, route => {
      asked += 1
      return route.abort()
    })
    await page.goto('/login?with=phone')
    await comesAlive(page)
    await page.getByLabel(sentence('users.phoneNumber')).fill('+44 7700 900556')
    await press(page, sentence('users.sendTheCode'))
    const said = page.getByRole('alert').getByText(sentence('identity.captchaNotLoaded'))
    await said.waitFor()
    expect(await page.getByLabel(sentence('users.phoneNumber')).inputValue()).toBe('+44 7700 900556')
    await press(page, sentence('users.sendTheCode'))
    await expect.poll(() => asked).toBe(2)
    await said.waitFor()
    await leave()
  })

  test('tells a browser without script to choose another way', async () => {
    const { page, complaints, leave } = await browser.visitor({ script: false })
    await page.goto('/login?with=phone')
    const said = page.getByRole('main').locator('noscript')
    expect(await said.textContent()).toContain(sentence('users.phoneNeedsScript'))
    expect((await said.boundingBox())?.height).toBeGreaterThan(10)
    await page.getByLabel(sentence('users.phoneNumber')).fill('+44 7700 900557')
    await press(page, sentence('users.sendTheCode'))
    await page.getByRole('alert').getByText(sentence('identity.notAllowed')).waitFor()
    await page.getByRole('link', { name: sentence('users.signInWithLink') }).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })
})
