// The app's own database server outlives kills, and belongs to one process at a time.

import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  dataFolder,
  endOwners,
  killOwners,
  nobody,
  serverGone,
  skipped,
  startOwner,
  testsRunAsRoot,
} from '#tests/support/owner.ts'
import { findPostgres } from './postgres-process.server.ts'

const helpers: ChildProcess[] = []

afterEach(async () => {
  for (const helper of helpers.splice(0)) helper.kill('SIGKILL')
  await killOwners()
})
afterAll(endOwners)

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const begin = (url: string, id: number) =>
  ask(url, `drop table if exists kept; create table kept (id int); insert into kept values (${id})`)
const write = (url: string, id: number) => ask(url, `insert into kept values (${id})`)
const read = async (url: string) =>
  (await ask<{ id: number }>(url, 'select id from kept order by id')).map(row => row.id)

/** Asks until the answer comes: a server that recovers refuses for a while. */
async function readPatiently(url: string): Promise<number[]> {
  for (;;) {
    try {
      return await read(url)
    } catch {
      await new Promise(wake => setTimeout(wake, 50))
    }
  }
}

const serverOf = (folder: string) => findPostgres(join(folder, 'database'))

describe.skipIf(skipped)('the database of one folder (skipped with TEST_DATABASE_URL)', () => {
  let dataDir: string

  beforeAll(() => {
    dataDir = dataFolder()
  })

  // First, because a first start makes the database: the others find it.
  test('has one owner when two first starts race, and keeps its rows over an orderly end, which leaves no process', async () => {
    const owners = [startOwner({ dataDir }), startOwner({ dataDir })]
    const lost = await Promise.any(
      owners.map(async owner => {
        const end = await owner.ended
        return { ...end, owner }
      }),
    )
    expect(lost.code).toBe(1)
    expect(lost.complained).toMatch(/^Another Casita is running on the data in .*\.\n$/)
    const first = owners.find(owner => owner !== lost.owner)!
    const url = await first.opened
    await expect(lost.owner.opened).rejects.toThrow('Another Casita')
    await begin(url, 1)
    expect(await read(url)).toEqual([1])
    await first.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    await serverGone(dataDir)

    const third = startOwner({ dataDir })
    expect(await read(await third.opened)).toEqual([1])
  })

  test('keeps its rows when the app is killed, and the next start takes the orphan over', async () => {
    const first = startOwner({ dataDir })
    const url = await first.opened
    await begin(url, 1)
    await first.kill('SIGKILL')
    expect(serverOf(dataDir)).toBeDefined()

    const second = startOwner({ dataDir })
    expect(await second.opened).toBe(url)
    expect(await read(url)).toEqual([1])
    await second.kill('SIGTERM')
    expect((await second.ended).said).toContain('still running')
    await serverGone(dataDir)
  })

  test('keeps its rows when app and server are killed together', async () => {
    const first = startOwner({ dataDir })
    await begin(await first.opened, 1)
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL')
    await first.kill('SIGKILL')

    const second = startOwner({ dataDir })
    expect(await read(await second.opened)).toEqual([1])
  })

  test('comes back at the same address when its server is killed, again and again, also one taken over', async () => {
    const first = startOwner({ dataDir })
    const url = await first.opened
    await begin(url, 1)
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL')
    expect(await readPatiently(url)).toEqual([1])
    await write(url, 2)
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL')
    expect(await readPatiently(url)).toEqual([1, 2])

    await first.kill('SIGKILL')
    const second = startOwner({ dataDir })
    expect(await second.opened).toBe(url)
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL')
    expect(await readPatiently(url)).toEqual([1, 2])
    await second.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    await serverGone(dataDir)
  })

  test('comes back when one of its connections is killed', async () => {
    const owner = startOwner({ dataDir })
    const url = await owner.opened
    await begin(url, 1)
    const [backend] = await ask<{ pid: number }>(
      url,
      `select pid from pg_stat_activity where application_name = 'casita owner'`,
    )
    process.kill(backend!.pid, 'SIGKILL')
    expect(await readPatiently(url)).toEqual([1])
    await owner.kill('SIGTERM')
    expect((await owner.ended).code).toBe(0)
  })

  test('comes back while a query of the killed server still runs', async () => {
    const owner = startOwner({ dataDir })
    const url = await owner.opened
    await begin(url, 1)
    const busy = ask(url, 'select count(*) from generate_series(1, 100000000000)').catch(() => 'broken off')
    while (
      (await ask(url, `select 1 from pg_stat_activity where query like '%100000000000%' and state = 'active'`)).length <
      2
    ) {
      await new Promise(wake => setTimeout(wake, 20))
    }
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL')
    expect(await readPatiently(url)).toEqual([1])
    expect(await busy).toBe('broken off')
  })

  test('is not confused by an old pid file whose number another process bears now', async () => {
    const first = startOwner({ dataDir })
    await begin(await first.opened, 1)
    // The owner first: it would start another server.
    await first.kill('SIGKILL')
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL')
    await serverGone(dataDir)
    const stranger = spawn('sleep', ['600'], testsRunAsRoot ? nobody : {})
    helpers.push(stranger)
    writeFileSync(join(dataDir, 'database/postmaster.pid'), `${stranger.pid}\n${dataDir}/database\n1\n1\n\n127.0.0.1\n`)

    const second = startOwner({ dataDir })
    expect(await read(await second.opened)).toEqual([1])
    expect(stranger.exitCode).toBeNull()
    await second.kill('SIGTERM')
    expect(stranger.exitCode).toBeNull()
  })
})

describe.skipIf(skipped)('a first start (skipped with TEST_DATABASE_URL)', () => {
  test('starts after a first start that was killed while it made the database', async () => {
    for (const patience of [30, 200]) {
      const dataDir = dataFolder()
      const first = startOwner({ dataDir })
      first.child.stdout?.once('data', () => setTimeout(() => first.child.kill('SIGKILL'), patience))
      await first.ended
      const second = startOwner({ dataDir })
      await begin(await second.opened, patience)
      expect(await read(await second.opened)).toEqual([patience])
    }
  })
})
