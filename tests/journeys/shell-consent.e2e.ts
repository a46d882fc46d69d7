// Choosing about cookies: the bar, the settings, what is kept, what comes and goes with it (Spec 4, 9; reference 4.4).

import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence as saidAs } from '#catalogue/sentence.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { stickingOut } from '../support/eyes.ts'
import { type Site, startSite } from '../support/site.ts'
import { keyboard } from './steps/hands.ts'

const added = [
  { id: 'chat', name: 'Chat', description: 'Talk to us.', targets: ['chat_id'], script: '/chat-test.js' },
  { id: 'maps', name: 'Maps', description: 'Shows the way.', preselected: true },
]
const allIds = ['session', 'checkout', 'choice', 'analytics', 'chat', 'maps']
const necessary = ['session', 'checkout', 'choice']
const sentence = 'This website uses cookies for optimal performance. Click "Accept" to acknowledge and proceed.'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite({
    environment: { CONSENT_COOKIES: JSON.stringify(added), CONSENT_CLOSE_OUTSIDE: 'on', CONSENT_DAYS: '30' },
  })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const control = (page: Page) => page.getByRole('button', { name: 'Cookie control' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => settings(page).getByRole('checkbox', { name })
const notice = (page: Page) => settings(page).getByText('You have unsaved settings')
const isFocused = (target: Locator) => target.evaluate(each => each === document.activeElement)

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 10 && !(await isFocused(target)); stop++) await page.keyboard.press('Tab')
  expect(await isFocused(target)).toBe(true)
}

async function kept({ context }: Visitor) {
  const cookies = await context.cookies()
  const named = (name: string) => cookies.find(cookie => cookie.name === name)
  return { consent: named('ncc_c'), enabled: named('ncc_e')?.value, all: cookies }
}

/** Opens the home page and waits for script; the little chat script answers with nothing. */
async function arrive(visitor: Visitor, path = '/contact'): Promise<Page> {
  const { page } = visitor
  await page.route('**/chat-test.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(path)
  await comesAlive(page)
  return page
}

/** Opens the settings out of the bar or by the control button. */
async function openSettings(page: Page): Promise<void> {
  await control(page)
    .or(page.getByRole('button', { name: 'Learn more and customize', exact: true }))
    .click()
  await settings(page).and(page.locator('[data-state="open"]')).waitFor()
}

/** What stands in the head beside the code of the site itself. */
const addedScripts = (page: Page) =>
  page
    .locator('head script[src]')
    .evaluateAll(all => all.map(each => each.getAttribute('src')).filter(src => !src?.startsWith('/assets/')))
const chatScripts = (page: Page) => page.locator('head script[src="/chat-test.js"]').count()
const analyticsCalls = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('analytics').map(mark => (mark as PerformanceMark).detail as string))

