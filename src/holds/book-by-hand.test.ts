// Bookings that an operator makes for a guest: at their own price, against rules, once, and never two for the same nights.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import { inputFor, mustHold, someBrowser } from '#tests/support/booking-world.ts'
import { payableStay, someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { bookByHand } from './book-by-hand.server.ts'
import type { ByHand } from './hold-by-hand.server.ts'

let handed: TestTools
let operator: Operator
let stayId: number
beforeAll(async () => {
  handed = await testTools({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'DE00 1234' },
  })
  ;({ stayId } = await payableStay(handed.tools.database))
  operator = await someOperator(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

let nights = 0
/** Two nights that nobody has. */
function freeVisit() {
  const checkIn = addDays(requireCalendarDay('2030-07-01'), 2 * nights++)
  return inputFor(writeCalendarDay(checkIn), writeCalendarDay(addDays(checkIn, 2)))
}

const contact = { name: 'Ada Lovelace', email: 'Ada@example.org', phone: null }
type Asked = Partial<ByHand> & { readonly payment?: 'transfer' | 'at-home' | 'paid' }
function book(asked: Asked = {}, who = operator) {
  return bookByHand(handed.tools, who, {
    ...{ stayId, input: freeVisit(), overrules: false, contact, language: 'en', cameBy: 'phone', note: 'Call back' },
    ...{ seenTotalMinor: 200_00, key: randomUUID(), origin: 'http://localhost', payment: 'at-home', ...asked },
  })
}

const rowOf = async (booked: Awaited<ReturnType<typeof book>>) => {
  if (!booked.ok) throw new Error(booked.reason)
  return (await findRow(handed.tools.database, booked.bookingId))!
}
const mailsTo = async (recipient: string) =>
  (
    await handed.tools.database.execute<{ subject: string }>(sql`
    select payload ->> 'subject' as subject from outbox where recipient = ${recipient} order by id`)
  ).rows

describe('a booking by telephone', () => {
  test('is confirmed at once, with who asked how, and is its guest’s by the address', async () => {
    const row = await rowOf(await book())
    expect(row).toMatchObject({
      ...{ state: 'confirmed', source: 'admin', cameBy: 'phone', version: 2 },
      ...{ guestEmail: 'ada@example.org', totalMinor: 200_00, paymentPlan: { way: 'property' } },
    })
    const noted = sql`select text from booking_note where booking_id = ${row.id}`
    expect((await handed.tools.database.execute(noted)).rows).toEqual([{ text: 'Call back' }])
    expect(await balanceOf(handed.tools.database, row.id)).toBe(200_00)
    expect((await mailsTo(contact.email)).length).toBeGreaterThan(0)
  })

  test('of a guest without an address mails nobody but the operator', async () => {
    const { rows: before } = await handed.tools.database.execute(sql`select id from outbox`)
    const row = await rowOf(await book({ contact: { name: 'Ada', email: '', phone: '+34600111222' } }))
    expect([row.guestEmail, row.state]).toEqual([null, 'confirmed'])
    const { rows } = await handed.tools.database.execute<{ recipient: string }>(sql`
      select recipient from outbox where dedupe_key like ${`booking:${row.id}:%`}`)
    expect(rows.map(({ recipient }) => recipient)).toEqual([handed.tools.environment.SITE_CONTACT])
    expect(before.length).toBeGreaterThan(0)
  })

  test('paid by transfer has its own due day, and is refused where no transfer is offered', async () => {
    const row = await rowOf(await book({ payment: 'transfer' }))
    expect(row.paymentPlan).toMatchObject({ way: 'bank-transfer' })
    expect(row.paymentDueAt! > handed.clock.now()).toBe(true)
  })

  test('sent twice is one booking; the same key for something else is refused', async () => {
    const [key, input] = [randomUUID(), freeVisit()]
    const [one, two] = await Promise.all([book({ key, input }), book({ key, input })])
    expect((await rowOf(one)).id).toBe((await rowOf(two)).id)
    expect(await book({ key })).toEqual({ ok: false, reason: 'key-reused' })
  })

  test('eight for the same nights, and a visitor’s hold among them: one has them', async () => {
    const input = freeVisit()
    const held = mustHold(handed.tools, { browser: someBrowser() }, { stayId, input }).then(
      () => ({ ok: true }),
      () => ({ ok: false }),
    )
    const all = await Promise.all([held, ...Array.from({ length: 8 }, () => book({ input }))])
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = all.flatMap(each => ('reason' in each ? [each.reason] : []))
    expect(new Set(refused)).toEqual(new Set(['dates-taken']))
  })

  test('is no business of somebody who may not change bookings', async () => {
    const reception = await someOperator(handed.tools.database, handed.clock.now(), 'reception')
    expect(await book({}, reception)).toEqual({ ok: false, reason: 'stay-unknown' })
  })
})

describe('rules about when and how long', () => {
  test('are overruled only where the operator says so, and the step says which', async () => {
    await handed.tools.database.execute(sql`
      insert into stay_rule (stay_id, kind, amount) values (${stayId}, 'min_arrival', 5)`)
    const input = freeVisit()
    expect(await book({ input })).toEqual({ ok: false, reason: 'not-offered' })
    const row = await rowOf(await book({ input, overrules: true }))
    const { rows } = await handed.tools.database.execute<{ payload: object }>(sql`
      select payload from booking_event where booking_id = ${row.id} and command = 'hold'`)
    expect(rows[0]!.payload).toMatchObject({
      overruled: [{ reason: 'minimum-arrival' }],
      cameBy: 'phone',
      computedMinor: 200_00,
    })
    await handed.tools.database.execute(sql`delete from stay_rule where stay_id = ${stayId}`)
  })

  test('what cannot be stays refused: too many guests, taken nights', async () => {
    const input = freeVisit()
    const party = { ...input.party, adults: 40 }
    expect(await book({ input: { ...input, party }, overrules: true })).toMatchObject({ reason: 'not-offered' })
  })
})

describe('a price of their own', () => {
  test('another total is met to the cent, whatever the taxes on top, and the ledger owes exactly that', async () => {
    const { tools } = handed
    const { rows } = await tools.database.execute<{ id: number }>(
      sql`insert into tax_profile (name) values ('Town') returning id`,
    )
    await tools.database.execute(sql`
      insert into tax_rule (profile_id, position, name, kind, rate_numerator, rate_denominator)
      values (${rows[0]!.id}, 0, 'City tax', 'percent', 7, 100)`)
    await tools.database.execute(sql`update stay_offer set tax_profile_id = ${rows[0]!.id} where stay_id = ${stayId}`)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 500_00 }), async totalMinor => {
        const own = { reason: 'Regular guest', totalMinor }
        const row = await rowOf(await book({ own, seenTotalMinor: totalMinor }))
        expect(row.totalMinor).toBe(totalMinor)
        expect(row.quote.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(totalMinor)
        expect(row.quote.lines.filter(({ kind }) => kind === 'night').map(({ amountMinor }) => amountMinor)).toEqual([
          100_00, 100_00,
        ])
        expect(await balanceOf(tools.database, row.id)).toBe(totalMinor)
      }),
      { numRuns: 25, seed: 7 },
    )
    await tools.database.execute(sql`update stay_offer set tax_profile_id = null where stay_id = ${stayId}`)
  })

  test('a total that was not seen is refused, and so is a part that the price has not', async () => {
    const own = { reason: 'Regular guest', totalMinor: 150_00 }
    expect(await book({ own, seenTotalMinor: 200_00 })).toEqual({ ok: false, reason: 'price-changed' })
    const parts = [{ key: 'fee:999', minor: 1 }]
    expect(await book({ own: { reason: 'x', parts } })).toEqual({ ok: false, reason: 'part-unknown' })
  })
})
