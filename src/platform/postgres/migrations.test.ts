// Migrations: forward only, each once, refused when a landed file changed.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import {
  fingerprintOf,
  inOrder,
  type Migration,
  migrate,
  migrationsAreCurrent,
  readMigrations,
} from './migrations.server.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const landed = readMigrations()
const folder = temporaryFolder()
const next = (text: string): Migration => ({ name: '9999-next.sql', text, hash: text })
const hasTable = async (name: string) => {
  const { rows } = await fresh.database.$client.query('select to_regclass($1) is not null as found', [name])
  return rows[0].found as boolean
}

describe('a database that is up to date', () => {
  it('says so and is left alone', async () => {
    expect(await migrate(fresh.url)).toEqual([])
    expect(await migrationsAreCurrent(fresh.database.$client)).toBe(true)
  })
})

describe('the order', () => {
  const ordered = [
    '0002-stays.sql',
    '0036-gone-events.sql',
    '9999-last-number.sql',
    '2026-11-23-0959-b.sql',
    '2026-11-23-1045-a-b.sql',
    '2026-11-23-1045-a.sql',
    '2026-12-01-0000-a.sql',
    '2027-01-01-0000-a.sql',
  ]

  it('is that of the numbers, then that of the times', () => {
    expect(inOrder(ordered.toReversed())).toEqual(ordered)
    expect(inOrder([...ordered.slice(4), ...ordered.slice(0, 4)])).toEqual(ordered)
  })

  it('is that in which a folder is read', () => {
    for (const name of ordered.toReversed()) writeFileSync(join(folder, name), `-- ${name}`)
    writeFileSync(join(folder, 'README.md'), 'No migration.')
    expect(readMigrations(folder).map(({ name }) => name)).toEqual(ordered)
  })

  it('of the migrations here is that in which they are applied to an empty database', async () => {
    const { rows } = await fresh.database.$client.query(
      'select name from migration order by applied_at, name collate "C"',
    )
    expect(rows.map(({ name }) => name)).toEqual(landed.map(({ name }) => name))
  })

  it('makes another version of the same files', () => {
    const [one, other, ...rest] = landed
    expect(fingerprintOf([other!, one!, ...rest])).not.toBe(fingerprintOf(landed))
  })
})

describe('migrations named by their time', () => {
  const dated = (time: string, text: string): Migration => ({ name: `${time}-step.sql`, text, hash: text })
  const keyed = dated('2026-11-23-1045', 'create table step_one (id int primary key)')
  const late = dated('2026-11-23-1050', 'alter table step_one add column late int')
  const second = dated('2026-11-23-1100', 'create table step_two (id int references step_one)')
  let other: FreshDatabase
  beforeAll(async () => {
    other = await freshDatabase()
  })
  afterAll(() => other.drop())

  it('follow the numbered ones, and each other by their time', async () => {
    expect(await migrate(other.url, [...landed, keyed, second])).toEqual([keyed.name, second.name])
    expect(await migrationsAreCurrent(other.database.$client, [...landed, keyed, second])).toBe(true)
  })

  it('are applied also where one of a later time is there already', async () => {
    expect(await migrationsAreCurrent(other.database.$client, [...landed, keyed, late, second])).toBe(false)
    expect(await migrate(other.url, [...landed, keyed, late, second])).toEqual([late.name])
    expect(await migrationsAreCurrent(other.database.$client, [...landed, keyed, late, second])).toBe(true)
  })

  it('are strangers to a version with the numbered ones alone', async () => {
    await expect(migrate(other.url, landed)).rejects.toThrow('made by a newer version')
  })
})

describe('a new migration', () => {
  it('that fails leaves nothing behind and names itself', async () => {
    const broken = next('create table half_made (id int); select nonsense;')
    await expect(migrate(fresh.url, [...landed, broken])).rejects.toThrow('The migration 9999-next.sql failed')
    expect(await hasTable('half_made')).toBe(false)
  })

  it('is applied once, however many processes start together', async () => {
    const added = [...landed, next('create table made_once (id int)')]
    const answers = await Promise.all([1, 2, 3, 4].map(() => migrate(fresh.url, added)))
    expect(answers.flat()).toEqual(['9999-next.sql'])
    expect(await hasTable('made_once')).toBe(true)
  })

  it('makes this older version say that the database is newer', async () => {
    await expect(migrate(fresh.url, landed)).rejects.toThrow('made by a newer version')
    expect(await migrationsAreCurrent(fresh.database.$client)).toBe(false)
  })

  it('that is edited after it landed is refused', async () => {
    const edited = [...landed, next('create table made_twice (id int)')]
    await expect(migrate(fresh.url, edited)).rejects.toThrow('a landed file is never edited')
    expect(await hasTable('made_twice')).toBe(false)
  })
})
