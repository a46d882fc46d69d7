// Which checkout the build was made from: a fingerprint of everything that the build reads, kept beside it.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const project = dirname(import.meta.dirname)
const record = join(project, 'build', 'checkout')

/** Folders with all that is below them, and files; tests and the notes of editors change nothing. */
const read = ['src', 'vite', 'public', 'migrations', 'package-lock.json']
const leftOut = /\.test\.tsx?$|~$|\.sw[a-z]$/

function fingerprint(): string {
  const own = readdirSync(project).filter(name => name.endsWith('.ts'))
  const files = [...read, ...own].flatMap(path => {
    if (/\.(ts|json)$/.test(path)) return [path]
    const below = readdirSync(join(project, path), { recursive: true, withFileTypes: true })
    return below
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(project.length + 1))
  })
  const hash = createHash('sha256')
  for (const file of files.filter(path => !leftOut.test(path)).sort()) {
    const content = readFileSync(join(project, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Whether the build is there and was made from this checkout as it is now. */
export function isBuilt(): boolean {
  try {
    return readFileSync(record, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

/** Keeps the fingerprint beside the finished build; what changes while it is made is not in it. */
export function recordCheckout(): Plugin {
  const atStart = fingerprint()
  return {
    name: 'casita:checkout-record',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: () => writeFileSync(record, atStart),
  }
}
