// Around every page: the loading bar, new versions, code that cannot be fetched, fetching ahead, errors, the menu (Spec 2, 7, 9).

import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { favouritesCookie } from '#favourites/favourites.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'
import { keyboard } from './steps/hands.ts'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite({ environment: { SITE_NAME: 'Dunes' } })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const follow = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()

/** Waits until the page has drawn what it knows: whatever was put off, to be done next, is done. Needs no clock. */
const isDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) {
      const { port1, port2 } = new MessageChannel()
      await new Promise(done => {
        port1.onmessage = done
        port2.postMessage(turn)
      })
    }
  })

const withoutClock = new WeakSet<Page>()

/** The clock of whatever the visitor opens stands still, until the test moves it on. */
async function stopTheClock({ page }: Visitor): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  withoutClock.add(page)
}

async function arrive({ page }: Visitor, path = '/tos'): Promise<Page> {
  await page.goto(path)
  await isAlive(page)
  return page
}

/** By its clock a page waits for its first picture before it asks for its code. */
async function isAlive(page: Page): Promise<void> {
  const isWaiting = () => page.locator('[data-loading-bar]:not([style])').count()
  while (withoutClock.has(page) && (await isWaiting()) > 0) await page.clock.runFor(20)
  await comesAlive(page)
}

/** The documents that are asked for from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Holds every request that matches until `letGo` lets the oldest pass. */
async function hold(page: Page, shape: string | RegExp) {
  const held: Route[] = []
  await page.route(shape, route => void held.push(route))
  return { held, letGo: async () => held.shift()?.continue() }
}

