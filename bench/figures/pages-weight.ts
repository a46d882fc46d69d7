// P3, P4 and P8: what the first view of a list and of a home weighs, as a phone gets it from the built site.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { RunningApp } from '#tests/support/app.ts'
import { demoSite, listPath, stayPath } from '../demo-site.ts'
import type { Measured, Measurement } from '../figure.ts'
import { bytesOf, firstView, type Transfer } from '../first-view.ts'
import type { Ground } from '../ground.ts'

/** What nobody needs before using it, by the names that the build gives its files. */
const heavyParts: readonly RegExp[] = [
  ...[/^draw-map/, /^map-pins/, /^map-streets/, /^auth\.client/, /^range-calendar/, /^range-picker/],
  ...[/^availability-in-use/, /^party-steps/, /^place-list/, /^photos-in-front/, /^share-page/],
]

const isScript = ({ path }: Transfer) => path.startsWith('/assets/') && path.endsWith('.js')
/** Fetched ahead for the next page, when the browser had nothing else to do: no script of this view. */
const isAhead = ({ kind }: Transfer) => kind === 'Fetch'
const kilo = (bytes: number) => bytes / 1000

/** What stands at these paths when each is compressed as every server can, in bytes: not all of it is a file. */
async function gzipped(site: RunningApp, transfers: readonly Transfer[]): Promise<number> {
  let bytes = 0
  for (const path of new Set(transfers.map(each => each.path))) {
    const answer = await site.get(path, { headers: { 'accept-encoding': 'identity' } })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    bytes += gzipSync(await answer.bytes(), { level: 9 }).length
  }
  return bytes
}

/** React and react-dom as any page needs them to take over what a server sent, built by the same tool. */
async function reactAlone(ground: Ground): Promise<number> {
  const folder = ground.folder()
  const [input, output] = [join(folder, 'entry.js'), join(folder, 'out')]
  const from = (name: string) => JSON.stringify(fileURLToPath(import.meta.resolve(name)))
  writeFileSync(
    input,
    `import { createElement } from ${from('react')}
     import { hydrateRoot } from ${from('react-dom/client')}
     hydrateRoot(document, createElement('html'))`,
  )
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { target: 'es2023', outDir: output, rollupOptions: { input } },
  })
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(output, name)), { level: 9 }).length, 0)
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const site = await demoSite(ground)
  const browser = await ground.browser()
  const react = await reactAlone(ground)
  const assets = readdirSync(inProject('build', 'client', 'assets'))
  const missing = heavyParts.filter(part => !assets.some(name => part.test(name)))
  // A part under another name would weigh nothing for ever.
  if (missing.length > 0) throw new Error(`The build has no file like ${missing.join(' and ')}`)

  const answers: Record<string, Measured> = {}
  let unasked = 0
  for (const [name, path] of [
    ['list', listPath],
    ['stay', stayPath],
  ] as const) {
    const transfers = await firstView(browser, site.origin + path)
    const scripts = transfers.filter(transfer => isScript(transfer) && !isAhead(transfer))
    const weight = await gzipped(site, scripts)
    const ahead = await gzipped(
      site,
      transfers.filter(each => isScript(each) && isAhead(each)),
    )
    const seen = { kB: kilo(weight), reactKb: kilo(react), aheadKb: kilo(ahead), files: scripts.length }
    answers[`P3-${name}`] = { value: weight / react, seen }
    unasked += bytesOf(
      transfers,
      each => heavyParts.some(part => part.test(basename(each.path))) || each.path.startsWith('/map/'),
    )
    if (name === 'stay') answers.P8 = { value: kilo(bytesOf(transfers)), seen: byKind(transfers) }
  }
  return { ...answers, P4: { value: kilo(unasked) } }
}

/** Kilobytes of each kind: Document, Script, Image and so on. */
function byKind(transfers: readonly Transfer[]): Record<string, number> {
  const kinds = Map.groupBy(transfers, ({ kind }) => kind)
  return Object.fromEntries([...kinds].map(([kind, of]) => [kind, kilo(bytesOf(of))]))
}

const script = { unit: 'ratio', against: 'React and react-dom alone', better: 'less', goal: 2, failsAt: 2.5 } as const

export const measurement: Measurement = {
  figures: [
    { id: 'P3-list', name: 'script of the first view of a list, compressed', ...script },
    { id: 'P3-stay', name: 'script of the first view of a home, compressed', ...script },
    {
      id: 'P4',
      name: 'map, sign-in, calendars and photos in front before anybody uses them',
      unit: 'kB',
      against: '–',
      better: 'less',
      goal: 0,
      failsAt: 0,
    },
    {
      id: 'P8',
      name: 'all bytes of the first view of a home on a phone',
      unit: 'kB',
      against: '–',
      better: 'less',
      goal: 250,
      failsAt: 400,
    },
  ],
  needsChromium: true,
  measure,
}
