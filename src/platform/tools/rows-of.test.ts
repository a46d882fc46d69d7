// Rows read as a field of another statement are those that a statement of their own reads.

import { asc, desc, eq, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { bytes, instant } from './instant-column.server.ts'
import { rowsOf } from './rows-of.server.ts'

const shelfTable = pgTable('shelf', { id: integer('id').primaryKey() })

const bookTable = pgTable('book', {
  id: uuid('id').primaryKey(),
  shelfId: integer('shelf_id').notNull(),
  place: integer('place').notNull(),
  title: text('title').notNull(),
  isLent: boolean('is_lent'),
  priceMinor: bigint('price_minor', { mode: 'number' }),
  weight: doublePrecision('weight'),
  currency: char('currency', { length: 3 }),
  words: jsonb('words').$type<unknown>(),
  authors: text('authors').array().notNull(),
  pages: integer('pages').array(),
  lentOn: date('lent_on', { mode: 'string' }),
  opensAt: time('opens_at'),
  writtenAt: instant('written_at'),
  cover: bytes('cover'),
})

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.database.execute(sql`create table shelf (id int primary key)`)
  await fresh.database.execute(sql`create table book (id uuid primary key, shelf_id int not null, place int not null,
    title text not null, is_lent boolean, price_minor bigint, weight float8, currency char(3), words jsonb,
    authors text[] not null, pages int[], lent_on date, opens_at time, written_at timestamptz, cover bytea)`)
  await fresh.database.insert(shelfTable).values([{ id: 1 }, { id: 2 }])
})
afterAll(() => fresh?.drop())

/** Without the sign that PostgreSQL cannot keep. */
const words = fc.string({ unit: 'grapheme' }).map(text => text.replaceAll('\0', ''))

const book = fc.record({
  id: fc.uuid(),
  shelfId: fc.constantFrom(1, 2),
  place: fc.integer({ min: -3, max: 3 }),
  title: words,
  isLent: fc.option(fc.boolean()),
  priceMinor: fc.option(fc.maxSafeInteger()),
  weight: fc.option(fc.double({ noDefaultInfinity: true, noNaN: true })),
  currency: fc.option(fc.constantFrom('EUR', 'JPY')),
  words: fc.option(
    fc.oneof(
      words,
      fc.boolean(),
      fc.dictionary(words, fc.oneof(words, fc.integer()), { noNullPrototype: true }),
      fc.array(words),
    ),
  ),
  authors: fc.array(words, { maxLength: 3 }),
  pages: fc.option(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 3 })),
  lentOn: fc.option(fc.constantFrom('2026-02-28', '2028-02-29')),
  opensAt: fc.option(fc.constantFrom('09:00:00', '23:59:59')),
  cover: fc.option(fc.uint8Array({ maxLength: 4 }).map(octets => Buffer.from(octets))),
  writtenAt: fc.option(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })),
})

it('reads the same rows in the same order, whatever they hold', async () => {
  const { database } = fresh
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(book, { selector: ({ id }) => id, maxLength: 8 }), async books => {
      await database.delete(bookTable)
      if (books.length > 0) await database.insert(bookTable).values(books)
      const order = [desc(bookTable.place), asc(bookTable.id)]
      const shelves = await database
        .select({ id: shelfTable.id, books: rowsOf(bookTable, eq(bookTable.shelfId, sql`shelf.id`), order) })
        .from(shelfTable)
        .orderBy(asc(shelfTable.id))
      for (const { id, books: found } of shelves) {
        const alone = await database
          .select()
          .from(bookTable)
          .where(eq(bookTable.shelfId, id))
          .orderBy(...order)
        expect(found).toEqual(alone)
      }
    }),
    { numRuns: 60 },
  )
})