describe('the loading bar', () => {
  const bar = (page: Page) => page.locator('[data-loading-bar]')
  const look = (page: Page) =>
    bar(page).evaluate(({ style }) => ({
      opacity: Number(style.opacity),
      scale: Number(/scaleX\((.*)\)/.exec(style.transform)?.[1] ?? 0),
    }))

  test('is a thin orange line above everything that clicks pass through, and unseen while the page comes alive', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    const { height, top, zIndex, opacity, pointerEvents, backgroundColor } = await bar(page).evaluate(each => {
      const style = getComputedStyle(each)
      return {
        ...style,
        height: style.height,
        top: style.top,
        zIndex: style.zIndex,
        opacity: style.opacity,
        pointerEvents: style.pointerEvents,
        backgroundColor: style.backgroundColor,
      }
    })
    expect([height, top, zIndex, opacity, pointerEvents]).toEqual(['3px', '0px', '999999', '0', 'none'])
    expect(backgroundColor).toBe('rgb(245, 130, 32)')
    const { held, letGo } = await hold(page, /contact\.data/)
    await follow(page, 'Contact')
    await expect.poll(async () => (await look(page)).opacity).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    const pressed = await bar(page).evaluate(each => document.elementFromPoint(5, 1) === each)
    expect(pressed).toBe(false)
    expect(held).toHaveLength(1)
    await letGo()
    await page.waitForURL('**/contact')
    await visitor.leave()
  })

  test('of a page that takes 1200 ms: nothing for 200, half way at the end, full for 500, gone after 400 more', async () => {
    const visitor = await browser.visitor()
    await stopTheClock(visitor)
    const page = await arrive(visitor)
    const { held, letGo } = await hold(page, /contact\.data/)
    await follow(page, 'Contact')
    await expect.poll(() => held.length).toBe(1)
    await isDrawn(page)
    await page.clock.runFor(180)
    expect((await look(page)).opacity).toBe(0)
    await page.clock.runFor(1020)
    const { opacity, scale } = await look(page)
    expect(opacity).toBe(1)
    expect(scale).toBeGreaterThan(0.48)
    expect(scale).toBeLessThan(0.51)
    await letGo()
    await page.waitForURL('**/contact')
    await expect.poll(() => look(page)).toEqual({ opacity: 1, scale: 1 })
    await page.clock.runFor(480)
    expect(await look(page)).toEqual({ opacity: 1, scale: 1 })
    await page.clock.runFor(40)
    expect(await look(page)).toEqual({ opacity: 0, scale: 1 })
    await page.clock.runFor(420)
    expect(await look(page)).toEqual({ opacity: 0, scale: 0 })
    await visitor.leave()
  })

  test('of a new way during the tail: from nothing, with a throttle of its own', async () => {
    const visitor = await browser.visitor()
    await stopTheClock(visitor)
    const page = await arrive(visitor)
    const [first, second] = [await hold(page, /contact\.data/), await hold(page, /privacy\.data/)]
    await follow(page, 'Contact')
    await expect.poll(() => first.held.length).toBe(1)
    await isDrawn(page)
    await page.clock.runFor(600)
    await first.letGo()
    await page.waitForURL('**/contact')
    await expect.poll(() => look(page)).toEqual({ opacity: 1, scale: 1 })
    await page.clock.runFor(300)
    await follow(page, 'Privacy')
    await expect.poll(() => second.held.length).toBe(1)
    await isDrawn(page)
    // Neither timer of the tail runs on: 180 ms later it would still be full, and 300 ms later fade.
    await page.clock.runFor(180)
    expect((await look(page)).scale).toBe(0)
    await page.clock.runFor(520)
    const { opacity, scale } = await look(page)
    expect(opacity).toBe(1)
    expect(scale).toBeGreaterThan(0.25)
    expect(scale).toBeLessThan(0.35)
    await second.letGo()
    await page.waitForURL('**/privacy')
    await visitor.leave()
  })

  test('of a page that is there after 100 ms: never seen', async () => {
    const visitor = await browser.visitor()
    await stopTheClock(visitor)
    const page = await arrive(visitor)
    await page.evaluate(() => {
      const seen = window as unknown as { seen: string[] }
      seen.seen = []
      new MutationObserver(([change]) => seen.seen.push((change!.target as HTMLElement).style.opacity)).observe(
        document.querySelector('[data-loading-bar]')!,
        { attributes: true },
      )
    })
    const { held, letGo } = await hold(page, /contact\.data/)
    await follow(page, 'Contact')
    await expect.poll(() => held.length).toBe(1)
    await isDrawn(page)
    await page.clock.runFor(100)
    await letGo()
    await page.waitForURL('**/contact')
    await isDrawn(page)
    await page.getByLabel(sentence('messages.text')).waitFor()
    await page.clock.runFor(2000)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.filter(opacity => opacity !== '0' && opacity !== '')).toEqual([])
    await visitor.leave()
  })

  test('starts again with every redirect, and ends when a way fails', async () => {
    const visitor = await browser.visitor()
    await stopTheClock(visitor)
    const page = await arrive(visitor)
    const [first, second] = [await hold(page, /\/user\.data/), await hold(page, /\/login\.data/)]
    await page.evaluate(() => {
      const app = window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } }
      app.__reactRouterDataRouter.navigate('/user')
    })
    await expect.poll(() => first.held.length).toBe(1)
    await isDrawn(page)
    await page.clock.runFor(900)
    expect((await look(page)).opacity).toBe(1)
    // The guard sends them to another page: throttled and from nothing again.
    await first.letGo()
    await expect.poll(() => second.held.length).toBe(1)
    await isDrawn(page)
    await page.clock.runFor(150)
    expect((await look(page)).scale).toBe(0)
    await page.clock.runFor(400)
    expect((await look(page)).scale).toBeGreaterThan(0.15)
    await second.held.shift()!.abort()
    await heading(page, sentence('shell.notReached'))
    await isDrawn(page)
    await page.clock.runFor(2000)
    expect((await look(page)).opacity).toBe(0)
    await visitor.leave()
  })
})

