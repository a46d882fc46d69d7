// Nights that an operator closes and opens.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { type CalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import type { Block } from './block.ts'
import { blockNights } from './block-nights.server.ts'
import { block } from './nights-tables.server.ts'
import { unblockNights } from './unblock-nights.server.ts'

const week = nightsFrom('2030-07-06', 7)
const taken = { ok: false, reason: 'dates-taken' }

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const close = (input: Block) => ground.run(queries => blockNights(queries, input, ground.now()))
const open = (blockId: string, from?: CalendarDay) =>
  ground.run(queries => unblockNights(queries, blockId, ground.now(), from))
const stored = async (blockId: string) =>
  (await ground.tools.database.select().from(block).where(eq(block.id, blockId)))[0]

async function closed(input: Block): Promise<string> {
  const outcome = await close(input)
  if (!outcome.ok) throw new Error('The nights should have been free')
  return outcome.blockId
}

describe('a block', () => {
  test('of a unit keeps everybody out of it, and says why', async () => {
    const [unitId] = await ground.units(1)
    const createdBy = randomUUID()
    const blockId = await closed({ unitId: unitId!, nights: week, reason: 'maintenance', note: 'New roof', createdBy })
    expect(await ground.book({ unitIds: [unitId!], nights: nightsFrom('2030-07-12', 3) })).toEqual(taken)
    expect(await ground.heldBy(blockId)).toMatchObject([{ unitId, nights: week, kind: 'block' }])
    expect(await stored(blockId)).toMatchObject({
      unitId,
      stayId: null,
      reason: 'maintenance',
      note: 'New roof',
      createdBy,
    })
  })

  test('of a stay closes every unit, of identical cabins all', async () => {
    const [sauna, one, other] = await ground.units(3)
    const stayId = await ground.stay({ allOf: [sauna!], oneOf: [one!, other!] })
    expect(await close({ stayId, nights: week, reason: 'owner' })).toMatchObject({ unitIds: [sauna, one, other] })
    expect(await ground.book({ unitIds: [other!], nights: week })).toEqual(taken)
  })

  test('is refused where anybody has a night, and leaves nothing', async () => {
    const [house, barn] = await ground.units(2)
    const stayId = await ground.stay({ allOf: [house!, barn!] })
    await ground.hold({ unitIds: [barn!], nights: nightsFrom('2030-07-12', 2) })
    expect(await close({ stayId, nights: week, reason: 'other' })).toEqual(taken)
    expect(await ground.tools.database.select().from(block).where(eq(block.stayId, stayId))).toEqual([])
    expect(await ground.book({ unitIds: [house!], nights: week })).toMatchObject({ ok: true })
  })

  test('may last for years, which a visit may not', async () => {
    const [unitId] = await ground.units(1)
    const nights = nightsFrom('2030-01-01', 3000)
    expect(await close({ unitId: unitId!, nights, reason: 'owner' })).toMatchObject({ ok: true })
    expect(await ground.book({ unitIds: [unitId!], nights: nightsFrom('2037-01-01', 1) })).toEqual(taken)
  })

  test('that lifts by itself is over in time, without anybody’s doing', async () => {
    const [unitId] = await ground.units(1)
    const until = later(ground.now(), minutes(60))
    await closed({ unitId: unitId!, nights: week, reason: 'owner', until })
    ground.clock.advance(minutes(59))
    expect(await ground.book({ unitIds: [unitId!], nights: week })).toEqual(taken)
    ground.clock.advance(minutes(1))
    expect(await ground.book({ unitIds: [unitId!], nights: week })).toMatchObject({ ok: true })
  })

  test('needs something to close, and an end that lies ahead', async () => {
    const stayId = await ground.stay({})
    await expect(close({ stayId, nights: week, reason: 'owner' })).rejects.toThrow(RangeError)
    const [unitId] = await ground.units(1)
    const past = { unitId: unitId!, nights: week, reason: 'owner', until: ground.now() } as const
    await expect(close(past)).rejects.toThrow(RangeError)
  })
})

describe('lifting a block', () => {
  test('frees its nights, once', async () => {
    const [unitId] = await ground.units(1)
    const blockId = await closed({ unitId: unitId!, nights: week, reason: 'owner' })
    expect(await open(blockId)).toEqual({ ok: true, freed: [{ unitId, nights: week }] })
    expect((await stored(blockId))!.liftedAt).toEqual(ground.now())
    expect(await ground.book({ unitIds: [unitId!], nights: week })).toMatchObject({ ok: true })
    expect(await open(blockId)).toEqual({ ok: false, reason: 'nothing-held' })
    expect(await open(randomUUID())).toEqual({ ok: false, reason: 'nothing-held' })
  })

  test('from a day on shortens it', async () => {
    const [unitId] = await ground.units(1)
    const blockId = await closed({ unitId: unitId!, nights: week, reason: 'owner' })
    expect(await open(blockId, week.checkOut)).toEqual({ ok: true, freed: [] })
    const freed = [{ unitId, nights: nightsFrom('2030-07-08', 5) }]
    expect(await open(blockId, requireCalendarDay('2030-07-08'))).toEqual({ ok: true, freed })
    expect(await stored(blockId)).toMatchObject({ nights: nightsFrom('2030-07-06', 2), liftedAt: null })
    expect(await ground.heldBy(blockId)).toMatchObject([{ nights: nightsFrom('2030-07-06', 2) }])
    expect(await open(blockId, week.checkIn)).toMatchObject({ ok: true })
    expect((await stored(blockId))!.liftedAt).toEqual(ground.now())
  })
})
