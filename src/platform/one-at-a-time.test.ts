// Tests of what is done one after the other: the same name waits, others do not, and whoever was killed keeps nobody out.

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { oneAtATime } from './one-at-a-time.server.ts'

let handed: TestTools
beforeAll(async () => {
  // Far fewer connections than there are at once: whoever waits holds none.
  handed = await testTools({ connections: 2 })
})
afterAll(() => handed.drop())

const places = async () => {
  const { rows } = await handed.tools.database.execute<{ name_hash: string }>(sql`select name_hash from under_way`)
  return rows.length
}

test('the same name is done one after the other, however many ask, and each gets its own answer', async () => {
  let inside = 0
  let most = 0
  const work = (answer: number) => async () => {
    most = Math.max(most, ++inside)
    await handed.tools.database.execute(sql`select pg_sleep(0.01)`)
    inside--
    return answer
  }
  const asked = Array.from({ length: 8 }, (_, at) => oneAtATime(handed.tools, 'a name', work(at)))
  expect(await Promise.all(asked)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(1)
  expect(await places()).toBe(0)
})

test('another name does not wait', async () => {
  const answer = oneAtATime(handed.tools, 'outer', () => oneAtATime(handed.tools, 'inner', async () => 'both'))
  expect(await answer).toBe('both')
})

test('what fails gives its place back', async () => {
  const fails = () => oneAtATime(handed.tools, 'fails', () => Promise.reject(new Error('no')))
  await expect(fails()).rejects.toThrow('no')
  await expect(fails()).rejects.toThrow('no')
  expect(await places()).toBe(0)
})

test('the place of whoever was killed is had when its time is over', async () => {
  const nameHash = createHash('sha256').update('killed').digest('hex')
  await handed.tools.database.execute(sql`
    insert into under_way (name_hash, mark, until) values (${nameHash}, gen_random_uuid(), now() + interval '200 ms')`)
  const { rows } = await oneAtATime(handed.tools, 'killed', () =>
    handed.tools.database.execute<{ mine: boolean }>(
      sql`select until > now() + interval '30 s' as mine from under_way where name_hash = ${nameHash}`,
    ),
  )
  expect(rows).toEqual([{ mine: true }])
  expect(await places()).toBe(0)
})
