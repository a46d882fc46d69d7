// P5: what Lighthouse 13 says of the first page, a list and a home, on its slow phone; npm fetches it for the run alone.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, findChromium, launchFlags } from '#tests/support/chromium.ts'
import { demoSite, listPath, stayPath } from '../demo-site.ts'
import type { Figure, Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median } from '../turns.ts'

const lighthouse = 'lighthouse@13'
const pages = { first: '/', list: listPath, stay: stayPath } as const

/** The categories, with the points to reach. */
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Points = Readonly<Record<keyof typeof categories, number>>

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
  const report = join(folder, 'report.json')
  const child = spawn(
    'npx',
    [
      ...['--yes', lighthouse, address, '--quiet', '--output=json', `--output-path=${report}`],
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
  const found = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly runtimeError?: { readonly code: string; readonly message: string }
    readonly categories: Record<string, { score: number | null }>
  }
  if (found.runtimeError) throw new Error(`${found.runtimeError.code}: ${found.runtimeError.message}`)
  const points = (name: string) => {
    const score = found.categories[name]?.score
    // Null where one of its audits could not be made.
    if (score === undefined || score === null) throw new Error(`Lighthouse has no points for ${name}`)
    return Math.round(score * 100)
  }
  return Object.fromEntries(Object.keys(categories).map(name => [name, points(name)])) as Points
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  ensureChromium(ground.say, 'whole')
  const site = await demoSite(ground)
  const answers: Record<string, Measured> = {}
  for (const [page, path] of Object.entries(pages).slice(0, ground.pick(1, 3))) {
    const taken: Points[] = []
    for (let round = 0; round < ground.pick(1, 5); round++) taken.push(await pointsOf(ground, site.origin + path))
    for (const category of Object.keys(categories) as (keyof Points)[]) {
      const rounds = taken.map(points => points[category])
      answers[`P5-${category}-${page}`] = { value: median(rounds), rounds }
    }
  }
  return answers
}

const shown: Readonly<Record<keyof typeof pages, string>> = { first: 'the first page', list: 'a list', stay: 'a home' }

const figuresOf = ([page, words]: [string, string]) =>
  Object.entries(categories).map(
    ([category, goal]): Figure => ({
      ...{ id: `P5-${category}-${page}`, name: `${category} of ${words} in ${lighthouse}`, unit: 'points' },
      ...{ against: '–', better: 'more', goal, failsAt: 95 },
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
