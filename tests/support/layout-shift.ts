// How far a page moves under its reader while its pictures, letters and script arrive late and one by one.

import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { type Milliseconds, seconds } from '#values/duration.ts'

/** Most of it that the open pages may have, by the measure of Chromium (Cumulative Layout Shift). */
export const mostShift = 0.02

/** After the first paint: shorter than this, and Chromium counts fewer of the shifts. */
const lateness: Milliseconds = seconds(0.7)

const late = /\/assets\/[^?]+\.(?:js|woff2)|\/photos\/|\.(?:webp|avif|jpe?g|png)\b/

/**
 * From now on every shift of `page` is counted.
 * All are added up, which is never less than the measure that takes the worst second of them.
 */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: string[]; shifted: number }
    seen.shifts = []
    seen.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.shifted += entry.value
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? 'something')
        seen.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  })
}

/** From now on the pictures, letters and script of `page` arrive only after its first paint. */
export async function delayParts(page: Page): Promise<void> {
  let hasPainted = () => {}
  let painted = Promise.resolve()
  page.on('request', request => {
    if (!request.isNavigationRequest()) return
    painted = new Promise(resolve => {
      hasPainted = resolve
    })
  })
  await page.exposeFunction('hasPainted', () => hasPainted())
  await page.addInitScript(() => {
    const { hasPainted } = window as unknown as { hasPainted: () => void }
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) hasPainted()
    }).observe({ type: 'paint', buffered: true })
  })
  await page.route(late, async route => {
    await painted
    await setTimeout(lateness)
    // The page may have gone meanwhile.
    await route.continue().catch(() => {})
  })
}

/** How far the page has moved so far, and what moved. Nobody may have touched it. */
export function shiftsOf(page: Page): Promise<{ readonly total: number; readonly each: readonly string[] }> {
  return page.evaluate(() => {
    const { shifted, shifts } = window as unknown as { shifts: string[]; shifted: number }
    return { total: shifted, each: shifts }
  })
}

/** Chromium draws this page no more, though its script runs: what has happened to it says nothing of the page. */
class DrawnNoMore extends Error {}

/** A minute, for machines that do much else. */
const mostForFrame: Milliseconds = seconds(60)

/** How often it may come to that: it is seen at one of some four hundred pages that are scrolled while they come. */
const mostTries = 3

/** Looks at pages in new tabs, and once more from the beginning when Chromium has ceased to draw one: nothing else helps it. */
export async function whereDrawn<Answer>(look: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await look()
    } catch (fault) {
      if (!(fault instanceof DrawnNoMore) || tries === mostTries) throw fault
    }
  }
}

/**
 * Waits until script runs, letters are there and so is every picture that is in sight on the way down and back.
 * Throws when no frame comes any more.
 */
export async function arrivedWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some(key => key.startsWith('__reactFiber')))
  const isDrawn = await page.evaluate(async mostForFrame => {
    await document.fonts.ready
    let isDrawn = true
    const frame = () =>
      new Promise<void>(done => {
        const late = window.setTimeout(() => {
          isDrawn = false
          done()
        }, mostForFrame)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            window.clearTimeout(late)
            done()
          }),
        )
      })
    const inSight = (picture: HTMLImageElement) => {
      const { top, bottom, left, right, width } = picture.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    for (let top = 0; isDrawn && top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      // Asked anew each time: a picture that a page takes away again never says that it has come.
      while (isDrawn && [...document.images].some(picture => inSight(picture) && !picture.complete)) await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    if (isDrawn) await frame()
    return isDrawn
  }, mostForFrame)
  if (!isDrawn) throw new DrawnNoMore(`No frame of ${page.url()} came any more.`)
}
