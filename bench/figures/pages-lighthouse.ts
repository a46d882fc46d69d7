// P5: what Lighthouse 13 says of the first page, a list and a home, on its slow phone; npm fetches it for the run alone.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, findChromium, launchFlags } from '#tests/support/chromium.ts'
import { demoSite, listPath, stayPath } from '../demo-site.ts'
import type { Figure, Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median, oneByOne, steady } from '../turns.ts'

const lighthouse = 'lighthouse@13'
const pages = { first: '/', list: listPath, stay: stayPath } as const

/** The categories, with the points to reach. */
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** `machine`: how fast Lighthouse found the processor to be just before, as a number of its own. */
type Points = Readonly<Record<keyof typeof categories | 'machine', number>>

const mostTries = 4

/** Points from 0 to 100. Throws what Lighthouse said when none of the tries comes to an end. */
async function pointsOf(ground: Ground, address: string): Promise<Points> {
  for (let tried = 1; ; tried++) {
    try {
      return await pointsOnce(ground, address)
    } catch (fault) {
      // A trace without its beginning or its first picture, a browser that was lost: nothing of it is about the page.
      if (tried === mostTries) throw fault
      ground.say(`Lighthouse is asked again: ${String(fault).slice(0, 300)}`)
    }
  }
}

async function pointsOnce(ground: Ground, address: string): Promise<Points> {
  const folder = ground.folder()
  const file = join(folder, 'report.json')
  const child = spawn(
    'npx',
    [
      ...['--yes', lighthouse, address, '--quiet', '--output=json', `--output-path=${file}`],
      // On a slow machine a page takes longer than Lighthouse would wait by itself.
      ...['--max-wait-for-load=120000', '--no-enable-error-reporting'],
      ...[`--chrome-flags=--headless=new ${launchFlags.join(' ')}`],
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: findChromium('whole')! }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${said.slice(-2000)}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly runtimeError?: { readonly code: string; readonly message: string }
    readonly categories: Record<string, { score: number | null }>
    readonly environment: { readonly benchmarkIndex: number }
  }
  if (report.runtimeError) throw new Error(`${report.runtimeError.code}: ${report.runtimeError.message}`)
  const points = (name: string) => {
    const score = report.categories[name]?.score
    // Null where one of its audits could not be made.
    if (score === undefined || score === null) throw new Error(`Lighthouse has no points for ${name}`)
    return Math.round(score * 100)
  }
  const found = Object.fromEntries(Object.keys(categories).map(name => [name, points(name)]))
  return { ...found, machine: report.environment.benchmarkIndex } as Points
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  ensureChromium(ground.say, 'whole')
  const site = await demoSite(ground)
  const answers: Record<string, Measured> = {}
  for (const [page, path] of Object.entries(pages).slice(0, ground.pick(1, 3))) {
    const pace = { rounds: ground.pick(1, 5), tries: ground.tries }
    const { taken, tries } = await steady(
      pace,
      rounds => oneByOne(rounds, () => pointsOf(ground, site.origin + path)),
      points => [points.map(({ machine }) => machine)],
    )
    for (const category of Object.keys(categories) as (keyof typeof categories)[]) {
      const rounds = taken.map(points => points[category])
      // The other points say what is in the page, on whatever machine.
      const peer = category === 'performance' ? { peerRounds: taken.map(({ machine }) => machine), tries } : {}
      answers[`P5-${category}-${page}`] = { value: median(rounds), rounds, ...peer }
    }
  }
  return answers
}

const shown: Readonly<Record<keyof typeof pages, string>> = { first: 'the first page', list: 'a list', stay: 'a home' }

const figuresOf = ([page, words]: [string, string]) =>
  Object.entries(categories).map(
    ([category, goal]): Figure => ({
      ...{ id: `P5-${category}-${page}`, name: `${category} of ${words} in ${lighthouse}`, unit: 'points' },
      ...{ against: category === 'performance' ? 'steady by what Lighthouse finds of the machine' : '–' },
      ...{ better: 'more', goal, failsAt: 95 },
    }),
  )

export const measurement: Measurement = {
  figures: Object.entries(shown).flatMap(figuresOf),
  needsChromium: true,
  onlyInFull: Object.entries(shown)
    .slice(1)
    .flatMap(figuresOf)
    .map(({ id }) => id),
  measure,
}
