// A home that leaves a group keeps what held for it: the strictest of its rules on each day is the same before and after.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { governing } from '#offers/terms/stay-rule.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import { type BookableStay, bookableStay } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import { keepOnLeaving } from './leave-group.server.ts'

let world: TestTools
let home: BookableStay
let group: number

beforeAll(async () => {
  world = await testTools()
  home = await bookableStay(world.tools.database)
  const { rows } = await world.tools.database.execute<{ id: number }>(
    sql`insert into stay_group (name) values ('Harbour') returning id`,
  )
  group = rows[0]!.id
  await world.tools.database.execute(sql`insert into stay_group_member values (${group}, ${home.stayId})`)
})
afterAll(() => world.drop())

const first = requireCalendarDay('2030-07-01')
const kinds = ['min_arrival', 'max_stay', 'turnover_nights'] as const

/** The home's own rules hold always; those of the group on all days, or on some weekdays. */
const anyRules = fc.record({
  own: fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: 9 }), priority: fc.nat(2) }),
    {
      maxLength: 3,
    },
  ),
  shared: fc.array(
    fc.record({
      ...{ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: 9 }), priority: fc.nat(2) },
      weekdays: fc.constantFrom(127, 127, 31, 96),
    }),
    { maxLength: 4 },
  ),
})

it('whatever rules both have', async () => {
  await fc.assert(
    fc.asyncProperty(anyRules, async ({ own, shared }) => {
      const kept = await inTransaction<readonly [unknown, unknown]>(world.tools.database, async queries => {
        for (const { kind, amount, priority } of own)
          await queries.execute(
            sql`insert into stay_rule (stay_id, kind, amount, priority) values (${home.stayId}, ${kind}, ${amount}, ${priority})`,
          )
        for (const { kind, amount, priority, weekdays } of shared)
          await queries.execute(
            sql`insert into stay_rule (group_id, kind, amount, priority, weekdays) values (${group}, ${kind}, ${amount}, ${priority}, ${weekdays})`,
          )
        const held = async () => {
          const { rules } = (await loadOffers(queries, [home.stayId])).get(home.stayId)!
          return kinds.map(kind =>
            Array.from({ length: 7 }, (_, day) => {
              const amounts = governing(rules, kind, addDays(first, day)).map(({ nights }) => nights)
              return amounts.length === 0 ? null : kind === 'max_stay' ? Math.min(...amounts) : Math.max(...amounts)
            }),
          )
        }
        const before = await held()
        expect(await keepOnLeaving(queries, group, [home.stayId])).toBe(true)
        await queries.execute(sql`delete from stay_group_member where stay_id = ${home.stayId}`)
        throw new RolledBack([before, await held()] as const)
      })
      expect(kept[1]).toEqual(kept[0])
    }),
    { numRuns: 60 },
  )
})

it('unless it would have more of them than a home may have', async () => {
  const full = await inTransaction<boolean>(world.tools.database, async queries => {
    await queries.execute(sql`
      insert into stay_rule (stay_id, kind, amount) select ${home.stayId}, 'max_stay', 20 from generate_series(1, 60)`)
    await queries.execute(sql`insert into stay_rule (group_id, kind, amount) values (${group}, 'min_arrival', 3)`)
    throw new RolledBack(await keepOnLeaving(queries, group, [home.stayId]))
  })
  expect(full).toBe(false)
})
