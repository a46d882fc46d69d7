// The order of names and the index made for it are of the same words, or every change of a name sorts every home.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/tools/database.server.ts'
import { publishedIds } from '#search/index/load-homes.server.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'

let ground: TestTools
beforeAll(async () => {
  ground = await testTools()
  await buildSomeHomes(ground.tools.database)
})
afterAll(() => ground.drop())

async function uses(index: string): Promise<number> {
  const { rows } = await ground.tools.database.execute<{ scans: number }>(
    sql`select idx_scan::integer as scans from pg_stat_user_indexes where indexrelname = ${index}`,
  )
  return rows[0]?.scans ?? -1
}

test('homes are read by name from the index stay_by_name', async () => {
  expect(await uses('stay_by_name')).toBe(0)
  const database = openDatabase({ url: ground.url, log: ground.tools.log, connections: 1 })
  // A world of five homes is sorted faster than looked up: here neither may happen.
  await database.execute(
    sql`select set_config('enable_seqscan', 'off', false), set_config('enable_sort', 'off', false)`,
  )
  expect(await publishedIds(database, 'name')).toHaveLength(5)
  // A connection tells its statistics when it ends.
  await database.$client.end()
  await expect.poll(() => uses('stay_by_name')).toBe(1)
})
