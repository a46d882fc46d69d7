// The orders of the search and the indexes made for them are of the same words, or every search sorts every home.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database.server.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { findCandidates, type StoredSort } from './find-candidates.server.ts'

let ground: TestTools
beforeAll(async () => {
  ground = await testTools()
  await buildSomeHomes(ground.tools.database)
})
afterAll(() => ground.drop())

const party = { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }

async function uses(index: string): Promise<number> {
  const { rows } = await ground.tools.database.execute<{ scans: number }>(
    sql`select idx_scan::integer as scans from pg_stat_user_indexes where indexrelname = ${index}`,
  )
  return rows[0]?.scans ?? -1
}

test.each<[StoredSort, string]>([
  ['recommended', 'stay_in_our_order'],
  ['newest', 'stay_newest_first'],
  ['name', 'stay_by_name'],
])('in the order %s the homes are read from the index %s', async (sort, index) => {
  expect(await uses(index)).toBe(0)
  const database = openDatabase({ url: ground.url, log: ground.tools.log, connections: 1 })
  // A world of five homes is sorted faster than looked up: here neither may happen.
  await database.execute(
    sql`select set_config('enable_seqscan', 'off', false), set_config('enable_sort', 'off', false)`,
  )
  const wish = { place: { kind: 'everywhere' } as const, party, nights: undefined, now: ground.clock.now() }
  const [first] = await findCandidates(database, wish, sort, { limit: 1 })
  const rest = await findCandidates(database, wish, sort, { after: first, limit: 10 })
  expect(rest.length).toBeGreaterThan(1)
  // A connection tells its statistics when it ends.
  await database.$client.end()
  await expect.poll(() => uses(index)).toBe(2)
})
