// Tests of homes of several units and of identical ones: a booking has exactly the units it needs, under any race.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import {
  askBook,
  askHold,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

let handed: TestTools
let ada: VerifiedUser

beforeAll(async () => {
  handed = await testTools()
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const unitsOf = async (bookingId: string) =>
  (await heldNights(handed.tools.database, bookingId, handed.clock.now())).map(({ unitId }) => unitId)

test('I4 a farm of three houses is booked with all three, and given back with all three', async () => {
  const farm = await bookableStay(handed.tools.database, {}, 3)
  const id = await mustBook(handed.tools, ada, { stayId: farm.stayId, input: inputFor('2030-07-01', '2030-07-05') })
  expect(await unitsOf(id)).toEqual(farm.unitIds)
  const asked = {
    bookingId: id,
    version: 2,
    seenRefundMinor: 0,
    seenChargedMinor: 0,
    key: 'cancel-the-farm',
    origin: '',
  }
  expect((await cancelBooking(handed.tools, ada, asked)).ok).toBe(true)
  expect(await unitsOf(id)).toEqual([])
})

test('a house that is part of a farm: one of the two is booked, never both', async () => {
  const farm = await bookableStay(handed.tools.database, {}, 2)
  const house = await bookableStay(handed.tools.database)
  await handed.tools.database.execute(
    sql`update stay_unit set unit_id = ${farm.unitIds[1]} where stay_id = ${house.stayId}`,
  )
  const input = inputFor('2030-07-01', '2030-07-05')
  for (let round = 0; round < 5; round++) {
    const nights = {
      checkIn: input.nights.checkIn + round * 7,
      checkOut: input.nights.checkOut + round * 7,
    } as typeof input.nights
    const rivals = [farm, house, farm, house].map(({ stayId }) =>
      askHold(handed.tools, { browser: someBrowser() }, { stayId, input: { ...input, nights } }),
    )
    expect((await Promise.all(rivals)).filter(({ ok }) => ok)).toHaveLength(1)
  }
})

test('three identical cabins take three parties of a stampede, each its own cabin', async () => {
  const cabins = await bookableStay(handed.tools.database, {}, 3)
  await handed.tools.database.execute(sql`update stay_unit set role = 'one_of' where stay_id = ${cabins.stayId}`)
  const asked = { stayId: cabins.stayId, input: inputFor('2030-08-01', '2030-08-05') }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => askHold(handed.tools, { browser: someBrowser() }, asked)),
  )
  const won = answers.flatMap(answer => (answer.ok ? [answer.holdId] : []))
  expect(won).toHaveLength(3)
  const units = await Promise.all(won.map(unitsOf))
  expect(units.flat().sort((one, other) => one - other)).toEqual(cabins.unitIds)
})

test('a booked cabin stays the cabin that was held', async () => {
  const cabins = await bookableStay(handed.tools.database, {}, 2)
  await handed.tools.database.execute(sql`update stay_unit set role = 'one_of' where stay_id = ${cabins.stayId}`)
  const browser = someBrowser()
  const holdId = await mustHold(
    handed.tools,
    { browser },
    { stayId: cabins.stayId, input: inputFor('2030-08-01', '2030-08-05') },
  )
  const held = await unitsOf(holdId)
  expect(await askBook(handed.tools, { user: ada, browser }, { holdId })).toMatchObject({ ok: true })
  expect(await unitsOf(holdId)).toEqual(held)
})
