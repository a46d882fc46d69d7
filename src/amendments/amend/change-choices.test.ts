// Tests of changes of a booking that leave its dates: party, extras and codes, the rules that bind them, each code's use once.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { couponUseTable } from '#offers/stored/quote-tables.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { type AmendInput, amendBooking } from './amend-booking.server.ts'
import { amendmentTable } from './amendment-tables.server.ts'
import { answerAmendment } from './answer-amendment.server.ts'
import { asAgreed, priceAmendment } from './price-amendment.server.ts'
import type { VisitChange } from './visit-change.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let wood: number

beforeAll(async () => {
  handed = await testTools({ connections: 24 })
  const { database } = handed.tools
  stay = await bookableStay(database)
  ada = await someGuest(database, handed.clock.now())
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into fee (stay_id, name, kind, basis, amount, mandatory, max_quantity)
    values (${stay.stayId}, 'Basket of wood', 'extra', 'per_stay', 1800, false, 3) returning id`)
  wood = rows[0]!.id
})
afterAll(() => handed.drop())

let week = 0
/** Nights of their own for each test. */
function someNights(): [string, string] {
  week++
  const on = (offset: number) =>
    new Date(handed.clock.now().getTime() + (20 + week * 7 + offset) * 86_400_000).toISOString().slice(0, 10)
  return [on(0), on(3)]
}

let codes = 0
/** A code that takes 10 % off the nights. */
async function someCode(limits: { total?: number; perGuest?: number } = {}): Promise<string> {
  const code = `CODE${++codes}`
  await handed.tools.database.execute(sql`
    insert into discount (name, kind, reduction_bp, code, limit_total, limit_per_guest)
    values (${code}, 'coupon', 1000, ${code}, ${limits.total ?? null}, ${limits.perGuest ?? null})`)
  return code
}

const row = async (id: string) => (await findRow(handed.tools.database, id))!
const usesOf = async (bookingId: string) =>
  (await handed.tools.database.select().from(couponUseTable).where(sql`booking_id = ${bookingId}`)).length

const book = (nights: [string, string], chosen: { couponCode?: string } = {}, who = ada) =>
  mustBook(handed.tools, who, { stayId: stay.stayId, input: { ...inputFor(...nights), ...chosen } })

/** Asks for the change at the price that its preview says. */
async function change(bookingId: string, nights: [string, string], input: Partial<VisitChange>, who = ada) {
  const booking = await row(bookingId)
  const changed = { nights: inputFor(...nights).nights, party: twoAdults, ...input }
  const { database } = handed.tools
  const priced = await priceAmendment(database, await asAgreed(database, booking), changed, handed.clock.now())
  const seenTotalMinor = priced.ok ? priced.quote.totalMinor : 0
  const asked: AmendInput = {
    ...{ bookingId, version: booking.version, key: randomUUID(), origin: 'http://127.0.0.1:3000' },
    ...{ seenTotalMinor, ...changed },
  }
  const answer = await amendBooking(handed.tools, who, asked)
  return { answer, verdicts: priced.ok ? [] : priced.verdicts.map(({ reason }) => reason), seenTotalMinor }
}

describe('rules of the dates, where the dates stay', () => {
  test('lead time does not bind another party two days before arrival, and binds another arrival', async () => {
    const nights = someNights()
    const id = await book(nights)
    await handed.tools.database.execute(sql`
      insert into stay_rule (stay_id, kind, amount) values (${stay.stayId}, 'lead_time_hours', 96)`)
    const booked = handed.clock.now()
    handed.clock.set(new Date(Date.parse(`${nights[0]}T12:00:00Z`) - days(2)))
    const party = { ...twoAdults, childAges: [4] }
    const told = await change(id, nights, { party })
    expect(told).toMatchObject({ answer: { ok: true }, verdicts: [] })
    expect((await row(id)).party).toEqual(party)
    const next = new Date(Date.parse(nights[0]) + days(1)).toISOString().slice(0, 10)
    const moved = await change(id, [next, nights[1]], {})
    expect(moved).toMatchObject({ answer: { ok: false, reason: 'not-offered' }, verdicts: ['lead-time'] })
    const longer = new Date(Date.parse(nights[1]) + days(1)).toISOString().slice(0, 10)
    expect(await change(id, [nights[0], longer], {})).toMatchObject({ answer: { ok: true } })
    await handed.tools.database.execute(sql`delete from stay_rule where stay_id = ${stay.stayId}`)
    handed.clock.set(booked)
  })

  test('turnover raised since binds the side that is new, and leaves a neighbour where it was agreed on', async () => {
    const nights = someNights()
    const on = (day: string, offset: number) => new Date(Date.parse(day) + days(offset)).toISOString().slice(0, 10)
    await book([on(nights[0], -1), nights[0]])
    const id = await book(nights)
    await book([on(nights[1], 2), on(nights[1], 3)])
    await handed.tools.database.execute(sql`
      insert into stay_rule (stay_id, kind, amount) values (${stay.stayId}, 'turnover_nights', 1)`)
    expect(await change(id, [nights[0], on(nights[1], 1)], {})).toMatchObject({ answer: { ok: true } })
    expect(await change(id, [nights[0], on(nights[1], 2)], {})).toMatchObject({
      ...{ answer: { ok: false, reason: 'dates-taken' }, verdicts: ['turnover'] },
    })
    expect(await change(id, [nights[0], nights[1]], {})).toMatchObject({ answer: { ok: true } })
    await handed.tools.database.execute(sql`delete from stay_rule where stay_id = ${stay.stayId}`)
  })

  test('too many guests are refused whatever stays', async () => {
    const nights = someNights()
    const id = await book(nights)
    expect(await change(id, nights, { party: { ...twoAdults, adults: 5 } })).toMatchObject({
      answer: { ok: false, reason: 'not-offered' },
      verdicts: ['too-many-guests'],
    })
  })
})

describe('extras', () => {
  test('come and go at the difference that the preview says; what is not named stays', async () => {
    const nights = someNights()
    const id = await book(nights)
    const extras = [{ feeId: wood, quantity: 2 }]
    expect(await change(id, nights, { extras })).toMatchObject({ answer: { ok: true }, seenTotalMinor: 336_00 })
    expect((await row(id)).quote.extras).toEqual(extras)
    const party = { ...twoAdults, infants: 1 }
    expect(await change(id, nights, { party })).toMatchObject({ answer: { ok: true }, seenTotalMinor: 336_00 })
    expect((await row(id)).quote.extras).toEqual(extras)
    const mails = await listOutbox(handed.tools.database, { limit: 200 })
    const told = mails.filter(({ dedupeKey }) => dedupeKey.startsWith(`booking:${id}:`))
    expect(JSON.stringify(told)).toContain(sentence('amendments.extrasAndCodeThen', { chosen: 'Basket of wood (2)' }))
    expect(await change(id, nights, { party, extras: [] })).toMatchObject({
      answer: { ok: true },
      seenTotalMinor: 300_00,
    })
    expect(await change(id, nights, { party, extras: [] })).toMatchObject({ answer: { reason: 'unchanged' } })
    expect((await row(id)).version).toBe(5)
  })

  test('more than there are, or of another home, are refused with their sentence', async () => {
    const nights = someNights()
    const id = await book(nights)
    expect((await change(id, nights, { extras: [{ feeId: wood, quantity: 4 }] })).verdicts).toEqual(['extra-too-many'])
    expect((await change(id, nights, { extras: [{ feeId: 99_999, quantity: 1 }] })).verdicts).toEqual(['extra-unknown'])
  })
})

describe('a code', () => {
  test('is used once by the change that brings it, kept by the next, and given back by the one that leaves it', async () => {
    const code = await someCode({ total: 1 })
    const nights = someNights()
    const id = await book(nights)
    expect(await change(id, nights, { couponCode: ` ${code.toLowerCase()} ` })).toMatchObject({
      answer: { ok: true },
      seenTotalMinor: 270_00,
    })
    expect([await usesOf(id), (await row(id)).quote.couponCode]).toEqual([1, code])
    const party = { ...twoAdults, infants: 1 }
    expect(await change(id, nights, { party })).toMatchObject({ answer: { ok: true }, seenTotalMinor: 270_00 })
    expect(await usesOf(id)).toBe(1)
    const other = await book(someNights())
    const wanted = someNights()
    expect((await change(other, wanted, { couponCode: code })).verdicts).toEqual(['coupon-used-up'])
    expect(await change(id, nights, { party, couponCode: null })).toMatchObject({
      answer: { ok: true },
      seenTotalMinor: 300_00,
    })
    expect(await usesOf(id)).toBe(0)
    expect(await change(other, wanted, { couponCode: code })).toMatchObject({ answer: { ok: true } })
  })

  test('takes the place of another in one step', async () => {
    const [first, second] = [await someCode({ total: 1 }), await someCode({ total: 1, perGuest: 1 })]
    const nights = someNights()
    const id = await book(nights, { couponCode: first })
    expect(await change(id, nights, { couponCode: second })).toMatchObject({ answer: { ok: true } })
    expect(await usesOf(id)).toBe(1)
    expect(await book(someNights(), { couponCode: first })).toBeTruthy()
  })

  test('that the booking has is not asked again when it may be used, while its nights stay', async () => {
    const code = await someCode({ total: 1 })
    const nights = someNights()
    const id = await book(nights, { couponCode: code })
    await handed.tools.database.execute(sql`
      update discount set bookable = daterange('2020-01-01', '2020-02-01'), min_lead_days = 400 where code = ${code}`)
    const party = { ...twoAdults, infants: 1 }
    expect(await change(id, nights, { party })).toMatchObject({ answer: { ok: true }, seenTotalMinor: 270_00 })
    const next = someNights()
    expect((await change(id, next, { party })).verdicts).toEqual(['coupon-not-for-these-nights'])
    const other = await book(someNights())
    expect((await change(other, someNights(), { couponCode: code })).verdicts).toContain('coupon-not-now')
  })

  test('cancelled, the booking gives the use back', async () => {
    const code = await someCode({ total: 1 })
    const nights = someNights()
    const id = await book(nights)
    await change(id, nights, { couponCode: code })
    const asked = { bookingId: id, version: 3, seenRefundMinor: 0, seenChargedMinor: 0, key: randomUUID(), origin: '' }
    expect(await cancelBooking(handed.tools, ada, asked)).toMatchObject({ ok: true })
    expect(await usesOf(id)).toBe(0)
  })

  test('of a change that waited may be gone when it is answered: said, and the booking stands', async () => {
    const code = await someCode({ total: 1 })
    const nights = someNights()
    const id = await book(nights)
    const mode = (how: string) =>
      handed.tools.database.execute(sql`update stay_offer set booking_mode = ${how} where stay_id = ${stay.stayId}`)
    await mode('request')
    expect(await change(id, nights, { couponCode: code })).toMatchObject({ answer: { ok: true } })
    await mode('instant')
    expect(await usesOf(id)).toBe(0)
    await book(someNights(), { couponCode: code })
    const { database } = handed.tools
    const [waiting] = await database.select().from(amendmentTable).where(sql`booking_id = ${id}`)
    const manager = { ...ada, roles: ['manager'] } as never
    const asked = { bookingId: id, amendmentId: waiting!.id, answer: 'accept', origin: '' } as const
    expect(await answerAmendment(handed.tools, manager, asked)).toEqual({ ok: false, reason: 'coupon-used-up' })
    expect(await row(id)).toMatchObject({ version: 2, totalMinor: 300_00 })
  })

  test('the last use raced by changes and new bookings goes to one; who loses stands as before', async () => {
    const code = await someCode({ total: 1 })
    const guests = await Promise.all(
      Array.from({ length: 6 }, () => someGuest(handed.tools.database, handed.clock.now())),
    )
    const nights = guests.map(() => someNights())
    const ids: string[] = []
    for (const [index, guest] of guests.entries()) ids.push(await book(nights[index]!, {}, guest))
    const news = someNights()
    const [fresh, ...changed] = await Promise.all([
      book(news, { couponCode: code }).then(
        () => true,
        () => false,
      ),
      ...ids.map((id, index) => change(id, nights[index]!, { couponCode: code }, guests[index]!)),
    ])
    const winners = changed.filter(({ answer }) => answer.ok)
    expect(winners.length + Number(fresh)).toBe(1)
    for (const { answer } of changed) {
      if (!answer.ok) expect(['not-offered', 'coupon-used-up']).toContain(answer.reason)
    }
    for (const [index, id] of ids.entries()) {
      const { quote, version } = await row(id)
      const won = changed[index]!.answer.ok
      expect([quote.couponCode, version, await usesOf(id)]).toEqual(won ? [code, 3, 1] : [null, 2, 0])
    }
  })
})
