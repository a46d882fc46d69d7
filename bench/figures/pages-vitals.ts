// P6 and P7: what a slow phone shows when, and how long a finger waits for the calendar, the filters and the map.

import type { Browser, Page } from 'playwright-core'
import { sentence } from '#catalogue/sentence.ts'
import { comesAlive } from '#tests/support/browser.ts'
import { saying } from '#tests/support/saying.ts'
import { daysAhead } from '#tests/support/some-homes.ts'
import { demoSite, listPath, stayPath } from '../demo-site.ts'
import type { Figure, Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { hasWorked, plainPage, pressButton } from '../plain-page.ts'
import { median, oneByOne, percentile, steady } from '../turns.ts'
import { slowPhone, touch, type Visited, type Vitals, vitalsOf, waits } from '../vitals.ts'

const pages = { first: '/', list: listPath, stay: stayPath } as const

/** A day on which a visit may begin. */
const arrival = saying('quotes.arriveHere', 'quotes.arriveFor')

/** What a hand does on a page. */
type Hand = { readonly path: string; readonly use: (page: Page) => Promise<void> }

const hands: Readonly<Record<string, Hand>> = {
  calendar: {
    // Not this month, whose days may all be over: a phone shows one.
    path: `${stayPath}?month=${daysAhead(40).slice(0, 7)}`,
    use: async page => {
      // Whoever comes to the days gets the calendar of this browser in place of a table of links.
      await page.getByRole('link', { name: arrival }).first().focus()
      await page.getByRole('grid').first().waitFor()
      const calendar = page.locator('#calendar')
      for (let press = 0; press < 2; press++)
        await touch(calendar.getByRole('button', { name: sentence('values.further') }).first())
      const days = calendar.getByRole('button', { name: arrival }).filter({ visible: true })
      await touch(days.nth(3))
      await calendar.getByRole('gridcell', { selected: true }).first().waitFor()
      for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
    },
  },
  filters: {
    path: listPath,
    use: async page => {
      await touch(page.getByRole('button', { name: sentence('search.filters') }))
      const boxes = page.getByRole('form', { name: sentence('search.filters') }).getByRole('checkbox')
      await boxes.first().waitFor()
      for (let at = 0; at < Math.min(4, await boxes.count()); at++) await touch(boxes.nth(at))
    },
  },
  map: {
    path: listPath,
    use: async page => {
      await touch(page.getByRole('button', { name: sentence('search.map'), exact: true }))
      const map = page.getByRole('region', { name: sentence('search.onMap') })
      await map.locator('[data-drawn="true"]').waitFor()
      for (let press = 0; press < 4; press++) await touch(map.getByRole('button', { name: 'Zoom in' }))
    },
  },
}

/** Every round the page, and beside it the plain one, which tells whether the machine had something else to do. */
async function loaded(ground: Ground, browser: Browser, page: Visited, plain: string) {
  const round = async () => ({
    ours: await vitalsOf(browser, page),
    plain: await vitalsOf(browser, { origin: plain, path: '/', isReady: hasWorked }),
  })
  const { taken, tries } = await steady(
    { rounds: ground.pick(1, 5), tries: ground.tries },
    rounds => oneByOne(rounds, round),
    rounds => [rounds.map(each => each.plain.largestPaint), rounds.map(each => each.plain.blocked)],
  )
  return (read: (vitals: Vitals) => number, peer?: (vitals: Vitals) => number): Measured => {
    const rounds = taken.map(({ ours }) => read(ours))
    const beside = peer && { peerRounds: taken.map(each => peer(each.plain)), tries }
    return { value: median(rounds), rounds, ...beside }
  }
}

/** Milliseconds that each touch of a page waited. */
async function touches(browser: Browser, { origin, path }: Visited, isReady: Hand['use'], use: Hand['use']) {
  const { page, leave } = await slowPhone(browser, origin, false)
  try {
    await page.goto(path, { waitUntil: 'networkidle' })
    await isReady(page)
    await use(page)
    return await waits(page)
  } finally {
    await leave()
  }
}

async function touched(ground: Ground, browser: Browser, origin: string, { path, use }: Hand, plain: string) {
  const round = async () => ({
    ours: await touches(browser, { origin, path }, comesAlive, use),
    plain: median(await touches(browser, { origin: plain, path: '/' }, hasWorked, pressButton)),
  })
  const { taken, tries } = await steady(
    // Of the thirty touches of five visits, all but two in a hundred would be all of them: one slow one was the figure.
    { rounds: ground.pick(1, 15), tries: ground.tries },
    rounds => oneByOne(rounds, round),
    rounds => [rounds.map(each => each.plain)],
  )
  const all = taken.flatMap(({ ours }) => ours)
  return {
    // What is not told was under sixteen milliseconds.
    value: all.length > 0 ? percentile(all, 0.98) : 0,
    rounds: taken.map(({ ours }) => Math.max(0, ...ours)),
    peerRounds: taken.map(each => each.plain),
    tries,
    seen: { interactions: all.length },
  }
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const { origin } = await demoSite(ground)
  const browser = await ground.browser()
  const plain = await plainPage(ground)
  const answers: Record<string, Measured> = {}
  for (const [name, path] of Object.entries(pages)) {
    const of = await loaded(ground, browser, { origin, path }, plain)
    const paint = ({ largestPaint }: Vitals) => largestPaint / 1000
    answers[`P6-paint-${name}`] = of(paint, paint)
    answers[`P6-shift-${name}`] = of(({ shift }) => shift)
    answers[`P6-blocked-${name}`] = of(
      ({ blocked }) => blocked,
      ({ blocked }) => blocked,
    )
  }
  for (const [name, hand] of Object.entries(hands)) {
    answers[`P7-${name}`] = await touched(ground, browser, origin, hand, plain)
  }
  return answers
}

const shown: Readonly<Record<keyof typeof pages, string>> = { first: 'the first page', list: 'a list', stay: 'a home' }
/** The goals are times; the plain page only tells whether they can be trusted. */
const beside = 'steady by a plain page'
const vitals = Object.entries(shown).flatMap(([name, words]): Figure[] => [
  {
    id: `P6-paint-${name}`,
    name: `largest paint of ${words}`,
    unit: 's',
    against: beside,
    better: 'less',
    goal: 1.8,
    failsAt: 2.5,
  },
  { id: `P6-shift-${name}`, name: `what shifts of ${words}`, unit: 'CLS', against: '–', better: 'less', goal: 0.02 },
  {
    id: `P6-blocked-${name}`,
    name: `blocked while ${words} loads`,
    unit: 'ms',
    against: beside,
    better: 'less',
    goal: 50,
  },
])
const ofHands = Object.keys(hands).map(
  (name): Figure => ({
    ...{ id: `P7-${name}`, name: `a touch of the ${name} waits, p98`, unit: 'ms', against: beside },
    ...{ better: 'less', goal: 100, failsAt: 200 },
  }),
)

export const measurement: Measurement = { figures: [...vitals, ...ofHands], needsChromium: true, measure }
