// Migrations: forward only, each once, refused when a landed file changed.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Migration, migrate, migrationsAreCurrent, readMigrations } from './migrations.server.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const landed = readMigrations()
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
