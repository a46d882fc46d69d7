// Limits that each process counts at once and all share a moment later.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'
import { spendAtOnce } from './spend-at-once.server.ts'

let handed: TestTools
let told: string[]
beforeAll(async () => {
  told = []
  handed = await testTools({ logTo: told })
})
afterAll(() => handed.drop())
let round = 0
beforeEach(() => {
  round++
})

const limit = { burst: 3, every: minutes(1), refill: 'all' } as const
const keyOf = (name: string) => `reads of ${name} in round ${round}`
const take = (tools: Tools, name: string, burst = 3) =>
  spendAtOnce(tools, { limit: { ...limit, burst }, whose: `${name} ${round}`, key: () => keyOf(name) })

/** Another process on the same database, as far as limits go. */
async function withOther(work: (other: Tools) => Promise<void>): Promise<void> {
  const database = openDatabase({ url: handed.url, log: handed.tools.log })
  try {
    await work({ ...handed.tools, database })
  } finally {
    await database.$client.end()
  }
}

const storedUse = async (name: string) => {
  const { rows } = await handed.tools.database.$client.query('select used from rate_limit where key = $1', [
    keyOf(name),
  ])
  return rows[0]?.used
}

test('one process lets through as many as there are tokens, without a question', () => {
  const spent = ['a', 'b', 'a', 'a', 'a', 'b'].map(name => take(handed.tools, name))
  expect(spent.map(({ isAllowed, left }) => (isAllowed ? left : 'refused'))).toEqual([2, 2, 1, 0, 'refused', 1])
  const end = new Date(handed.tools.clock.now().getTime() + limit.every)
  expect(spent.map(({ fullAt }) => fullAt)).toEqual(Array(6).fill(end))
})

test('a minute after the first token all are there again', () => {
  for (const left of [2, 1, 0]) expect(take(handed.tools, 'a')).toMatchObject({ isAllowed: true, left })
  handed.clock.advance(minutes(1) - 1)
  expect(take(handed.tools, 'a').isAllowed).toBe(false)
  handed.clock.advance(1)
  expect(take(handed.tools, 'a')).toMatchObject({ isAllowed: true, left: 2 })
})

test('what one process has counted others know a moment later, and one that has just begun after its first', async () => {
  for (let times = 0; times < 3; times++) take(handed.tools, 'a')
  await expect.poll(() => storedUse('a')).toBe(3)
  await withOther(async other => {
    expect(take(other, 'a').isAllowed).toBe(true)
    await expect.poll(() => storedUse('a')).toBe(4)
    await expect.poll(() => take(other, 'a').isAllowed).toBe(false)
  })
})

test('who takes few of many tokens is not told of, and who goes on is, with all of them', async () => {
  for (let times = 0; times < 10; times++) take(handed.tools, 'a', 300)
  for (let times = 0; times < 11; times++) take(handed.tools, 'b', 300)
  await expect.poll(() => storedUse('b')).toBe(11)
  expect(await storedUse('a')).toBeUndefined()
})

test('two processes that count the same addresses lose none of them, and never wait for each other', async () => {
  const names = Array.from({ length: 40 }, (_, at) => String(at))
  await withOther(async other => {
    for (let times = 0; times < 5; times++) {
      for (const name of times % 2 === 0 ? names : names.toReversed()) {
        for (const tools of [handed.tools, other]) take(tools, name, 20)
      }
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    for (const name of names) await expect.poll(() => storedUse(name)).toBe(10)
  })
})

test('a process whose database is away counts by itself, and says so', async () => {
  const database = openDatabase({ url: handed.url, log: handed.tools.log })
  await database.$client.end()
  const alone = { ...handed.tools, database }
  expect([1, 2, 3, 4].map(() => take(alone, 'a').isAllowed)).toEqual([true, true, true, false])
  await expect.poll(() => told.filter(line => line.includes('by this process alone'))).toHaveLength(1)
  expect(take(alone, 'a').isAllowed).toBe(false)
})
