// Whether a stay is free: the reads say what a claim would find.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { RolledBack } from '#platform/tools/database.server.ts'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import { minutes } from '#values/duration.ts'
import { eachNight, type NightRange, overlaps } from '#values/night-range.ts'
import { claimNights } from './support/claim-nights.ts'
import { isFree, stayIsFree } from './support/stay-is-free.ts'

const week = nightsFrom('2030-07-06', 7)
const refId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
beforeEach(() => ground.tools.database.execute(sql`truncate stay_unit, occupancy`))
afterAll(() => ground.drop())

const database = () => ground.tools.database

test('a query of stays can ask it of every row', async () => {
  const [one, two, three, four] = await ground.units(4)
  const free = await ground.stay({ allOf: [one!] })
  const cabins = await ground.stay({ oneOf: [two!, three!] })
  const farm = await ground.stay({ allOf: [three!, four!] })
  const empty = await ground.stay({})
  await ground.book({ unitIds: [three!], nights: nightsFrom('2030-07-12', 1) })
  const { rows } = await database().execute(sql`
    select stay.id from stay
    where stay.id in (${free}, ${cabins}, ${farm}, ${empty}) and ${stayIsFree(sql`stay.id`, week, ground.now())}
    order by stay.id`)
  expect(rows).toEqual([{ id: free }, { id: cabins }])
})

test('a visit needs one cabin that is free throughout, although every night has a free one', async () => {
  const cabins = await ground.units(2)
  const stayId = await ground.stay({ oneOf: cabins })
  await ground.book({ unitIds: [cabins[0]!], nights: nightsFrom('2030-07-06', 3) })
  await ground.book({ unitIds: [cabins[1]!], nights: nightsFrom('2030-07-09', 4) })
  expect(await unavailableNights(database(), stayId, week, ground.now())).toEqual([])
  expect(await isFree(database(), stayId, week, ground.now())).toBe(false)
  expect(await isFree(database(), stayId, nightsFrom('2030-07-09', 4), ground.now())).toBe(true)
})

test('turnover nights count, holds that are over do not', async () => {
  const [unitId] = await ground.units(1)
  const stayId = await ground.stay({ allOf: [unitId!] })
  await ground.hold({ stayId, nights: nightsFrom('2030-07-14', 2) })
  const free = (turnoverNights: number) => isFree(database(), stayId, week, ground.now(), turnoverNights)
  expect([await free(1), await free(2)]).toEqual([true, false])
  ground.clock.advance(minutes(15))
  expect([await free(1), await free(2)]).toEqual([true, true])
})

const range = fc.tuple(fc.nat({ max: 7 }), fc.integer({ min: 1, max: 4 })).map(([start, length]): NightRange => {
  const checkIn = addDays(requireCalendarDay('2030-07-01'), start)
  return { checkIn, checkOut: addDays(checkIn, length) }
})
const unit = fc.record({
  role: fc.constantFrom('all_of', 'one_of'),
  active: fc.boolean(),
  takings: fc.array(range, { maxLength: 3 }),
})

test('the condition, the calendar and a claim agree about every home', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(unit, { maxLength: 4 }),
      range,
      fc.nat({ max: 2 }),
      async (parts, nights, turnoverNights) => {
        const unitIds = await ground.units(parts.length)
        const having = (role: string) => unitIds.filter((_, index) => parts[index]!.role === role)
        const stayId = await ground.stay({ allOf: having('all_of'), oneOf: having('one_of') })
        for (const [index, { active, takings }] of parts.entries()) {
          await database().execute(sql`update unit set active = ${active} where id = ${unitIds[index]}`)
          for (const taking of takings) await ground.book({ unitIds: [unitIds[index]!], nights: taking })
        }
        const now = ground.now()
        const free = await isFree(database(), stayId, nights, now, turnoverNights)

        const claim = { stayId, nights, turnoverNights, kind: 'booking', refId, now } as const
        const claimed = await ground.run(async queries => {
          throw new RolledBack((await claimNights(queries, claim)).ok)
        })
        expect(claimed).toBe(free)

        const taken = await unavailableNights(database(), stayId, nights, now)
        if (free) expect(taken).toEqual([])
        if (eachNight(nights).length === 1 && turnoverNights === 0)
          expect(taken.some(run => overlaps(run.nights, nights))).toBe(!free)
      },
    ),
    { numRuns: 60 },
  )
})
