// The app's own database: how it is made, who may open it, what is said when it cannot be opened or is lost.

import * as files from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { closedHome } from '#tests/support/closed-home.ts'
import {
  dataFolder,
  endOwners,
  killProcessesOf,
  nobody,
  serverGone,
  skipped,
  startOwner,
  testsRunAsRoot,
} from '#tests/support/owner.ts'
import { type OpenedPostgres, openPostgres } from './open-postgres.server.ts'
import { findPostgres } from './postgres-process.server.ts'

const log = openLog('silent')
const ownUser = testsRunAsRoot ? nobody : undefined

afterAll(endOwners)

describe.skipIf(skipped)('an open database (skipped with TEST_DATABASE_URL)', () => {
  let dataDir: string
  let opened: OpenedPostgres
  let database: Database
  const steps: string[] = []

  beforeAll(async () => {
    dataDir = dataFolder()
    opened = await openPostgres({ dataDir, log, say: step => void steps.push(step) })
    database = openDatabase({ url: opened.url, log })
  })
  afterAll(async () => {
    await database.$client.end()
    await opened.stop()
  })

  test('says its steps', () => {
    expect(steps).toEqual([
      `Making the database in ${dataDir}`,
      expect.stringMatching(/^Starting the database \(PostgreSQL 18\.\d+\)$/),
    ])
  })

  test.each([
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['data_checksums', 'on'],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['password_encryption', 'scram-sha-256'],
    ['server_encoding', 'UTF8'],
  ])('has %s = %s', async (name, value) => {
    const { rows } = await database.execute(sql`select current_setting(${name}) as value`)
    expect(rows).toEqual([{ value }])
  })

  test('has the extensions that the migrations want', async () => {
    await database.execute(sql`create extension btree_gist`)
    await database.execute(sql`create extension pg_trgm`)
  })

  test('lets nobody in without the password', async () => {
    const address = new URL(opened.url)
    address.password = 'guessed'
    const intruder = openDatabase({ url: address.href, log })
    await expect(intruder.$client.query('select 1')).rejects.toMatchObject({ code: '28P01' })
    await intruder.$client.end()
  })

  test('keeps the password and the rows from other users of the machine', () => {
    const modeOf = (name: string) => (files.statSync(join(dataDir, name)).mode & 0o777).toString(8)
    expect(modeOf('database-password')).toBe('600')
    expect(modeOf('database')).toBe('700')
    expect(modeOf('database.log')).toBe('600')
  })

  test('writes nothing that was typed into the log of the server', async () => {
    await database.execute(sql`create table guest_list (name text unique)`)
    await database.execute(sql`insert into guest_list values ('Ada Quill')`)
    await expect(database.execute(sql`insert into guest_list values (${'Ada Quill'})`)).rejects.toThrow()
    const written = files.readFileSync(join(dataDir, 'database.log'), 'utf8')
    expect(written).toContain('duplicate key')
    expect(written).not.toContain('Ada Quill')
  })

  test('survives the kill of its server under the same pool', async () => {
    await database.execute(sql`create table note (text text)`)
    await database.execute(sql`insert into note values ('kept')`)
    const cluster = join(dataDir, 'database')
    const killed = findPostgres(cluster)!.pid
    process.kill(killed, 'SIGKILL')
    const readNote = async () => {
      const { rows } = await database.execute(sql`select text from note`)
      return [findPostgres(cluster)?.pid !== killed, rows]
    }
    await expect.poll(() => readNote().catch(() => 'not yet')).toEqual([true, [{ text: 'kept' }]])
  })

  test('is lost with a sentence when its server cannot come back', async () => {
    files.renameSync(join(dataDir, 'database'), join(dataDir, 'elsewhere'))
    killProcessesOf(dataDir)
    expect(await opened.lost).toBe(`The database is lost. The folder of the database, ${dataDir}/database, is gone.`)
  })

  test('does not start when a file of it is broken, and the server says why', async () => {
    files.renameSync(join(dataDir, 'elsewhere'), join(dataDir, 'database'))
    files.writeFileSync(join(dataDir, 'database/global/pg_control'), '')
    await expect(openPostgres({ dataDir, log, say: () => {} })).rejects.toThrow(/did not start: .*pg_control/)
  })
})

describe.skipIf(skipped)('a database that cannot be opened (skipped with TEST_DATABASE_URL)', () => {
  afterEach(endOwners)
  const say = () => {}

  test('was made by another version of PostgreSQL', async () => {
    const dataDir = dataFolder()
    files.writeFileSync(join(dataDir, 'database-password'), 'secret\n')
    files.mkdirSync(join(dataDir, 'database'))
    files.writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n')
    await expect(openPostgres({ dataDir, log, say })).rejects.toThrow(
      /was made by PostgreSQL 17 and this Casita brings PostgreSQL 18, which cannot read it/,
    )
  })

  test('has lost its password', async () => {
    const dataDir = dataFolder()
    files.mkdirSync(join(dataDir, 'database'))
    files.writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n')
    await expect(openPostgres({ dataDir, log, say })).rejects.toThrow(/database-password, is not: put it back/)
  })

  test('is something else', async () => {
    const dataDir = dataFolder()
    files.mkdirSync(join(dataDir, 'database'))
    files.writeFileSync(join(dataDir, 'database/notes.txt'), 'mine\n')
    await expect(openPostgres({ dataDir, log, say })).rejects.toThrow(/holds something, but no database/)
    expect(files.readFileSync(join(dataDir, 'database/notes.txt'), 'utf8')).toBe('mine\n')
  })

  test.skipIf(!testsRunAsRoot)('lies below a folder that the account of PostgreSQL cannot enter', async () => {
    const outside = dataFolder()
    files.chmodSync(outside, 0o700)
    files.writeFileSync(join(outside, 'something'), '')
    await expect(openPostgres({ dataDir: join(outside, 'casita'), log, say })).rejects.toThrow(
      new RegExp(`cannot enter ${outside}: set DATA_DIR to a folder that others can enter`),
    )
  })
})

describe.skipIf(skipped)('an ordinary user (skipped with TEST_DATABASE_URL)', () => {
  const checkout = skipped ? undefined : closedHome(ownUser)
  afterAll(async () => {
    await endOwners()
    checkout?.remove()
  })

  test('has the database in a checkout below a closed home, over kills', async () => {
    const dataDir = join(checkout!.folder, '.casita')
    const first = startOwner({ dataDir, account: ownUser, checkout })
    const url = await first.opened
    const database = openDatabase({ url, log })
    await database.execute(sql`create table note (text text)`)
    await database.execute(sql`insert into note values ('kept')`)
    await database.$client.end()
    expect(files.statSync(join(dataDir, 'database')).uid).toBe(ownUser?.uid ?? process.getuid?.())
    await first.kill('SIGKILL')

    const second = startOwner({ dataDir, account: ownUser, checkout })
    const again = openDatabase({ url: await second.opened, log })
    expect((await again.execute(sql`select text from note`)).rows).toEqual([{ text: 'kept' }])
    await again.$client.end()
    await second.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    await serverGone(dataDir)
  })

  test.skipIf(!testsRunAsRoot)("is told when the database is another user's", async () => {
    const dataDir = dataFolder(nobody)
    files.mkdirSync(join(dataDir, 'database'))
    files.writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n')
    files.chownSync(join(dataDir, 'database'), 12_345, 12_345)
    const { code, complained } = await startOwner({ dataDir, account: nobody, checkout }).ended
    expect(code).toBe(1)
    expect(complained).toMatch(/belongs to user number 12345 of this machine: start Casita as that user/)
  })
})
