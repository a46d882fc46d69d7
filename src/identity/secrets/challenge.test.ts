// Challenges: found only by the text we gave, for the purpose we gave it, once and in time.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'
import {
  challengeToken,
  closeChallenge,
  countTry,
  findChallenge,
  isWaiting,
  openChallenge,
} from './challenge.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

const lifetime = minutes(5)
const open = () =>
  openChallenge(handed.tools, handed.tools.database, { kind: 'phone-code', phoneNumber: '+447700900000', lifetime })
const find = (token: string, kind: Parameters<typeof findChallenge>[2] = 'phone-code') =>
  findChallenge(handed.tools, handed.tools.database, kind, token)

test('it is found by its text and nothing else', async () => {
  const token = await open()
  expect(await find(token)).toMatchObject({ kind: 'phone-code', phoneNumber: '+447700900000', tries: 0 })
  const bytes = Buffer.from(token, 'base64url')
  bytes[3]! ^= 1
  for (const guess of ['', 'x', `${token}A`, token.slice(0, -1), bytes.toString('base64url'), randomUUID()])
    expect(await find(guess)).toBeUndefined()
})

test('its text is of no use for another kind', async () => {
  const token = await open()
  for (const kind of ['phone-proof', 'second-factor', 'factor-enrolment'] as const)
    expect(await find(token, kind)).toBeUndefined()
})

test('the database alone does not give its text', async () => {
  const found = (await find(await open()))!
  const { rows } = await handed.tools.database.$client.query('select * from identity_challenge where id = $1', [
    found.id,
  ])
  expect(JSON.stringify(rows)).not.toContain(challengeToken(handed.tools.environment, 'phone-code', found.id))
})

test('it waits until it is answered or too old', async () => {
  const token = await open()
  const found = (await find(token))!
  expect(isWaiting(found, handed.clock.now())).toBe(true)
  expect(isWaiting(found, new Date(handed.clock.now().getTime() + lifetime))).toBe(false)
  await countTry(handed.tools.database, found.id)
  expect((await find(token))!.tries).toBe(1)
  const both = [1, 2].map(() => closeChallenge(handed.tools.database, found.id, handed.clock.now()))
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect(isWaiting((await find(token))!, handed.clock.now())).toBe(false)
})
