// Where Chromium is on this machine, how it gets there, and how it is started.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows: the same engine for pages, at a bit more than half the processor time. */
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin']
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** How it is started: without anything that its maker wants of it. */
export const launchFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing leaves the machine, not even for the browser itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of Chromium: CHROMIUM when it is set, else the first found; undefined when there is none. What measures a browser as
 * people have it wants the whole one.
 */
export function findChromium(wanted: 'any' | 'whole' = 'any'): string | undefined {
  return findProgram(process.env.CHROMIUM, wanted === 'whole' ? whole : [shell, ...whole], applications)
}

/** The path of a browser: the one that is `given`, else the first found by a name or elsewhere; undefined when there is none. */
export function findProgram(
  given: string | undefined,
  names: readonly string[],
  elsewhere: readonly string[],
): string | undefined {
  if (given) return canRun(given) ? given : undefined
  const searched = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  return [...names.flatMap(name => searched.map(folder => join(folder, name))), ...elsewhere].find(canRun)
}

/**
 * Installs Chromium when it is missing and this process may; in CI also the shell beside a whole one, which would take twice the
 * time. Throws with the one line to run when Chromium is still missing.
 */
export function ensureChromium(say: (sentence: string) => void, wanted: 'any' | 'whole' = 'any'): void {
  const isThere = (name: string) =>
    name === shell ? findChromium(wanted)?.endsWith(shell) : findChromium(wanted) !== undefined
  const needed = wanted === 'any' && process.env.CI && !process.env.CHROMIUM ? shell : 'chromium'
  if (isThere(needed)) return
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`)
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  // Not every release of Debian has the shell as a package of its own.
  for (const name of wanted === 'whole' ? ['chromium'] : [shell, 'chromium']) {
    if (!mayInstall || isThere(name)) break
    say(`Installing Chromium: ${installing(name)}`)
    spawnSync('/bin/sh', ['-c', installing(name)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!findChromium(wanted)) {
    const line =
      process.platform === 'darwin' ? 'brew install --cask chromium' : `sudo sh -c '${installing('chromium')}'`
    throw new Error(`This needs Chromium. Run this one line: ${line}`)
  }
}

const installing = (name: string) => `apt-get update && apt-get install -y --no-install-recommends ${name}`
