// Visitors with a real browser each, and what went wrong in it while they looked around.

import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Milliseconds, seconds } from '#values/duration.ts'
import { askAxe } from './ask-axe.ts'
import { findChromium, launchFlags } from './chromium.ts'
import { isFullyHydrated } from './fully-hydrated.ts'
import { type MachineFonts, machineFonts } from './machine-fonts.ts'

export type VisitorOptions = {
  /** Pixels; 1280 unless told. */
  readonly width?: number
  /** False: a browser without script. */
  readonly script?: boolean
  readonly language?: string
  /** Another name than Chromium's. */
  readonly userAgent?: string
  /** They break a page's policy on purpose; everybody else leaves without a single breach. */
  readonly breaksPolicy?: boolean
}

export type Visitor = {
  readonly page: Page
  /** For a second tab of the same person. */
  readonly context: BrowserContext
  /** Errors, server faults, breaches of a page's policy and requests to other machines; a journey ends with none. */
  readonly complaints: readonly string[]
  /** Closes everything of theirs; fails when a page's policy refused anything meanwhile. */
  readonly leave: () => Promise<void>
}

export type TestBrowser = {
  /** A person with cookies of their own, for whom paths such as `/stays` lead to the site. */
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
  readonly close: () => Promise<void>
}

/** Milliseconds: how long a person waits for anything. Much, for machines that do much else. */
const patience = 120_000

/** How often it is looked whether a page stands still, and how long nobody looks in between. */
const betweenLooks: Milliseconds = seconds(0.05)
const mostLooks = patience / betweenLooks

/**
 * Starts a browser for the site at `origin`, on a machine that has nothing but `fonts`. Its pages may call the `others`
 * besides, each a host and port.
 */
export async function openBrowser(
  origin: string,
  others: readonly string[] = [],
  fonts: MachineFonts = 'DejaVu',
): Promise<TestBrowser> {
  const program = findChromium()
  if (!program) throw new Error('There is no Chromium; "npm test" installs it or says how.')
  const { environment, remove } = machineFonts(fonts)
  const browser = await chromium.launch({
    executablePath: program,
    headless: true,
    args: [...launchFlags],
    env: { ...process.env, ...environment },
  })

  async function visitor({
    width = 1280,
    script = true,
    language = 'en-GB',
    userAgent,
    breaksPolicy = false,
  }: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: width < 600 ? 844 : 900 },
      isMobile: width < 600,
      hasTouch: width < 600,
      javaScriptEnabled: script,
      locale: language,
      ...(userAgent && { userAgent }),
    })
    context.setDefaultTimeout(patience)
    const complaints: string[] = []
    // What a page's policy refuses, its document is told of: the console's words for it differ between versions.
    const tell = (_page: unknown, what: string) => void complaints.push(`against the policy: ${what}`)
    await context.exposeBinding('tellOfPolicy', tell)
    // A page that glides to the focused field takes the next button away from under the pointer: the click falls beside it.
    // Not by a sheet of styles: a page that has one more has the browser look at its letters anew.
    await context.addInitScript(() => {
      // A frame that may run no script complains of an observer.
      if (window !== window.top) return
      const begun = new MutationObserver(() => {
        if (!document.documentElement) return
        document.documentElement.style.scrollBehavior = 'auto'
        begun.disconnect()
      })
      begun.observe(document, { childList: true })
    })
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { tellOfPolicy: (what: string) => void }).tellOfPolicy(
          `${effectiveDirective} ${blockedURI}`,
        ),
      ),
    )
    watch(context, [new URL(origin).host, ...others], complaint => void complaints.push(complaint))
    const leave = async () => {
      await context.close()
      if (!breaksPolicy) expect(complaints.filter(isBreach), 'breaches of a policy').toEqual([])
    }
    return { page: await context.newPage(), context, complaints, leave }
  }

  return { visitor, close: () => browser.close().finally(remove) }
}

/** Whether a policy refused something: told by the document itself, or by the console where no script runs. */
function isBreach(complaint: string): boolean {
  return /^against the policy: |Content.Security.Policy/i.test(complaint)
}

function watch(context: BrowserContext, hosts: readonly string[], complain: (complaint: string) => void): void {
  context.on('console', message => {
    // A refusal the journey provokes on purpose (404, 409) is also an error line of the console; server faults are told below.
    const refusal = /^Failed to load resource: .*status of 4\d\d/.test(message.text())
    if (message.type() === 'error' && !refusal) complain(`console: ${message.text()}`)
  })
  context.on('weberror', fault => complain(`uncaught: ${fault.error().message}`))
  context.on('request', request => {
    const address = new URL(request.url())
    if (/^(https?|wss?):$/.test(address.protocol) && !hosts.includes(address.host))
      complain(`left the machine: ${address.href}`)
  })
  context.on('response', response => {
    if (response.status() >= 500) complain(`${response.status()} for ${new URL(response.url()).pathname}`)
  })
}

/**
 * Waits until script has taken the page over: it is hydrated, and every effect of that has run. The loading bar is first
 * drawn by such an effect, and they all run in one go.
 */
export async function isTakenOver(page: Page): Promise<void> {
  await page.locator('[data-loading-bar][style]').waitFor({ state: 'attached' })
}

/** As above, and all of the page, with what hydrates only after an interaction. */
export async function comesAlive(page: Page): Promise<void> {
  await isTakenOver(page)
  for (let look = 0; look < mostLooks && !(await page.evaluate(isFullyHydrated)); look++) await setTimeout(betweenLooks)
}

/**
 * Closes a tab by asking until it is gone. Chromium forgets a request that meets the end of a navigation, and then
 * `page.close()` waits for ever (crbug.com/536385539).
 */
export async function closeTab(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page)
  const { targetId } = (await tab.send('Target.getTargetInfo')).targetInfo
  const browser = await page.context().browser()!.newBrowserCDPSession()
  for (let ask = 0; ask < mostLooks && !page.isClosed(); ask++) {
    // The tab may be gone by now.
    await browser.send('Target.closeTarget', { targetId }).catch(() => {})
    await setTimeout(betweenLooks)
  }
  await browser.detach()
  expect(page.isClosed(), `${page.url()} is closed`).toBe(true)
}

/** Waits until nothing glides or fades: a colour on its way to another one is no fault. What nobody reads may go on. */
async function standsStill(page: Page): Promise<void> {
  const moving = () =>
    page.locator('html').evaluate(html => {
      const matters = ({ effect, playState }: Animation) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        Number.isFinite(effect.getComputedTiming().endTime) &&
        !effect.target?.closest('[aria-hidden="true"]')
      return html.getAnimations({ subtree: true }).filter(matters).length
    })
  // By hand: among tests that run side by side nobody knows whose `expect.poll` this would be.
  for (let look = 0; look < mostLooks; look++) {
    if ((await moving()) === 0) return
    await setTimeout(betweenLooks)
  }
  throw new Error(`${page.url()} does not stand still.`)
}

/**
 * What axe finds on the page once it stands still, one line a finding with the elements; empty when all is well.
 * By all its rules, or by `only` these.
 */
export async function accessibilityFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  await standsStill(page)
  // Nothing can be asked inside a frame that runs no script.
  const closed = (await page.locator('iframe[sandbox=""]').count()) > 0
  const violations = await askAxe(page, { only, withoutFrames: closed })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`,
  )
}
