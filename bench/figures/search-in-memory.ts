// S1, S2, S8: what a search of very many homes takes of the processor, beside a loop that touches the same words, and SQL.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { copyRows } from '#demo/large/copy-rows.ts'
import { filledNights, largeVisits } from '#demo/large/large-visits.ts'
import { inDisplay } from '#exchange/display-currency.server.ts'
import { isUnavailable, unavailableFor } from '#fast-prices/occupied-by-night.ts'
import { before } from '#fast-prices/offer-table.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { gatherIn } from '#search/index/gather-homes.server.ts'
import { type HomeTable, liesIn, pointOf } from '#search/index/home-table.ts'
import { cellsIn } from '#search/index/map-cells.ts'
import type { FreshIndex } from '#search/index/search-index.server.ts'
import { parseSearchInput, type SearchInput } from '#search/input/search-input.ts'
import { readStart } from '#search/results/find-stays.server.ts'
import { searchGathered } from '#search/results/search-homes.server.ts'
import { someRates } from '#tests/support/some-rates.ts'
import { addDays, type CalendarDay, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { largeIndex } from '../large-index.ts'
import { median, ratioOf, spread, steadyTurns } from '../turns.ts'

/** Longitudes and latitudes of a part of the map with a region or two in it. */
const box = '9,42,12,45'

/**
 * Another visit each time, within half a year: nothing of an answer is ever at hand. Near and far ones, short and long ones follow each
 * other, so that each round asks for as much as the others.
 */
function newInputs(today: CalendarDay): (within: string) => SearchInput {
  let asked = 0
  return within => {
    const checkIn = addDays(today, 20 + ((asked * 37) % 179))
    const checkOut = addDays(checkIn, 3 + (asked % 5))
    asked += 1
    const query = { in: writeCalendarDay(checkIn), out: writeCalendarDay(checkOut), ...(within && { bbox: within }) }
    return parseSearchInput(new URLSearchParams(query), today)
  }
}

type Bench = { readonly tools: Tools; readonly today: CalendarDay; readonly searches: number }

/** The median of some searches, in milliseconds. */
async function timed(searches: number, work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < searches; at++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return median(times)
}

const everywhere = { only: [], nearly: false } as const

/** As pages search: for somebody who is shown prices in another currency than most homes have. */
const display = { currency: currency('JPY'), rates: someRates }

function searching(index: FreshIndex, { tools, today, searches }: Bench): (within: string) => () => Promise<number> {
  const inputFor = newInputs(today)
  const search = (within: string) => {
    const input = inputFor(within)
    const start = readStart(input)
    if ('faults' in start) throw new Error(JSON.stringify(start.faults))
    return searchGathered(tools, input, gatherIn(index, input, { ...everywhere, now: tools.clock.now() }), start)
  }
  return within => () => timed(searches, () => inDisplay(display, () => search(within)))
}

/** The least that an answer can do: the bits of each night, and each word that tells of a home which is free. */
function touching(index: FreshIndex, { today, searches }: Bench): (within: string) => () => Promise<number> {
  const inputFor = newInputs(today)
  return within => () => timed(searches, () => touch(index, inputFor(within)))
}

function touch(
  { snapshot: { homes, occupied, table, ranks } }: FreshIndex,
  { box: part, visit: { nights } }: SearchInput,
): number {
  const unavailable = unavailableFor(occupied, [nights!], { first: 0, end: homes.length })
  const order = ranks.recommended
  const count = Math.min(nights!.checkOut - nights!.checkIn, 7)
  let sum = 0
  if (part) {
    // An index that is made at once has no rows in other places of a cell.
    for (const { rows } of cellsIn(table.cells, part)) {
      for (let row = rows.first; row < rows.end; row++) {
        if (!isUnavailable(unavailable, row) && liesIn(table, row, part)) sum += wordsOf(table, order, row, count)
      }
    }
    return sum
  }
  for (let word = 0; word < unavailable.length; word++) {
    for (let free = ~unavailable[word]!; free !== 0; free &= free - 1) {
      const row = (word << 5) + 31 - Math.clz32(free & -free)
      if (row < homes.length) sum += wordsOf(table, order, row, count)
    }
  }
  return sum
}

/** What is read of a home to find, price, count and sort it, by number columns alone; `count` is the number of nights. */
function wordsOf(table: HomeTable, ranks: Uint32Array, row: number, count: number): number {
  const { offers } = table
  const facts = table.pricing[row]! + table.maxGuests[row]! + table.petsMax[row]! + table.kinds[row]!
  const more = table.bedrooms[row]! + table.amenities[row]! + table.currencies[row]! + table.ratings[row]!
  const begin = offers.begins[row]!
  let sum = facts + more + table.promises[row]! + ranks[row]!
  for (let word = begin - before.house; word < begin + count; word++) sum += offers.words[word]!
  return sum
}

/** The best that SQL is known to do: the nights of a home as bits in its row, and one statement that reads each row once. */
async function asking({ snapshot }: FreshIndex, { tools, today, searches }: Bench) {
  const { database } = tools
  await database.execute(sql`create unlogged table bits (id integer primary key, place integer, kind text, guests integer,
    latitude float8, longitude float8, nightly integer, once integer, taken bit varying)`)
  const client = await database.$client.connect()
  try {
    const columns = ['id', 'place', 'kind', 'guests', 'latitude', 'longitude', 'nightly', 'once', 'taken']
    await copyRows(client, 'bits', columns, rowsOf(snapshot, today))
    await client.query('create index on bits (latitude, longitude)')
    await client.query('vacuum analyze bits')
  } finally {
    client.release()
  }
  const inputFor = newInputs(today)
  return (within: string) => () =>
    timed(Math.min(searches, 5), () => {
      const { box: part, visit } = inputFor(within)
      const { checkIn, checkOut } = visit.nights!
      const inBox = part
        ? sql`latitude between ${part.south} and ${part.north} and longitude between ${part.west} and ${part.east}`
        : sql`true`
      return database.execute(sql`
        with free as materialized (
          select id, place, kind, nightly * ${checkOut - checkIn}::integer + once as total from bits
          where guests >= 2 and ${inBox} and position(B'1' in substring(taken from ${checkIn - today + 1}::integer
            for ${checkOut - checkIn}::integer)) = 0)
        select (select count(*) from free), (select min(total) from free), (select max(total) from free),
          (select json_agg(kinds) from (select kind, count(*) from free group by kind) as kinds),
          (select json_agg(page) from (select id, total from free order by place limit 24) as page)`)
    })
}

function* rowsOf({ homes, table, ranks }: FreshIndex['snapshot'], today: CalendarDay) {
  const { offers, names } = table
  for (const [row, home] of homes.entries()) {
    if (!home) continue
    const bits = Array(filledNights).fill('0')
    for (const { nights } of largeVisits(home.id - 1, table.maxGuests[row]!, today)) {
      bits.fill('1', nights.checkIn - today, nights.checkOut - today)
    }
    const { latitude, longitude } = pointOf(table, row)
    const kind = names.kinds.values[table.kinds[row]!]!
    const facts = [kind, table.maxGuests[row]!, latitude, longitude]
    yield [home.id, ranks.recommended[row]!, ...facts, offers.words[offers.begins[row]!]!, 5000, bits.join('')]
  }
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const tools = ground.tools(await ground.database())
  const today = dayInZone(tools.clock.now(), 'UTC')
  const bench = { tools, today, searches: ground.pick(5, 40) }
  const [few, some, many] = ground.pick([500, 1000, 2000], [10_000, 100_000, 1_000_000]) as [number, number, number]
  const limits: Record<string, Measured> = {}
  const seen: Record<string, number> = {}

  /** Searches in an index of so many homes, in turns with the loop. */
  async function searched(homes: number): Promise<Searched> {
    ground.say(`Building an index of ${homes} homes`)
    const collect = collector()
    collect()
    const before = process.memoryUsage()
    const index = largeIndex(homes, today)
    collect()
    const after = process.memoryUsage()
    const gigabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e9
    const [ours, limit] = [searching(index, bench), touching(index, bench)]
    for (const warm of [ours(box), ours(''), limit(box), limit('')]) await warm()
    // Where these very searches are what very many homes are set beside, they have to be as steady as the loop.
    const peers = homes === some ? (['ours', 'limit'] as const) : (['limit'] as const)
    const pace = homes === many ? ground.fewRounds : ground
    const inPart = await steadyTurns(pace, { ours: ours(box), limit: limit(box) }, peers)
    const inWhole = await steadyTurns(pace, { ours: ours(''), limit: limit('') }, peers)
    seen[`GB ${homes}`] = gigabytes
    seen[`box ${homes}`] = median(inPart.taken.ours)
    seen[`whole ${homes}`] = median(inWhole.taken.ours)
    if (homes === some) {
      const statement = await asking(index, bench)
      const inSql = (within: string) =>
        steadyTurns(ground.fewRounds, { ours: ours(within), sql: statement(within) }, ['sql'])
      limits['S1-box'] = ratioOf(inPart, { of: 'ours', to: 'limit', seen: { homes } })
      limits['S1-whole'] = ratioOf(inWhole, { of: 'ours', to: 'limit', seen: { homes } })
      limits['S2-box'] = ratioOf(await inSql(box), { of: 'sql', to: 'ours', peer: 'sql', seen: { homes } })
      limits['S2-whole'] = ratioOf(await inSql(''), { of: 'sql', to: 'ours', peer: 'sql', seen: { homes } })
    }
    return { gigabytes, box: inPart.taken, whole: inWhole.taken }
  }

  await searched(few)
  const smaller = await searched(some)
  const larger = await searched(many)
  /** Indexes of either size are not there at once, so their rounds are no pairs. */
  const growth = (part: 'box' | 'whole'): Measured => {
    const rounds = larger[part].ours.map(each => each / median(smaller[part].ours))
    // Whichever was less steady: what it is set beside, or the loop that ran beside it.
    const [peerRounds] = [smaller[part].ours, larger[part].limit].toSorted((one, other) => spread(other) - spread(one))
    return { value: median(rounds), rounds, peerRounds: peerRounds!, seen }
  }
  return {
    ...limits,
    'S8-box': growth('box'),
    'S8-whole': growth('whole'),
    'S8-memory': { value: larger.gigabytes, seen },
  }
}

/** Milliseconds of a search, and of the loop beside it, in each round. */
type Taken = Readonly<Record<'ours' | 'limit', readonly number[]>>
type Searched = { readonly gigabytes: number; readonly box: Taken; readonly whole: Taken }

/** Has the engine give back what nobody holds any more, so that what is left can be weighed. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

const loop = { unit: 'ratio', better: 'less', against: 'a loop that touches the same words' } as const
const bits = { unit: 'ratio', better: 'more', against: 'PostgreSQL' } as const

export const measurement: Measurement = {
  figures: [
    {
      ...loop,
      id: 'S1-box',
      name: 'a search in a part of the map, 100,000 homes, dates never asked',
      goal: 2,
      failsAt: 4,
    },
    {
      ...loop,
      ...{ id: 'S1-whole', name: 'the same everywhere, with all prices, counts and spreads', goal: 2.5, failsAt: 4 },
    },
    { ...bits, id: 'S2-box', name: 'how much faster than a column of bits in SQL, in a part', goal: 16, failsAt: 12 },
    { ...bits, id: 'S2-whole', name: 'the same everywhere', goal: 20, failsAt: 10 },
    {
      ...{ id: 'S8-box', name: 'ten times as many homes in a part of the map take so much longer', unit: 'ratio' },
      ...{ against: '100,000 homes', better: 'less', goal: 10 },
    },
    {
      ...{
        id: 'S8-whole',
        name: 'the same everywhere',
        unit: 'ratio',
        against: '100,000 homes',
        better: 'less',
        goal: 11,
      },
    },
    { id: 'S8-memory', name: 'memory of a million homes', unit: 'GB', against: '–', better: 'less', goal: 1 },
  ],
  measure,
}
