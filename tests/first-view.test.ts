// What a first view asks for before anything of it lives: how much code, in how few files, and how heavy its letters are.

import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { scriptsOfViews } from './house/page-costs.ts'
import { type Site, startSite } from './support/site.ts'
import { buildSomeHomes } from './support/some-homes.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ prepare: ({ database }) => buildSomeHomes(database) })
})
afterAll(() => site.stop())

const file = (path: string) => readFileSync(inProject('build', 'client', path))

async function kilobytesOf(paths: Iterable<string>): Promise<number> {
  const scripts = await Promise.all([...paths].map(async path => (await site.get(path)).text()))
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000
}

/** Every script that the page names, and every one that those cannot do without. */
async function scriptsOf(path: string): Promise<Set<string>> {
  const page = await (await site.get(path)).text()
  const scripts = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))
  // The router's list of pages names the code of them all, which is not fetched with it.
  const naming = [...scripts].filter(name => !name.includes('/manifest-'))
  for (const name of naming) {
    for (const [, next] of file(name)
      .toString()
      .matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) {
      const imported = `/assets/${next}`
      if (scripts.has(imported)) continue
      scripts.add(imported)
      naming.push(imported)
    }
  }
  return scripts
}

it.each(scriptsOfViews)('%s needs few files of script, and light ones', async (_what, path, files, kilobytes) => {
  const scripts = await scriptsOf(path.replace('SLUG', await anyHome()))
  expect(scripts.size).toBeGreaterThan(3)
  expect(
    [...scripts].some(name => /range-calendar|lightbox|photos-in-front|load-price|draw-map|auth\.client/.test(name)),
  ).toBe(false)
  expect(scripts.size).toBeLessThanOrEqual(files)
  const packed = await kilobytesOf(scripts)
  expect(packed).toBeLessThanOrEqual(kilobytes)
  // The names of files, which they have of what is in them, pack into some bytes more or less.
  expect(packed).toBeGreaterThan(kilobytes - 1.05)
})

it('names no page of the admin to guests', async () => {
  const manifests = [...(await scriptsOf('/stays'))].filter(name => name.includes('/manifest-'))
  expect(manifests).toHaveLength(1)
  const known = await (await site.get(manifests[0]!)).text()
  expect(known).toContain('"stays-slug"')
  expect(known).not.toMatch(/"admin|admin-/)
})

/** What only its code has, also when it is minified, and a file that has it: the marker is still one. */
it.each([
  ['zod', '_zod', 'zod/v4/core/core.js'],
  ['the compiler of sentences', 'octothorpe', '@messageformat/parser/lib/lexer.js'],
])('no script of the browser holds %s', (_what, marker, known) => {
  expect(readFileSync(inProject('node_modules', known), 'utf8')).toContain(marker)
  const scripts = readdirSync(inProject('build', 'client', 'assets')).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter(name => file(`assets/${name}`).includes(marker))).toEqual([])
})

it('asks ahead for the letters of nearly every word, in one file a family', async () => {
  const page = await (await site.get('/stays')).text()
  const letters = [...page.matchAll(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)].map(([, name]) => name!)
  expect(letters).toHaveLength(2)
  const bytes = letters.reduce((sum, name) => sum + file(name).length, 0)
  expect(bytes / 1000).toBeLessThanOrEqual(31.3)
})

async function anyHome(): Promise<string> {
  const page = await (await site.get('/stays')).text()
  return /href="\/stays\/([a-z0-9-]+)[?"]/.exec(page)![1]!
}
