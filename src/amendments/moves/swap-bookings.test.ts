// Two bookings exchange their homes: both go, or neither does.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeHistory } from '#admin/bookings/page/describe-history.server.ts'
import { agreementOf } from '#amendments/amend/agreement.ts'
import { sentence } from '#catalogue/sentence.ts'
import { bookableStay } from '#tests/support/booking-world.ts'
import { type MovingWorld, movingWorld } from '#tests/support/moving-world.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { newUnits } from '#tests/support/stay-with-units.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { bookingTimeline } from '#trips/booking-timeline.server.ts'
import { findBooking, findForOperator } from '#trips/find-booking.server.ts'
import type { Operator } from '#users/user/visitor.ts'

let handed: TestTools
let world: MovingWorld

beforeAll(async () => {
  handed = await testTools({ connections: 12 })
  world = await movingWorld(handed)
})
afterAll(() => handed.drop())

const refused = (reason: string) => ({ ok: false, reason })

async function pair() {
  const azul = await world.home('Casa Azul')
  const loft = await world.home('The Loft')
  const one = await world.book(azul, '2030-07-01', '2030-07-05')
  const other = await world.book(loft, '2030-07-03', '2030-07-09')
  return { azul, loft, one, other }
}

test('their nights may overlap; what was agreed in each stays', async () => {
  const { azul, loft, one, other } = await pair()
  const before = [agreementOf(await world.row(one)), agreementOf(await world.row(other))]
  expect(await world.swap(one, other)).toEqual({ ok: true, bookingId: one })
  expect(await world.row(one)).toMatchObject({ stayId: loft.stayId, unitIds: loft.unitIds, version: 3 })
  expect(await world.row(other)).toMatchObject({ stayId: azul.stayId, unitIds: azul.unitIds, version: 3 })
  expect([agreementOf(await world.row(one)), agreementOf(await world.row(other))]).toEqual(before)
  expect(await world.held(one)).toMatchObject([{ unitId: loft.unitIds[0] }])
  expect(await world.held(other)).toMatchObject([{ unitId: azul.unitIds[0] }])
  // And back, whichever is named first.
  expect(await world.swap(other, one)).toEqual({ ok: true, bookingId: other })
  expect(await world.row(one)).toMatchObject({ stayId: azul.stayId })
})

test('both guests are mailed; only the team reads of the other booking', async () => {
  const { one, other } = await pair()
  await world.swap(one, other, { reason: 'So that you both have room.' })
  const { reference } = await world.row(other)
  for (const [id, name] of [
    [one, 'The Loft'],
    [other, 'Casa Azul'],
  ] as const) {
    const mail = (await world.mails(id)).at(-1)!
    expect(mail.subject).toContain(name)
    expect(mail.text).toContain('So that you both have room.')
  }
  expect((await world.mails(one)).at(-1)!.text).not.toContain(reference)
  const guests = await bookingTimeline(world.tools, (await findBooking(world.tools, world.ada, one))!, 'en-GB')
  expect(guests.map(({ what }) => what).join(' ')).not.toContain(reference)
  const team = (await findForOperator(world.tools, world.manager, one))!
  const { steps } = await describeHistory(world.tools, world.manager, team)
  expect(steps.at(-1)).toMatchObject({
    by: 'Ada Lovelace',
    what: expect.stringContaining(sentence('adminBookings.didSwapWith', { reference })),
  })
})

test('within one home two parties exchange their cabins', async () => {
  const units = await newUnits(world.database, 3)
  const cabins = await bookableStay(world.database, {}, 0)
  await world.database.execute(sql`
    insert into stay_unit (stay_id, unit_id, role)
    select ${cabins.stayId}::integer, id, 'one_of' from unnest(${sql.param(units)}::integer[]) as id`)
  const one = await world.book(cabins, '2030-07-01', '2030-07-05')
  const other = await world.book(cabins, '2030-07-01', '2030-07-05')
  expect(await world.swap(one, other)).toMatchObject({ ok: true })
  expect((await world.row(one)).unitIds).toEqual([units[1]])
  expect((await world.row(other)).unitIds).toEqual([units[0]])
})

test('refused where either does not suit, and nothing changes', async () => {
  const { azul, loft, one, other } = await pair()
  const before = [await world.row(one), await world.row(other)]
  const swap = () => world.swap(one, other)
  const blocked = async (unitId: number, nights: string) => {
    const id = randomUUID()
    await world.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at) values (${unitId}, ${nights}, 'block', ${id}, now())`)
    return () => world.database.execute(sql`delete from occupancy where ref_id = ${id}`)
  }
  const lift = await blocked(loft.unitIds[0]!, '[2030-07-01,2030-07-02)')
  expect(await swap()).toEqual(refused('dates-taken'))
  await lift()
  const liftToo = await blocked(azul.unitIds[0]!, '[2030-07-08,2030-07-09)')
  expect(await swap()).toEqual(refused('partner-dates-taken'))
  await liftToo()
  const most = (stayId: number, guests: number) =>
    world.database.execute(sql`update stay set max_guests = ${guests} where id = ${stayId}`)
  await most(azul.stayId, 1)
  expect(await swap()).toEqual(refused('partner-does-not-fit'))
  await most(azul.stayId, 4)
  await most(loft.stayId, 1)
  expect(await swap()).toEqual(refused('does-not-fit'))
  await most(loft.stayId, 4)
  expect(await world.swap(one, other, { version: 1 })).toMatchObject({ reason: 'out-of-date', version: 2 })
  expect(await world.swap(one, other, { partnerVersion: 1 })).toEqual(refused('partner-changed'))
  expect(await world.swap(one, one)).toEqual(refused('same-home'))
  expect(await world.swap(one, randomUUID())).toEqual(refused('partner-unknown'))
  expect([await world.row(one), await world.row(other)]).toEqual(before)
})

test('two visits of one home with nothing to choose in it have nothing to exchange', async () => {
  const azul = await world.home('Casa Azul')
  const one = await world.book(azul, '2030-07-01', '2030-07-05')
  const other = await world.book(azul, '2030-07-05', '2030-07-09')
  expect(await world.swap(one, other)).toEqual(refused('same-home'))
  expect((await world.row(one)).version).toBe(2)
})

test('is for who may change the bookings of both homes, and is carried out once for its key', async () => {
  const { azul, loft, one, other } = await pair()
  const reception = await someOperator(world.database, handed.clock.now(), 'reception')
  expect(await world.swap(one, other, { who: reception })).toEqual(refused('not-allowed'))
  const own = async (stayId: number) =>
    ({
      ...(await someOperator(world.database, handed.clock.now(), 'guest')),
      stayRoles: [{ role: 'manager', stayId }],
    }) as unknown as Operator
  expect(await world.swap(one, other, { who: await own(azul.stayId) })).toEqual(refused('partner-unknown'))
  expect(await world.swap(one, other, { who: await own(loft.stayId) })).toEqual(refused('booking-unknown'))
  const key = randomUUID()
  const asked = { key, version: 2, partnerVersion: 2 }
  expect(await world.swap(one, other, asked)).toEqual({ ok: true, bookingId: one })
  expect(await world.swap(one, other, asked)).toEqual({ ok: true, bookingId: one })
  expect((await world.row(one)).version).toBe(3)
  expect(await world.swap(one, other, { key })).toEqual(refused('key-reused'))
})
