// Damage deposits after the organisation has changed what is offered: what was agreed stands, what is asked for now follows.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { depositMethodNow } from '#booking-payments/deposit/deposit-method-now.server.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { askDeposit, bookAndPay, payableStay, payingTools, someOperator } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { sweepDeposits } from './sweep-deposits.server.ts'

const origin = 'http://127.0.0.1:3000'
let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator
beforeAll(async () => {
  handed = await payingTools()
  stay = await payableStay(handed.tools.database)
  await askDeposit(handed.tools.database, stay)
  ada = await someGuest(handed.tools.database, handed.clock.now())
  manager = await someOperator(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

/** A paid booking on the evening before it begins, swept while transfers alone are offered. */
async function eveOf(way: 'test-card' | 'bank-transfer', nights: readonly [string, string]) {
  const { database } = handed.tools
  await database.execute(sql`update organisation set offered_methods = null`)
  const [arrival, departure] = nights
  const { bookingId } = await bookAndPay({ tools: handed.tools, user: ada, stay }, { in: arrival, out: departure, way })
  if (way === 'bank-transfer') {
    await noteMoneyArrived(handed.tools, manager, { bookingId, seenPaidMinor: 0, minor: 200_00, origin })
  }
  await database.execute(sql`
    update organisation set offered_methods = '[{"method":"bank-transfer","countries":null,"homes":null}]'`)
  handed.clock.set(new Date(Date.parse(arrival) - 6 * 3_600_000))
  await sweepDeposits(handed.tools)
  const row = (await findRow(database, bookingId))!
  const standing = await readDeposit(database, row, handed.clock.now())
  return [standing?.kind, await depositMethodNow(database, handed.tools.environment, row)]
}

test('a card that was agreed is still used; whoever paid otherwise is asked for money', async () => {
  expect(await eveOf('test-card', ['2030-07-10', '2030-07-12'])).toEqual(['held', 'test-card'])
  expect(await eveOf('bank-transfer', ['2030-08-10', '2030-08-12'])).toEqual(['wanted', 'money'])
})
