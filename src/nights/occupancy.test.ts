// What the database refuses by itself, whoever writes and however.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { newUnits } from '#tests/support/stay-with-units.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { occupancy } from './nights-tables.server.ts'
import { purposeOf } from './occupancy.ts'

let ground: TestTools
let unitId: number

beforeAll(async () => {
  ground = await testTools()
})
afterAll(() => ground.drop())

const database = () => ground.tools.database
type Row = typeof occupancy.$inferInsert

async function freshUnit(): Promise<void> {
  unitId = (await newUnits(database(), 1))[0]!
}

async function write(row: Partial<Row> = {}): Promise<number> {
  const values = { unitId, nights: nightsFrom('2030-06-03', 4), kind: 'booking', refId: randomUUID() } as const
  const [written] = await database()
    .insert(occupancy)
    .values({ ...values, createdAt: ground.clock.now(), ...row })
    .returning({ id: occupancy.id })
  return written!.id
}

async function refusal(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    fault => refusingConstraint(fault),
  )
}

describe('I1: no unit-night has two takers', () => {
  test.each([
    ['the same nights', nightsFrom('2030-06-03', 4)],
    ['one night less', nightsFrom('2030-06-04', 2)],
    ['an overlap of one night', nightsFrom('2030-06-06', 4)],
    ['more on both sides', nightsFrom('2030-06-01', 20)],
  ])('I1: %s', async (_, nights) => {
    await freshUnit()
    await write()
    expect(await refusal(write({ nights }))).toBe('occupancy_one_taker')
  })

  test('I1: other units, released nights and conflicts of other calendars are not in the way', async () => {
    await freshUnit()
    await write({ released: true })
    await write({ kind: 'external', conflicted: true })
    await write()
    await freshUnit()
    await write()
  })

  test('I1: a conflict is resolved only when the nights are free', async () => {
    await freshUnit()
    const booked = await write()
    const conflicting = await write({ kind: 'external', conflicted: true })
    const resolve = () => database().update(occupancy).set({ conflicted: false }).where(eq(occupancy.id, conflicting))
    expect(await refusal(resolve())).toBe('occupancy_one_taker')
    await database().update(occupancy).set({ released: true }).where(eq(occupancy.id, booked))
    await resolve()
  })
})

test('I3: one party may arrive on the day the other leaves', async () => {
  await freshUnit()
  await write()
  await write({ nights: nightsFrom('2030-06-07', 1) })
  await write({ nights: nightsFrom('2030-06-01', 2) })
})

describe('I5: what was released stays released', () => {
  test('I5: no update brings it back or changes it', async () => {
    await freshUnit()
    const id = await write({ released: true })
    const change = (to: Partial<Row>) => database().update(occupancy).set(to).where(eq(occupancy.id, id))
    expect(await refusal(change({ released: false }))).toBe('occupancy_stays_released')
    expect(await refusal(change({ kind: 'block' }))).toBe('occupancy_stays_released')
  })

  test('I5: nights change hands only by a new row', async () => {
    await freshUnit()
    const id = await write()
    const change = (to: Partial<Row>) => database().update(occupancy).set(to).where(eq(occupancy.id, id))
    expect(await refusal(change({ nights: nightsFrom('2030-06-03', 2) }))).toBe('occupancy_stays_released')
    expect(await refusal(change({ refId: randomUUID() }))).toBe('occupancy_stays_released')
    expect(await refusal(change({ unitId: unitId + 1 }))).toBe('occupancy_stays_released')
    expect(await refusal(change({ kind: 'block' }))).toBeUndefined()
  })
})

describe('a row that makes no sense is refused', () => {
  const insert = (range: string) =>
    database().execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${unitId}, ${range}::daterange, 'booking', ${randomUUID()}, ${ground.clock.now()})`)

  test.each(['empty', '[2030-06-03,2030-06-03)', '[2030-06-03,)', '(,2030-06-03)', '[2030-06-03,infinity)'])(
    'nights %s',
    async range => {
      await freshUnit()
      expect(await refusal(insert(range))).toBe('occupancy_nights_finite')
    },
  )

  test('a hold without an end, an end without a hold, a conflict that is not foreign', async () => {
    await freshUnit()
    expect(await refusal(write({ kind: 'hold' }))).toBe('occupancy_only_holds_expire')
    expect(await refusal(write({ expiresAt: ground.clock.now() }))).toBe('occupancy_only_holds_expire')
    expect(await refusal(write({ conflicted: true }))).toBe('occupancy_only_foreign_conflict')
  })
})

test('a unit that was ever occupied stays', async () => {
  await freshUnit()
  await write({ released: true })
  expect(await refusal(database().execute(sql`delete from unit where id = ${unitId}`))).toBe('unit_keeps_occupancy')
  await database().execute(sql`update unit set active = false, name = 'Old barn' where id = ${unitId}`)
  await freshUnit()
  expect(await refusal(database().execute(sql`delete from unit where id = ${unitId}`))).toBeUndefined()
})

test('of a purpose only the purpose is passed on', () => {
  const expiresAt = ground.clock.now()
  const hold = { kind: 'hold', expiresAt, unitId: 1, nights: nightsFrom('2030-06-03', 4) } as const
  expect(purposeOf(hold)).toEqual({ kind: 'hold', expiresAt })
  expect(purposeOf({ ...hold, kind: 'block', expiresAt: undefined })).toEqual({ kind: 'block' })
})
