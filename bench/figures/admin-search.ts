// A1: what an operator's search takes as they type, at 5,000 homes and 50,000 bookings, beside the limit of 50 ms.

import { type SQL, sql } from 'drizzle-orm'
import { searchAdmin } from '#admin/search/search-admin.server.ts'
import { fillLargeWorld } from '#demo/large/fill-large-world.ts'
import { type Database, inTransaction } from '#platform/tools/database.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median, oneByOne, percentile, steadyTurns } from '../turns.ts'

/** Milliseconds: what 95 of 100 searches may take. */
const limitMs = 50

const owner = { roles: ['guest', 'owner'] } as unknown as Operator

/** What somebody who looks for each of these types, letter by letter. */
type Wanted = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly reference: string
  readonly home: string
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const fresh = await ground.database()
  const tools = ground.tools(fresh)
  const { database } = fresh
  const [sold, homes] = ground.pick([20, 60], [900, 5_000])
  ground.say(`Filling a world of ${homes} homes`)
  await fillLargeWorld(tools, sold, () => {})
  await nameGuests(database)
  await addHomes(database, homes - sold)
  const { rows: seen } = await database.execute<{ homes: number; bookings: number }>(sql`
    select (select count(*) from stay)::int as homes, (select count(*) from booking)::int as bookings`)
  let round = 0
  const ours = async () => {
    const times: number[] = []
    for (const text of await typed(database, ground.pick(2, 12), round++)) {
      times.push(await timed(() => searchAdmin(tools, owner, { text, skip: 0, most: 6 })))
    }
    return percentile(times, 0.95) / limitMs
  }
  const count = async () =>
    median(
      await oneByOne(5, () =>
        timed(() => database.execute(sql`select count(*) from booking where contact ->> 'name' = 'Ada'`)),
      ),
    )
  const { taken, tries } = await steadyTurns(ground, { ours, count }, ['count'])
  return { A1: { value: median(taken.ours), rounds: taken.ours, peerRounds: taken.count, tries, seen: seen[0]! } }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** However long it takes, without what triggers do with each row. */
async function inOneGo(database: Database, statement: SQL): Promise<void> {
  await inTransaction(database, async queries => {
    await queries.execute(sql`set local statement_timeout = 0`)
    await queries.execute(sql`set local session_replication_role = replica`)
    await queries.execute(statement)
  })
}

/** Names as unevenly common as real ones: of 300 first names and 2,000 last names the first are the most frequent. */
async function nameGuests(database: Database): Promise<void> {
  await inOneGo(
    database,
    sql`
    update booking set contact = jsonb_build_object('name', first || ' ' || last, 'email', lower(first || '.' || last) || n || '@example.org',
      'phone', '+49151' || lpad(((n * 7919) % 100000000)::text, 8, '0'))
    from (
      select id, n, ${word(sql`(floor(300 * power((n * 31 % 1009) / 1009.0, 3)))::int`)} as first,
        ${word(sql`300 + (floor(2000 * power((n * 57 % 4001) / 4001.0, 2)))::int`)} as last
      from (select id, row_number() over (order by reference) as n from booking) as numbered
    ) as named where named.id = booking.id`,
  )
  await database.execute(sql`analyze booking`)
}

const syllables = [
  'an',
  'be',
  'cla',
  'do',
  'el',
  'fri',
  'ga',
  'hel',
  'is',
  'jo',
  'ka',
  'li',
  'ma',
  'no',
  'ol',
  'pe',
  'ri',
  'so',
  'ta',
  'u',
]

/** A name by its number: three syllables of twenty. */
function word(number: SQL): SQL {
  const syllable = (of: SQL) => sql`(${sql.param([...syllables])}::text[])[1 + (${of}) % 20]`
  return sql`initcap(${syllable(number)} || ${syllable(sql`${number} / 20`)} || ${syllable(sql`${number} / 400`)})`
}

/** Homes beside those that are sold, with names of their own. */
async function addHomes(database: Database, wanted: number): Promise<void> {
  await inOneGo(
    database,
    sql`
    insert into stay overriding system value
    select (jsonb_populate_record(null::stay, to_jsonb(sold) || jsonb_build_object('id', 1000000 + n, 'slug', slug || '-' || n, 'name', name || ' ' || n))).*
    from generate_series(1, ${wanted}::int) as n
      join lateral (select * from stay where id <= 1000000 order by id offset n % 20 limit 1) as sold on true`,
  )
  await database.execute(sql`analyze stay`)
}

async function typed(database: Database, people: number, seed: number): Promise<string[]> {
  const { rows } = await database.execute<Wanted>(sql`
    select contact ->> 'name' as name, contact ->> 'email' as email, contact ->> 'phone' as phone, reference, stay.name as home
    from booking join stay on stay.id = stay_id order by md5(reference || ${seed}::text) limit ${people}`)
  const letters = (text: string, from: number) => Array.from(text, (_, at) => text.slice(0, at + 1)).slice(from - 1)
  return rows.flatMap(({ name, email, phone, reference, home }) => [
    ...[letters(name, 2), letters(email, 2), letters(reference, 2), letters(home, 2)].flat(),
    ...[4, 6, 8].map(digits => phone.slice(-digits)),
  ])
}

export const measurement: Measurement = {
  figures: [
    {
      id: 'A1',
      name: 'a search of the admin as somebody types, p95 at 5,000 homes and 50,000 bookings',
      unit: 'ratio',
      against: '50 ms, steady by a look through all bookings',
      better: 'less',
      goal: 1,
      failsAt: 2,
    },
  ],
  measure,
}
