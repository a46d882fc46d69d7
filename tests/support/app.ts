// The built site as a process of its own, on a port of its own and a fresh database.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { freshDatabase } from './database.ts'

export type AppOptions = {
  /** Another database than a fresh one; it stays when the app stops. */
  readonly databaseUrl?: string
  /** Instead of a database: the folder in which the app has a server of its own. */
  readonly dataDir?: string
  /** Settings beside or instead of the usual ones. */
  readonly environment?: Readonly<Record<string, string>>
}

export type RunningApp = {
  readonly origin: string
  readonly pid: number
  /** The address of its database; undefined when it has a server of its own. */
  readonly databaseUrl: string | undefined
  /** Asks for a path of the site; redirects are not followed. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  /** Everything it has printed: its steps and its log. */
  readonly logs: () => string
  /** Ends it in order, answers its exit code (null when it was killed) and drops its fresh database. */
  readonly stop: () => Promise<number | null>
  /** Ends it at once, as a power cut would; its database stays until `stop`. */
  readonly kill: () => Promise<void>
}

/** On the tests' own server the site works as a plain role, as operators' sites do; other servers know one role. */
function databaseSettings(url: string): Record<string, string> {
  const { url: server, application } = inject('testServer')
  if (!application || new URL(url).host !== new URL(server).host) return { DATABASE_URL: url }
  const plain = new URL(application)
  plain.pathname = new URL(url).pathname
  return { DATABASE_URL: plain.href, MIGRATIONS_DATABASE_URL: url }
}

/** How much of what it printed last is kept. */
const mostLetters = 4_000_000

/** Starts the site and waits until it is ready. Throws everything it printed when it ends before. */
export async function startApp({ databaseUrl, dataDir, environment = {} }: AppOptions = {}): Promise<RunningApp> {
  const entry = inProject('build', 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('The site is not built: run "npm run build" first.')
  const fresh = databaseUrl || dataDir ? undefined : await freshDatabase()
  const database = databaseUrl ?? fresh?.url
  // A site with a public address says that one when it is ready, so its port is chosen here.
  const port = environment.PUBLIC_URL ? await freePort() : 0
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      LOG_LEVEL: 'info',
      // Tests write into the database beside the site and look at once; the tests of the cache turn it on.
      PAGE_CACHE_MB: '0',
      // The same bundle starts many times: what Node compiled of it is read again.
      NODE_COMPILE_CACHE: join(tmpdir(), 'casita-compiled'),
      ...(database && !environment.DATABASE_URL ? databaseSettings(database) : {}),
      ...(dataDir ? { DATA_DIR: dataDir } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const ready = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<number | null>()
  let isReady = false
  let letters = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text)
      letters += text.length
      // Under load it prints more than the process that asks could hold, or look through each time.
      while (letters > mostLetters) letters -= printed.shift()!.length
      if (isReady) return
      const origin = /^Casita is ready at (\S+)$/m.exec(printed.join(''))?.[1]
      if (origin) ready.resolve(origin)
      isReady = origin !== undefined
    })
  }
  child.once('error', ready.reject)
  child.once('close', code => {
    ended.resolve(code)
    ready.reject(new Error(`The site ended with ${code ?? 'a kill'}:\n${printed.join('')}`))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended.promise
  }
  try {
    const address = await ready.promise
    const origin = port ? `http://127.0.0.1:${port}` : address
    return {
      origin,
      pid: child.pid!,
      databaseUrl: database,
      get: (path, init) => fetch(`${origin}${path}`, { redirect: 'manual', ...init }),
      logs: () => printed.join(''),
      stop: async () => {
        const code = await end('SIGTERM')
        await fresh?.drop()
        return code
      },
      kill: async () => void (await end('SIGKILL')),
    }
  } catch (fault) {
    child.kill('SIGKILL')
    await fresh?.drop()
    throw fault
  }
}
