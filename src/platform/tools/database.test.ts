// Transactions: what they undo, what they try again, and how a refusal of the database is read.

import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countedWire } from '#tests/support/count-statements.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { actingAs } from './acting.server.ts'
import {
  answers,
  inSavepoint,
  inSharedSnapshot,
  inSnapshot,
  inTransaction,
  openDatabase,
  RolledBack,
  refusingConstraint,
  sqlStateOf,
  type Transaction,
} from './database.server.ts'
import { openLog } from './log.server.ts'

type WithSocket = { readonly connection: { readonly stream: { readonly destroy: () => void } } }

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.database.execute(sql`create table shelf (id int constraint shelf_key primary key, books int not null)`)
})
afterAll(() => fresh.drop())

const books = async (id: number) => {
  const { rows } = await fresh.database.execute(sql`select books from shelf where id = ${id}`)
  return rows[0]?.books
}

describe('inTransaction', () => {
  it('keeps what was done and answers it', async () => {
    const answer = await inTransaction(fresh.database, async queries => {
      await queries.execute(sql`insert into shelf values (1, 3)`)
      return 'kept'
    })
    expect([answer, await books(1)]).toEqual(['kept', 3])
  })

  it('undoes everything and answers the refusal', async () => {
    const answer = await inTransaction(fresh.database, async queries => {
      await queries.execute(sql`insert into shelf values (2, 3)`)
      throw new RolledBack('refused')
    })
    expect([answer, await books(2)]).toEqual(['refused', undefined])
  })

  it('tries a deadlock again until both are done', async () => {
    await fresh.database.execute(sql`insert into shelf values (10, 0), (11, 0)`)
    const move = (from: number, to: number) =>
      inTransaction(fresh.database, async queries => {
        await queries.execute(sql`update shelf set books = books + 1 where id = ${from}`)
        await queries.execute(sql`select pg_sleep(0.05)`)
        await queries.execute(sql`update shelf set books = books + 1 where id = ${to}`)
      })
    await Promise.all([move(10, 11), move(11, 10)])
    expect([await books(10), await books(11)]).toEqual([2, 2])
  })

  it('fails when its connection ends between two queries, and everything else goes on', async () => {
    const told = Promise.withResolvers<string>()
    const log = openLog('warn', { write: line => told.resolve(line) })
    const database = openDatabase({ url: fresh.url, log, connections: 1 })
    const work = inTransaction(database, async queries => {
      const { rows } = await queries.execute(sql`select pg_backend_pid() as pid`)
      await fresh.database.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
      expect(await told.promise).toContain('a connection to the database was lost')
      await queries.execute(sql`select 1`)
    })
    await expect(work).rejects.toThrow()
    expect(await answers(database)).toBe(true)
    await database.$client.end()
  })

  it('gives the place of a connection back that ends before its first statement', async () => {
    const database = openDatabase({ url: fresh.url, log: openLog('silent'), connections: 1 })
    database.$client.once('acquire', client => void (client as unknown as WithSocket).connection.stream.destroy())
    await expect(inTransaction(database, async () => 'never')).rejects.toThrow()
    expect(await inTransaction(database, async () => 'again')).toBe('again')
    await database.$client.end()
  })

  it('throws a surprise as it came', async () => {
    const fault = await inTransaction(fresh.database, queries =>
      queries.execute(sql`insert into shelf values (1, 1)`),
    ).catch((caught: unknown) => caught)
    expect([sqlStateOf(fault), refusingConstraint(fault)]).toEqual(['23505', 'shelf_key'])
  })
})

describe('inSavepoint', () => {
  const refusing = async (queries: Transaction, id: number) => {
    await queries.execute(sql`insert into shelf values (${id}, 1)`)
    throw new RolledBack('refused')
  }

  it('undoes what stands behind the innermost one only', async () => {
    const answers = await inTransaction(fresh.database, async queries => {
      const outer = await inSavepoint(queries, async () => {
        await queries.execute(sql`insert into shelf values (20, 1)`)
        const inner = await inSavepoint(queries, () => refusing(queries, 21))
        await queries.execute(sql`insert into shelf values (22, 1)`)
        return inner
      })
      const later = await inSavepoint(queries, async () => {
        await inSavepoint(queries, () => queries.execute(sql`insert into shelf values (23, 1)`))
        return refusing(queries, 24)
      })
      return [outer, later]
    })
    expect(answers).toEqual(['refused', 'refused'])
    const { rows } = await fresh.database.execute(sql`select id from shelf where id between 20 and 29 order by id`)
    expect(rows).toEqual([{ id: 20 }, { id: 22 }])
  })
})

