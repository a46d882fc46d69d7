// How a page feels on a slow phone: Chromium with its processor and its network held back, and what it measures itself.

import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { isTakenOver } from '#tests/support/browser.ts'
import { patience, phone } from './first-view.ts'

/** The slow 4G and the slow processor by which Lighthouse judges, in bytes a second and milliseconds. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}
const slowdown = 4

/**
 * Milliseconds, but for the shift, which has no unit. Blocked is the time that Lighthouse totals: of each task that runs
 * once there is something to touch, what is beyond fifty milliseconds.
 */
export type Vitals = { readonly largestPaint: number; readonly shift: number; readonly blocked: number }

export type Visited = { readonly origin: string; readonly path: string }

type Noted = {
  first: number
  largest: number
  shift: number
  tasks: { start: number; length: number }[]
  slow: number[]
}

/** Notes from the very beginning what the browser tells only to who listens. */
function note(): void {
  const noted: Noted = { first: 0, largest: 0, shift: 0, tasks: [], slow: [] }
  ;(window as unknown as { noted: Noted }).noted = noted
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.largest = startTime
  })
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) noted.shift += value
  })
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, length: duration }))
  const interactions = new Map<number, number>()
  const byHand = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId === 0) return
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    noted.slow = [...interactions.values()]
  }
  watch('event', byHand, { durationThreshold: 16 })
}

/** A page on that phone; `held` says whether its network is held back too. */
export async function slowPhone(
  browser: Browser,
  origin: string,
  held: boolean,
): Promise<{ page: Page; leave: () => Promise<void> }> {
  const context = await browser.newContext({ ...phone, baseURL: origin, locale: 'en-GB' })
  context.setDefaultTimeout(patience)
  await context.addInitScript(note)
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (held) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, leave: () => context.close() }
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

/** Loads the page with nothing kept from before, until it is ready and nothing more comes. */
export async function vitalsOf(
  browser: Browser,
  { origin, path, isReady = isTakenOver }: Visited & { readonly isReady?: (page: Page) => Promise<void> },
): Promise<Vitals> {
  const { page, leave } = await slowPhone(browser, origin, true)
  try {
    await page.goto(path, { waitUntil: 'networkidle' })
    await isReady(page)
    await page.waitForLoadState('networkidle')
    const { first, largest, shift, tasks } = await noted(page)
    if (first === 0) throw new Error(`Nothing of ${path} was painted`)
    const lengths = tasks.map(({ start, length }) => start + length - Math.max(start, first))
    const blocked = lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0)
    return { largestPaint: largest, shift, blocked }
  } finally {
    await leave()
  }
}

/** Presses what has come to rest. A `click` of the driver also listens in the page for what it hits, which the page would wait for. */
export async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nobody sees ${target}`)
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** How long each touch and key since the page began waited for the next picture, in milliseconds; what is not told was under 16. */
export async function waits(page: Page): Promise<number[]> {
  // The last one is told after it is painted.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 300))))
  return (await noted(page)).slow
}