describe('a new version of the site', () => {
  test('changes nothing on the open page; the next way to a page is a full load', async () => {
    const visitor = await browser.visitor()
    await stopTheClock(visitor)
    await visitor.page.addInitScript(() => {
      const { json } = Response.prototype
      Object.assign(window, { answersRead: 0 })
      Response.prototype.json = async function () {
        const read: unknown = await json.call(this)
        Object.assign(window, { answersRead: (window as unknown as { answersRead: number }).answersRead + 1 })
        return read
      }
    })
    const page = await arrive(visitor)
    const documents = documentsOf(page)
    const polls: string[] = []
    let answer: () => object | undefined = () => ({ status: 503 })
    await page.route('**/builds/latest.json*', route => {
      polls.push(route.request().url())
      const given = answer()
      return given ? route.fulfill(given) : route.abort('internetdisconnected')
    })
    await page.clock.fastForward(3_599_000)
    expect(polls).toEqual([])
    await page.clock.fastForward(2_000)
    await expect.poll(() => polls.length).toBe(1)
    expect(polls[0]).toMatch(/latest\.json\?\d+$/)
    // A server that does not answer, or cannot be reached, is asked again, and nobody hears of it.
    answer = () => undefined
    await page.clock.fastForward(3_601_000)
    await expect.poll(() => polls.length).toBe(2)
    answer = () => ({ json: { id: 'another', timestamp: 1 } })
    await page.clock.fastForward(3_601_000)
    await expect.poll(() => polls.length).toBe(3)
    await page.waitForFunction(() => (window as unknown as { answersRead: number }).answersRead === 1)
    await heading(page, /./)
    expect(documents).toEqual([])
    await follow(page, 'Contact')
    await page.waitForURL('**/contact')
    expect(documents).toEqual(['/contact'])
    // The page that came is of the version that runs.
    await isAlive(page)
    await follow(page, 'Privacy')
    await page.waitForURL('**/privacy')
    expect(documents).toEqual(['/contact'])
    await visitor.leave()
  })

  test('whose pages have other code: the wanted page is loaded in full, once in ten seconds', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await stopTheClock(visitor)
    await page.route(/assets\/contact-/, route => route.abort())
    await arrive(visitor)
    const documents = documentsOf(page)
    await follow(page, 'Contact')
    await page.waitForURL('**/contact')
    await heading(page, /./)
    expect(documents).toEqual(['/contact'])
    await arrive(visitor)
    documents.length = 0
    const uncaught = () => visitor.complaints.filter(each => each.startsWith('uncaught')).length
    const before = uncaught()
    await follow(page, 'Contact')
    await expect.poll(() => uncaught()).toBe(before + 1)
    await heading(page, /./)
    expect(new URL(page.url()).pathname).toBe('/tos')
    expect(documents).toEqual([])
    // Whoever pressed is told, by ear too, and may close what says so; a press later it is said again.
    const told = page.getByRole('alert').filter({ hasText: sentence('shell.notOpened') })
    await told.waitFor()
    expect(await told.getByRole('link', { name: sentence('calendar.tryAgain') }).getAttribute('href')).toBe('/contact')
    await told.getByRole('button', { name: sentence('consent.close') }).click()
    await told.waitFor({ state: 'detached' })
    await follow(page, 'Contact')
    await told.waitFor()
    // It belongs to the page it stands on.
    await follow(page, 'Privacy')
    await page.waitForURL('**/privacy')
    await told.waitFor({ state: 'detached' })
    // The page lives on, and after ten seconds the full load is tried again.
    await page.clock.fastForward(10_001)
    await follow(page, 'Contact')
    await page.waitForURL('**/contact')
    expect(documents).toEqual(['/contact'])
    await visitor.leave()
  })

  test('whose pages have other code: whoever presses "Try again" leaves by a full load at once', async () => {
    const visitor = await browser.visitor({ width: 320 })
    const { page } = visitor
    // The hour stands still, so that the ten seconds last; all that moves goes on.
    await page.clock.setFixedTime(Date.now())
    await page.route(/assets\/contact-/, route => route.abort())
    await arrive(visitor)
    await follow(page, 'Contact')
    await page.waitForURL('**/contact')
    await arrive(visitor)
    await follow(page, 'Contact')
    const told = page.getByRole('alert').filter({ hasText: sentence('shell.notOpened') })
    await told.waitFor()
    const spare = await page.locator('html').evaluate(html => html.clientWidth - html.scrollWidth)
    expect(spare).toBeGreaterThanOrEqual(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute(/assets\/contact-/)
    const documents = documentsOf(page)
    await told.getByRole('link', { name: sentence('calendar.tryAgain') }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/contact')
    expect(documents).toEqual(['/contact'])
    expect(await told.count()).toBe(0)
    await visitor.leave()
  })
})

describe('fetching ahead', () => {
  const isPrefetch = (route: Route) => route.request().resourceType() === 'fetch'

  test('fetches the code of links in sight, four at a time, each once; not of links that lead elsewhere or are left out', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const held: Route[] = []
    const asked: string[] = []
    let most = 0
    await page.route(/\/assets\/.*\.js/, route => {
      if (!isPrefetch(route)) return route.continue()
      asked.push(new URL(route.request().url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
      held.push(route)
      most = Math.max(most, held.length)
    })
    /** Lets one after another pass until all of these were asked for: how long a machine takes for that is its own affair. */
    const letGoUntilAsked = (wanted: readonly string[]) =>
      expect
        .poll(async () => {
          await held.shift()?.continue()
          return wanted.filter(each => !asked.includes(`/assets/${each}`))
        })
        .toEqual([])
    await visitor.context.addCookies([{ name: favouritesCookie, value: 'harbour-loft', url: site.origin }])
    await arrive(visitor, '/')
    await expect.poll(() => held.length).toBe(4)
    await letGoUntilAsked(['stays', 'favourites', 'default-layout'])
    await page.evaluate(() => {
      const links = [
        ['/register', '_blank'],
        ['https://elsewhere.example/forgot-password', ''],
        ['/photos/nothing', ''],
        // Links are watched in the order they stand in: once the code of this one was asked for, the others were looked at.
        ['/verify-email', ''],
      ]
      for (const [href, target] of links) {
        const link = Object.assign(document.createElement('a'), { href, target, textContent: 'Somewhere' })
        document.querySelector('header')!.append(link)
      }
      scrollTo(0, document.body.scrollHeight)
    })
    await letGoUntilAsked(['contact', 'privacy'])
    await page.evaluate(() => scrollTo(0, 0))
    await letGoUntilAsked(['verify-email'])
    // The way to sign in, which few take, is left out by its link.
    expect(asked.filter(each => /register|forgot-password|not-found|\/login$/.test(each))).toEqual([])
    expect(most).toBe(4)
    expect(new Set(asked).size).toBe(asked.length)
    await visitor.leave()
  })

  test('fetches the code of the favourites once there is one', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const asked: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    await arrive(visitor, '/')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => asked.join(' ')).toContain('/assets/contact-')
    await page.evaluate(() => scrollTo(0, 0))
    expect(asked.join(' ')).toContain('/assets/stays-')
    expect(asked.join(' ')).not.toContain('/assets/favourites-')
    // As another tab tells of a heart.
    await page.evaluate(() => {
      const pressed = { owner: null, home: { slug: 'harbour-loft', visit: '' }, keep: true }
      new BroadcastChannel('hearts').postMessage(pressed)
    })
    await expect.poll(() => asked.join(' ')).toContain('/assets/favourites-')
    await visitor.leave()
  })

  test.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['has a slow line', { saveData: false, effectiveType: 'slow-2g' }],
  ])('fetches nothing for somebody who %s', async (_who, connection) => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const asked: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    await page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection)
    await arrive(visitor, '/')
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestAnimationFrame(done))))
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestAnimationFrame(done))))
    expect(asked).toEqual([])
    await visitor.leave()
  })
})