it('a snapshot sees nothing that others wrote since, and writes nothing', async () => {
  const counted = sql`select count(*)::int as count from shelf`
  const [before, after] = await inSnapshot(fresh.database, async queries => {
    const first = (await queries.execute(counted)).rows[0]
    await fresh.database.execute(sql`insert into shelf values (30, 1)`)
    return [first, (await queries.execute(counted)).rows[0]]
  })
  expect(after).toEqual(before)
  const writing = inSnapshot(fresh.database, queries => queries.execute(sql`insert into shelf values (31, 1)`))
  expect(sqlStateOf(await writing.catch((fault: unknown) => fault))).toBe('25006')
})

it('a snapshot that is shared is the same for both connections, and one does where no other is free', async () => {
  const counted = sql`select count(*) from shelf`
  const seen = await inSharedSnapshot(fresh.database, async ([one, other]) => {
    const before = (await one!.execute(counted)).rows[0]
    await fresh.database.execute(sql`insert into shelf values (32, 1)`)
    return [before, (await one!.execute(counted)).rows[0], (await other!.execute(counted)).rows[0]]
  })
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
  const small = openDatabase({ url: fresh.url, log: openLog('silent'), connections: 1 })
  expect(await inSharedSnapshot(small, async connections => connections.length)).toBe(1)
  await small.$client.end()
})

describe('values', () => {
  it('of days stay text, and whole numbers become numbers', async () => {
    const { rows } = await fresh.database.execute(
      sql`select date '2026-03-01' as day, 9007199254740991::bigint as money`,
    )
    expect(rows[0]).toEqual({ day: '2026-03-01', money: 9_007_199_254_740_991 })
  })

  it('beyond the safe numbers are refused rather than rounded', async () => {
    await expect(fresh.database.execute(sql`select 9007199254740993::bigint as money`)).rejects.toThrow()
  })
})

it('says whether the database answers', async () => {
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', log: openLog('silent') })
  expect([await answers(fresh.database), await answers(nowhere)]).toEqual([true, false])
  await nowhere.$client.end()
})

describe('a statement outside of a transaction, while somebody acts', () => {
  const shelf = pgTable('shelf', { id: integer(), books: integer() })
  const ada = { userId: null, way: 'page', command: '/admin' } as const
  const sentBy = async (work: (database: ReturnType<typeof openDatabase>) => PromiseLike<unknown>) => {
    const wire = await countedWire(fresh.url)
    const database = openDatabase({ url: wire.url, log: openLog('silent') })
    const sent = await wire.statementsOf(() => actingAs(ada, () => work(database)))
    await database.$client.end()
    await wire.close()
    return sent
  }
  const named = expect.stringMatching(/^begin; select set_config\('casita\.actor', .*\/admin/)

  it('is sent alone when it only reads, as the query builder writes it', async () => {
    expect(await sentBy(database => database.select().from(shelf))).toEqual(['select "id", "books" from "shelf"'])
    expect(await sentBy(database => database.selectDistinct().from(shelf))).toHaveLength(1)
  })

  it('names them when it may change or lock something', async () => {
    const changes: Parameters<typeof sentBy>[0][] = [
      database => database.insert(shelf).values({ id: 70, books: 1 }),
      database => database.update(shelf).set({ books: 2 }),
      database => database.select().from(shelf).for('update'),
      database => database.execute(sql`select books from shelf`),
      database => database.$client.query('delete from shelf where id = 70'),
    ]
    for (const change of changes) expect(await sentBy(change)).toEqual([named, expect.any(String), 'commit'])
  })
})
