// Limits of calls that come together: one statement for all of them, and each bucket has its own count.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/tools/database.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes, seconds } from '#values/duration.ts'
import { type Limit, spend, spendTogether } from './rate-limit.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())
beforeEach(() => handed.tools.database.$client.query('truncate rate_limit'))

const aMinute: Limit = { burst: 3, every: minutes(1), refill: 'all' }
const oneByOne: Limit = { burst: 3, every: seconds(1) }
const keyOf = (name: string) => `calls of an address ${name}`

test.each([aMinute, oneByOne])('who comes together with others finds the count of their own', async limit => {
  const { tools } = handed
  const calls = ['a', 'b', 'a', 'c', 'b', 'a', 'a', 'b'].map(name => spendTogether(tools, { key: keyOf(name), limit }))
  const spent = await Promise.all(calls)
  expect(spent.map(({ isAllowed, left }) => (isAllowed ? left : 'refused'))).toEqual([2, 2, 1, 2, 1, 0, 'refused', 0])
  expect(await spend(tools, [{ key: keyOf('c'), limit }])).toBe(true)
  expect(await spend(tools, [{ key: keyOf('a'), limit }])).toBe(false)
})

test('limits that differ are counted apart, and the minute begins with the first call', async () => {
  const { tools } = handed
  const both = await Promise.all([
    spendTogether(tools, { key: keyOf('a'), limit: aMinute }),
    spendTogether(tools, { key: keyOf('b'), limit: oneByOne }),
  ])
  expect(both.map(({ left }) => left)).toEqual([2, 2])
  const { fullAt } = await spendTogether(tools, { key: keyOf('a'), limit: aMinute })
  expect(fullAt).toEqual(both[0].fullAt)
})

test('processes that take from the same buckets in another order do not wait for each other', async () => {
  const { tools, url } = handed
  const other = { ...tools, database: openDatabase({ url, log: tools.log }) }
  try {
    const limit: Limit = { ...aMinute, burst: 20 }
    const keys = Array.from({ length: 40 }, (_, at) => keyOf(String(at)))
    const calls = Array.from({ length: 10 }, (_, turn) => turn).flatMap(turn =>
      (turn % 2 === 0 ? keys : keys.toReversed()).flatMap(key => [tools, other].map(one => ({ one, key }))),
    )
    const spent = await Promise.all(calls.map(({ one, key }) => spendTogether(one, { key, limit })))
    expect(spent.filter(({ isAllowed }) => !isAllowed)).toEqual([])
    expect((await spendTogether(other, { key: keys[0]!, limit })).isAllowed).toBe(false)
  } finally {
    await other.database.$client.end()
  }
})
