// Tests of commands that are sent twice: the first one's work is done, and everybody learns of it.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import { bookableStay, inputFor, mustHold, someBrowser } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { carryOutOnce, commandKeyIn } from './carry-out-once.server.ts'

let handed: TestTools
let bookingId: string

beforeAll(async () => {
  handed = await testTools()
  const stay = await bookableStay(handed.tools.database)
  bookingId = await mustHold(
    handed.tools,
    { browser: someBrowser() },
    { stayId: stay.stayId, input: inputFor('2030-07-01', '2030-07-03') },
  )
})
afterAll(() => handed.drop())

type Sent = { key: string; input?: unknown; scope?: string; command?: 'submit' | 'cancel'; fails?: boolean }
const send = ({ key, input = { a: 1 }, scope = 'user:ada', command = 'submit', fails = false }: Sent) =>
  inTransaction(handed.tools.database, async queries => {
    const start = await carryOutOnce(queries, { scope, key, command, input }, bookingId, handed.clock.now())
    if (fails) throw new RolledBack(start)
    return start
  })

test('the first is fresh, the same again is repeated, anything else under the key is refused', async () => {
  const key = randomUUID()
  expect(await send({ key })).toEqual({ kind: 'fresh' })
  expect(await send({ key })).toEqual({ kind: 'repeated', bookingId })
  expect(await send({ key, input: { a: 2 } })).toEqual({ kind: 'reused' })
  expect(await send({ key, command: 'cancel' })).toEqual({ kind: 'reused' })
})

test('of many at once exactly one is fresh', async () => {
  const key = randomUUID()
  const starts = await Promise.all(Array.from({ length: 8 }, () => send({ key })))
  expect(starts.filter(({ kind }) => kind === 'fresh')).toHaveLength(1)
  expect(starts.filter(({ kind }) => kind === 'repeated')).toHaveLength(7)
})

test('a command that was undone leaves its key free', async () => {
  const key = randomUUID()
  expect(await send({ key, fails: true })).toEqual({ kind: 'fresh' })
  expect(await send({ key })).toEqual({ kind: 'fresh' })
})

test('keys of different people never meet', async () => {
  const key = randomUUID()
  await send({ key })
  expect(await send({ key, scope: 'user:grace' })).toEqual({ kind: 'fresh' })
})

test('only a hash of the input is kept, so that no name lies in the table of commands', async () => {
  const key = randomUUID()
  await send({ key, input: { name: 'Ada Lovelace' } })
  const { rows } = await handed.tools.database.execute<{ wish_hash: string }>(
    sql`select wish_hash from booking_command where key = ${key}`,
  )
  expect(rows[0]!.wish_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a form’s key is taken when it can be one; without one every sending stands for itself', () => {
  const form = (key?: string) => {
    const fields = new FormData()
    if (key !== undefined) fields.append('key', key)
    return fields
  }
  const key = randomUUID()
  expect(commandKeyIn(form(key))).toBe(key)
  for (const wrong of [undefined, '', 'short', 'x'.repeat(101), 'with space in it', "'; drop table"]) {
    expect(commandKeyIn(form(wrong))).toMatch(/^[0-9a-f-]{36}$/)
  }
})
