// Firefox, driven by WebDriver BiDi: what it speaks over a socket of its own, without a program between.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../chromium.ts'
import { machineFonts } from '../machine-fonts.ts'
import type { Driver, Engine } from './engine.ts'
import { hasScreen, startScreen } from './screen.ts'

const names = ['firefox-esr', 'firefox']
const applications = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/** Nothing of its maker's is fetched, and pages are asked for in English. */
const preferences = {
  'intl.accept_languages': 'en-GB, en',
  'app.update.disabledForTesting': true,
  'focusmanager.testmode': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
}

const find = () => findProgram(process.env.FIREFOX, names, applications)

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr', 'xvfb'],
  isInstalled: () => find() !== undefined && (process.platform !== 'linux' || hasScreen()),
  start,
}

async function start(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'casita-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const fonts = machineFonts('DejaVu')
  const screen = hasScreen() ? await startScreen() : undefined
  const windows = screen ? [] : ['--headless']
  const child = spawn(find()!, [...windows, '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, ...fonts.environment, ...screen?.environment, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise(resolve => child.once('close', resolve))
  const close = async () => {
    child.kill()
    await ended
    await screen?.stop()
    fonts.remove()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return await drive(await addressOf(child), close)
  } catch (fault) {
    await close()
    throw fault
  }
}

/** Where it listens, which it prints once it does. */
function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    const address = /BiDi listening on (ws:\S+)/.exec(printed)?.[1]
    if (address) resolve(address)
  })
  child.once('error', reject)
  child.once('close', () => reject(new Error(`Firefox ended:\n${printed}`)))
  return promise
}

type Message = {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Record<string, unknown>
  readonly params?: { readonly level: string; readonly text: string | null; readonly type: string }
}

async function drive(address: string, close: () => Promise<void>): Promise<Driver> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}.`)), { once: true })
  })
  const reported: string[] = []
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, params } = JSON.parse(data) as Message
    if (type === 'event') {
      if (params?.level === 'error') reported.push(`${params.type}: ${params.text}`)
      return
    }
    const asked = waiting.get(id!)
    waiting.delete(id!)
    if (type === 'success') asked?.resolve(result!)
    else asked?.reject(new Error(data))
  })
  let asked = 0
  const ask = (method: string, params: Readonly<Record<string, unknown>>) => {
    const answer = Promise.withResolvers<Record<string, unknown>>()
    asked++
    waiting.set(asked, answer)
    socket.send(JSON.stringify({ id: asked, method, params }))
    return answer.promise
  }
  await ask('session.new', { capabilities: {} })
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = contexts[0]!
  return {
    reported,
    goTo: async url => void (await ask('browsingContext.navigate', { context, url, wait: 'interactive' })),
    run: async body => {
      const expression = `JSON.stringify((() => { ${body} })())`
      const answer = (await ask('script.evaluate', { expression, target: { context }, awaitPromise: false })) as {
        readonly type: string
        readonly result?: { readonly value?: string }
      }
      if (answer.type === 'exception') throw new Error(JSON.stringify(answer))
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    act: async actions => void (await ask('input.performActions', { context, actions })),
    resize: async viewport => void (await ask('browsingContext.setViewport', { context, viewport })),
    picture: async () => {
      const { data } = (await ask('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      socket.close()
      await close()
    },
  }
}
