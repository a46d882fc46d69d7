// Makes the small files of the site's fonts: of the signs of Latin only those that words and prices are written with.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The package's file that each is cut out of. */
const wholes: Readonly<Record<string, string>> = {
  'figtree-latin-everyday.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'fraunces-latin-everyday-400.woff2': '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  'fraunces-latin-everyday-700.woff2': '@fontsource/fraunces/files/fraunces-latin-700-normal.woff2',
}

/** All but fractions, and accents that stand alone: what those are made of is not here. */
const keepFeatures = ['kern', 'liga', 'pnum', 'tnum', 'rvrn']
/** Names for menus of programs, which no browser reads. */
const dropTables = ['STAT']

const project = dirname(import.meta.dirname)
const folder = join(project, 'node_modules', '.cache', 'casita', 'everyday-letters')

/** The signs that `src/ui/fonts.css` says are in a file. */
function signsOf(name: string): string {
  const face = readFileSync(join(project, 'src', 'ui', 'fonts.css'), 'utf8')
    .split('@font-face')
    .find(each => each.includes(`url("@everyday/${name}")`))
  if (!face) throw new Error(`fonts.css has no face of ${name}.`)
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to = from]) =>
    [from!, to!].map(edge => Number.parseInt(edge, 16)),
  )
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, at) => String.fromCodePoint(from! + at)))
    .join('')
}

/** Writes the files and answers with their folder. Whoever reads one meanwhile gets it whole. */
export async function makeEverydayLetters(): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(wholes)) {
    const options = { targetFormat: 'woff2', keepFeatures, dropTables } as const
    const unfinished = join(folder, `${name}.${process.pid}`)
    writeFileSync(unfinished, await subsetFont(readFileSync(resolve(file)), signsOf(name), options))
    renameSync(unfinished, join(folder, name))
  }
  return folder
}

/** They are `@everyday/…` to style sheets and modules alike. */
export function everydayLetters(): Plugin {
  return {
    name: 'casita:everyday-letters',
    config: async () => ({ resolve: { alias: { '@everyday': await makeEverydayLetters() } } }),
  }
}
