// Exchanging an owner's nights for others.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { minutes } from '#values/duration.ts'
import type { UnitsWanted } from './lock-units.server.ts'
import { type Moving, moveNights } from './move-nights.server.ts'

const week = nightsFrom('2030-07-06', 7)
const taken = { ok: false, reason: 'dates-taken' }

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const move = (refId: string, to: UnitsWanted & Pick<Moving, 'nights' | 'turnoverNights' | 'ownTurnover'>) =>
  ground.run(queries => moveNights(queries, { ...to, refId, now: ground.now() }))

async function booked(place: UnitsWanted, nights = week): Promise<string> {
  const refId = randomUUID()
  expect(await ground.book({ ...place, nights, refId })).toMatchObject({ ok: true })
  return refId
}

test('a visit is lengthened, shortened and shifted over its own nights', async () => {
  const unitIds = await ground.units(1)
  const refId = await booked({ unitIds })
  for (const nights of [nightsFrom('2030-07-05', 9), nightsFrom('2030-07-06', 2), nightsFrom('2030-07-07', 7)]) {
    expect(await move(refId, { unitIds, nights })).toMatchObject({ ok: true })
    expect(await ground.heldBy(refId)).toMatchObject([{ unitId: unitIds[0], nights, kind: 'booking' }])
  }
  expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-05', 2) })).toMatchObject({ ok: true })
})

test('refused, the owner keeps what it had', async () => {
  const unitIds = await ground.units(1)
  const refId = await booked({ unitIds })
  await booked({ unitIds }, nightsFrom('2030-07-13', 2))
  const before = await ground.heldBy(refId)
  expect(await move(refId, { unitIds, nights: nightsFrom('2030-07-06', 8) })).toEqual(taken)
  expect(await ground.heldBy(refId)).toEqual(before)
})

test('the rule for turnover holds for the new nights, and the own old ones are no neighbours', async () => {
  const unitIds = await ground.units(1)
  const refId = await booked({ unitIds })
  await booked({ unitIds }, nightsFrom('2030-07-15', 2))
  expect(await move(refId, { unitIds, nights: nightsFrom('2030-07-07', 7), turnoverNights: 2 })).toEqual(taken)
  expect(await move(refId, { unitIds, nights: nightsFrom('2030-07-05', 8), turnoverNights: 2 })).toMatchObject({
    ok: true,
  })
})

test('a neighbour that was agreed on stays where it is, and only beside the side that is not new', async () => {
  const unitIds = await ground.units(1)
  await booked({ unitIds }, nightsFrom('2030-07-04', 2))
  const refId = await booked({ unitIds })
  await booked({ unitIds }, nightsFrom('2030-07-16', 2))
  const later = { unitIds, turnoverNights: 2, ownTurnover: { before: 0, after: 2 } }
  expect(await move(refId, { ...later, nights: nightsFrom('2030-07-06', 8) })).toMatchObject({ ok: true })
  expect(await move(refId, { ...later, nights: nightsFrom('2030-07-06', 9) })).toEqual(taken)
  expect(await move(refId, { unitIds, turnoverNights: 2, nights: nightsFrom('2030-07-06', 7) })).toEqual(taken)
})

test('in another cabin both sides are new', async () => {
  const cabins = await ground.units(2)
  const stayId = await ground.stay({ oneOf: cabins })
  const refId = await booked({ unitIds: [cabins[0]!] })
  await booked({ unitIds: [cabins[0]!] }, nightsFrom('2030-07-13', 1))
  await booked({ unitIds: [cabins[1]!] }, nightsFrom('2030-07-04', 2))
  const longer = { nights: nightsFrom('2030-07-06', 8), turnoverNights: 1, ownTurnover: { before: 0, after: 1 } }
  expect(await move(refId, { stayId, ...longer })).toEqual(taken)
  const later = { ...longer, nights: nightsFrom('2030-07-07', 8) }
  expect(await move(refId, { stayId, ...later })).toMatchObject({ ok: true, unitIds: [cabins[1]] })
})

test('a party goes to another home', async () => {
  const [one, other] = await ground.units(2)
  const refId = await booked({ unitIds: [one!] })
  expect(await move(refId, { unitIds: [other!], nights: week })).toMatchObject({ ok: true, unitIds: [other] })
  expect(await ground.book({ unitIds: [one!], nights: week })).toMatchObject({ ok: true })
})

test('a party stays in its cabin where it can, and changes it where it must', async () => {
  const cabins = await ground.units(3)
  const stayId = await ground.stay({ oneOf: cabins })
  const first = await booked({ stayId })
  const second = await booked({ stayId })
  await ground.run(queries =>
    moveNights(queries, { stayId, refId: first, nights: nightsFrom('2031-07-06', 7), now: ground.now() }),
  )
  // The first cabin is free now, and the second party still keeps its own.
  expect(await move(second, { stayId, nights: nightsFrom('2030-07-06', 9) })).toMatchObject({ unitIds: [cabins[1]] })
  await booked({ unitIds: [cabins[1]!] }, nightsFrom('2030-07-15', 1))
  expect(await move(second, { stayId, nights: nightsFrom('2030-07-06', 10) })).toMatchObject({ unitIds: [cabins[0]] })
})

test('a hold that is moved ends when it would have ended', async () => {
  const unitIds = await ground.units(1)
  const refId = randomUUID()
  await ground.hold({ unitIds, nights: week, refId })
  const [before] = await ground.heldBy(refId)
  ground.clock.advance(minutes(5))
  await move(refId, { unitIds, nights: nightsFrom('2030-08-06', 7) })
  expect(await ground.heldBy(refId)).toMatchObject([{ kind: 'hold', expiresAt: before!.expiresAt }])
})

test('who has nothing, or only a hold that is over, has nothing to move', async () => {
  const unitIds = await ground.units(1)
  const refId = randomUUID()
  expect(await move(refId, { unitIds, nights: week })).toEqual({ ok: false, reason: 'nothing-held' })
  await ground.hold({ unitIds, nights: week, refId })
  ground.clock.advance(minutes(15))
  expect(await move(refId, { unitIds, nights: week })).toEqual({ ok: false, reason: 'nothing-held' })
})

test('20 moves and claims of the same week leave it with one', async () => {
  const unitIds = await ground.units(11)
  const target = { unitIds: [unitIds[0]!], nights: nightsFrom('2031-01-04', 7) }
  const owners = await Promise.all(unitIds.slice(1).map(unitId => booked({ unitIds: [unitId] })))
  const answers = await Promise.all(owners.flatMap(refId => [move(refId, target), ground.book(target)]))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const refId of owners) expect(await ground.heldBy(refId)).toHaveLength(1)
})
