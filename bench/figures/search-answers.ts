// S3, S5 to S7: searches answered from memory with every price and number, beside questions to the database that do less.

import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { to as copyTo } from 'pg-copy-streams'
import { fillLargeWorld } from '#demo/large/fill-large-world.ts'
import { isUnavailable, unavailableFor } from '#fast-prices/occupied-by-night.ts'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { parseSearchInput, type SearchInput } from '#search/input/search-input.ts'
import { searchHomes } from '#search/results/search-homes.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { stayIsFree } from '#tests/support/stay-is-free.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median, oneByOne, ratioOf, steadyTurns } from '../turns.ts'

const copied = ['stay', 'stay_unit', 'unit', 'occupancy', 'stay_offer', 'rate_plan', 'season', 'stay_rule', 'fee']

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const fresh = await ground.database()
  const tools = ground.tools(fresh)
  const homes = ground.pick(300, 10_000)
  ground.say(`Filling a world of ${homes} homes`)
  await fillLargeWorld(tools, homes, () => {})
  await freshIndex(tools)
  const weights = await weighIndexes(ground.pick(1, 3), tools, fresh.url, homes)
  const today = dayInZone(tools.clock.now(), 'UTC')
  let asked = 0
  /** Dates that nobody has asked for yet: every price is worked out for the answer. */
  const newInput = (): SearchInput => {
    const checkIn = addDays(today, 20 + (asked % 300))
    const checkOut = addDays(checkIn, 3 + (Math.floor(asked / 300) % 5))
    asked += 1
    const query = { in: writeCalendarDay(checkIn), out: writeCalendarDay(checkOut) }
    return parseSearchInput(new URLSearchParams(query), today)
  }
  const searches = ground.pick(5, 20)
  const ours = async () => {
    const times: number[] = []
    for (let at = 0; at < searches; at++) {
      const input = newInput()
      times.push(await timed(() => searchHomes(tools, input)))
    }
    return median(times)
  }
  const asking = async () => {
    const { nights } = newInput().visit
    return timed(() =>
      fresh.database.execute(sql`
        select count(*) from ${stayTable}
        where ${stayTable.status} = 'published' and ${stayTable.maxGuests} >= 2
          and ${stayIsFree(stayTable.id, nights!, tools.clock.now())}`),
    )
  }
  await ours()
  const whole = await steadyTurns(ground, { ours, sql: asking }, ['sql'])
  return {
    S3: ratioOf(whole, { of: 'sql', to: 'ours', peer: 'sql', seen: { homes } }),
    S5: { value: median(weights), rounds: weights, seen: { homes } },
    ...(await measureLooks(ground, tools, fresh.url)),
    S7: await measureRebuild(ground, tools, fresh.url),
  }
}

/** Kilobytes a home of indexes that are read for this alone; all stay until the last is weighed, so that none goes meanwhile. */
async function weighIndexes(times: number, { clock }: Tools, url: string, homes: number): Promise<number[]> {
  const collect = collector()
  const kept: Database[] = []
  const weights = await oneByOne(times, async () => {
    const database = openDatabase({ url, log: openLog('silent'), connections: 2 })
    kept.push(database)
    collect()
    const before = weight()
    await freshIndex({ database, clock })
    collect()
    return (weight() - before) / homes / 1000
  })
  await Promise.all(kept.map(({ $client }) => $client.end()))
  return weights
}

