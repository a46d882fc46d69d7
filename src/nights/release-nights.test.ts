// Giving nights back, all of them or those to come.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { type CalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { minutes } from '#values/duration.ts'
import { releaseNights } from './release-nights.server.ts'

const week = nightsFrom('2030-07-06', 7)

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const release = (refId: string, from?: CalendarDay) =>
  ground.run(queries => releaseNights(queries, refId, ground.now(), from))

async function booked(units: number): Promise<{ refId: string; unitIds: number[] }> {
  const unitIds = await ground.units(units)
  const refId = randomUUID()
  expect(await ground.book({ unitIds, nights: week, refId })).toMatchObject({ ok: true })
  return { refId, unitIds }
}

test('released nights are free for others', async () => {
  const { refId, unitIds } = await booked(2)
  expect(await release(refId)).toEqual(unitIds.map(unitId => ({ unitId, nights: week })))
  expect(await ground.heldBy(refId)).toEqual([])
  expect(await ground.book({ unitIds, nights: week })).toMatchObject({ ok: true })
})

test('releasing twice, or what nobody has, changes nothing', async () => {
  const { refId, unitIds } = await booked(1)
  await release(refId)
  await ground.book({ unitIds, nights: week })
  expect(await release(refId)).toEqual([])
  expect(await release(randomUUID())).toEqual([])
  expect(await ground.book({ unitIds, nights: week })).toMatchObject({ ok: false })
})

test('from a day on, the nights before stay with the owner', async () => {
  const { refId, unitIds } = await booked(2)
  const freed = await release(refId, requireCalendarDay('2030-07-09'))
  expect(freed).toEqual(unitIds.map(unitId => ({ unitId, nights: nightsFrom('2030-07-09', 4) })))
  const kept = await ground.heldBy(refId)
  expect(kept.map(({ nights }) => nights)).toEqual([nightsFrom('2030-07-06', 3), nightsFrom('2030-07-06', 3)])
  expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-08', 1) })).toMatchObject({ ok: false })
  expect(await ground.book({ unitIds, nights: nightsFrom('2030-07-09', 4) })).toMatchObject({ ok: true })
})

test('from a day before the first night all is released, from the day of departure nothing', async () => {
  const { refId } = await booked(1)
  expect(await release(refId, week.checkOut)).toEqual([])
  expect(await ground.heldBy(refId)).toHaveLength(1)
  expect(await release(refId, requireCalendarDay('2030-01-01'))).toMatchObject([{ nights: week }])
  expect(await ground.heldBy(refId)).toEqual([])
})

test('I5: what is kept stands in a new row, and the old one stays released', async () => {
  const { refId } = await booked(1)
  const [before] = await ground.heldBy(refId)
  await release(refId, requireCalendarDay('2030-07-09'))
  const [after] = await ground.heldBy(refId)
  expect(after!.id).not.toBe(before!.id)
  const { rows } = await ground.tools.database.execute(
    sql`select released, nights from occupancy where ref_id = ${refId} order by id`,
  )
  expect(rows).toEqual([
    { released: true, nights: '[2030-07-06,2030-07-13)' },
    { released: false, nights: '[2030-07-06,2030-07-09)' },
  ])
})

test('a shortened hold ends when it would have ended; one that is over is released whole', async () => {
  const unitIds = await ground.units(1)
  const refId = randomUUID()
  await ground.hold({ unitIds, nights: week, refId })
  const [before] = await ground.heldBy(refId)
  await release(refId, requireCalendarDay('2030-07-09'))
  expect(await ground.heldBy(refId)).toMatchObject([{ kind: 'hold', expiresAt: before!.expiresAt }])
  ground.clock.advance(minutes(15))
  expect(await release(refId, requireCalendarDay('2030-07-07'))).toEqual([])
  const { rows } = await ground.tools.database.execute(
    sql`select bool_and(released) as all_released from occupancy where ref_id = ${refId}`,
  )
  expect(rows).toEqual([{ all_released: true }])
})
