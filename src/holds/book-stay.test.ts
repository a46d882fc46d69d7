// Tests of the moment at which a hold becomes a booking: once, by its owner, in time, with everything agreed on record.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import {
  askBook,
  askHold,
  type BookableStay,
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
import { minutes } from '#values/duration.ts'
import { expireHolds } from './expire-holds.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let grace: VerifiedUser

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
  grace = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

let week = 0
/** A hold nobody has met yet, and the browser that made it. */
async function freshHold(user?: VerifiedUser) {
  week++
  const start = Date.UTC(2030, 6, 1 + week * 3)
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const input = inputFor(day(start), day(start + 2 * 86_400_000))
  const browser = someBrowser()
  return { browser, input, holdId: await mustHold(handed.tools, { browser, user }, { stayId: stay.stayId, input }) }
}

const database = () => handed.tools.database
const mailsTo = async (recipient: string) =>
  (await listOutbox(database(), { limit: 100 })).filter(entry => entry.recipient === recipient)

describe('a booking', () => {
  test('I4 I14 has its nights, its contact, its terms and its refund promise from the moment it stands', async () => {
    const { holdId, browser } = await freshHold()
    const before = await heldNights(database(), holdId, handed.clock.now())
    expect(await askBook(handed.tools, { user: ada, browser }, { holdId })).toMatchObject({
      ok: true,
      bookingId: holdId,
    })
    const row = (await findRow(database(), holdId))!
    expect(row).toMatchObject({
      state: 'confirmed',
      version: 2,
      guestUserId: ada.id,
      contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: null },
      confirmedAt: handed.clock.now(),
      termsAcceptedAt: handed.clock.now(),
      termsAcceptedFrom: '203.0.113.7',
      heldFrom: null,
      refundTerms: bookedTerms(row.quote.refundTerms, handed.clock.now()),
    })
    const after = await heldNights(database(), holdId, handed.clock.now())
    expect(after.map(({ id, kind }) => [id, kind])).toEqual(before.map(({ id }) => [id, 'booking']))
  })

  test('is told to the guest and to the operator, once', async () => {
    const { holdId, browser } = await freshHold()
    const key = randomUUID()
    const mailed = async () =>
      (await listOutbox(database(), { limit: 100 })).filter(entry => entry.dedupeKey.includes(holdId))
    await askBook(handed.tools, { user: ada, browser }, { holdId, key })
    await askBook(handed.tools, { user: ada, browser }, { holdId, key })
    const mails = await mailed()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['ada@example.org', 'hello@casita.example'])
    const { reference } = (await findRow(database(), holdId))!
    const guests = mails.find(({ recipient }) => recipient === 'ada@example.org')!.payload as {
      subject: string
      text: string
    }
    expect(guests.subject).toContain(reference)
    expect(guests.text).toContain('€200')
    expect(guests.text).toContain(`/user/bookings/${holdId}`)
  })

  test('I15 what was agreed is refused every change by the database', async () => {
    const input = inputFor('2031-01-10', '2031-01-12')
    const bookingId = await mustBook(handed.tools, ada, { stayId: stay.stayId, input })
    const change = (what: ReturnType<typeof sql>) =>
      database()
        .execute(sql`update booking set ${what} where id = ${bookingId}`)
        .then(() => 'changed', refusingConstraint)
    expect(await change(sql`quote = quote || '{"lines":[]}'`)).toBe('booking_agreed_is_final')
    expect(await change(sql`refund_terms = '{}'`)).toBe('booking_agreed_is_final')
    expect(await change(sql`check_out = check_out + 1`)).toBe('booking_agreed_is_final')
    expect(await change(sql`party = '{}'`)).toBe('booking_agreed_is_final')
    expect(await change(sql`terms_hash = 'x'`)).toBe('booking_agreed_is_final')
    expect(await change(sql`notes_guest = 'called'`)).toBe('changed')
  })
})

describe('who books', () => {
  test('a hold made before signing in belongs to the browser, and then to the guest', async () => {
    const { holdId, browser } = await freshHold()
    expect(await askBook(handed.tools, { user: grace }, { holdId })).toEqual({ ok: false, reason: 'hold-unknown' })
    expect(await askBook(handed.tools, { user: grace, browser: someBrowser() }, { holdId })).toMatchObject({
      reason: 'hold-unknown',
    })
    expect(await askBook(handed.tools, { user: ada, browser }, { holdId })).toMatchObject({ ok: true })
  })

  test('a hold made while signed in is that guest’s in every browser, and nobody else’s in the same one', async () => {
    const { holdId, browser } = await freshHold(ada)
    expect(await askBook(handed.tools, { user: grace, browser }, { holdId })).toMatchObject({ reason: 'hold-unknown' })
    expect(await askBook(handed.tools, { user: ada }, { holdId })).toMatchObject({ ok: true })
  })

  test('an id that is nobody’s looks like one that is another’s', async () => {
    expect(await askBook(handed.tools, { user: ada }, { holdId: randomUUID() })).toEqual({
      ok: false,
      reason: 'hold-unknown',
    })
  })
})

