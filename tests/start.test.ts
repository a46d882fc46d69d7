// How the site starts and ends for the person at the terminal: which settings it reads, which build it runs, which code it loads.

import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/tools/project-root.server.ts'
import { copyCheckout, type Started, startCommand } from './support/checkout.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { dataFolder, endOwners, skipped } from './support/owner.ts'

const checkout = copyCheckout()
const started: Started[] = []
const start: typeof startCommand = (...asked) => {
  const command = startCommand(...asked)
  started.push(command)
  return command
}
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
})
afterAll(async () => {
  await endOwners()
  rmSync(checkout, { recursive: true, force: true })
})

const ready = /^Casita is ready at (\S+)$/m
const entry = ['node', 'build/server/index.js'] as const

/** Which scripts a process has loaded, as its debugger tells. */
async function scriptsOf(debuggedAt: string): Promise<string[]> {
  const socket = new WebSocket(debuggedAt)
  const urls: string[] = []
  const told = Promise.withResolvers<void>()
  socket.onerror = () => told.reject(new Error('The debugger does not answer.'))
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }))
  socket.onmessage = ({ data }) => {
    const { id, method, params } = JSON.parse(String(data))
    if (method === 'Debugger.scriptParsed') urls.push(params.url)
    if (id === 1) told.resolve()
  }
  await told.promise
  socket.close()
  return urls
}

describe('on a database of its own', () => {
  let fresh: FreshDatabase
  const begin = async (settings: Record<string, string>) => {
    fresh = await freshDatabase()
    return { PORT: '0', DATABASE_URL: fresh.url, DATA_DIR: dataFolder(), ...settings }
  }
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGTERM')
      await ended
    }
    await fresh?.drop()
  })

  test.each(['', 'development'])(
    'with NODE_ENV "%s" the running site has the production build of React, and no other',
    async NODE_ENV => {
      const settings = await begin({ NODE_OPTIONS: '--inspect=127.0.0.1:0', NODE_ENV })
      const site = start(projectRoot, entry, settings)
      const [, origin] = await site.says(ready)
      const [, debuggedAt] = await site.says(/Debugger listening on (ws:\S+)/)
      expect((await fetch(`${origin}/stays`)).status).toBe(200)
      const scripts = await scriptsOf(debuggedAt!)
      expect(scripts.filter(url => /\/node_modules\/(react|react-dom|scheduler)\//.test(url))).toEqual([])
      const bundled = scripts
        .filter(url => url.includes('/build/server/'))
        .map(url => readFileSync(new URL(url), 'utf8'))
      const ofReact = bundled.flatMap(text =>
        [...text.matchAll(/^\/\/ node_modules\/(?:react|react-dom|scheduler)\/.*$/gm)].map(([line]) => line),
      )
      expect(ofReact.some(line => line.includes('react-dom-server.node.production'))).toBe(true)
      expect(ofReact.filter(line => line.includes('.development.'))).toEqual([])
    },
  )

  test('the settings of .env are read, and those of the process go before them', async () => {
    writeFileSync(join(checkout, '.env'), 'SITE_NAME="Casa of the file"\nSITE_LANG=en-US\n')
    try {
      const settings = await begin({ SITE_NAME: 'Casa of the process' })
      const [, origin] = await start(checkout, entry, settings).says(ready)
      const page = await (await fetch(`${origin}/`)).text()
      expect(page).toContain('<html lang="en-US"')
      expect(page).toContain('Casa of the process')
      expect(page).not.toContain('Casa of the file')
    } finally {
      rmSync(join(checkout, '.env'))
    }
  })

  test.each(['tlh', 'German'])('a language that the pages do not speak ends the start: %s', async SITE_LANG => {
    const site = start(projectRoot, entry, await begin({ SITE_LANG }))
    expect(await site.ended).toBe(1)
    expect(site.printed()).toContain('SITE_LANG must be one of the languages there are (')
    expect(site.printed()).not.toMatch(ready)
  })

  test('a build never runs on the migrations of another checkout', async () => {
    const newer = join(checkout, 'migrations', '9999-newer.sql')
    writeFileSync(newer, 'create table newer (id int)')
    try {
      const site = start(checkout, entry, await begin({}))
      expect(await site.ended).toBe(1)
      expect(site.printed()).toContain('run "npm run build"')
      const { rows } = await fresh.database.$client.query("select to_regclass('newer') as made")
      expect(rows).toEqual([{ made: null }])
    } finally {
      rmSync(newer)
    }
  })
})

describe.skipIf(skipped)('npm start (skipped with TEST_DATABASE_URL)', () => {
  test('hears SIGTERM, ends with 0, starts again, and builds what has changed meanwhile', async () => {
    const settings = { PORT: '0', DATA_DIR: dataFolder() }
    const first = start(checkout, ['npm', 'start'], settings)
    await first.says(ready)
    expect(first.printed()).not.toContain('Building the site')
    first.child.kill('SIGTERM')
    expect([await first.ended, first.printed()]).toEqual([0, expect.stringMatching(/^Closed$/m)])

    appendFileSync(join(checkout, 'src', 'pages', 'home.tsx'), '\n// Something else.\n')
    const second = start(checkout, ['npm', 'start'], settings)
    await second.says(ready)
    expect(second.printed()).toContain('Building the site')
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })
})

describe('npm run users', () => {
  const accounts = (settings: Record<string, string>) =>
    start(checkout, ['node', 'src/command-line/users.server.ts', 'list'], settings)

  test('makes no database where there is none, and says where it looked', async () => {
    const folder = join(dataFolder(), 'elsewhere')
    const command = accounts({ DATA_DIR: folder })
    expect([await command.ended, command.printed()]).toEqual([
      1,
      `There is no database in ${folder}. Give this command the settings of the site (DATA_DIR or DATABASE_URL), and start a new site once before.\n`,
    ])
    expect(existsSync(folder)).toBe(false)
  })

  test('says which database it opens, and leaves one of another version alone', async () => {
    const fresh = await freshDatabase()
    const { host, pathname } = new URL(fresh.url)
    const said = `The database ${host}${pathname} of DATABASE_URL:\n`
    try {
      const command = accounts({ DATABASE_URL: fresh.url, DATA_DIR: dataFolder() })
      expect([await command.ended, command.printed()]).toEqual([0, `${said}0 accounts\n`])
      await fresh.database.$client.query('drop table migration')
      const older = accounts({ DATABASE_URL: fresh.url, DATA_DIR: dataFolder() })
      expect(await older.ended).toBe(1)
      expect(older.printed()).toMatch(/not the one of this version/)
      const { rows } = await fresh.database.$client.query("select to_regclass('migration') as made")
      expect(rows).toEqual([{ made: null }])
    } finally {
      await fresh.drop()
    }
  })
})
