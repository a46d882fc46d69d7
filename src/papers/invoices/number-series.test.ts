// The numbers of invoices under any mixture of making, failing and being killed at once: no gap, and none twice.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeInvoice } from '#papers/make-invoice.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { bookByTransfer, organise } from '#tests/support/papers-world.ts'
import { payableStay, payingTools, someOperator } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { followPapers } from './follow-papers.server.ts'
import { writeInvoice } from './invoice-store.server.ts'
import type { InvoiceRow } from './invoice-tables.server.ts'
import { issuerDay } from './issuer.server.ts'
import { nextNumber, seriesOf } from './number-series.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await payingTools({ connections: 16 })
})
afterAll(() => handed.drop())

/** The places in it; their dates go on as they do. */
async function placesIn(series: string): Promise<number[]> {
  const { rows } = await handed.tools.database.execute<{ place: number; day: string }>(
    sql`select place, issued_on::text as day from invoice where series = ${series} order by place`,
  )
  const days = rows.map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
  return rows.map(({ place }) => place)
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

async function make(queries: Transaction, series: string): Promise<InvoiceRow> {
  const numbered = await nextNumber(queries, series, someDay())
  return writeInvoice(queries, {
    ...{ ...numbered, kind: 'invoice', corrects: null, bookingId: randomUUID(), stayId: 1, basis: '', currency: 'EUR' },
    ...{ totalMinor: 100, taxMinor: 0, madeAt: handed.clock.now(), madeBy: null },
    content: {} as never,
  })
}

/** Homes far apart: at the same moment it is one day here and the next one there. */
let turns = 0
const someDay = () => requireCalendarDay(turns++ % 3 === 0 ? '2030-05-16' : '2030-05-15')

const ways = ['make', 'make', 'make two', 'fail before', 'fail after', 'killed before', 'killed after'] as const
type Way = (typeof ways)[number]

class Fails extends Error {}

/** Answers how many papers stand. */
async function carryOut(way: Way, series: string): Promise<number> {
  const pid = async (queries: Transaction) =>
    (await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid
  const work = inTransaction(handed.tools.database, async queries => {
    if (way.endsWith('before')) await nextNumber(queries, series, someDay())
    else await make(queries, series)
    if (way === 'make two') await make(queries, series)
    if (way.startsWith('fail')) throw new Fails()
    // As when the process, the machine or the connection is gone in the middle of it.
    if (way.startsWith('killed')) {
      await handed.tools.database.execute(sql`select pg_terminate_backend(${await pid(queries)})`)
    }
  })
  const stands = await work.then(
    () => true,
    () => false,
  )
  expect(stands).toBe(way.startsWith('make'))
  return way === 'make two' ? 2 : Number(stands)
}

test('any mixture of makers, failures and kills at once leaves numbers from 1 on, without a gap', async () => {
  let turn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ways), { minLength: 1, maxLength: 14 }), async mixture => {
      const series = `P${turn++}-2030-`
      const counts = await Promise.all(mixture.map(way => carryOut(way, series)))
      const made = counts.reduce((sum, count) => sum + count, 0)
      expect(await placesIn(series)).toEqual(upTo(made))
      // Whoever comes afterwards goes on from there.
      await inTransaction(handed.tools.database, queries => make(queries, series))
      expect(await placesIn(series)).toEqual(upTo(made + 1))
    }),
    { numRuns: 40 },
  )
})

test('buttons and jobs that race for the same bookings make each invoice once, with numbers in a row', async () => {
  const { tools } = handed
  await organise(tools.database, 'when-paid')
  // Those of the mixtures have nothing on them that could be drawn.
  await tools.database.execute(sql`insert into invoice_mail select id, made_at from invoice`)
  const [stay, user] = [await payableStay(tools.database), await someGuest(tools.database, handed.clock.now())]
  const manager = await someOperator(tools.database, handed.clock.now())
  const ids: string[] = []
  for (let at = 0; at < 6; at++) {
    const day = (from: number) => `2030-09-${String(2 + 3 * at + from).padStart(2, '0')}`
    ids.push(await bookByTransfer({ tools, user, stay }, manager, { in: day(0), out: day(2) }))
  }
  const presses = ids.flatMap(id => [id, id]).map(id => makeInvoice(tools, manager, id))
  await Promise.all([followPapers(tools), ...presses, followPapers(tools)])
  await followPapers(tools)
  expect(await placesIn('RE-2030-')).toEqual(upTo(6))
  const { rows } = await tools.database.execute(sql`
    select count(distinct booking_id)::integer as bookings, count(mailed_at)::integer as mailed
    from invoice left join invoice_mail on invoice_id = id where series = 'RE-2030-'`)
  expect(rows[0]).toEqual({ bookings: 6, mailed: 6 })
  const { rows: mails } = await tools.database.execute(sql`select 1 from outbox where dedupe_key like '%:paper-RE-%'`)
  expect(mails).toHaveLength(6)
})

test('a series is of one prefix and one year', () => {
  const day = requireCalendarDay('2030-05-15')
  expect(['RE', 'RE-', ''].map(prefix => seriesOf(prefix, day))).toEqual(['RE-2030-', 'RE-2030-', '2030-'])
})

test('a paper is dated by the day of its issuer’s country, wherever the home lies', () => {
  const dated = (country: string | null, now: string) => writeCalendarDay(issuerDay({ country }, new Date(now)))
  expect(dated('IT', '2030-11-28T22:59:00Z')).toBe('2030-11-28')
  expect(dated('IT', '2030-11-28T23:00:00Z')).toBe('2030-11-29')
  expect(dated('NZ', '2030-11-28T12:00:00Z')).toBe('2030-11-29')
  // Of several clocks the last: nothing is dated tomorrow anywhere in the country.
  expect(dated('ES', '2030-11-28T23:30:00Z')).toBe('2030-11-28')
  expect(dated(null, '2030-11-28T23:59:00Z')).toBe('2030-11-28')
})
