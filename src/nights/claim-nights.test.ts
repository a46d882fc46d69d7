// Taking nights that nobody has.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlStateOf } from '#platform/tools/database.server.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { minutes } from '#values/duration.ts'
import { lockUnits } from './lock-units.server.ts'

const taken = { ok: false, reason: 'dates-taken' }
const week = nightsFrom('2030-07-06', 7)

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

describe('a plain home', () => {
  test('is taken, and by whom', async () => {
    const [unitId] = await ground.units(1)
    const stayId = await ground.stay({ allOf: [unitId!] })
    const refId = randomUUID()
    const outcome = await ground.book({ stayId, nights: week, refId })
    const [occupancy] = await ground.heldBy(refId)
    expect(occupancy).toEqual({ id: expect.any(Number), refId, unitId, nights: week, kind: 'booking' })
    expect(outcome).toEqual({ ok: true, occupancyIds: [occupancy!.id], unitIds: [unitId] })
  })

  test('I3: is taken back to back', async () => {
    const unitIds = await ground.units(1)
    expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-06', 3) })).toMatchObject({ ok: true })
    expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-09', 1) })).toMatchObject({ ok: true })
    expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-05', 1) })).toMatchObject({ ok: true })
  })

  test('is refused where one night is taken, and nothing of the refused claim stays', async () => {
    const unitIds = await ground.units(1)
    await ground.book({ unitIds, nights: week })
    const refId = randomUUID()
    expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-12', 5), refId })).toEqual(taken)
    expect(await ground.heldBy(refId)).toEqual([])
  })

  test('is taken over leap days and the turn of the year', async () => {
    const unitIds = await ground.units(1)
    expect(await ground.book({ unitIds, nights: nightsFrom('2032-02-28', 2) })).toMatchObject({ ok: true })
    expect(await ground.book({ unitIds, nights: nightsFrom('2032-02-29', 1) })).toEqual(taken)
    expect(await ground.book({ unitIds, nights: nightsFrom('2031-12-30', 4) })).toMatchObject({ ok: true })
    expect(await ground.book({ unitIds, nights: nightsFrom('2032-01-01', 1) })).toEqual(taken)
  })
})

describe('holds', () => {
  test('keep others out until their time is over, and not a moment longer', async () => {
    const unitIds = await ground.units(1)
    await ground.hold({ unitIds, nights: week })
    ground.clock.advance(minutes(15) - 1)
    expect(await ground.book({ unitIds, nights: week })).toEqual(taken)
    ground.clock.advance(1)
    expect(await ground.book({ unitIds, nights: week })).toMatchObject({ ok: true })
  })

  test('several that are over make way for one claim; one that is not keeps it out', async () => {
    const unitIds = await ground.units(1)
    await ground.hold({ unitIds, nights: nightsFrom('2030-07-06', 2) })
    await ground.hold({ unitIds, nights: nightsFrom('2030-07-08', 2) })
    ground.clock.advance(minutes(10))
    const last = randomUUID()
    await ground.hold({ unitIds, nights: nightsFrom('2030-07-10', 2), refId: last })
    ground.clock.advance(minutes(10))
    expect(await ground.book({ unitIds, nights: week })).toEqual(taken)
    expect(await ground.heldBy(last)).toHaveLength(1)
    expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-06', 4) })).toMatchObject({ ok: true })
  })

  test('cannot end at once', async () => {
    const unitIds = await ground.units(1)
    const claim = { unitIds, nights: week, kind: 'hold', refId: randomUUID(), now: ground.now() } as const
    const attempt = ground.run(queries => claimNights(queries, { ...claim, expiresAt: ground.now() }))
    await expect(attempt).rejects.toThrow(RangeError)
  })
})

describe('turnover nights', () => {
  test('keep a new claim away from its neighbours on both sides', async () => {
    const unitIds = await ground.units(1)
    await ground.book({ unitIds, nights: week })
    const claim = (day: string, count: number) =>
      ground.book({ unitIds, nights: nightsFrom(day, count), turnoverNights: 2 })
    expect(await claim('2030-07-14', 3)).toEqual(taken)
    expect(await claim('2030-07-15', 3)).toMatchObject({ ok: true })
    expect(await claim('2030-07-02', 3)).toEqual(taken)
    expect(await claim('2030-07-01', 3)).toMatchObject({ ok: true })
  })

  test('bind the claim that has the rule, and not those that stand', async () => {
    const unitIds = await ground.units(1)
    await ground.book({ unitIds, nights: week, turnoverNights: 3 })
    expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-13', 1) })).toMatchObject({ ok: true })
  })

  test('do not count holds whose time is over', async () => {
    const unitIds = await ground.units(1)
    await ground.hold({ unitIds, nights: week })
    ground.clock.advance(minutes(16))
    const after = { unitIds, nights: nightsFrom('2030-07-13', 2), turnoverNights: 1 }
    expect(await ground.book(after)).toMatchObject({ ok: true })
  })

  test.each([-1, 1.5])('%s of them is no count', async turnoverNights => {
    const unitIds = await ground.units(1)
    await expect(ground.book({ unitIds, nights: week, turnoverNights })).rejects.toThrow(RangeError)
  })
})