describe('the error page', () => {
  test('of an unknown address in the app leads to the homes, and is left behind', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor, '/no-such-page?x=1')
    await heading(page, 'Oops!')
    await expect.poll(() => page.title()).toMatch(/^404\s+Error!.*Dunes/)
    await page.getByText(sentence('shell.wrongTurn')).waitFor()
    expect(await page.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:[^?]+\?subject=Support$/)
    expect(await accessibilityFaults(page)).toEqual([])
    // The question about cookies stays, and as nothing else is configured a click beside its settings closes nothing.
    await page.getByRole('button', { name: sentence('consent.manage') }).click()
    const settings = page.getByRole('dialog', { name: sentence('consent.title') })
    await settings.and(page.locator('[data-state="open"]')).waitFor()
    await page.mouse.click(8, 8)
    await expect.poll(() => settings.evaluate(each => each.contains(document.activeElement))).toBe(true)
    expect(await settings.getAttribute('data-state')).toBe('open')
    await page.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
    await keyboard(page).press(page.getByRole('link', { name: sentence('shell.allStays') }))
    await page.waitForURL('**/stays')
    await page.getByText(sentence('shell.oops')).waitFor({ state: 'detached' })
    await expect.poll(() => page.title()).not.toContain('Error')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('of an address that fails its page’s own check keeps that address in sight, on a way in the app too', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    const documents = documentsOf(page)
    await page.evaluate(() => {
      const app = window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } }
      app.__reactRouterDataRouter.navigate('/payments/nonsense?x=1')
    })
    await heading(page, 'Oops!')
    await expect.poll(() => page.title()).toMatch(/^404\s+Error!.*Dunes/)
    await page.getByRole('link', { name: sentence('shell.allStays') }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/payments/nonsense?x=1')
    expect(documents).toEqual([])
    await visitor.leave()
  })

  test('of something broken has no button, and tells the number under which the log knows it', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    await page.route(/contact\.data/, route => route.fulfill({ status: 500, body: 'The secret of the house' }))
    await follow(page, 'Contact')
    await heading(page, 'Oops!')
    await expect.poll(() => page.title()).toMatch(/^500\s+Error!.*Dunes/)
    expect(await page.getByRole('link', { name: sentence('shell.allStays') }).count()).toBe(0)
    await expect.poll(() => page.getByText(/[\da-f]{8}-[\da-f-]{27}/).count()).toBe(1)
    expect(await page.getByText('secret').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await visitor.leave()
  })
})

