// WebKit, the engine of Safari, driven by WebDriver: the small browser that comes with its port for Linux, on a screen of its own.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { seconds } from '#values/duration.ts'
import { findProgram } from '../chromium.ts'
import { machineFonts } from '../machine-fonts.ts'
import type { Driver, Engine } from './engine.ts'
import { hasScreen, startScreen } from './screen.ts'

const find = () => findProgram(undefined, ['WebKitWebDriver'], [])

/** In a folder for libraries, whose name has the machine's kind in it. */
function findBrowser(): string | undefined {
  const folder = '/usr/lib'
  if (!existsSync(folder)) return undefined
  const found = readdirSync(folder).flatMap(kind =>
    ['4.1', '4.0', '6.0'].map(version => join(folder, kind, `webkit2gtk-${version}`, 'MiniBrowser')),
  )
  return found.find(existsSync)
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => find() !== undefined && hasScreen() && findBrowser() !== undefined,
  start,
}

/** Its bar with the address is as narrow as can be: by itself no window were narrower than 447 pixels. */
const barLooks =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0) }'

async function start(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'casita-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), barLooks)
  const fonts = machineFonts('DejaVu')
  const screen = await startScreen()
  const port = await freePort()
  const env = {
    ...process.env,
    ...fonts.environment,
    ...screen.environment,
    ...{ XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, LANG: 'C.UTF-8', LANGUAGE: 'en_GB' },
  }
  const child = spawn(find()!, [`--port=${port}`], { env, stdio: 'ignore' })
  const ended = new Promise(resolve => child.once('close', resolve))
  const close = async () => {
    child.kill()
    await ended
    await screen.stop()
    fonts.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return await drive(`http://127.0.0.1:${port}`, close)
  } catch (fault) {
    await close()
    throw fault
  }
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

function asking(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

/** How often the driver is asked whether it is there: twenty seconds long. */
const mostAsked = 100

async function isThere(ask: Ask): Promise<void> {
  for (let times = 1; ; times++) {
    try {
      await ask('GET', '/status')
      return
    } catch (fault) {
      if (times === mostAsked) throw fault
      await setTimeout(seconds(0.2))
    }
  }
}

async function drive(origin: string, close: () => Promise<void>): Promise<Driver> {
  const ask = asking(origin)
  await isThere(ask)
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
      },
    },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const run = (script: string) => ask('POST', `${session}/execute/sync`, { script, args: [] })
  return {
    // It keeps what its pages report to itself; they are asked.
    reported: [],
    goTo: async url => void (await ask('POST', `${session}/url`, { url })),
    run,
    act: async actions => void (await ask('POST', `${session}/actions`, { actions })),
    resize: async ({ width, height }) => {
      // What the window has beside its page is not known before.
      await ask('POST', `${session}/window/rect`, { width, height })
      const bar = height - Number(await run('return innerHeight'))
      await ask('POST', `${session}/window/rect`, { width, height: height + bar })
    },
    picture: async () => Buffer.from((await ask('GET', `${session}/screenshot`)) as string, 'base64'),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined)
      await close()
    },
  }
}
