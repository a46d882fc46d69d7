// Many at once want the same nights.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { type NightsGround, nightsGround } from '#tests/support/nights-ground.ts'
import { addDays } from '#values/calendar-day.ts'
import { minutes } from '#values/duration.ts'

const week = nightsFrom('2030-07-06', 7)

let ground: NightsGround

beforeAll(async () => {
  ground = await nightsGround()
})
afterAll(() => ground.drop())

type Answer =
  | { readonly ok: true; readonly unitIds: readonly number[] }
  | { readonly ok: false; readonly reason: string }

/** So many claims at the same time; a deadlock would be thrown. */
function race(count: number, claim: (runner: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, runner) => claim(runner)))
}

const winners = (answers: readonly Answer[]) => answers.filter(({ ok }) => ok).length
const refusals = (answers: readonly Answer[]) =>
  answers.filter(answer => !answer.ok && answer.reason === 'dates-taken').length

test('I1: of 60 claims of the same nights one wins, and 59 are told that the dates are taken', async () => {
  const [unitId] = await ground.units(1)
  const stayId = await ground.stay({ allOf: [unitId!] })
  const answers = await race(60, () => ground.hold({ stayId, nights: week }))
  expect([winners(answers), refusals(answers)]).toEqual([1, 59])
})

test('I1: of 60 claims that overlap by a night each, none that won overlaps another', async () => {
  const [unitId] = await ground.units(1)
  const stayId = await ground.stay({ allOf: [unitId!] })
  const input = (runner: number) => ({
    checkIn: addDays(week.checkIn, runner),
    checkOut: addDays(week.checkIn, runner + 2),
  })
  const answers = await race(60, runner => ground.book({ stayId, nights: input(runner) }))
  const won = answers.flatMap((answer, runner) => (answer.ok ? [runner] : []))
  expect(winners(answers) + refusals(answers)).toBe(60)
  for (const [index, runner] of won.slice(1).entries()) expect(runner - won[index]!).toBeGreaterThanOrEqual(2)
  // Whoever lost has lost to a neighbour.
  for (const runner of answers.keys()) {
    expect(won.some(winner => Math.abs(winner - runner) < 2)).toBe(true)
  }
})

test('I1: 40 claims race for nights whose holds are over, and one wins', async () => {
  const [unitId] = await ground.units(1)
  const stayId = await ground.stay({ allOf: [unitId!] })
  for (const day of ['2030-07-06', '2030-07-08', '2030-07-10'])
    await ground.hold({ stayId, nights: nightsFrom(day, 2) })
  ground.clock.advance(minutes(15))
  const answers = await race(40, () => ground.book({ stayId, nights: week }))
  expect([winners(answers), refusals(answers)]).toEqual([1, 39])
})

test('every claim that fits into a hold that is over gets its nights, however they race', async () => {
  const [unitId] = await ground.units(1)
  const stayId = await ground.stay({ allOf: [unitId!] })
  await ground.hold({ stayId, nights: nightsFrom('2030-07-01', 20) })
  ground.clock.advance(minutes(15))
  const night = (runner: number) => nightsFrom(`2030-07-${String(runner + 1).padStart(2, '0')}`, 1)
  expect(winners(await race(20, runner => ground.book({ stayId, nights: night(runner) })))).toBe(20)
})

test('two homes that share their houses are claimed in mixed order by 40 without a deadlock', async () => {
  const [one, two, three] = await ground.units(3)
  const stays = [await ground.stay({ allOf: [one!, two!, three!] }), await ground.stay({ allOf: [three!, one!] })]
  const named = [
    [two!, one!],
    [three!, two!],
  ]
  const answers = await race(40, runner =>
    runner % 2
      ? ground.book({ stayId: stays[(runner >> 1) % 2]!, nights: week })
      : ground.book({ unitIds: named[(runner >> 1) % 2]!, nights: week }),
  )
  // Any two of the four share a house.
  expect([winners(answers), refusals(answers)]).toEqual([1, 39])
})

test('of 30 identical cabins 60 claims get each once, and then none', async () => {
  const cabins = await ground.units(30)
  const stayId = await ground.stay({ oneOf: cabins })
  const answers = await race(60, () => ground.hold({ stayId, nights: week }))
  const got = answers.flatMap(answer => (answer.ok ? answer.unitIds : []))
  expect(got.toSorted((one, other) => one - other)).toEqual(cabins)
  expect(refusals(answers)).toBe(30)
})

test('claims with turnover nights keep their distance although they race', async () => {
  const unitIds = await ground.units(1)
  const night = (runner: number) => nightsFrom(`2030-07-${String(runner + 1).padStart(2, '0')}`, 1)
  const answers = await race(30, runner => ground.book({ unitIds, nights: night(runner), turnoverNights: 2 }))
  const won = answers.flatMap((answer, runner) => (answer.ok ? [runner] : []))
  for (const [index, runner] of won.slice(1).entries()) expect(runner - won[index]!).toBeGreaterThan(2)
  for (const runner of answers.keys()) expect(won.some(winner => Math.abs(winner - runner) <= 2)).toBe(true)
})

test('a claim waits for one that may still be undone, and gets the nights when it is', async () => {
  const unitIds = await ground.units(1)
  const undone = Promise.withResolvers<void>()
  const first = ground
    .run(async queries => {
      await queries.execute(sql`
        select from claim_nights(null, ${sql.param(unitIds)}, '[2030-07-06,2030-07-13)', '[2030-07-06,2030-07-13)',
          'booking', ${randomUUID()}, null, '{}', ${ground.now()})`)
      undone.resolve()
      await new Promise(wake => setTimeout(wake, 50))
      throw new Error('undone')
    })
    .catch(() => undefined)
  await undone.promise
  expect(await ground.book({ unitIds, nights: week })).toMatchObject({ ok: true })
  await first
})
