// The commands `npm run backup` and `npm run restore`: a running site in one archive, and the same site out of it.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '#platform/files/file-store.server.ts'
import { clusterAddress } from '#platform/postgres/hold-postgres.server.ts'
import { migrate } from '#platform/postgres/migrations.server.ts'
import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { installPostgres } from '#platform/postgres/postgres-binaries.server.ts'
import { openCluster } from '#platform/postgres/postgres-cluster.server.ts'
import { findPostgres } from '#platform/postgres/postgres-process.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { makeAccount } from '#tests/support/make-account.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { buildHome } from './support/build-home.ts'
import { emptyDatabase } from './support/database.ts'
import { temporaryFolder } from './support/folder.ts'
import { dataFolder, endOwners, skipped } from './support/owner.ts'

const person = { email: 'ada@example.org', password: 'correct horse battery' }
const log = openLog('silent')
const archives = temporaryFolder()
const picture = `${'0123456789abcdef'.repeat(2)}-800.webp`

type Ran = { readonly code: number; readonly said: string }

/** One of the commands as a process of its own, with these settings and no others. */
function run(command: 'backup' | 'restore', words: readonly string[], settings: Record<string, string>): Promise<Ran> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...settings }
  const { promise, resolve } = Promise.withResolvers<Ran>()
  execFile(
    process.execPath,
    [inProject('src', 'command-line', `${command}.server.ts`), ...words],
    { env },
    (fault, out, complained) => resolve({ code: fault ? Number(fault.code) : 0, said: out + complained }),
  )
  return promise
}

