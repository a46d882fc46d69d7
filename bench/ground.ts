// What measurements stand on: a database server as the site starts it, fresh databases, the built site, a browser.

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Browser, chromium } from 'playwright-core'
import { migrate } from '#platform/postgres/migrations.server.ts'
import { type OpenedPostgres, openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { projectRoot } from '#platform/tools/project-root.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { ensureChromium, findChromium, launchFlags } from '#tests/support/chromium.ts'
import type { Pace } from './turns.ts'

export type FreshDatabase = { readonly url: string; readonly database: Database }

export type GroundOptions = {
  readonly quick: boolean
  /** False: the bundle is there, and is what is to be measured. */
  readonly builds?: boolean
  /** What is shared is this one's, and stays when the new one is closed. */
  readonly within?: Ground
  readonly say: (step: string) => void
}

/** One build serves all measurements of a run. */
let build: Promise<void> | undefined

/** Whatever it opened is closed with it, and opened anew when it is asked for again. */
export class Ground {
  readonly quick: boolean
  /** How often each side of a comparison takes its turn: many short turns say more than few long ones on a busy machine. */
  readonly rounds: number
  /** How often that is done at most, until the peer's rounds lie close together. */
  readonly tries: number
  readonly say: (step: string) => void
  readonly #builds: boolean
  readonly #within: Ground | undefined
  readonly #ends: (() => Promise<unknown>)[] = []
  readonly #shared = new Map<string, Promise<unknown>>()

  constructor({ quick, builds = true, within, say }: GroundOptions) {
    this.quick = quick
    this.rounds = quick ? 2 : 15
    this.tries = quick ? 1 : 3
    this.say = say
    this.#builds = builds
    this.#within = within
  }

  /** One for quick runs, the other for full ones. */
  pick<Value>(quick: Value, full: Value): Value {
    return this.quick ? quick : full
  }

  /** For sides that take long: five rounds at most. */
  get fewRounds(): Pace {
    return { rounds: Math.min(this.rounds, 5), tries: this.tries }
  }

  /** What is made when it is first asked for by this name, on the ground that is closed last. */
  shared<Value>(name: string, make: (ground: Ground) => Promise<Value>): Promise<Value> {
    if (this.#within) return this.#within.shared(name, make)
    if (!this.#shared.has(name)) this.#shared.set(name, make(this))
    return this.#shared.get(name) as Promise<Value>
  }

  /** Has this done at the end, before whatever was opened earlier is closed. */
  atEnd(end: () => Promise<unknown>): void {
    this.#ends.push(end)
  }

  /** An empty folder, removed at the end. */
  folder(): string {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'casita-bench-'))
    chmodSync(folder, 0o711)
    this.#ends.push(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  }

  /** A database with every migration and no rows, on a server with the settings of a site of one's own. */
  async database({ connections = 20 }: { readonly connections?: number } = {}): Promise<FreshDatabase> {
    const server = await this.#server()
    const template = await this.shared('template', async () => {
      await statement(server.url, 'create database bench_template')
      await migrate(addressOf(server.url, 'bench_template'))
      return 'bench_template'
    })
    const name = `bench_${randomBytes(4).toString('hex')}`
    await statement(server.url, `create database ${name} template ${template}`)
    const url = addressOf(server.url, name)
    const database = openDatabase({ url, log: openLog('silent'), connections })
    this.#ends.push(async () => {
      await database.$client.end()
      await statement(server.url, `drop database if exists ${name} with (force)`)
    })
    return { url, database }
  }

  /** What commands are handed, on a database, with the settings of the environment and a clock that runs. */
  tools({ database }: FreshDatabase, environment: Readonly<Record<string, string>> = {}): Tools {
    const settings = {
      NODE_ENV: 'production',
      DATA_DIR: this.folder(),
      IDENTITY_KEY: randomBytes(32).toString('base64'),
      ...environment,
    }
    return { database, clock: systemClock, log: openLog('silent'), environment: parseEnvironment(settings) }
  }

  /** The built site as a process of its own, as in production but for its log. */
  async site(
    { url }: Pick<FreshDatabase, 'url'>,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<RunningApp> {
    await this.built()
    const settings = {
      NODE_ENV: 'production',
      DATA_DIR: this.folder(),
      IDENTITY_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'warn',
      PAGE_CACHE_MB: '64',
    }
    // As a site of one's own: the owner migrates, and a plain role does the rest.
    const plain = addressOf((await this.#server()).applicationUrl, new URL(url).pathname.slice(1))
    const databases = { DATABASE_URL: plain, MIGRATIONS_DATABASE_URL: url }
    const app = await startApp({ databaseUrl: url, environment: { ...databases, ...settings, ...environment } })
    this.#ends.push(app.stop)
    return app
  }

  /** Builds the site, once. */
  async built(): Promise<void> {
    if (!this.#builds) return
    build ??= runBuild(this.say)
    await build
  }

  browser(): Promise<Browser> {
    return this.shared('browser', openBrowser)
  }

  /** Closes everything, the last first. What cannot be closed is told, and keeps nothing else open. */
  async close(): Promise<void> {
    this.#shared.clear()
    for (const end of this.#ends.splice(0).toReversed()) {
      await end().catch(fault => this.say(`Could not be closed: ${fault}`))
    }
  }

  #server(): Promise<OpenedPostgres> {
    return this.shared('server', async ground => {
      const server = await openPostgres({ dataDir: ground.folder(), log: openLog('silent'), say: ground.say })
      ground.atEnd(server.stop)
      return server
    })
  }
}

async function openBrowser(ground: Ground): Promise<Browser> {
  ensureChromium(ground.say, 'whole')
  const browser = await chromium.launch({
    executablePath: findChromium('whole')!,
    headless: true,
    args: [...launchFlags],
  })
  ground.atEnd(() => browser.close())
  return browser
}

function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function runBuild(say: (step: string) => void): Promise<void> {
  say('Building the site')
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: projectRoot, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build failed:\n${complaints.slice(-2000)}`)
}
