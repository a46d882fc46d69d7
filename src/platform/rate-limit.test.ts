// Limits of calls: what is left in a bucket, also for those who come at once.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes, seconds } from '#values/duration.ts'
import { type Limit, type Spent, spend, spendOne, takeEach } from './rate-limit.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())
beforeEach(() => handed.tools.database.$client.query('truncate rate_limit'))

const aMinute: Limit = { burst: 3, every: minutes(1), refill: 'all' }
const oneByOne: Limit = { burst: 3, every: seconds(1) }
const keyOf = (name: string) => `calls of an address ${name}`

test('who takes from a bucket finds what is left in it, and its minute begins with the first token', async () => {
  const { tools } = handed
  const names = ['a', 'b', 'a', 'c', 'b', 'a', 'a', 'b']
  const spent: Spent[] = []
  for (const name of names) spent.push(await spendOne(tools, { key: keyOf(name), limit: aMinute }))
  expect(spent.map(({ isAllowed, left }) => (isAllowed ? left : 'refused'))).toEqual([2, 2, 1, 2, 1, 0, 'refused', 0])
  const ofA = names.flatMap((name, at) => (name === 'a' ? [spent[at]!.fullAt.toISOString()] : []))
  expect(new Set(ofA).size).toBe(1)
})

test('of calls at once no more are let through than there are tokens', async () => {
  const { tools } = handed
  const calls = Array.from({ length: 12 }, () => spendOne(tools, { key: keyOf('a'), limit: oneByOne }))
  expect((await Promise.all(calls)).filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
  expect(await spend(tools, [{ key: keyOf('a'), limit: oneByOne }])).toBe(false)
})

test.each([aMinute, oneByOne])('only where it is asked for does a count not wait for the disk', async limit => {
  const setting = sql`show synchronous_commit`
  const after = (unflushed: boolean) =>
    inTransaction(handed.tools.database, async queries => {
      // The database of tests waits for no disk.
      await queries.execute(sql`set local synchronous_commit to on`)
      await takeEach(queries, limit, new Map([[keyOf('a'), 1]]), handed.tools.clock.now(), unflushed)
      return (await queries.execute(setting)).rows
    })
  expect(await after(true)).toEqual([{ synchronous_commit: 'off' }])
  expect(await after(false)).toEqual([{ synchronous_commit: 'on' }])
})
