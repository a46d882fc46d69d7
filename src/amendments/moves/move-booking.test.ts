// Bookings that an operator moves to another home: what stays, what follows, and what the database refuses without a record.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreementOf } from '#amendments/amend/agreement.ts'
import { proposeChange } from '#amendments/proposals/propose-change.server.ts'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import { bookableStay, inputFor } from '#tests/support/booking-world.ts'
import { type MovingWorld, movingWorld } from '#tests/support/moving-world.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { newUnits } from '#tests/support/stay-with-units.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { bookingTimeline } from '#trips/booking-timeline.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator } from '#users/user/visitor.ts'

let handed: TestTools
let world: MovingWorld

beforeAll(async () => {
  handed = await testTools({ connections: 12 })
  world = await movingWorld(handed)
})
afterAll(() => handed.drop())

const refused = (reason: string) => ({ ok: false, reason })

describe('a move', () => {
  test('takes the nights along, and leaves all that was agreed as it is (I4 I12 I15)', async () => {
    const azul = await world.home('Casa Azul')
    const loft = await world.home('The Loft', { plan: { baseNightlyMinor: 900_00 }, cleaningMinor: 50_00 })
    const id = await world.book(azul, '2030-07-01', '2030-07-05')
    const before = await world.row(id)
    expect(await world.move(id, loft)).toEqual({ ok: true, bookingId: id })
    const after = await world.row(id)
    expect(after).toMatchObject({ stayId: loft.stayId, unitIds: loft.unitIds, state: 'confirmed', version: 3 })
    expect(agreementOf(after)).toEqual(agreementOf(before))
    expect([after.paymentPlan, after.timeZone, after.termsHash, after.confirmedAt]).toEqual([
      ...[before.paymentPlan, before.timeZone, before.termsHash, before.confirmedAt],
    ])
    expect(await world.held(id)).toMatchObject([{ unitId: loft.unitIds[0], kind: 'booking' }])
    // What it left is free for the next.
    await world.book(azul, '2030-07-01', '2030-07-05')
  })

  test('is on record with both homes, who, when and why; its guest and the team read it in the timeline', async () => {
    const azul = await world.home('Casa Azul')
    const loft = await world.home('The Loft')
    const id = await world.book(azul, '2030-07-01', '2030-07-05')
    await world.move(id, loft, { reason: 'A pipe burst.' })
    expect(await world.lastEvent(id)).toMatchObject({
      ...{ command: 'move', from: 'confirmed', to: 'confirmed', actor: 'operator', actorUserId: world.manager.id },
      ...{ reason: 'A pipe burst.', at: handed.clock.now() },
      payload: {
        from: { stayId: azul.stayId, name: 'Casa Azul', unitIds: azul.unitIds },
        to: { stayId: loft.stayId, name: 'The Loft', unitIds: loft.unitIds },
      },
    })
    const booking = (await findBooking(world.tools, world.ada, id))!
    expect(booking.stay.name).toBe('The Loft')
    // A name that it gets later is not the one it had then.
    await world.database.execute(sql`update stay set name = 'Casa Verde' where id = ${azul.stayId}`)
    const said = (await bookingTimeline(world.tools, booking, 'en-GB')).map(({ what }) => what)
    expect(said.at(-1)).toBe(
      `${sentence('bookings.didMove')} ${sentence('trips.movedFromTo', { from: 'Casa Azul', to: 'The Loft', reason: 'A pipe burst.' })}`,
    )
  })

  test.each(['en', 'de', 'ar'])('is mailed to the guest in their language: %s', async code => {
    const azul = await world.home('Casa Azul')
    const loft = await world.home('The Loft')
    const id = await world.book(azul, '2030-07-01', '2030-07-05')
    await world.database.execute(sql`update booking set language = ${code} where id = ${id}`)
    await world.move(id, loft, { reason: 'A pipe burst.' })
    const mail = (await world.mails(id)).at(-1)!
    const { reference } = await world.row(id)
    const language = languagesOf('en').find(each => each.code === code)!
    inLanguage(language, () => {
      expect(mail.subject).toBe(sentence('bookingMails.movedSubject', { reference, stayName: 'The Loft' }))
      expect(mail.text).toContain(sentence('bookingMails.movedFrom', { former: 'Casa Azul' }))
      expect(mail.text).toContain(sentence('bookingMails.movedBecause', { reason: 'A pipe burst.' }))
    })
    expect(mail.text).toContain('400')
    expect(mail.text).toContain(`${language.prefix}/user/bookings/${id}`)
    expect(mail.calendar?.content).toMatch(/SUMMARY:The Loft/)
    expect(mail.calendar?.content).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:3/)
  })

  test('is carried out once for its key', async () => {
    const azul = await world.home('Casa Azul')
    const loft = await world.home('The Loft')
    const id = await world.book(azul, '2030-07-01', '2030-07-05')
    const key = randomUUID()
    expect(await world.move(id, loft, { key, version: 2 })).toMatchObject({ ok: true })
    expect(await world.move(id, loft, { key, version: 2 })).toMatchObject({ ok: true })
    expect((await world.row(id)).version).toBe(3)
    expect(await world.move(id, azul, { key, version: 2 })).toEqual(refused('key-reused'))
  })

  test('of a request: it goes on waiting, for the other home, and is approved there', async () => {
    const slow = await bookableStay(world.database, { offer: { bookingMode: 'request' } })
    const loft = await world.home('The Loft')
    const id = await world.book(slow, '2030-07-01', '2030-07-05')
    const before = await world.row(id)
    expect(await world.move(id, loft)).toMatchObject({ ok: true })
    expect(await world.row(id)).toMatchObject({
      ...{ state: 'pending_approval', stayId: loft.stayId, requestExpiresAt: before.requestExpiresAt },
    })
    const mail = (await world.mails(id)).at(-1)!
    expect(mail.subject).toContain('The Loft')
    expect(mail.calendar).toBeNull()
    handed.clock.set(before.requestExpiresAt!)
    expect(await world.move(id, slow)).toMatchObject({ ok: false, reason: 'not-movable', state: 'expired' })
    handed.clock.set(new Date('2030-05-15T12:00:00Z'))
  })

  test('to another of the units that are let one by one: of that the guest gets no mail', async () => {
    const units = await newUnits(world.database, 2)
    const cabins = await bookableStay(world.database, {}, 0)
    await world.database.execute(sql`
      insert into stay_unit (stay_id, unit_id, role)
      select ${cabins.stayId}::integer, id, 'one_of' from unnest(${sql.param(units)}::integer[]) as id`)
    const id = await world.book(cabins, '2030-07-01', '2030-07-05')
    expect((await world.row(id)).unitIds).toEqual([units[0]])
    const mails = (await world.mails(id)).length
    expect(await world.move(id, cabins)).toEqual(refused('same-home'))
    expect(await world.move(id, cabins, { unitId: units[0]! })).toEqual(refused('same-home'))
    expect(await world.move(id, cabins, { unitId: 999_999 })).toEqual(refused('unit-unknown'))
    expect(await world.move(id, cabins, { unitId: units[1]! })).toMatchObject({ ok: true })
    expect((await world.row(id)).unitIds).toEqual([units[1]])
    expect(await world.mails(id)).toHaveLength(mails)
    const house = await world.home('House')
    expect(await world.move(id, house, { unitId: house.unitIds[0]! })).toEqual(refused('unit-unknown'))
  })
})

