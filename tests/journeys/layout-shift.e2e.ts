// No open page moves under its reader while its parts arrive, whatever fonts the machine has.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { startDemoSite } from '../support/demo-site.ts'
import { arrivedWhole, countShifts, delayParts, mostShift, shiftsOf, whereDrawn } from '../support/layout-shift.ts'
import { isLongCheck } from '../support/long-checks.ts'
import { type Piecemeal, startPiecemeal } from '../support/piecemeal.ts'
import type { Site } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

let site: Site

beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site?.stop())

// Wherever the pages have another order: the narrowest, a phone, a tablet, the first width of two columns, a desktop.
const widths = [320, 390, 768, 1024, 1440]
/** Each width with some machine's fonts; every one with all of them in the long check. */
const machines = [
  { fonts: 'DejaVu', daily: [320, 1440] },
  { fonts: 'Roboto', daily: [390, 1024] },
  { fonts: 'Noto', daily: [768] },
] as const

/** What moved too far while the page came, and how far; empty where nothing did. */
async function movedAt(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await arrivedWhole(page)
  const { total, each } = await shiftsOf(page)
  return total > mostShift ? [`${total} of ${path}`, ...each] : []
}

describe.each(machines)('on a machine that has $fonts and no other fonts', ({ fonts, daily }) => {
  let machine: TestBrowser
  beforeAll(async () => {
    machine = await openBrowser(site.origin, [], fonts)
  })
  afterAll(() => machine?.close())

  test.each<number>(isLongCheck ? widths : daily)(
    'nothing of an open page moves at %i px when its pictures, letters and script arrive late',
    async width => {
      const dates = `in=${daysAhead(40)}&out=${daysAhead(44)}&adults=2`
      const found = await whereDrawn(async () => {
        const { page, complaints, leave } = await machine.visitor({ width })
        await countShifts(page)
        await delayParts(page)
        const moved: string[] = []
        for (const path of ['/', `/stays?${dates}`, `/stays/skerry-light?${dates}`, '/contact', '/refund', '/login'])
          moved.push(...(await movedAt(page, path)))
        await leave()
        return { moved, complaints }
      })
      expect(found).toEqual({ moved: [], complaints: [] })
    },
  )
})

describe('on a slow line, where a page is painted before all of it has come', () => {
  let line: Piecemeal
  let machine: TestBrowser
  beforeAll(async () => {
    line = await startPiecemeal(site.origin)
    machine = await openBrowser(line.origin)
  })
  afterAll(async () => {
    await machine?.close()
    await line?.stop()
  })

  // Each page first in a tab of its own: after another page of the site Chromium waits before it paints.
  test.each([320, 1440])('nothing of it moves at %i px when the rest comes', async width => {
    const dates = `in=${daysAhead(40)}&out=${daysAhead(44)}&adults=2`
    const moved: string[] = []
    for (const path of ['/', `/stays?${dates}`, '/stays?where=Atlantis', `/stays/skerry-light?${dates}`])
      moved.push(
        ...(await whereDrawn(async () => {
          const { page, leave } = await machine.visitor({ width })
          await countShifts(page)
          const here = await movedAt(page, path)
          await leave()
          return here
        })),
      )
    expect(moved).toEqual([])
  })
})