/** A booking made elsewhere, and the look that brings it in; a home that is found although it was booked is a miss. */
async function measureLooks(ground: Ground, tools: Tools, url: string): Promise<Record<string, Measured>> {
  const elsewhere = openDatabase({ url, log: openLog('silent'), connections: 2 })
  const night = addDays(dayInZone(tools.clock.now(), 'UTC'), 600)
  const { rows } = await elsewhere.execute<{ unitId: number; stayId: number }>(
    sql`select unit_id as "unitId", stay_id as "stayId" from stay_unit order by unit_id limit 2000`,
  )
  let [next, missed] = [0, 0]
  const looks = ground.pick(5, 30)
  const book = async () => {
    const { unitId, stayId } = rows[next++ % rows.length]!
    await elsewhere.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${unitId}::integer, daterange(${writeCalendarDay(night)}::date, ${writeCalendarDay(addDays(night, 1))}::date),
        'block', ${randomUUID()}::uuid, now()) on conflict do nothing`)
    return stayId
  }
  const medianOf = async (once: () => Promise<number>) => {
    const times: number[] = []
    for (let at = 0; at < looks; at++) times.push(await once())
    return median(times)
  }
  const ours = () =>
    medianOf(async () => {
      const stayId = await book()
      let found: Awaited<ReturnType<typeof freshIndex>> | undefined
      const time = await timed(async () => {
        found = await freshIndex(tools)
      })
      const { snapshot } = found!
      const unavailable = unavailableFor(snapshot.occupied, [{ checkIn: night, checkOut: addDays(night, 1) }], {
        first: 0,
        end: snapshot.homes.length,
      })
      if (!isUnavailable(unavailable, snapshot.rowOf.get(stayId)!)) missed += 1
      return time
    })
  const trip = () => timed(() => tools.database.execute(sql`select 1`))
  // Of a machine that has just done the same: after another's work a trip takes twice as long as after another trip.
  const tripAfter = () =>
    medianOf(async () => {
      await book()
      const time = await trip()
      await freshIndex(tools)
      return time
    })
  const idle = () => medianOf(() => timed(() => freshIndex(tools)))
  const trips = () => medianOf(trip)
  try {
    const turns = await steadyTurns(ground, { ours, tripAfter, idle, trips }, ['tripAfter', 'trips'])
    return {
      S6: ratioOf(turns, { of: 'ours', to: 'tripAfter' }),
      'S6-idle': ratioOf(turns, { of: 'idle', to: 'trips' }),
      'S6-missed': { value: missed, seen: { looks: next } },
    }
  } finally {
    await elsewhere.$client.end()
  }
}

async function measureRebuild(ground: Ground, tools: Tools, url: string): Promise<Measured> {
  const rebuild = async () => {
    const database = openDatabase({ url, log: openLog('silent'), connections: 2 })
    try {
      return await timed(() => freshIndex({ database, clock: tools.clock }))
    } finally {
      await database.$client.end()
    }
  }
  const copy = async () => {
    const client = await tools.database.$client.connect()
    try {
      return await timed(async () => {
        for (const table of copied) {
          await pipeline(
            client.query(copyTo(`copy ${table} to stdout`)),
            new Writable({ write: (_chunk, _encoding, done) => done() }),
          )
        }
      })
    } finally {
      client.release()
    }
  }
  return ratioOf(await steadyTurns(ground.fewRounds, { rebuild, copy }, ['copy']), { of: 'rebuild', to: 'copy' })
}

/** Bytes of objects and of columns. */
function weight(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Has the engine give back what nobody holds any more, so that what is left can be weighed. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

const less = { unit: 'ratio', better: 'less' } as const

export const measurement: Measurement = {
  figures: [
    {
      id: 'S3',
      name: 'how much faster everywhere than the usual SQL that only counts free homes',
      unit: 'ratio',
      against: 'PostgreSQL',
      better: 'more',
      goal: 100,
      failsAt: 50,
    },
    { id: 'S5', name: 'memory of the index a home', unit: 'kB', against: '–', better: 'less', goal: 1, failsAt: 2 },
    {
      ...less,
      id: 'S6',
      name: 'a look that brings in a booking made elsewhere',
      against: 'a round trip of select 1',
      goal: 5,
    },
    { ...less, id: 'S6-idle', name: 'a look when nothing has changed', against: 'a round trip of select 1', goal: 2 },
    {
      id: 'S6-missed',
      name: 'acknowledged bookings that a look did not bring in',
      unit: 'count',
      against: '–',
      better: 'less',
      goal: 0,
      failsAt: 0,
    },
    {
      ...less,
      id: 'S7',
      name: 'reading all homes at the start',
      against: 'COPY of the same tables',
      goal: 2,
      failsAt: 4,
    },
  ],
  measure,
}
