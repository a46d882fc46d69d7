// Two owners exchange their nights.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { minutes } from '#values/duration.ts'
import { swapNights } from './swap-nights.server.ts'

const week = nightsFrom('2030-07-06', 7)
const next = nightsFrom('2030-07-13', 7)

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const swap = (one: string, other: string) => ground.run(queries => swapNights(queries, one, other, ground.now()))

test('two bookings of one home exchange their weeks', async () => {
  const unitIds = await ground.units(1)
  const [one, other] = [randomUUID(), randomUUID()]
  await ground.book({ unitIds, nights: week, refId: one })
  await ground.book({ unitIds, nights: next, refId: other })
  expect(await swap(one, other)).toEqual({ ok: true })
  expect(await ground.heldBy(one)).toMatchObject([{ unitId: unitIds[0], nights: next }])
  expect(await ground.heldBy(other)).toMatchObject([{ unitId: unitIds[0], nights: week }])
})

test('two parties exchange homes of different size, each for its own purpose', async () => {
  const [cottage, house, barn] = await ground.units(3)
  const [one, other] = [randomUUID(), randomUUID()]
  await ground.book({ unitIds: [cottage!], nights: week, refId: one })
  await ground.hold({ unitIds: [house!, barn!], nights: next, refId: other })
  const [hold] = await ground.heldBy(other)
  expect(await swap(one, other.toUpperCase())).toEqual({ ok: true })
  expect(await ground.heldBy(one)).toMatchObject([
    { unitId: house, nights: next, kind: 'booking' },
    { unitId: barn, nights: next, kind: 'booking' },
  ])
  expect(await ground.heldBy(other)).toMatchObject([
    { unitId: cottage, nights: week, kind: 'hold', expiresAt: hold!.expiresAt },
  ])
})

test('nothing changes when one of them has nothing, or only a hold that is over', async () => {
  const unitIds = await ground.units(1)
  const [one, other] = [randomUUID(), randomUUID()]
  await ground.book({ unitIds, nights: week, refId: one })
  const before = await ground.heldBy(one)
  const nothing = { ok: false, reason: 'nothing-held' }
  expect(await swap(one, other)).toEqual(nothing)
  expect(await swap(other, one)).toEqual(nothing)
  await ground.hold({ unitIds, nights: next, refId: other })
  ground.clock.advance(minutes(15))
  expect(await swap(one, other)).toEqual(nothing)
  expect(await ground.heldBy(one)).toEqual(before)
})

test('nobody swaps with itself', async () => {
  const refId = randomUUID()
  await expect(swap(refId, refId)).rejects.toThrow(RangeError)
})

test('three owners swapped in all orders at once end with the same three weeks', async () => {
  const unitIds = await ground.units(3)
  const owners = unitIds.map(() => randomUUID())
  for (const [index, refId] of owners.entries()) await ground.book({ unitIds: [unitIds[index]!], nights: week, refId })
  const pairs = owners.flatMap(one => owners.filter(other => other !== one).map(other => [one, other] as const))
  const answers = await Promise.all([...pairs, ...pairs, ...pairs].map(([one, other]) => swap(one, other)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const held = (await Promise.all(owners.map(refId => ground.heldBy(refId)))).flat()
  expect(held.map(({ unitId }) => unitId).sort((one, other) => one - other)).toEqual(unitIds)
})
