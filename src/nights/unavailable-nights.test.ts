// What the calendar of a stay is told.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { minutes } from '#values/duration.ts'
import { blockNights } from './block-nights.server.ts'
import { releaseNights } from './release-nights.server.ts'
import { unavailableNights } from './unavailable-nights.server.ts'

const july = nightsFrom('2030-07-01', 31)
const week = nightsFrom('2030-07-06', 7)

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

const calendar = (stayId: number) => unavailableNights(ground.tools.database, stayId, july, ground.now())

test('bookings, blocks and live holds are taken; what is over, released or in conflict is not', async () => {
  const [unitId] = await ground.units(1)
  const stayId = await ground.stay({ allOf: [unitId!] })
  const unitIds = [unitId!]
  const cancelled = randomUUID()
  await ground.book({ unitIds, nights: nightsFrom('2030-06-28', 5) })
  await ground.hold({ unitIds, nights: nightsFrom('2030-07-04', 1) })
  ground.clock.advance(minutes(15))
  await ground.hold({ unitIds, nights: week })
  await ground.book({ unitIds, nights: nightsFrom('2030-07-20', 2), refId: cancelled })
  await ground.run(queries => releaseNights(queries, cancelled, ground.now()))
  const repair = { unitId: unitId!, nights: nightsFrom('2030-07-30', 10), reason: 'maintenance' } as const
  await ground.run(queries => blockNights(queries, repair, ground.now()))
  await ground.tools.database.execute(sql`
    insert into occupancy (unit_id, nights, kind, ref_id, conflicted, created_at)
    values (${unitId}, '[2030-07-12,2030-07-16)', 'external', ${randomUUID()}, true, ${ground.now()})`)
  expect(await calendar(stayId)).toEqual([
    { nights: nightsFrom('2030-07-01', 2), kind: 'booking' },
    { nights: week, kind: 'hold' },
    { nights: nightsFrom('2030-07-30', 2), kind: 'block' },
  ])
})

test('a unit that several stays share is taken in all of them', async () => {
  const [house, barn] = await ground.units(2)
  const [whole, part] = [await ground.stay({ allOf: [house!, barn!] }), await ground.stay({ allOf: [barn!] })]
  await ground.book({ stayId: part, nights: week })
  expect(await calendar(whole)).toEqual([{ nights: week, kind: 'booking' }])
  expect(await calendar(await ground.stay({ allOf: [house!] }))).toEqual([])
})

test('identical cabins are taken when the last one is', async () => {
  const cabins = await ground.units(2)
  const stayId = await ground.stay({ oneOf: cabins })
  await ground.book({ stayId, nights: week })
  expect(await calendar(stayId)).toEqual([])
  await ground.hold({ stayId, nights: nightsFrom('2030-07-08', 2) })
  expect(await calendar(stayId)).toEqual([{ nights: nightsFrom('2030-07-08', 2), kind: 'hold' }])
})

test('a stay that does not exist, or has no units, has no free night', async () => {
  expect(await calendar(999_999)).toEqual([{ nights: july, kind: 'block' }])
  expect(await calendar(await ground.stay({}))).toEqual([{ nights: july, kind: 'block' }])
})
