// P6 and P7: what a slow phone shows when, and how long a finger waits for the calendar, the filters and the map.

import type { Page } from 'playwright-core'
import { comesAlive } from '#tests/support/browser.ts'
import { demoSite, listPath, stayPath } from '../demo-site.ts'
import type { Figure, Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median, percentile } from '../turns.ts'
import { slowPhone, type Vitals, vitalsOf, waits } from '../vitals.ts'

const pages = { first: '/', list: listPath, stay: stayPath } as const

/** What a hand does on a page. */
type Hand = { readonly path: string; readonly use: (page: Page) => Promise<void> }

const hands: Readonly<Record<string, Hand>> = {
  calendar: {
    path: stayPath,
    use: async page => {
      // Whoever comes to the days gets the calendar of this browser in place of a table of links.
      await page
        .getByRole('link', { name: /Arrive here/ })
        .first()
        .focus()
      await page.getByRole('grid').first().waitFor()
      const calendar = page.locator('#calendar')
      for (let press = 0; press < 2; press++) await calendar.getByRole('button', { name: 'Next' }).first().click()
      const days = calendar.getByRole('button', { name: /Arrive here$/ }).filter({ visible: true })
      await days.nth(3).click()
      await calendar.getByRole('gridcell', { selected: true }).first().waitFor()
      for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
    },
  },
  filters: {
    path: listPath,
    use: async page => {
      await page.getByRole('button', { name: 'Filters' }).click()
      const boxes = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox')
      await boxes.first().waitFor()
      for (let at = 0; at < Math.min(4, await boxes.count()); at++) await boxes.nth(at).click()
    },
  },
  map: {
    path: listPath,
    use: async page => {
      await page.getByRole('button', { name: 'Map' }).click()
      const map = page.getByRole('region', { name: 'These homes on the map' })
      await map.locator('[data-drawn="true"]').waitFor()
      for (let press = 0; press < 4; press++) await map.getByRole('button', { name: 'Zoom in' }).click()
    },
  },
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const site = await demoSite(ground)
  const browser = await ground.browser()
  const answers: Record<string, Measured> = {}
  for (const [name, path] of Object.entries(pages)) {
    const taken: Vitals[] = []
    for (let round = 0; round < ground.pick(1, 5); round++) taken.push(await vitalsOf(browser, site.origin, path))
    const of = (read: (vitals: Vitals) => number): Measured => {
      const rounds = taken.map(read)
      return { value: median(rounds), rounds }
    }
    answers[`P6-paint-${name}`] = of(({ largestPaint }) => largestPaint / 1000)
    answers[`P6-shift-${name}`] = of(({ shift }) => shift)
    answers[`P6-blocked-${name}`] = of(({ blocked }) => blocked)
  }
  for (const [name, { path, use }] of Object.entries(hands)) {
    const all: number[] = []
    for (let round = 0; round < ground.pick(1, 3); round++) {
      const { page, leave } = await slowPhone(browser, site.origin, false)
      try {
        await page.goto(path, { waitUntil: 'networkidle' })
        await comesAlive(page)
        await use(page)
        all.push(...(await waits(page)))
      } finally {
        await leave()
      }
    }
    answers[`P7-${name}`] = { value: all.length > 0 ? percentile(all, 0.98) : 0, seen: { interactions: all.length } }
  }
  return answers
}

const shown: Readonly<Record<keyof typeof pages, string>> = { first: 'the first page', list: 'a list', stay: 'a home' }
const vitals = Object.entries(shown).flatMap(([name, words]): Figure[] => [
  {
    id: `P6-paint-${name}`,
    name: `largest paint of ${words}`,
    unit: 's',
    against: '–',
    better: 'less',
    goal: 1.8,
    failsAt: 2.5,
  },
  { id: `P6-shift-${name}`, name: `what shifts of ${words}`, unit: 'CLS', against: '–', better: 'less', goal: 0.02 },
  {
    id: `P6-blocked-${name}`,
    name: `blocked while ${words} loads`,
    unit: 'ms',
    against: '–',
    better: 'less',
    goal: 50,
  },
])
const touched = Object.keys(hands).map(
  (name): Figure => ({
    ...{ id: `P7-${name}`, name: `a touch of the ${name} waits, p98`, unit: 'ms', against: '–' },
    ...{ better: 'less', goal: 100, failsAt: 200 },
  }),
)

export const measurement: Measurement = { figures: [...vitals, ...touched], needsChromium: true, measure }
