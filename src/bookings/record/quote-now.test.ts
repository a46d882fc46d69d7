// Tests of the price at this moment: what is taken counts, every verdict is said, and turnover reaches the claim.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import {
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  mustHold,
  someBrowser,
} from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { quoteNow, sayAgainst } from './quote-now.server.ts'

let handed: TestTools
let stay: BookableStay

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database, { cleaningMinor: 40_00 })
})
afterAll(() => handed.drop())

const now = () => handed.clock.now()
const hold = (checkIn: string, checkOut: string) =>
  askHold(handed.tools, { browser: someBrowser() }, { stayId: stay.stayId, input: inputFor(checkIn, checkOut) })

test('a free visit has its price, and nothing stands against it', async () => {
  const input = inputFor('2030-07-01', '2030-07-04')
  const priced = (await quoteNow(handed.tools.database, stay.stayId, input, now()))!
  expect(priced.result).toMatchObject({ ok: true, quote: { totalMinor: 340_00 } })
  expect(priced.turnoverNights).toBe(0)
  expect(await sayAgainst(handed.tools, stay.stayId, input)).toEqual([])
})

test('a home without an offer has none, and so has no home at all', async () => {
  expect(await quoteNow(handed.tools.database, 999_999, inputFor('2030-07-01', '2030-07-04'), now())).toBeUndefined()
  expect(await sayAgainst(handed.tools, 999_999, inputFor('2030-07-01', '2030-07-04'))).toEqual([])
})

test('taken nights and a party too large are said together, each once', async () => {
  await mustHold(
    handed.tools,
    { browser: someBrowser() },
    { stayId: stay.stayId, input: inputFor('2030-08-01', '2030-08-04') },
  )
  const input = inputFor('2030-08-02', '2030-08-06')
  const said = await sayAgainst(handed.tools, stay.stayId, { ...input, party: { ...input.party, adults: 9, pets: 3 } })
  expect(said).toEqual([
    sentence('offers.nightHeld', { night: 'Fri, 2 Aug 2030' }),
    sentence('offers.tooManyGuests', { most: 4 }),
    sentence('offers.tooManyPets', { most: 1 }),
  ])
})

test('turnover nights keep visits apart, seen before and enforced at the claim', async () => {
  await handed.tools.database.execute(sql`
    insert into stay_rule (stay_id, kind, amount) values (${stay.stayId}, 'turnover_nights', 1)`)
  expect((await hold('2030-09-10', '2030-09-12')).ok).toBe(true)
  const priced = await quoteNow(handed.tools.database, stay.stayId, inputFor('2030-09-20', '2030-09-22'), now())
  expect(priced!.turnoverNights).toBe(1)
  expect(await hold('2030-09-12', '2030-09-14')).toEqual({ ok: false, reason: 'dates-taken' })
  expect(await hold('2030-09-08', '2030-09-10')).toEqual({ ok: false, reason: 'dates-taken' })
  expect((await hold('2030-09-13', '2030-09-14')).ok).toBe(true)
  const rivals = await Promise.all([hold('2030-10-10', '2030-10-12'), hold('2030-10-12', '2030-10-14')])
  expect(rivals.filter(({ ok }) => ok)).toHaveLength(1)
  await handed.tools.database.execute(sql`delete from stay_rule where stay_id = ${stay.stayId}`)
})

test('a minimum length is a reason of its own, not a lost night', async () => {
  await handed.tools.database.execute(sql`
    insert into stay_rule (stay_id, kind, amount) values (${stay.stayId}, 'min_arrival', 3)`)
  expect(await hold('2030-11-10', '2030-11-12')).toEqual({ ok: false, reason: 'not-offered' })
  expect(await sayAgainst(handed.tools, stay.stayId, inputFor('2030-11-10', '2030-11-12'))).toEqual([
    sentence('offers.minimumArrival', { arrival: 'Sun, 10 Nov 2030', minimum: 3 }),
  ])
  expect((await hold('2030-11-10', '2030-11-13')).ok).toBe(true)
})
