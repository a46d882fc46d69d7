// The database drops its connections in the middle of requests, as when it fails over: each is told so, and the site goes on.

import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHome } from './support/build-home.ts'
import { hiddenFields, type PlainAnswer, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let slug: string
let server: pg.Client

beforeAll(async () => {
  site = await startSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  slug = (await buildHome(site.tools.database)).slug
  server = new pg.Client({ connectionString: site.databaseUrl })
  await server.connect()
})
afterAll(async () => {
  await server?.end()
  await site?.stop()
})

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/**
 * Sends requests, lets each come as far as writing to `table`, where it holds locks and has written something, and then ends
 * every connection but its own. Answers what the visitors were answered.
 */
async function cutOffAt(table: 'booking' | 'outbox', requests: readonly (() => Promise<PlainAnswer>)[]) {
  await server.query('begin')
  await server.query(`lock table ${table} in share mode`)
  const answers = Promise.all(requests.map(send => send()))
  await expect.poll(() => waitingToWrite(table)).toBe(requests.length)
  // Each is waited for: one that ended later would cut off the next request too.
  await server.query(`
    select pg_terminate_backend(pid, 600000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await server.query('rollback')
  const told = await answers
  await expect.poll(async () => (await site.get('/readyz')).status).toBe(200)
  return told
}

async function waitingToWrite(table: string): Promise<number> {
  const { rows } = await server.query(
    `select 1 from pg_locks where relation = $1::regclass and mode = 'RowExclusiveLock' and not granted`,
    [table],
  )
  return rows.length
}

const rowsOf = async (table: string) => Number((await server.query(`select count(*) as n from ${table}`)).rows[0].n)

function expectTold(answers: readonly PlainAnswer[]): void {
  for (const { status, text, headers } of answers) {
    expect([status, headers.get('content-type')]).toEqual([500, expect.stringContaining('text/html')])
    expect(text).toMatch(/<h1[^>]*>/)
    expect(text).not.toMatch(/terminat|administrator|ECONN|at async/)
  }
}

test('Concurrency: DB failover mid-request: holds cut off leave nothing, and the same forms sent again get the nights', async () => {
  const guests = Array.from({ length: 5 }, () => plainVisitor(site))
  const send = (at: number) => {
    const form = { intent: 'hold', in: day(30 + at * 3), out: day(32 + at * 3), adults: '2', key: `hold-number-${at}` }
    // Holds of one network are counted one after another: each comes from its own.
    return guests[at]!.post(`/stays/${slug}/book`, form, { 'x-forwarded-for': `192.0.2.${at + 1}` })
  }
  const requests = guests.map((_, at) => () => send(at))
  expectTold(await cutOffAt('booking', requests))
  expect([await rowsOf('booking'), await rowsOf('occupancy'), await rowsOf('quote')]).toEqual([0, 0, 0])
  const again = await Promise.all(requests.map(request => request()))
  expect(again.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
  expect([await rowsOf('booking'), await rowsOf('occupancy')]).toEqual([5, 5])
  expect(() => process.kill(site.pid, 0)).not.toThrow()
})

test('Concurrency: DB failover mid-request: a booking cut off is none, and the same form sent again is one', async () => {
  const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
  const guest = plainVisitor(site)
  await guest.post('/login', { email, password: usualPassword })
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', in: day(60), out: day(62), adults: '2' })
  const page = await guest.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const typed = { name: 'Ada Lovelace', email, phone: '', notes: '', terms }
  const send = () => guest.post(held.location!, { ...hiddenFields(page), intent: 'book', ...typed })
  const mailsBefore = await rowsOf('outbox')
  expectTold(await cutOffAt('outbox', [send]))
  const stands = async () => {
    const { rows } = await server.query(
      `select state, kind from booking join occupancy on ref_id = booking.id and not released where check_in = $1`,
      [day(60)],
    )
    return rows
  }
  expect(await stands()).toEqual([{ state: 'hold', kind: 'hold' }])
  expect(await rowsOf('outbox')).toBe(mailsBefore)
  const booked = await send()
  expect([booked.status, booked.location]).toEqual([303, expect.stringMatching(/^\/user\/bookings\//)])
  expect(await stands()).toEqual([{ state: 'confirmed', kind: 'booking' }])
  expect(await rowsOf('outbox')).toBe(mailsBefore + 2)
  // Who was told that it failed may press twice: the answer is the same booking.
  expect((await send()).location).toBe(booked.location)
  const { rows } = await site.tools.database.execute(sql`select 1 from booking where state = 'confirmed'`)
  expect(rows).toHaveLength(1)
})
