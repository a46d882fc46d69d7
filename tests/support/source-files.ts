// The checkout as the house test sees it: files, their rooms, and what they import.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, relative, sep } from 'node:path'
import { projectRoot } from '#platform/tools/project-root.server.ts'

export type Import = {
  readonly specifier: string
  readonly typeOnly: boolean
  /** What is taken from the file, by the names under which it exports it; '*' is all of it. */
  readonly names: readonly string[]
}

export type SourceFile = {
  /** Below the checkout, with forward slashes: `src/nights/take-nights.server.ts`. */
  readonly path: string
  readonly name: string
  /** The folder below `src/`, or '' for the files that stand in it. */
  readonly room: string
  readonly ending: 'rule' | 'server' | 'component' | 'client' | 'test'
  readonly text: string
  readonly lines: number
  readonly imports: readonly Import[]
}

const importShape =
  /^(?:import|export)\s+(type\s+)?(?:([^'"`;]*?)\sfrom\s+)?['"]([^'"]+)['"]|(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** The names in `whole, { some, type other as here }`, or in the braces alone. */
function namesIn(clause: string): string[] {
  const [before = '', inBraces = ''] = clause.split(/[{}]/)
  const some = inBraces.split(',').map(part =>
    part
      .trim()
      .replace(/^type /, '')
      .split(/ as |:/)[0]!
      .trim(),
  )
  const whole = before.includes('*') ? '*' : before.replaceAll(/[\s,]/g, '') && 'default'
  return [whole, ...some].filter(name => name !== '')
}

function endingOf(name: string): SourceFile['ending'] {
  if (/\.(test|e2e)\.tsx?$/.test(name)) return 'test'
  if (/\.server\.tsx?$/.test(name)) return 'server'
  if (/\.client\.tsx?$/.test(name)) return 'client'
  return name.endsWith('.tsx') ? 'component' : 'rule'
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8')
  const parts = path.split('/')
  const imports = [...text.matchAll(importShape)].map(([, type, clause = '', from, awaited, dynamic]) => ({
    specifier: (from ?? dynamic)!,
    typeOnly: type !== undefined,
    names: from === undefined ? (awaited === undefined ? ['*'] : namesIn(`{${awaited}}`)) : namesIn(clause),
  }))
  const name = basename(path)
  const room = parts[0] === 'src' && parts.length > 2 ? parts[1]! : ''
  return { path, name, room, ending: endingOf(name), text, lines: text.split('\n').length - 1, imports }
}

/** Every TypeScript file of ours below a folder of the checkout; none when there is no such folder. */
export function sourceFiles(folder: string): SourceFile[] {
  if (!existsSync(join(projectRoot, folder))) return []
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.includes('/node_modules/'))
    .sort()
    .map(readSource)
}

/** The file of the checkout an import leads to, as a path below it, or undefined for a package or a generated file. */
export function importedPath(from: SourceFile, { specifier }: Import): string | undefined {
  if (specifier.startsWith('#tests/') || specifier.startsWith('#demo/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.') && !specifier.includes('+types/')) {
    return normalize(join(dirname(from.path), specifier))
      .split(sep)
      .join('/')
  }
  return undefined
}
