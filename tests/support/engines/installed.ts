// Which other engines than Chromium's are on this machine, and how they get there.

import { spawnSync } from 'node:child_process'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export const engines: readonly Engine[] = [firefox, webkit]

/** The one line that brings what is missing. */
export function installLine(missing: readonly Engine[]): string {
  const packages = [...new Set(missing.flatMap(engine => engine.packages))].join(' ')
  return `apt-get update && apt-get install -y --no-install-recommends ${packages}`
}

export const missingEngines = (): Engine[] => engines.filter(engine => !engine.isInstalled())

/** Installs what is missing where this process may. Answers what is missing still. */
export function ensureEngines(say: (sentence: string) => void): Engine[] {
  const missing = missingEngines()
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (missing.length === 0 || !mayInstall) return missing
  const line = installLine(missing)
  say(`Installing ${missing.map(({ name }) => name).join(' and ')}: ${line}`)
  spawnSync('/bin/sh', ['-c', line], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return missingEngines()
}