describe('leaving a page', () => {
  test('while the answer to its form still arrives is no error', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    // The answer comes, its end does not: only the way to another page ends it, and that one begins before the page is fresh.
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = async (input, init) => {
        const response = await fetch(input, init)
        const { method, signal } = new Request(input, init)
        if (method !== 'POST') return response
        const text = await response.text()
        const body = new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode(text))
            signal.addEventListener('abort', () => stream.error(signal.reason))
          },
        })
        return new Response(body, response)
      }
    })
    await arrive(visitor, '/forgot-password')
    await page.getByLabel(sentence('checkout.email')).fill('guest@example.org')
    await page.route(/forgot-password\.data/, async route => {
      if (route.request().method() === 'POST') await route.continue()
    })
    await page.getByRole('button', { name: sentence('pages.sendLink') }).click()
    await page.getByText(saying('pages.resetLinkSent')).waitFor()
    await follow(page, 'Terms')
    await heading(page, /Terms/)
    await isDrawn(page)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('the calculator of refunds', () => {
  test('is worked by keys alone, and says what would come back to whoever listens', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor, '/refund')
    const hands = keyboard(page)
    await hands.write(page.getByLabel(sentence('search.priceOfNights')), '840')
    await hands.write(page.getByLabel(sentence('rates.arriving')), '2031-07-14')
    await hands.write(page.getByLabel(sentence('search.cancelledOn')), '2031-06-01')
    await hands.press(page.getByRole('button', { name: sentence('search.workOut') }))
    const answers = page.getByRole('main').getByRole('status')
    await answers.getByText('840').first().waitFor()
    await expect.poll(() => page.getByLabel(sentence('search.priceOfNights')).inputValue()).toBe('840')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('where somebody else’s provider signs people in', () => {
  test('the way to a sign-in page is a full load, whose policy names the provider; nothing breaches any policy', async () => {
    const hosted = await startSite({
      environment: {
        IDENTITY_AUTH_DOMAIN: 'dunes.firebaseapp.com',
        IDENTITY_PROJECT: 'dunes',
        IDENTITY_API_KEY: 'any-key',
      },
    })
    const { page, complaints, leave } = await browser.visitor()
    try {
      await page.goto(`${hosted.origin}/tos`)
      await comesAlive(page)
      const documents = documentsOf(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: sentence('checkout.signIn') })
        .click()
      await page.waitForURL('**/login')
      await expect.poll(() => documents).toEqual(['/login'])
      await heading(page, /./)
      // This site has another port than the one that the visitor’s browser was opened for.
      expect(complaints.filter(each => !each.startsWith(`left the machine: ${hosted.origin}/`))).toEqual([])
    } finally {
      await leave()
      await hosted.stop()
    }
  })
})

describe('the head of the site', () => {
  test('folds what somebody signed in can go to under their name, by keys too', async () => {
    const user = await site.makeUser({ displayName: 'Ada Menu' })
    const visitor = await browser.visitor()
    const { page } = visitor
    await page.context().request.post('/login', { form: user, headers: { origin: site.origin }, maxRedirects: 0 })
    await arrive(visitor)
    const menu = page.getByRole('banner').locator('summary').last()
    const out = page.getByRole('banner').getByRole('button', { name: sentence('pages.signOut') })
    expect(await out.isVisible()).toBe(false)
    await menu.focus()
    await page.keyboard.press('Enter')
    await out.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await out.waitFor({ state: 'hidden' })
    await expect.poll(() => menu.evaluate(each => each === document.activeElement)).toBe(true)
    await menu.click()
    await page.getByRole('heading', { level: 1 }).click()
    await out.waitFor({ state: 'hidden' })
    await menu.click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: sentence('pages.yourAccount') })
      .click()
    await heading(page, sentence('pages.hello', { name: 'Ada Menu' }))
    await out.waitFor({ state: 'hidden' })
    await menu.click()
    await out.click()
    await page.waitForURL('**/login')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test.each([360, 390])('is one line at %i pixels for somebody signed in', async width => {
    const user = await site.makeUser()
    const visitor = await browser.visitor({ width })
    const { page } = visitor
    await page.context().request.post('/login', { form: user, headers: { origin: site.origin }, maxRedirects: 0 })
    await arrive(visitor)
    const parts = page.getByRole('navigation', { name: sentence('shell.mainNavigation') }).locator(':scope > *')
    const boxes = await parts.evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(6)
    for (const { top } of boxes) expect(top).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)))
    await visitor.leave()
  })

  test('says what was searched for, and leads back to it', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor, '/?where=Pienza&in=2031-05-12&out=2031-05-19&adults=3')
    const back = page.getByRole('banner').getByRole('link', { name: saying('shell.backToSearch') })
    expect((await back.innerText()).replace(/[\s–]+/g, ' ')).toContain('Pienza · 12 19 May · 3 guests')
    await back.click()
    await page.waitForURL('**/stays?**')
    expect(new URL(page.url()).search).toBe('?where=Pienza&in=2031-05-12&out=2031-05-19&adults=3')
    await expect.poll(() => page.getByRole('banner').getByText('Pienza').count()).toBe(0)
    await visitor.leave()
  })
})
