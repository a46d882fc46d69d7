// The databases that tests get: migrated, empty, apart from each other.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsAreCurrent } from '#platform/postgres/migrations.server.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { type TestTools, testTools } from './tools.ts'

let one: FreshDatabase
let other: FreshDatabase
let handed: TestTools
const lines: string[] = []

beforeAll(async () => {
  ;[one, other, handed] = await Promise.all([freshDatabase(), freshDatabase(), testTools({ logTo: lines })])
})
afterAll(() => Promise.all([one.drop(), other.drop(), handed.drop()]))

test('a fresh database has every migration', async () => {
  expect(await migrationsAreCurrent(one.database.$client)).toBe(true)
})

test('what is written in one is not in the other', async () => {
  await one.database.execute(sql`create table mine (id int)`)
  const { rows } = await other.database.execute(sql`select to_regclass('mine') as found`)
  expect(rows[0]).toEqual({ found: null })
})

test('the clock of test tools stands still until it is moved', () => {
  const before = handed.tools.clock.now()
  handed.clock.advance(60_000)
  expect(handed.tools.clock.now().getTime() - before.getTime()).toBe(60_000)
  handed.clock.set(new Date('2031-01-01T00:00:00Z'))
  expect(handed.tools.clock.now().toISOString()).toBe('2031-01-01T00:00:00.000Z')
})

test('the log of test tools can be read', () => {
  handed.tools.log.info({ subject: 'lamp' }, 'lit')
  expect(lines.map(line => JSON.parse(line).msg)).toContain('lit')
})

test('a dropped database is gone', async () => {
  const short = await freshDatabase()
  const name = new URL(short.url).pathname.slice(1)
  await short.drop()
  const { rows } = await one.database.execute(sql`select 1 from pg_database where datname = ${name}`)
  expect(rows).toEqual([])
})
