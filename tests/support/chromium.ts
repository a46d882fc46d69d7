// Where Chromium is on this machine, how it gets there, and how it is started.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const install = 'apt-get update && apt-get install -y --no-install-recommends chromium'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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

/** The path of Chromium: CHROMIUM when it is set, else the first found; undefined when there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return canRun(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  const searched = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  return [...searched.flatMap(folder => names.map(name => join(folder, name))), ...applications].find(canRun)
}

/** Installs Chromium when it is missing and this process may. Throws with the one line to run when it is still missing. */
export function ensureChromium(say: (sentence: string) => void): void {
  if (findChromium()) return
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`)
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (mayInstall) {
    say(`Installing Chromium: ${install}`)
    spawnSync('/bin/sh', ['-c', install], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!findChromium()) {
    const line = process.platform === 'darwin' ? 'brew install --cask chromium' : `sudo sh -c '${install}'`
    throw new Error(`The journeys need Chromium. Run this one line: ${line}`)
  }
}