describe('a fresh visit', () => {
  test('has the bar with the exact sentence, no cookie of a choice, and asks nobody else for anything', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor)
    await bar(page).getByText(sentence, { exact: true }).waitFor()
    expect(await bar(page).getByRole('button').allInnerTexts()).toEqual([
      'Accept',
      'Decline',
      'Learn more and customize',
    ])
    expect(await control(page).count()).toBe(0)
    expect((await kept(visitor)).all.filter(({ name }) => name.startsWith('ncc_'))).toEqual([])
    expect(await chatScripts(page)).toBe(0)
    expect(await analyticsCalls(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await stickingOut(page)).toEqual([])
    await openSettings(page)
    expect(await accessibilityFaults(page)).toEqual([])
    // Nothing left the machine and nothing went wrong.
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('Accept', () => {
  test('from then on tells the site of each page once, and of none before or without it', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const told: string[] = []
    page.on('request', request => {
      if (new URL(request.url()).pathname === '/api/seen')
        told.push(new URLSearchParams(request.postData()!).get('path')!)
    })
    await arrive(visitor)
    await press(page, 'Accept')
    await control(page).waitFor()
    await expect.poll(() => told).toContain('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await page.waitForURL(url => url.pathname === '/tos')
    await expect.poll(() => told.at(-1)).toBe('/tos')
    await page.getByRole('button', { name: 'Cookie control' }).click()
    await press(page, 'Decline all')
    const before = told.length
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL(url => url.pathname === '/privacy')
    await comesAlive(page)
    expect(told).toHaveLength(before)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('keeps all cookies for the configured time, begins the page anew once, and asks no analytics host', async () => {
    const visitor = await browser.visitor()
    // The time runs from the loading of the page, which is on its way from here on.
    const began = Date.now() / 1000
    const page = await arrive(visitor)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await press(page, 'Accept')
    await control(page).waitFor()
    await expect.poll(() => loads).toBe(1)
    await comesAlive(page)
    await expect.poll(() => analyticsCalls(page)).toEqual(['skipped: no id'])
    await expect.poll(() => chatScripts(page)).toBe(1)
    // Only a cookie whose row names a script brings one.
    expect(await addedScripts(page)).toEqual(['/chat-test.js'])
    const { consent, enabled, all } = await kept(visitor)
    expect(decodeURIComponent(consent!.value)).toBe(allIds.join(''))
    expect(decodeURIComponent(enabled!)).toBe(allIds.join('~'))
    for (const { name, expires, path, sameSite } of all.filter(cookie => cookie.name.startsWith('ncc_'))) {
      expect(expires - 30 * 86_400, name).toBeGreaterThan(began - 1)
      expect(expires - 30 * 86_400, name).toBeLessThan(Date.now() / 1000 + 1)
      expect([path, sameSite]).toEqual(['/', 'Strict'])
    }
    expect(await bar(page).count()).toBe(0)
    // Again by hand: no extra reload, no bar in what the server sends, the script once.
    await page.reload()
    await comesAlive(page)
    expect(loads).toBe(2)
    await expect.poll(() => chatScripts(page)).toBe(1)
    const raw = await page.context().request.get('/contact')
    expect(await raw.text()).not.toContain('acknowledge and proceed')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('Decline', () => {
  test('gives consent to the necessary cookies only, and the bar is gone for good', async () => {
    const visitor = await browser.visitor()
    await visitor.page.clock.install()
    const page = await arrive(visitor)
    // Who thinks about it for a day has it kept for a day less: the time runs from the loading of the page.
    await page.clock.fastForward(86_400_000)
    const chosen = Date.now() / 1000
    await press(page, 'Decline')
    await control(page).waitFor()
    await expect.poll(() => isFocused(control(page))).toBe(true)
    const { consent, enabled, all } = await kept(visitor)
    for (const { name, expires } of all.filter(cookie => cookie.name.startsWith('ncc_')))
      expect(Math.abs(expires - (chosen + 29 * 86_400)), name).toBeLessThan(120)
    expect(decodeURIComponent(consent!.value)).toBe(allIds.join(''))
    expect(decodeURIComponent(enabled!)).toBe(necessary.join('~'))
    await page.reload()
    await control(page).waitFor()
    expect(await bar(page).count()).toBe(0)
    const round = await control(page).evaluate(button => {
      const { width, height } = button.getBoundingClientRect()
      const { right, bottom, position, zIndex } = getComputedStyle(button.closest('form')!)
      return { width, height, right, bottom, position, zIndex }
    })
    expect(round).toEqual({
      width: 40,
      height: 40,
      right: '20px',
      bottom: '20px',
      position: 'fixed',
      zIndex: '100000',
    })
    expect(await accessibilityFaults(page)).toEqual([])
    await visitor.leave()
  })
})

describe('the control button on a phone', () => {
  test('stands at the end of the page, never on words or on something to press', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor)
    await press(page, 'Decline')
    await control(page).waitFor()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect
      .poll(() => control(page).evaluate(button => button.getBoundingClientRect().top > innerHeight))
      .toBe(true)
    const covered = await control(page).evaluate(button => {
      const mine = button.getBoundingClientRect()
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const below: string[] = []
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        if (!word.textContent?.trim() || word.parentElement?.closest('script, style, .sr-only, noscript')) continue
        const range = document.createRange()
        range.selectNodeContents(word)
        for (const { left, right, top, bottom } of range.getClientRects())
          if (left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top)
            below.push(word.textContent)
      }
      return below
    })
    expect(covered).toEqual([])
    await control(page).click()
    await settings(page).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('the settings', () => {
  test('have a group each, switches for the optional ones, and tell of what is not saved', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    await openSettings(page)
    expect(await settings(page).getByRole('group', { name: 'Necessary cookies' }).count()).toBe(1)
    expect(await settings(page).getByRole('group', { name: 'Optional cookies' }).count()).toBe(1)
    await settings(page).getByRole('group', { name: 'Necessary cookies' }).waitFor()
    expect(await box(page, saidAs('consent.signingIn')).isChecked()).toBe(true)
    expect(await box(page, saidAs('consent.signingIn')).isDisabled()).toBe(true)
    expect(await settings(page).getByRole('button').allInnerTexts()).toEqual([
      'Close',
      'Save',
      'Accept all',
      'Decline all',
    ])
    // One is ticked ahead: it enables nothing, and the notice shows at once.
    expect(await box(page, 'Maps').isChecked()).toBe(true)
    await notice(page).waitFor()
    await box(page, 'Maps').uncheck()
    await expect.poll(() => notice(page).count()).toBe(0)
    await page.getByText('Chat', { exact: true }).click()
    await notice(page).waitFor()
    await press(page, 'Close')
    await settings(page).waitFor({ state: 'detached' })
    await openSettings(page)
    await expect.poll(() => box(page, 'Chat').isChecked()).toBe(true)
    await notice(page).waitFor()
    await press(page, 'Save')
    await control(page).waitFor()
    expect(decodeURIComponent((await kept(visitor)).enabled!)).toBe([...necessary, 'chat'].join('~'))
    await openSettings(page)
    await expect.poll(() => notice(page).count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('Decline all takes consent back: the bar returns, also after a reload', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    await press(page, 'Decline')
    await openSettings(page)
    await press(page, 'Decline all')
    await bar(page).waitFor()
    await expect.poll(() => control(page).count()).toBe(0)
    const { consent, enabled } = await kept(visitor)
    expect([consent!.value, enabled]).toEqual(['0', undefined])
    await page.reload()
    await comesAlive(page)
    await bar(page).waitFor()
    expect(await control(page).count()).toBe(0)
    await visitor.leave()
  })

  test('Save removes the cookies and the script of what is no longer enabled, and nothing necessary', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    await openSettings(page)
    await box(page, 'Chat').check()
    await press(page, 'Save')
    await expect.poll(() => chatScripts(page)).toBe(1)
    await page.evaluate(() => {
      for (const name of ['chat_id', 'targetRoute', 'map_view']) {
        // biome-ignore lint/suspicious/noDocumentCookie: as a script of the page would
        document.cookie = `${name}=1; path=/`
      }
    })
    await openSettings(page)
    await box(page, 'Chat').uncheck()
    await press(page, 'Save')
    await expect.poll(() => chatScripts(page)).toBe(0)
    const names = (await kept(visitor)).all.map(({ name }) => name)
    expect(names).not.toContain('chat_id')
    expect(names).toEqual(expect.arrayContaining(['targetRoute', 'map_view', 'ncc_c']))
    await visitor.leave()
  })

  test('analytics begin the page anew when they become enabled, and at no other time', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await openSettings(page)
    await box(page, saidAs('consent.countingVisits')).check()
    await press(page, 'Save')
    await expect.poll(() => loads).toBe(1)
    await comesAlive(page)
    for (const ticked of [true, false]) {
      await openSettings(page)
      await box(page, saidAs('consent.countingVisits')).setChecked(ticked)
      await press(page, 'Save')
      await settings(page).waitFor({ state: 'detached' })
    }
    expect(loads).toBe(1)
    await visitor.leave()
  })

  test('a click beside them closes when that is configured; a click inside does not', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    await openSettings(page)
    await settings(page).getByText('Talk to us.').click()
    expect(await settings(page).count()).toBe(1)
    await page.mouse.click(20, 20)
    await settings(page).waitFor({ state: 'detached' })
    await visitor.leave()
  })

  test('are the page of their own where their code cannot be fetched', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    await page.route(/assets\/consent-dialog-/, route => route.abort())
    await press(page, 'Learn more and customize')
    await page.waitForURL(/\/cookies\?back=/)
    await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor()
    await visitor.leave()
  })

  test('can be worked by keys alone', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    const hands = keyboard(page)
    await hands.press(page.getByRole('button', { name: 'Learn more and customize' }))
    await settings(page).waitFor()
    await page.keyboard.press('Escape')
    await settings(page).waitFor({ state: 'detached' })
    const manage = page.getByRole('button', { name: 'Learn more and customize' })
    await expect.poll(() => isFocused(manage)).toBe(true)
    await page.keyboard.press('Enter')
    await settings(page).waitFor()
    // What each necessary group stores unfolds by keys too, before the first switch.
    await tabTo(page, box(page, saidAs('consent.countingVisits')))
    await tabTo(page, box(page, 'Chat'))
    await page.keyboard.press('Space')
    await expect.poll(() => box(page, 'Chat').isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await control(page).waitFor()
    expect(decodeURIComponent((await kept(visitor)).enabled!)).toContain('chat')
    await visitor.leave()
  })
})

describe('another list of cookies', () => {
  test('makes an old consent count as declined', async () => {
    const visitor = await browser.visitor()
    await visitor.context.addCookies([
      { name: 'ncc_c', value: 'sessioncheckoutchoiceanalytics', url: site.origin },
      { name: 'ncc_e', value: 'session~checkout~choice~analytics', url: site.origin },
    ])
    const page = await arrive(visitor)
    await bar(page).waitFor()
    expect(await control(page).count()).toBe(0)
    expect(await analyticsCalls(page)).toEqual([])
    await visitor.leave()
  })
})

describe('without script', () => {
  test('every choice is a form, and leads back to the page it was made on', async () => {
    const visitor = await browser.visitor({ script: false })
    const { page } = visitor
    await page.goto('/contact?from=here')
    await press(page, 'Decline')
    await expect.poll(() => bar(page).count()).toBe(0)
    await control(page).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact?from=here')
    expect(decodeURIComponent((await kept(visitor)).enabled!)).toBe(necessary.join('~'))
    await control(page).click()
    await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor()
    await page.getByRole('checkbox', { name: 'Chat' }).check()
    await press(page, 'Save')
    await page.waitForURL(url => url.pathname === '/contact')
    expect(decodeURIComponent((await kept(visitor)).enabled!)).toBe([...necessary, 'chat'].join('~'))
    await control(page).click()
    await press(page, 'Decline all')
    await bar(page).waitFor()
    expect((await kept(visitor)).consent!.value).toBe('0')
    await visitor.leave()
  })
})
