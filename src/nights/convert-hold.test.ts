// Held nights become booked nights.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { minutes } from '#values/duration.ts'
import { convertHold } from './convert-hold.server.ts'
import type { UnitsWanted } from './lock-units.server.ts'
import { purgeExpiredHolds } from './purge-expired-holds.server.ts'

const week = nightsFrom('2030-07-06', 7)
const taken = { ok: false, reason: 'dates-taken' }

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const convert = (refId: string, place: UnitsWanted, nights = week, turnoverNights = 0) =>
  ground.run(queries => convertHold(queries, { ...place, refId, nights, turnoverNights, now: ground.now() }))

async function held(place: UnitsWanted): Promise<string> {
  const refId = randomUUID()
  expect(await ground.hold({ ...place, nights: week, refId })).toMatchObject({ ok: true })
  return refId
}

async function farm(): Promise<{ unitIds: number[]; stayId: number }> {
  const unitIds = await ground.units(2)
  return { unitIds, stayId: await ground.stay({ allOf: unitIds }) }
}

describe('a live hold', () => {
  test('is converted where it stands', async () => {
    const { stayId, unitIds } = await farm()
    const refId = await held({ stayId })
    const before = await ground.heldBy(refId)
    const outcome = await convert(refId, { stayId })
    expect(outcome).toEqual({ ok: true, occupancyIds: before.map(({ id }) => id), unitIds })
    ground.clock.advance(minutes(60))
    expect(await ground.heldBy(refId)).toEqual(
      before.map(({ id, unitId }) => ({ id, refId, unitId, nights: week, kind: 'booking' })),
    )
  })

  test('keeps the cabin it holds', async () => {
    const cabins = await ground.units(2)
    const stayId = await ground.stay({ oneOf: cabins })
    const first = await held({ stayId })
    const second = await held({ stayId })
    expect(await convert(second, { stayId })).toMatchObject({ unitIds: [cabins[1]] })
    expect(await convert(first, { stayId })).toMatchObject({ unitIds: [cabins[0]] })
  })

  test('is not asked for a rule that came later, nor for a unit that went out of use', async () => {
    const { stayId, unitIds } = await farm()
    const refId = await held({ stayId })
    await ground.book({ unitIds, nights: nightsFrom('2030-07-13', 2) })
    await ground.tools.database.execute(sql`update unit set active = false where id = ${unitIds[0]}`)
    expect(await convert(refId, { stayId }, week, 3)).toMatchObject({ ok: true })
  })

  test.each([
    { has: 'a needed house and one cabin of two', pick: [0, 2], stands: true },
    { has: 'only the house', pick: [0], stands: false },
    { has: 'only a cabin', pick: [1], stands: false },
    { has: 'both cabins', pick: [0, 1, 2], stands: false },
    { has: 'a cabin of somewhere else', pick: [0, 1, 3], stands: false },
  ])('that has $has: is it all of the stay? $stands', async ({ pick, stands }) => {
    const [house, ...others] = await ground.units(4)
    const cabins = others.slice(0, 2)
    const stayId = await ground.stay({ allOf: [house!], oneOf: cabins })
    const had = pick.map(at => [house!, ...others][at]!)
    const refId = await held({ unitIds: had })
    const before = await ground.heldBy(refId)
    expect(await convert(refId, { stayId })).toMatchObject({ ok: true })
    const after = await ground.heldBy(refId)
    // Converted where it stands, or given up and claimed anew: then as one house and one cabin.
    expect(after.every(({ id }) => before.some(row => row.id === id))).toBe(stands)
    expect(after.map(({ unitId }) => unitId)).toEqual(stands ? had : [house, cabins[0]])
    expect(after.every(({ kind }) => kind === 'booking')).toBe(true)
  })

  test('converted twice is one booking', async () => {
    const { stayId } = await farm()
    const refId = await held({ stayId })
    const once = await convert(refId, { stayId })
    expect(await convert(refId, { stayId })).toEqual(once)
    expect(await ground.heldBy(refId)).toHaveLength(2)
  })

  test('of other nights, or of a part, becomes what was asked for, or stays as it was', async () => {
    const { stayId, unitIds } = await farm()
    const refId = await held({ unitIds: [unitIds[0]!] })
    const longer = nightsFrom('2030-07-06', 9)
    await ground.book({ unitIds: [unitIds[1]!], nights: nightsFrom('2030-07-14', 1) })
    const before = await ground.heldBy(refId)
    expect(await convert(refId, { stayId }, longer)).toEqual(taken)
    expect(await ground.heldBy(refId)).toEqual(before)
    expect(await convert(refId, { stayId })).toMatchObject({ ok: true, unitIds })
    expect(await ground.heldBy(refId)).toMatchObject([{ nights: week, kind: 'booking' }, { kind: 'booking' }])
  })
})

describe('a hold that is over', () => {
  test.each(['still there', 'swept away'])('and %s is claimed anew while the nights are free', async state => {
    const { stayId } = await farm()
    const refId = await held({ stayId })
    ground.clock.advance(minutes(15))
    if (state === 'swept away') await purgeExpiredHolds(ground.tools.database, ground.now())
    expect(await convert(refId, { stayId })).toMatchObject({ ok: true })
    expect(await ground.heldBy(refId)).toMatchObject([{ kind: 'booking' }, { kind: 'booking' }])
  })

  test('is refused when somebody has any of its nights, and gets nothing', async () => {
    const { stayId, unitIds } = await farm()
    const refId = await held({ stayId })
    ground.clock.advance(minutes(15))
    await ground.book({ unitIds: [unitIds[1]!], nights: nightsFrom('2030-07-12', 1) })
    expect(await convert(refId, { stayId })).toEqual(taken)
    expect(await ground.heldBy(refId)).toEqual([])
    expect(await ground.book({ unitIds: [unitIds[0]!], nights: week })).toMatchObject({ ok: true })
  })

  test('is a new claim, for which the rules of now hold', async () => {
    const { stayId, unitIds } = await farm()
    const refId = await held({ stayId })
    ground.clock.advance(minutes(15))
    await ground.book({ unitIds, nights: nightsFrom('2030-07-13', 2) })
    expect(await convert(refId, { stayId }, week, 1)).toEqual(taken)
    expect(await convert(refId, { stayId }, week, 0)).toMatchObject({ ok: true })
  })

  test('and 20 others race for its nights: one has them', async () => {
    const { stayId } = await farm()
    const refId = await held({ stayId })
    ground.clock.advance(minutes(15))
    const others = Array.from({ length: 20 }, () => ground.book({ stayId, nights: week }))
    const answers = await Promise.all([...others, convert(refId, { stayId })])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
