// The sweeper of holds whose time is over.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { minutes } from '#values/duration.ts'
import { convertHold } from './convert-hold.server.ts'
import { lockUnits } from './lock-units.server.ts'
import { purgeExpiredHolds } from './purge-expired-holds.server.ts'
import { releaseNights } from './release-nights.server.ts'

const week = nightsFrom('2030-07-06', 7)

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
beforeEach(() => ground.tools.database.execute(sql`truncate occupancy`))
afterAll(() => ground.drop())

const sweep = (most?: number) => purgeExpiredHolds(ground.tools.database, ground.now(), most)

async function rowsLeft(): Promise<number> {
  const { rows } = await ground.tools.database.execute<{ left: number }>(
    sql`select count(*)::integer as left from occupancy`,
  )
  return rows[0]!.left
}

test('removes holds that are over, released ones too, and nothing else', async () => {
  const [one, two, three, four] = await ground.units(4)
  const released = randomUUID()
  await ground.hold({ unitIds: [one!, two!], nights: week })
  await ground.hold({ unitIds: [three!], nights: week, refId: released })
  await ground.run(queries => releaseNights(queries, released, ground.now()))
  await ground.book({ unitIds: [four!], nights: week })
  expect(await sweep()).toBe(0)
  ground.clock.advance(minutes(10))
  await ground.hold({ unitIds: [three!], nights: week })
  ground.clock.advance(minutes(5))
  expect(await sweep()).toBe(3)
  expect(await rowsLeft()).toBe(2)
})

test('takes no more at a time than it is told', async () => {
  for (const unitId of await ground.units(5)) await ground.hold({ unitIds: [unitId], nights: week })
  ground.clock.advance(minutes(15))
  expect([await sweep(2), await sweep(2), await sweep(2), await sweep(2)]).toEqual([2, 2, 1, 0])
})

test('passes over a unit that somebody is changing, without waiting', async () => {
  const [busy, idle] = await ground.units(2)
  await ground.hold({ unitIds: [busy!], nights: week })
  await ground.hold({ unitIds: [idle!], nights: week })
  ground.clock.advance(minutes(15))
  await ground.run(async queries => {
    await lockUnits(queries, { unitIds: [busy!] })
    expect(await sweep()).toBe(1)
  })
  expect(await sweep()).toBe(1)
})

test('and the conversion of the same holds leave each booked or gone, and none lost', async () => {
  const owners = (await ground.units(20)).map(unitId => ({ unitIds: [unitId], refId: randomUUID(), nights: week }))
  await Promise.all(owners.map(owner => ground.hold(owner)))
  ground.clock.advance(minutes(15))
  const conversions = owners.map(owner => ground.run(queries => convertHold(queries, { ...owner, now: ground.now() })))
  const answers = await Promise.all([
    ...conversions,
    ...Array.from({ length: 5 }, () => sweep(4).then(() => ({ ok: true }))),
  ])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  for (const { refId } of owners) expect(await ground.heldBy(refId)).toMatchObject([{ kind: 'booking' }])
})