describe('sent again', () => {
  test('double submit: the same key, both at once, gives one booking and one answer', async () => {
    const { holdId, browser } = await freshHold()
    const key = randomUUID()
    const send = () => askBook(handed.tools, { user: ada, browser }, { holdId, key })
    const [one, other] = await Promise.all([send(), send()])
    expect(one).toMatchObject({ ok: true })
    expect(other).toEqual(one)
    expect(await findRow(database(), holdId)).toMatchObject({ version: 2 })
  })

  test('two tabs with keys of their own give one booking', async () => {
    const { holdId, browser } = await freshHold()
    const answers = await Promise.all([1, 2].map(() => askBook(handed.tools, { user: ada, browser }, { holdId })))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(await findRow(database(), holdId)).toMatchObject({ version: 2, state: 'confirmed' })
  })

  test('the same key with another name is refused', async () => {
    const { holdId, browser } = await freshHold()
    const key = randomUUID()
    await askBook(handed.tools, { user: ada, browser }, { holdId, key })
    const again = await askBook(handed.tools, { user: ada, browser }, { holdId, key, name: 'Grace Hopper' })
    expect(again).toEqual({ ok: false, reason: 'key-reused' })
  })

  test('what was refused may be sent again under the same key', async () => {
    const { holdId, browser } = await freshHold()
    const key = randomUUID()
    const stale = await askBook(handed.tools, { user: ada, browser }, { holdId, key, termsHash: 'f'.repeat(64) })
    expect(stale).toEqual({ ok: false, reason: 'terms-changed' })
    expect(await askBook(handed.tools, { user: ada, browser }, { holdId, key })).toMatchObject({ ok: true })
  })
})

describe('too late or not as agreed', () => {
  test('expiry against submit: to the last millisecond it books, from the instant on it does not', async () => {
    const early = await freshHold()
    handed.clock.advance(minutes(15) - 1)
    expect(await askBook(handed.tools, { user: ada, browser: early.browser }, early)).toMatchObject({ ok: true })
    const late = await freshHold()
    handed.clock.advance(minutes(15))
    expect(await askBook(handed.tools, { user: ada, browser: late.browser }, late)).toEqual({
      ...{ ok: false, reason: 'hold-expired', state: 'expired', version: 1 },
    })
    expect(await findRow(database(), late.holdId)).toMatchObject({ state: 'hold', contact: null })
  })

  test('expiry against submit: the sweeper and ten submits at once leave one lawful end', async () => {
    for (const past of [minutes(15) - 1, minutes(15)]) {
      const { holdId, browser } = await freshHold()
      handed.clock.advance(past)
      const submits = Array.from({ length: 10 }, () => askBook(handed.tools, { user: ada, browser }, { holdId }))
      const answers = await Promise.all([...submits, expireHolds(handed.tools)])
      // One that found the hold locked passed it over.
      await expireHolds(handed.tools)
      const row = (await findRow(database(), holdId))!
      const kept = await heldNights(database(), holdId, handed.clock.now())
      if (past < minutes(15)) {
        expect(row.state).toBe('confirmed')
        expect(kept.map(({ kind }) => kind)).toEqual(['booking'])
      } else {
        expect(row.state).toBe('expired')
        expect(kept).toEqual([])
        expect(answers.slice(0, 10).every(answer => typeof answer === 'object' && !answer.ok)).toBe(true)
      }
    }
  })

  test('a hold that was released, or whose nights somebody else has, is not booked', async () => {
    const { holdId, browser, input } = await freshHold()
    handed.clock.advance(minutes(15))
    expect(await askHold(handed.tools, { browser: someBrowser() }, { stayId: stay.stayId, input })).toMatchObject({
      ok: true,
    })
    expect(await askBook(handed.tools, { user: ada, browser }, { holdId })).toEqual({
      ...{ ok: false, reason: 'hold-expired', state: 'expired', version: 1 },
    })
  })

  test('a tampered quote id is refused', async () => {
    const { holdId, browser } = await freshHold()
    const asked = { holdId, quoteId: randomUUID() }
    expect(await askBook(handed.tools, { user: ada, browser }, asked)).toEqual({ ok: false, reason: 'quote-changed' })
  })
})

test('the mails of one guest are no other guest’s', async () => {
  expect(await mailsTo(grace.email!)).toEqual([])
})
