// An enquiry that waits is answered by hand: at another price, for other nights, with the nights held; once, in its own thread.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { conversationTable, messageTable } from '#messages/record/message-tables.server.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import {
  askBook,
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { hours } from '#values/duration.ts'
import { answerEnquiry, expireEnquiries } from './answer-enquiry.server.ts'
import { findEnquiry } from './enquiry-store.server.ts'
import { holdForGuest, offerToGuest } from './offer-by-hand.server.ts'
import { sendEnquiry } from './send-enquiry.server.ts'
import { takeOffer } from './take-offer.server.ts'

const origin = 'https://casa.example'

let handed: TestTools
let stay: BookableStay
let manager: Operator

beforeAll(async () => {
  handed = await testTools({ environment: { SITE_CONTACT: 'desk@casa.example', PUBLIC_URL: origin }, connections: 8 })
  stay = await bookableStay(handed.tools.database, { offer: { bookingMode: 'enquiry' } })
  manager = await someOperator(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

let week = 0
const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 7 + offset)).toISOString().slice(0, 10)

async function asked() {
  week++
  const contact = { name: 'Ada', email: `guest-${week}@example.org`, phone: null }
  const { nights, party } = inputFor(day(0), day(2))
  const sent = await sendEnquiry(handed.tools, {
    ...{ stayId: stay.stayId, visit: { nights, party }, contact, message: 'Is there a cot?' },
    ...{ address: '203.0.113.7', origin },
  })
  if (!sent.ok) throw new Error(sent.reason)
  return { id: sent.enquiryId, contact, input: inputFor(day(0), day(2)) }
}

type Asked = Awaited<ReturnType<typeof asked>>
type More = Partial<Parameters<typeof offerToGuest>[2]>

/** At 150.00 instead of 200.00. */
const offering = ({ id, contact, input }: Asked, more: More = {}) => ({
  ...{ stayId: stay.stayId, input, overrules: false, own: { totalMinor: 150_00, reason: 'Out of season' } },
  ...{ contact, language: 'en', cameBy: 'email' as const, note: '', hours: 24, words: 'There is a cot.' },
  ...{ seenTotalMinor: 150_00, key: randomUUID(), origin, answers: id, ...more },
})
const offer = (enquiry: Asked, more: More = {}, who = manager) =>
  offerToGuest(handed.tools, who, offering(enquiry, more))

const enquiryOf = async (id: string) => (await findEnquiry(handed.tools.database, id))!.enquiry
const counted = async () =>
  Number((await handed.tools.database.execute<{ n: number }>(sql`select count(*) as n from enquiry`)).rows[0]!.n)

async function mailsTo(address: string): Promise<MailPayload[]> {
  const entries = await listOutbox(handed.tools.database, { limit: 500 })
  return entries.filter(({ recipient }) => recipient === address).map(({ payload }) => payload as MailPayload)
}
const keyIn = ({ text }: MailPayload) => new URL(/https:\S+offer=\S+/.exec(text)![0]).searchParams.get('offer')!

async function threadOf(id: string) {
  const { database } = handed.tools
  const [thread] = await database.select().from(conversationTable).where(eq(conversationTable.enquiryId, id))
  const messages = await database.select().from(messageTable).where(eq(messageTable.conversationId, thread!.id))
  return { thread: thread!, said: messages.map(({ author, text }) => [author, text]) }
}

async function bookBy(key: string) {
  const browser = someBrowser()
  const taken = await takeOffer(handed.tools, { browser }, { key, address: '203.0.113.9' })
  if (!taken.ok) throw new Error(taken.reason)
  const user = await someGuest(handed.tools.database, handed.clock.now())
  expect(await askBook(handed.tools, { user, browser }, { holdId: taken.holdId })).toMatchObject({ ok: true })
  return (await findRow(handed.tools.database, taken.holdId))!
}

describe('an offer at another price', () => {
  test('answers the enquiry itself: its state, deadline and thread, and its guest books at that price', async () => {
    const enquiry = await asked()
    const before = await counted()
    expect(await offer(enquiry)).toEqual({ ok: true, enquiryId: enquiry.id, bookingId: null })
    expect(await counted()).toBe(before)
    expect(await enquiryOf(enquiry.id)).toMatchObject({
      ...{ state: 'offered', version: 2, answeredBy: manager.id, answer: 'There is a cot.' },
      expiresAt: new Date(handed.clock.now().getTime() + hours(24)),
    })
    const { thread, said } = await threadOf(enquiry.id)
    expect(said).toEqual([
      ['guest', 'Is there a cot?'],
      ['operator', 'There is a cot.'],
    ])
    expect(thread.waitsForAnswer).toBe(false)
    const [mail] = await mailsTo(enquiry.contact.email)
    expect(mail!.text).toContain('€150')
    const booked = await bookBy(keyIn(mail!))
    expect(booked).toMatchObject({ state: 'confirmed', totalMinor: 150_00, checkIn: day(0) })
    expect((await threadOf(enquiry.id)).thread.bookingId).toBe(booked.id)
  })

  test('may be for other nights, and says them', async () => {
    const enquiry = await asked()
    const input = inputFor(day(3), day(6))
    expect(await offer(enquiry, { input, own: undefined, seenTotalMinor: 300_00 })).toMatchObject({ ok: true })
    expect(await enquiryOf(enquiry.id)).toMatchObject({ checkIn: day(3), checkOut: day(6) })
    expect(await bookBy(keyIn((await mailsTo(enquiry.contact.email))[0]!))).toMatchObject({ checkIn: day(3) })
  })

  test('ends by its own deadline', async () => {
    const enquiry = await asked()
    await offer(enquiry, { hours: 1 })
    handed.clock.advance(hours(2))
    await expireEnquiries(handed.tools)
    expect((await enquiryOf(enquiry.id)).state).toBe('expired')
  })
})

test('with the nights held nobody else has them, and the thread is the booking’s', async () => {
  const enquiry = await asked()
  const held = await holdForGuest(handed.tools, manager, offering(enquiry))
  expect(held).toMatchObject({ ok: true, enquiryId: enquiry.id })
  const bookingId = held.ok ? held.bookingId! : ''
  expect(await enquiryOf(enquiry.id)).toMatchObject({ state: 'taken', bookingId, version: 2 })
  const { thread, said } = await threadOf(enquiry.id)
  expect([thread.bookingId, said.length]).toEqual([bookingId, 2])
  const other = { stayId: stay.stayId, input: enquiry.input }
  expect(await askHold(handed.tools, { browser: someBrowser() }, other)).toMatchObject({ ok: false })
  const booked = await bookBy(keyIn((await mailsTo(enquiry.contact.email))[0]!))
  expect([booked.id, booked.totalMinor]).toEqual([bookingId, 150_00])
})

describe('one answer', () => {
  test('of several at once: an offer by hand, one at today’s price, held nights, a no', async () => {
    const enquiry = await asked()
    const all = await Promise.all([
      offer(enquiry),
      holdForGuest(handed.tools, manager, offering(enquiry)),
      ...(['offer', 'decline'] as const).map(answer =>
        answerEnquiry(handed.tools, manager, { enquiryId: enquiry.id, answer, words: '', origin }),
      ),
    ])
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(all.flatMap(each => ('reason' in each ? [each.reason] : [])))).toEqual(new Set(['answered-already']))
    expect(await mailsTo(enquiry.contact.email)).toHaveLength(2)
  })

  test('the same form sent twice is one offer; another one is refused', async () => {
    const enquiry = await asked()
    const form = { key: randomUUID() }
    const both = await Promise.all([offer(enquiry, form), offer(enquiry, form)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(await mailsTo(enquiry.contact.email)).toHaveLength(2)
    const other = { own: { totalMinor: 140_00, reason: 'Less' }, seenTotalMinor: 140_00 }
    expect(await offer(enquiry, other)).toEqual({ ok: false, reason: 'answered-already' })
  })

  test('none of whoever may not, of another home, of nothing, or of what is over', async () => {
    const enquiry = await asked()
    const reception = await someOperator(handed.tools.database, handed.clock.now(), 'reception')
    expect(await offer(enquiry, {}, reception)).toMatchObject({ ok: false })
    const { stayId } = await bookableStay(handed.tools.database)
    expect(await offer(enquiry, { stayId })).toEqual({ ok: false, reason: 'other-home' })
    expect(await offer(enquiry, { answers: randomUUID() })).toEqual({ ok: false, reason: 'enquiry-unknown' })
    expect(await offer(enquiry, { seenTotalMinor: 1 })).toEqual({ ok: false, reason: 'price-changed' })
    expect(await enquiryOf(enquiry.id)).toMatchObject({ state: 'open', version: 1 })
    handed.clock.advance(hours(24 * 30))
    expect(await offer(enquiry)).toEqual({ ok: false, reason: 'answered-already' })
  })
})