describe('refused, and nothing changes', () => {
  async function refusal(to: { readonly stayId: number }, how = {}) {
    const from = await world.home('Casa Azul')
    const id = await world.book(from, '2030-07-01', '2030-07-05')
    const before = await world.row(id)
    const answer = await world.move(id, to, how)
    expect(await world.row(id)).toEqual(before)
    expect(await world.held(id)).toMatchObject([{ unitId: from.unitIds[0] }])
    return answer
  }

  test('where somebody has a night, or where a block has it', async () => {
    const loft = await world.home('The Loft')
    await world.book(loft, '2030-07-04', '2030-07-06')
    expect(await refusal(loft)).toEqual(refused('dates-taken'))
    const shut = await world.home('Shut')
    await world.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${shut.unitIds[0]}, '[2030-07-04,2030-07-05)', 'block', ${randomUUID()}, now())`)
    expect(await refusal(shut)).toEqual(refused('dates-taken'))
  })

  test('where the turnover nights would not stay empty', async () => {
    const loft = await world.home('The Loft')
    await world.database.execute(
      sql`insert into stay_rule (stay_id, kind, amount) values (${loft.stayId}, 'turnover_nights', 1)`,
    )
    await world.book(loft, '2030-07-05', '2030-07-07')
    expect(await refusal(loft)).toEqual(refused('dates-taken'))
  })

  test('where the party does not fit, in another currency, where the clocks differ, and where nothing is published', async () => {
    const small = await world.home('Small')
    await world.database.execute(sql`update stay set max_guests = 1 where id = ${small.stayId}`)
    expect(await refusal(small)).toEqual(refused('does-not-fit'))
    const swiss = await world.home('Chalet')
    await world.database.execute(sql`update rate_plan set currency = 'CHF' where id = ${swiss.planId}`)
    await world.database.execute(sql`update stay set currency = 'CHF' where id = ${swiss.stayId}`)
    expect(await refusal(swiss)).toEqual(refused('other-currency'))
    expect(await refusal(await world.home('Far', { timeZone: 'Europe/Madrid' }))).toEqual(refused('other-time-zone'))
    expect(await refusal(await world.home('Draft', { status: 'draft' }))).toEqual(refused('home-closed'))
    expect(await refusal({ stayId: 999_999 })).toEqual(refused('home-unknown'))
  })

  test('a zone of another name whose clocks show the same is no other', async () => {
    const london = await world.home('London', { timeZone: 'Europe/London' })
    const id = await world.book(await world.home('Casa Azul'), '2030-07-01', '2030-07-05')
    expect(await world.move(id, london)).toMatchObject({ ok: true })
    expect((await world.row(id)).timeZone).toBe('Europe/Lisbon')
  })

  test('while a change of it waits for an answer', async () => {
    const from = await world.home('Casa Azul')
    const loft = await world.home('The Loft')
    const id = await world.book(from, '2030-07-01', '2030-07-05')
    const { nights } = inputFor('2030-07-02', '2030-07-06')
    const proposed = await proposeChange(world.tools, world.manager, {
      ...{ bookingId: id, version: 2, nights, party: twoAdults, seenTotalMinor: 400_00 },
      ...{ words: 'May we?', key: randomUUID(), origin: '' },
    })
    expect(proposed).toMatchObject({ ok: true })
    expect(await world.move(id, loft)).toEqual(refused('waits-already'))
  })

  test('by whom may not: only who may change the bookings of both homes does', async () => {
    const loft = await world.home('The Loft')
    for (const role of ['reception', 'accountant', 'cleaner']) {
      const who = await someOperator(world.database, handed.clock.now(), role)
      expect(await refusal(loft, { who })).toEqual(refused('not-allowed'))
    }
    const from = await world.home('Casa Azul')
    const id = await world.book(from, '2030-07-01', '2030-07-05')
    const own = async (...stays: readonly number[]) => {
      const who = await someOperator(world.database, handed.clock.now(), 'guest')
      return { ...who, stayRoles: stays.map(stayId => ({ role: 'manager', stayId })) } as unknown as Operator
    }
    expect(await world.move(id, loft, { who: await own(from.stayId) })).toEqual(refused('home-unknown'))
    expect(await world.move(id, loft, { who: await own(loft.stayId) })).toEqual(refused('booking-unknown'))
    expect(await world.move(id, loft, { who: await own(from.stayId, loft.stayId) })).toMatchObject({ ok: true })
  })
})

test('the database refuses a home that no event tells of, before and after the confirmation', async () => {
  const azul = await world.home('Casa Azul')
  const loft = await world.home('The Loft')
  const id = await world.book(azul, '2030-07-01', '2030-07-05')
  const refusal = (statement: ReturnType<typeof sql>) =>
    world.database.execute(statement).then(
      () => 'taken',
      fault => refusingConstraint(fault),
    )
  expect(await refusal(sql`update booking set stay_id = ${loft.stayId} where id = ${id}`)).toBe('booking_home_is_told')
  const other = await world.home('Other')
  const told = (stayId: number) => sql`
    with told as (
      insert into booking_event (booking_id, seq, from_state, to_state, command, actor, at, payload)
      select id, version + 1, state, state, 'move', 'operator', now(),
        jsonb_build_object('from', jsonb_build_object('stayId', stay_id), 'to', jsonb_build_object('stayId', ${stayId}::integer))
      from booking where id = ${id})
    update booking set stay_id = ${loft.stayId}, version = version + 1 where id = ${id}`
  expect(await refusal(told(other.stayId))).toBe('booking_home_is_told')
  expect((await world.row(id)).stayId).toBe(azul.stayId)
})
