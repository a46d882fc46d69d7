// A hold that lasts longer.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { later, type Milliseconds, minutes } from '#values/duration.ts'
import { extendHold } from './extend-hold.server.ts'

const week = nightsFrom('2030-07-06', 7)
const over = { ok: false, reason: 'hold-expired' }

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const extend = (refId: string, length: Milliseconds) =>
  ground.run(queries => extendHold(queries, refId, later(ground.now(), length), ground.now()))

async function held(): Promise<{ refId: string; unitIds: number[] }> {
  const unitIds = await ground.units(2)
  const refId = randomUUID()
  expect(await ground.hold({ unitIds, nights: week, refId })).toMatchObject({ ok: true })
  return { refId, unitIds }
}

test('all its units are kept until the new end, in the same rows', async () => {
  const { refId, unitIds } = await held()
  const ids = (await ground.heldBy(refId)).map(({ id }) => id)
  ground.clock.advance(minutes(14))
  const outcome = await extend(refId, minutes(30))
  expect(outcome).toMatchObject({ ok: true })
  ground.clock.advance(minutes(29))
  expect((await ground.heldBy(refId)).map(({ id }) => id)).toEqual(ids)
  expect(await ground.book({ unitIds: [unitIds[1]!], nights: week })).toMatchObject({ ok: false })
  ground.clock.advance(minutes(1))
  expect(await ground.book({ unitIds: [unitIds[1]!], nights: week })).toMatchObject({ ok: true })
})

test('a hold that is over is not brought back', async () => {
  const { refId, unitIds } = await held()
  ground.clock.advance(minutes(15))
  expect(await extend(refId, minutes(15))).toEqual(over)
  expect(await ground.book({ unitIds, nights: week })).toMatchObject({ ok: true })
})

test('there is none for a booking, or for nobody', async () => {
  const refId = randomUUID()
  expect(await extend(refId, minutes(15))).toEqual(over)
  await ground.book({ unitIds: await ground.units(1), nights: week, refId })
  expect(await extend(refId, minutes(15))).toEqual(over)
})

test('the new end lies ahead', async () => {
  const { refId } = await held()
  await expect(extend(refId, minutes(0))).rejects.toThrow(RangeError)
})
