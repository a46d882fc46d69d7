// The uses of a coupon, counted and raced for.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { couponUses, releaseCouponUse, takeCouponUse } from './coupon-use.server.ts'
import { discountTable } from './offer-tables.server.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase({ connections: 20 })
})
afterAll(() => fresh.drop())

const now = new Date('2026-05-01T12:00:00Z')
let codes = 0

async function coupon(limits: { limitTotal?: number; limitPerGuest?: number }): Promise<number> {
  codes++
  const [row] = await fresh.database
    .insert(discountTable)
    .values({ name: 'Sun', kind: 'coupon', reductionBp: 1000, code: `SUN${codes}`, ...limits })
    .returning({ id: discountTable.id })
  return row!.id
}

const use = (discountId: number, guestKey: string, bookingId: string = randomUUID()) =>
  inTransaction(fresh.database, queries => takeCouponUse(queries, { discountId, bookingId, guestKey }, now))

test('coupon last use raced by 20 clients: one gets it', async () => {
  const discountId = await coupon({ limitTotal: 3 })
  await use(discountId, 'ana')
  await use(discountId, 'bea')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, client) => use(discountId, `client-${client}`)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(answer => !answer.ok && answer.reason === 'coupon-used-up')).toHaveLength(19)
  expect(await couponUses(fresh.database, discountId, 'ana')).toEqual({ total: 3, byGuest: 1 })
})

test('each guest has a limit of their own', async () => {
  const discountId = await coupon({ limitPerGuest: 1 })
  expect(await use(discountId, 'ana')).toEqual({ ok: true })
  expect(await use(discountId, 'ana')).toEqual({ ok: false, reason: 'coupon-used-up' })
  expect(await use(discountId, 'bea')).toEqual({ ok: true })
})

test('a booking uses it once, however often it says so', async () => {
  const discountId = await coupon({ limitTotal: 2 })
  const bookingId = randomUUID()
  await Promise.all([use(discountId, 'ana', bookingId), use(discountId, 'ana', bookingId)])
  expect(await couponUses(fresh.database, discountId, 'ana')).toEqual({ total: 1, byGuest: 1 })
})

test('a use that was given back, or rolled back, is there again', async () => {
  const discountId = await coupon({ limitTotal: 2 })
  const bookingId = randomUUID()
  await use(discountId, 'ana', bookingId)
  await use(discountId, 'bea')
  await releaseCouponUse(fresh.database, bookingId)
  await inTransaction(fresh.database, async queries => {
    await takeCouponUse(queries, { discountId, bookingId: randomUUID(), guestKey: 'cleo' }, now)
    throw new RolledBack('no')
  })
  expect(await use(discountId, 'dora')).toEqual({ ok: true })
  expect(await use(discountId, 'emma')).toEqual({ ok: false, reason: 'coupon-used-up' })
})