describe('a home of several units', () => {
  test('is taken whole', async () => {
    const [house, barn] = await ground.units(2)
    const stayId = await ground.stay({ allOf: [barn!, house!] })
    expect(await ground.book({ stayId, nights: week })).toMatchObject({ ok: true, unitIds: [house, barn] })
    expect(await ground.book({ unitIds: [house!], nights: week })).toEqual(taken)
    expect(await ground.book({ unitIds: [barn!], nights: week })).toEqual(taken)
  })

  test('is refused when one unit is taken, and takes nothing of the others', async () => {
    const [house, barn] = await ground.units(2)
    const stayId = await ground.stay({ allOf: [house!, barn!] })
    await ground.book({ unitIds: [barn!], nights: week })
    expect(await ground.book({ stayId, nights: week })).toEqual(taken)
    expect(await ground.book({ unitIds: [house!], nights: week })).toMatchObject({ ok: true })
  })

  test('makes way as a whole when its hold is over, unit by unit', async () => {
    const [house, barn] = await ground.units(2)
    const stayId = await ground.stay({ allOf: [house!, barn!] })
    await ground.hold({ stayId, nights: week })
    ground.clock.advance(minutes(15))
    expect(await ground.book({ unitIds: [house!], nights: week })).toMatchObject({ ok: true })
    expect(await ground.book({ stayId, nights: week })).toEqual(taken)
    expect(await ground.book({ unitIds: [barn!], nights: week })).toMatchObject({ ok: true })
  })
})

describe('identical units', () => {
  test('are handed out one after the other until none is left', async () => {
    const cabins = await ground.units(3)
    const stayId = await ground.stay({ oneOf: cabins })
    for (const cabin of cabins) expect(await ground.book({ stayId, nights: week })).toMatchObject({ unitIds: [cabin] })
    expect(await ground.book({ stayId, nights: week })).toEqual(taken)
  })

  test('give one party the same cabin for all its nights, or refuse', async () => {
    const [one, other] = await ground.units(2)
    const stayId = await ground.stay({ oneOf: [one!, other!] })
    await ground.book({ unitIds: [one!], nights: nightsFrom('2030-07-06', 2) })
    await ground.book({ unitIds: [other!], nights: nightsFrom('2030-07-11', 2) })
    expect(await ground.book({ stayId, nights: week })).toEqual(taken)
    expect(await ground.book({ stayId, nights: nightsFrom('2030-07-08', 5) })).toMatchObject({ unitIds: [one] })
  })

  test('come with what every cabin needs, or not at all', async () => {
    const [one, other, sauna] = await ground.units(3)
    const stayId = await ground.stay({ allOf: [sauna!], oneOf: [one!, other!] })
    expect(await ground.book({ stayId, nights: week })).toMatchObject({ ok: true, unitIds: [one, sauna] })
    const refId = randomUUID()
    expect(await ground.book({ stayId, nights: week, refId })).toEqual(taken)
    expect(await ground.book({ unitIds: [other!], nights: week })).toMatchObject({ ok: true })
  })

  test('that are out of use are passed over', async () => {
    const [one, other] = await ground.units(2)
    const stayId = await ground.stay({ oneOf: [one!, other!] })
    await ground.tools.database.execute(sql`update unit set active = false where id = ${one}`)
    expect(await ground.book({ stayId, nights: week })).toMatchObject({ unitIds: [other] })
    await ground.tools.database.execute(sql`update unit set active = false where id = ${other}`)
    expect(await ground.book({ stayId, nights: nightsFrom('2031-07-06', 7) })).toEqual(taken)
  })
})

describe('a stay that cannot be had', () => {
  test('has no units, or does not exist', async () => {
    expect(await ground.book({ stayId: await ground.stay({}), nights: week })).toEqual(taken)
    expect(await ground.book({ stayId: 999_999, nights: week })).toEqual(taken)
  })

  test('needs a unit that is out of use', async () => {
    const [house, barn] = await ground.units(2)
    const stayId = await ground.stay({ allOf: [house!, barn!] })
    await ground.tools.database.execute(sql`update unit set active = false where id = ${barn}`)
    expect(await ground.book({ stayId, nights: week })).toEqual(taken)
  })

  test('units must be named, and exist', async () => {
    await expect(ground.book({ unitIds: [], nights: week })).rejects.toThrow(RangeError)
    const fault = await ground.book({ unitIds: [999_999], nights: week }).catch((thrown: unknown) => thrown)
    expect(sqlStateOf(fault)).toBe('23503')
  })

  test('a unit named twice is taken once', async () => {
    const [unitId] = await ground.units(1)
    expect(await ground.book({ unitIds: [unitId!, unitId!], nights: week })).toMatchObject({ unitIds: [unitId] })
  })
})

test('a claim is undone with the transaction it stands in', async () => {
  const unitIds = await ground.units(1)
  const refId = randomUUID()
  const claim = { unitIds, nights: week, kind: 'booking', refId, now: ground.now() } as const
  const attempt = ground.run(async queries => {
    expect(await claimNights(queries, claim)).toMatchObject({ ok: true })
    throw new Error('the card was declined')
  })
  await expect(attempt).rejects.toThrow('the card was declined')
  expect(await ground.book({ unitIds, nights: week })).toMatchObject({ ok: true })
})

test('locking answers the units of a stay, the units named, and none for an owner alone', async () => {
  const [house, cabin, other] = await ground.units(3)
  const stayId = await ground.stay({ allOf: [house!], oneOf: [cabin!] })
  const refId = randomUUID()
  await ground.book({ unitIds: [other!], nights: week, refId })
  expect(await ground.run(queries => lockUnits(queries, { stayId, refIds: [refId] }))).toEqual([
    { unitId: house, role: 'all_of', active: true },
    { unitId: cabin, role: 'one_of', active: true },
  ])
  expect(await ground.run(queries => lockUnits(queries, { unitIds: [other!] }))).toEqual([
    { unitId: other, role: 'all_of', active: true },
  ])
  expect(await ground.run(queries => lockUnits(queries, { refIds: [refId] }))).toEqual([])
})
