// Writes sent as one statement, all of them or none, and statements whose plan each connection keeps.

import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction, sqlStateOf } from '#platform/tools/database.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { given, insertFrom, preparedStatement, writeBatch } from './write-batch.server.ts'

const shelf = pgTable('shelf', { id: integer('id').notNull(), label: text('label').notNull().default('empty') })
const note = pgTable('note', { shelfId: integer('shelf_id').notNull(), words: text('words') })

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.database.execute(sql`create table shelf (id integer primary key, label text not null default 'empty')`)
  await fresh.database.execute(sql`create table note (shelf_id integer not null references shelf, words text)`)
})
afterAll(() => fresh.drop())
beforeEach(() => fresh.database.execute(sql`truncate shelf, note`))

const labels = async () => (await fresh.database.select().from(shelf)).map(({ label }) => label)
const words = async () => (await fresh.database.select().from(note)).map(row => row.words)

test('several writes are one statement, in which one may refer to the row of another', async () => {
  const { database } = fresh
  const writes = {
    told: database.insert(note).values([
      { shelfId: 1, words: 'left' },
      { shelfId: 1, words: 'right' },
    ]),
    made: database.insert(shelf).values({ id: 1 }).returning({ id: shelf.id }),
  }
  expect(await writeBatch(database, writes, ['made'])).toEqual({ made: 1 })
  expect(await labels()).toEqual(['empty'])
  expect(await words()).toEqual(['left', 'right'])
})

test('when one is refused nothing of the others is there', async () => {
  const { database } = fresh
  const writes = {
    made: database.insert(shelf).values({ id: 1 }),
    told: database.insert(note).values({ shelfId: 2, words: 'of nothing' }),
  }
  const fault: unknown = await writeBatch(database, writes).catch((thrown: unknown) => thrown)
  expect(sqlStateOf(fault)).toBe('23503')
  expect(await labels()).toEqual([])
})

test('a row is written for each row of a source, and none without', async () => {
  const { database } = fresh
  const writeWhere = (condition: boolean) =>
    writeBatch(
      database,
      {
        source: sql`select 7 as id where ${condition}`,
        made: sql`${insertFrom(shelf, { id: sql`source.id`, label: 'blue' }, sql`source`)} returning id`,
        told: insertFrom(note, { shelfId: sql`source.id`, words: undefined }, sql`source`),
      },
      ['made'],
    )
  expect(await writeWhere(false)).toEqual({ made: 0 })
  expect(await labels()).toEqual([])
  expect(await writeWhere(true)).toEqual({ made: 1 })
  expect(await labels()).toEqual(['blue'])
  expect(await words()).toEqual([null])
})

test('a connection plans a text once, whatever its values', async () => {
  const next = preparedStatement<{ next: number }, 'id'>(sql`select ${given('id', 'integer')} + 1 as next`)
  const kept = await inTransaction(fresh.database, async queries => {
    const before = await countKept(queries, {})
    for (const id of [1, 2, 3]) expect(await next(queries, { id })).toEqual([{ next: id + 1 }])
    const [after] = await countKept(queries, {})
    return after!.kept - before[0]!.kept
  })
  expect(kept).toBe(1)
})

const countKept = preparedStatement<{ kept: number }, never>(
  sql`select count(*)::integer as kept from pg_prepared_statements where statement like '%+ 1 as next%'`,
)

test('a value that has no name is refused when the statement is put together', () => {
  expect(() => preparedStatement(sql`select ${1}::integer`)).toThrow('no name')
})
