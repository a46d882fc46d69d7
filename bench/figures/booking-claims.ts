// B1 and B2: how fast 64 clients take nights, beside the same insert into a table that refuses nothing; and what went wrong.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, inTransaction, sqlStateOf } from '#platform/tools/database.server.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { newUnits, stayWithUnits } from '#tests/support/stay-with-units.ts'
import { addDays, type CalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { seconds } from '#values/duration.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { ratioOf, steadyTurns } from '../turns.ts'

const clients = 64
const hotStays = 10
const firstNight = requireCalendarDay('2030-01-01')
const now = new Date('2029-12-01T12:00:00Z')

/**
 * Homes, and so many nights from the first on. What a turn claims is its own, by its nights or by its homes, so that
 * nothing has to be emptied: an emptied table makes every connection plan anew.
 */
type Turn = { readonly among: readonly Home[]; readonly first: CalendarDay; readonly span: number }

type Home = { readonly stayId: number; readonly unitId: number }
type Acknowledged = { readonly refId: string; readonly unitId: number }

/** What a load has seen: what was promised, and how often the database found a circle of waiting. */
type Seen = { readonly acknowledged: Acknowledged[]; refused: number; deadlocks: number }

async function homes(database: Database, count: number): Promise<Home[]> {
  const made: Home[] = []
  for (const unitId of await newUnits(database, count)) {
    made.push({ stayId: await stayWithUnits(database, { allOf: [unitId] }), unitId })
  }
  return made
}

/** Three nights among those of a turn; the wider the span, the fewer claims want the same ones. */
function someNights({ first, span }: Pick<Turn, 'first' | 'span'>): NightRange {
  const checkIn = addDays(first, Math.floor(Math.random() * span))
  return { checkIn, checkOut: addDays(checkIn, 3) }
}

function anyOf<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)]!
}

/** Has all clients do the work over and over; answers how often a second it came out well. */
async function perSecond(length: number, work: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  let done = 0
  const client = async () => {
    while (performance.now() - begun < length) if (await work()) done++
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (done * 1000) / (performance.now() - begun)
}

/** One claim through the command, in one try: what `inTransaction` would mend by trying again is counted here. */
async function claim(database: Database, { stayId, unitId }: Home, nights: NightRange, seen: Seen) {
  const refId = randomUUID()
  try {
    const input = { stayId, nights, refId, now, kind: 'booking' } as const
    const outcome = await inTransaction(database, queries => claimNights(queries, input), 1)
    if (outcome.ok) seen.acknowledged.push({ refId, unitId })
    else seen.refused++
    return outcome.ok
  } catch (fault) {
    if (sqlStateOf(fault) !== '40P01') throw fault
    seen.deadlocks++
    return false
  }
}

/** The same row by the same way into a table with the same indexes, but for the constraint. */
async function plainInsert(database: Database, { unitId }: Home, nights: NightRange): Promise<boolean> {
  await inTransaction(
    database,
    queries =>
      queries.execute(sql`
        insert into plain_occupancy (unit_id, nights, kind, ref_id, expires_at, created_at)
        values (${unitId}::integer, ${writeNightRange(nights)}::daterange, 'booking', ${randomUUID()}::uuid, null,
          ${now}::timestamptz)
        returning id, unit_id`),
    1,
  )
  return true
}

async function makePlainTable(database: Database): Promise<void> {
  await database.execute(
    sql`create table plain_occupancy (like occupancy including defaults including identity including constraints)`,
  )
  await database.execute(sql`alter table plain_occupancy add primary key (id)`)
  await database.execute(sql`create index on plain_occupancy (ref_id) where not released`)
  await database.execute(sql`create index on plain_occupancy (expires_at) where kind = 'hold'`)
}

/** Promises that no row keeps, and nights that two have. */
async function wrongs(database: Database, acknowledged: readonly Acknowledged[]): Promise<number> {
  const { rows } = await database.execute<{ ref_id: string }>(sql`select ref_id from occupancy where not released`)
  const kept = new Set(rows.map(({ ref_id }) => ref_id))
  const lost = acknowledged.filter(({ refId }) => !kept.has(refId)).length
  const twice = await database.execute<{ count: number }>(sql`
    select count(*)::integer as count from occupancy as one
    join occupancy as other on other.unit_id = one.unit_id and other.id > one.id and other.nights && one.nights
    where not one.released and not other.released`)
  return lost + twice.rows[0]!.count
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const { database } = await ground.database({ connections: clients })
  await makePlainTable(database)
  const length = ground.pick(seconds(0.2), seconds(0.6))
  const total = { deadlocks: 0, wrong: 0, refused: 0, acknowledged: 0 }

  /** Claims for a while, and then looks at what became of them. */
  async function claims({ among, ...nights }: Turn): Promise<number> {
    const seen: Seen = { acknowledged: [], refused: 0, deadlocks: 0 }
    const rate = await perSecond(length, () => claim(database, anyOf(among), someNights(nights), seen))
    total.wrong += await wrongs(database, seen.acknowledged)
    total.deadlocks += seen.deadlocks
    total.refused += seen.refused
    total.acknowledged += seen.acknowledged.length
    return rate
  }
  const inserts = ({ among, ...nights }: Turn) =>
    perSecond(length, () => plainInsert(database, anyOf(among), someNights(nights)))

  const compared = async (nextTurn: () => Turn | Promise<Turn>) => {
    const sides = { ours: async () => claims(await nextTurn()), theirs: async () => inserts(await nextTurn()) }
    // Once before it counts: each connection learns both statements, and the database what the tables are like.
    await sides.ours()
    await sides.theirs()
    await database.execute(sql`vacuum analyze occupancy`)
    await database.execute(sql`vacuum analyze plain_occupancy`)
    return ratioOf(await steadyTurns(ground, sides, ['theirs']), { of: 'ours', to: 'theirs' })
  }

  // Of many homes a turn gets nights that none had before it, of few homes it gets new ones: neither ever runs out.
  const many = await homes(database, ground.pick(200, 2000))
  let first = firstNight
  const spreadTurn = (): Turn => {
    const turn = { among: many, first, span: 540 }
    first = addDays(first, turn.span + 3)
    return turn
  }
  const hotTurn = async (span: number): Promise<Turn> => ({
    among: await homes(database, hotStays),
    first: firstNight,
    span,
  })

  const answers = { 'B1-spread': await compared(spreadTurn), 'B1-hot': await compared(() => hotTurn(40_000)) }
  // Two months of ten homes are soon taken: from then on nearly every claim meets another, or what stands already.
  for (let round = 0; round < ground.rounds; round++) await claims(await hotTurn(60))
  const { deadlocks, wrong, ...seen } = total
  return { ...answers, B2: { value: deadlocks + wrong, seen: { deadlocks, wrong, ...seen } } }
}

export const measurement: Measurement = {
  figures: [
    {
      id: 'B1-spread',
      name: 'claims a second, 64 clients on 2,000 homes',
      unit: 'ratio',
      against: 'inserts into a plain table',
      better: 'more',
      goal: 0.8,
      failsAt: 0.6,
    },
    {
      id: 'B1-hot',
      name: 'claims a second, 64 clients on 10 homes',
      unit: 'ratio',
      against: 'inserts into a plain table',
      better: 'more',
      goal: 0.75,
      failsAt: 0.6,
    },
    {
      id: 'B2',
      name: 'deadlocks, nights given twice, promises lost meanwhile',
      unit: 'count',
      against: '–',
      better: 'less',
      goal: 0,
      failsAt: 0,
    },
  ],
  measure,
}
