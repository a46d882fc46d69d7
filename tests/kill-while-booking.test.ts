// The site is killed while bookings are under way: each of them happened whole or not at all, and the next start works.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { buildHome } from './support/build-home.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { roomyLimits } from './support/tools.ts'

let fresh: FreshDatabase
let database: Database
let slug: string

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, log: openLog('silent'), connections: 2 })
  slug = (await buildHome(database)).slug
})
afterAll(async () => {
  await database.$client.end()
  await fresh.drop()
})

const start = (): Promise<RunningApp> => startApp({ databaseUrl: fresh.url, environment: roomyLimits })

/** Asks for holds of nights of their own until the site is gone; answers the ids of those that were acknowledged. */
async function holdUntilKilled(app: RunningApp, round: number, stream: number): Promise<string[]> {
  const acknowledged: string[] = []
  for (let turn = 0; ; turn++) {
    const start = Date.now() + (10 + round * 120 + stream * 20 + turn) * 86_400_000
    const day = (at: number) => new Date(at).toISOString().slice(0, 10)
    const form = { intent: 'hold', in: day(start), out: day(start + 86_400_000), adults: '1' }
    try {
      const answer = await plainVisitor(app).post(`/stays/${slug}/book`, form)
      const id = /hold=([0-9a-f-]{36})/.exec(answer.location ?? '')?.[1]
      if (id) acknowledged.push(id)
    } catch {
      return acknowledged
    }
  }
}

test('killed between: every acknowledged hold is there, none is half done, in three rounds', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const app = await start()
    const streams = [0, 1, 2, 3].map(stream => holdUntilKilled(app, round, stream))
    // Killed by work done, not by time: in the middle of whatever comes after the tenth hold.
    while (Number((await database.execute(sql`select count(*) as n from booking`)).rows[0]!.n) < (round + 1) * 10);
    await app.kill()
    acknowledged.push(...(await Promise.all(streams)).flat())
  }
  expect(acknowledged.length).toBeGreaterThan(15)
  const { rows } = await database.execute<{
    id: string
    events: number
    nights: number
    quotes: number
    keys: number
  }>(sql`
    select booking.id,
      (select count(*) from booking_event where booking_id = booking.id)::integer as events,
      (select count(*) from occupancy where ref_id = booking.id and not released)::integer as nights,
      (select count(*) from quote where id = booking.quote_id)::integer as quotes,
      (select count(*) from booking_command where booking_id = booking.id)::integer as keys
    from booking`)
  const found = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter(id => !found.has(id))).toEqual([])
  for (const { id, ...parts } of rows)
    expect({ id, ...parts }).toEqual({ id, events: 1, nights: 1, quotes: 1, keys: 1 })
  const orphans = await database.execute(sql`
    select 1 from occupancy where not exists (select 1 from booking where booking.id = occupancy.ref_id)`)
  expect(orphans.rows).toEqual([])
  const again = await start()
  expect((await again.get('/readyz')).status).toBe(200)
  expect(await again.stop()).toBe(0)
})