/** Every table with the number and the checksum of its rows, whatever their order; every sequence with its value. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    const { rows: names } = await client.query<{ name: string; kind: string }>(
      `select relname as name, relkind as kind from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relpersistence = 'p' order by relname`,
    )
    const contents: Record<string, string> = {}
    for (const { name, kind } of names) {
      const { rows } = await client.query<{ held: string }>(
        kind === 'r'
          ? `select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as held from "${name}" row`
          : `select last_value || ' ' || is_called as held from "${name}"`,
      )
      contents[name] = rows[0]!.held
    }
    return contents
  } finally {
    await client.end()
  }
}

/** What the database is made of: constraints, indexes and triggers, each as the server would write it. */
async function shapeOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ part: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || convalidated::text || ' ' || pg_get_constraintdef(oid) as part
         from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by part`,
    )
    return rows.map(({ part }) => part)
  } finally {
    await client.end()
  }
}

/** The address of the database of a data folder, open for as long as `work` takes. */
async function whileOpen<Answer>(dataDir: string, work: (url: string) => Promise<Answer>): Promise<Answer> {
  const opened = await openPostgres({ dataDir, log, say: () => {} })
  try {
    return await work(opened.url)
  } finally {
    await opened.stop()
  }
}

const signsIn = async (app: RunningApp) => {
  const body = JSON.stringify({ identifier: person.email, password: person.password })
  const headers = { 'content-type': 'application/json' }
  return (await app.get('/api/auth/local', { method: 'POST', body, headers })).status
}

const signingKeys = async (app: RunningApp) => {
  const { keys } = (await (await app.get('/.well-known/jwks.json')).json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid).sort()
}

describe.skipIf(skipped)('a site and its backups (skipped with TEST_DATABASE_URL)', () => {
  const dataDir = skipped ? '' : dataFolder()
  let app: RunningApp
  let keys: string[]
  let whole: string

  beforeAll(async () => {
    const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir })
    await whileOpen(dataDir, async url => {
      await migrate(url)
      const database = openDatabase({ url, log })
      await buildHome(database, { slug: 'first-home', name: 'Naïve “Home”\t1\\2' })
      await buildHome(database, { slug: 'second-home' })
      await makeAccount({ database, log, clock: systemClock, environment }, { ...person, emailVerified: true })
      await database.$client.end()
    })
    await storeFile(environment, picture, Buffer.from('a picture'))
    app = await startApp({ dataDir })
    expect(await signsIn(app)).toBe(200)
    keys = await signingKeys(app)
  })
  afterAll(async () => {
    await app?.stop()
    await endOwners()
  })

  test('a running site is written as one moment saw it, whatever is written meanwhile, and comes back whole', async () => {
    const archive = join(archives, 'running.backup')
    const cluster = await openCluster({ dataFolder: dataDir, binaries: installPostgres(dataDir), account: undefined })
    const writer = new pg.Client({ connectionString: clusterAddress(cluster, findPostgres(cluster.folder)!.port!) })
    await writer.connect()
    let going = true
    // Two rows at once, or none: half a pair would be two moments.
    const writing = (async () => {
      for (let pair = 0; going; pair++) {
        await writer.query('begin')
        for (const half of ['a', 'b']) {
          await writer.query(
            `insert into outbox (kind, recipient, payload, dedupe_key, next_attempt_at, created_at)
             values ('mail', 'pair@example.org', '{}', $1, now(), now())`,
            [`pair:${pair}${half}`],
          )
        }
        await writer.query('commit')
      }
    })()
    const ran = await run('backup', [archive], { DATA_DIR: dataDir })
    going = false
    await writing
    await writer.end()
    expect(ran.said).toContain(`${archive}: `)
    expect(ran.code).toBe(0)
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    const restored = await emptyDatabase()
    expect(await run('restore', [archive], { DATABASE_URL: restored.url, DATA_DIR: newFolder() })).toMatchObject({
      code: 0,
      said: expect.stringContaining('every table and every file is as it was'),
    })
    const client = new pg.Client({ connectionString: restored.url })
    await client.connect()
    const { rows } = await client.query<{ halves: string; pairs: string }>(
      `select count(*) as halves, count(distinct left(dedupe_key, -1)) as pairs from outbox where dedupe_key like 'pair:%'`,
    )
    await client.end()
    expect(Number(rows[0]!.halves)).toBe(2 * Number(rows[0]!.pairs))
    await restored.drop()
  })

  test('every table, sequence, constraint and file is as it was, in a database of its own and in yours', async () => {
    await app.stop()
    whole = join(archives, 'whole.backup')
    expect(await run('backup', [whole], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    const was = await whileOpen(dataDir, contentsOf)
    const shape = await whileOpen(dataDir, shapeOf)
    expect(Object.keys(was).length).toBeGreaterThan(60)
    const folder = newFolder()
    expect(await run('restore', [whole], { DATA_DIR: folder })).toMatchObject({ code: 0 })
    expect(await whileOpen(folder, contentsOf)).toEqual(was)
    expect(await whileOpen(folder, shapeOf)).toEqual(shape)
    expect(readFileSync(join(folder, 'files', picture.slice(0, 2), picture), 'utf8')).toBe('a picture')
    expect(readFileSync(join(folder, 'identity.key'))).toEqual(readFileSync(join(dataDir, 'identity.key')))
    const yours = await emptyDatabase()
    expect(await run('restore', [whole], { DATABASE_URL: yours.url, DATA_DIR: newFolder() })).toMatchObject({
      code: 0,
    })
    expect(await contentsOf(yours.url)).toEqual(was)
    // And back out of yours.
    const again = join(archives, 'again.backup')
    expect(await run('backup', [again], { DATABASE_URL: yours.url, DATA_DIR: folder })).toMatchObject({ code: 0 })
    await yours.drop()
    app = await startApp({ dataDir: folder })
    expect((await app.get('/stays/first-home')).status).toBe(200)
    expect(await signsIn(app)).toBe(200)
    expect(await signingKeys(app)).toEqual(keys)
  })

  test('without its key it says so, then and when it is restored', async () => {
    const archive = join(archives, 'keyless.backup')
    const ran = await run('backup', [archive, '--without-key'], { DATA_DIR: dataDir })
    expect(ran).toMatchObject({ code: 0, said: expect.stringContaining('It does not hold the key') })
    const folder = newFolder()
    const restored = await run('restore', [archive], { DATA_DIR: folder })
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('IDENTITY_KEY') })
    expect(existsSync(join(folder, 'identity.key'))).toBe(false)
  })

  test('nothing is replaced: neither an archive, nor a database, nor files, nor a key', async () => {
    expect(await run('backup', [whole], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `${whole} is there already, and a backup replaces nothing.\n`,
    })
    const before = await whileOpen(dataDir, contentsOf)
    const full = await run('restore', [whole], { DATA_DIR: dataDir })
    expect(full).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
    expect(await whileOpen(dataDir, contentsOf)).toEqual(before)
    const yours = await emptyDatabase()
    const client = new pg.Client({ connectionString: yours.url })
    await client.connect()
    await client.query('create table guestbook (line text)')
    await client.end()
    const refused = await run('restore', [whole], { DATABASE_URL: yours.url, DATA_DIR: newFolder() })
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('The database is not empty') })
    expect(Object.keys(await contentsOf(yours.url))).toEqual(['guestbook'])
    const keyed = newFolder()
    mkdirSync(keyed)
    writeFileSync(join(keyed, 'identity.key'), 'mine')
    const other = await run('restore', [whole], { DATABASE_URL: yours.url, DATA_DIR: keyed })
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('There is a key') })
    expect(readFileSync(join(keyed, 'identity.key'), 'utf8')).toBe('mine')
    await yours.drop()
  })

  test('a wrong, cut, altered or newer archive is refused before anything is written', async () => {
    const bytes = readFileSync(whole)
    const half = Math.floor(bytes.length / 2)
    const altered = Buffer.from(bytes)
    // Within the compressed rows of a table that is never empty.
    const within = altered.indexOf('tables/migration.copy') + 'tables/migration.copy'.length + 40
    altered[within] = altered[within]! ^ 0xff
    const cases: readonly (readonly [string, Buffer, RegExp])[] = [
      ['wrong', Buffer.from('a letter to the editor'), /is no backup of Casita/],
      ['empty', Buffer.alloc(0), /is no backup of Casita/],
      ['cut', bytes.subarray(0, half), /is no backup of Casita, or it is cut/],
      ['altered', altered, /is damaged/],
    ]
    for (const [name, content, sentence] of cases) {
      const archive = join(archives, `${name}.backup`)
      writeFileSync(archive, content)
      const folder = newFolder()
      const ran = await run('restore', [archive], { DATA_DIR: folder })
      expect([name, ran.code, ran.said]).toEqual([name, 1, expect.stringMatching(sentence)])
      expect([name, existsSync(folder)]).toEqual([name, false])
      expect((await run('restore', [archive, '--check'], { DATA_DIR: folder })).code).toBe(1)
    }
    expect(await run('restore', [join(archives, 'none.backup')], { DATA_DIR: archives })).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no file'),
    })
    expect(await run('restore', [whole, '--check'], { DATA_DIR: '/nowhere' })).toMatchObject({ code: 0 })
  })

  test('one of a newer Casita is refused by its migrations', async () => {
    const folder = newFolder()
    await run('restore', [whole], { DATA_DIR: folder })
    await whileOpen(folder, async url => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const hash = createHash('sha256').update('newer').digest('hex')
      await client.query(`insert into migration (name, hash) values ('9999-newer.sql', $1)`, [hash])
      await client.end()
    })
    const archive = join(archives, 'newer.backup')
    expect(await run('backup', [archive], { DATA_DIR: folder })).toMatchObject({ code: 0 })
    const target = newFolder()
    expect(await run('restore', [archive], { DATA_DIR: target })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/made by a newer Casita.*9999-newer\.sql/),
    })
    expect(existsSync(target)).toBe(false)
  })

  test('words that it does not know are answered with how it is used', async () => {
    expect(await run('backup', ['--everything'], { DATA_DIR: dataDir })).toMatchObject({ code: 2 })
    expect(await run('restore', [], { DATA_DIR: dataDir })).toMatchObject({ code: 2 })
    const nobody = newFolder()
    expect(await run('backup', [join(archives, 'x.backup')], { DATA_DIR: nobody })).toMatchObject({ code: 1 })
    expect(readdirSync(archives)).not.toContain('x.backup')
  })
})

let folders = 0
const parent = skipped ? '' : dataFolder()

/** The path of a folder that is not there yet, where the account of the database may enter. */
function newFolder(): string {
  return join(parent, String(folders++))
}
