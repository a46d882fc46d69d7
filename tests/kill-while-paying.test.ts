// The site is killed while guests pay: money and nights agree for every booking once it is back, and none is charged twice.

import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { buildHome } from './support/build-home.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { payingTools } from './support/paying-world.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { bankSettings, payWhereLed } from './support/test-bank.ts'
import type { TestTools } from './support/tools.ts'

let fresh: FreshDatabase
let database: Database
let slugs: string[]
let spare: TestTools
let bank: Bank

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, log: openLog('silent'), connections: 2 })
  slugs = []
  for (let home = 0; home < 3; home++) slugs.push((await buildHome(database)).slug)
  // It outlives the site, as banks do.
  bank = await startBank()
  spare = await payingTools({ environment: bankSettings(bank) })
})
afterAll(async () => {
  await spare.drop()
  await bank.close()
  await database.$client.end()
  await fresh.drop()
})

const key = Buffer.alloc(32, 7).toString('base64')
const start = (): Promise<Site> =>
  startSite({
    databaseUrl: fresh.url,
    environment: { PAYMENT_WAYS: 'test-card', IDENTITY_KEY: key, ...bankSettings(bank) },
  })

/** Books and pays night after night until the site is gone. */
async function payUntilKilled(visitor: PlainVisitor, slug: string, round: number): Promise<void> {
  for (let turn = 0; ; turn++) {
    const from = Date.now() + (20 + round * 60 + turn * 2) * 86_400_000
    const day = (at: number) => new Date(at).toISOString().slice(0, 10)
    try {
      visitor.cookies.delete('casita_browser')
      const wanted = { intent: 'hold', in: day(from), out: day(from + 86_400_000), adults: '1' }
      const held = await visitor.post(`/stays/${slug}/book`, wanted)
      const page = await visitor.get(held.location!)
      const hidden = [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
      const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
      const led = await visitor.post(held.location!, {
        ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
        ...{ intent: 'book', name: 'Ada', email: 'ada@example.org', phone: '', notes: '', terms },
        way: 'test-card',
      })
      await payWhereLed(visitor, led)
    } catch {
      return
    }
  }
}

test('killed between capture and commit: after the next look one lawful end, money and nights agreeing', async () => {
  for (let round = 0; round < 2; round++) {
    const site = await start()
    const guests = await Promise.all(
      slugs.map(async () => {
        const { email } = await site.makeUser()
        const visitor = plainVisitor(site)
        await visitor.post('/login', { email, password: usualPassword })
        return visitor
      }),
    )
    const streams = guests.map((visitor, at) => payUntilKilled(visitor, slugs[at]!, round))
    // Killed by work done, not by time, and as close to the bank's yes as can be.
    const captured = () => Object.values(bank.books.intents).filter(({ status }) => status === 'succeeded').length
    while (captured() < (round + 1) * 6) await setTimeout(1)
    await site.kill()
    await Promise.all(streams)
  }
  // What rests is looked at a minute later; the test is that minute ahead.
  const clock = { now: () => new Date(Date.now() + 120_000) }
  await reconcilePayments({ ...spare.tools, database, clock })
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    select booking.id, booking.state,
      (select coalesce(sum(captured_minor), 0) from payment where booking_id = booking.id)::integer as ours,
      (select array_agg(id) from payment where booking_id = booking.id) as payments,
      (select coalesce(sum(debit_minor - credit_minor), 0) from ledger_entry
        where booking_id = booking.id and account = 'cash_provider')::integer as ledger,
      (select string_agg(kind, ',') from occupancy where ref_id = booking.id and not released) as nights
    from booking`)
  expect(rows.filter(({ state }) => state === 'confirmed').length).toBeGreaterThanOrEqual(10)
  const atBank = (payments: unknown) =>
    Object.values(bank.books.intents)
      .filter(({ metadata }) => (payments as string[] | null)?.includes(metadata.casita_payment!))
      .reduce((sum, { amount_received: minor }) => sum + minor, 0)
  for (const { id, state, payments, ...ours } of rows) {
    const money = { ...ours, banks: atBank(payments) }
    const [minor, nights] = state === 'confirmed' ? [100_00, 'booking'] : [0, 'hold']
    expect({ id, state, ...money }).toEqual({ id, state, ours: minor, banks: minor, ledger: minor, nights })
  }
})
