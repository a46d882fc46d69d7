// Tests of enquiries: asked without taking a night, answered once, an offer taken at its price, or ended by the clock.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { conversationTable, messageTable } from '#messages/record/message-tables.server.ts'
import { openThread } from '#messages/threads/read-thread.server.ts'
import { writeAboutBooking } from '#messages/threads/write-as-guest.server.ts'
import { writeToGuest } from '#messages/threads/write-as-team.server.ts'
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
import { heldNights } from '#tests/support/held-nights.ts'
import { saying } from '#tests/support/saying.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { answerEnquiry, expireEnquiries } from './answer-enquiry.server.ts'
import { parseEnquiryForm } from './enquiry-input.ts'
import { findEnquiry } from './enquiry-store.server.ts'
import { forgetEnquirer, removeConversations } from './remove-enquiries.server.ts'
import { sendEnquiry } from './send-enquiry.server.ts'
import { takeOffer } from './take-offer.server.ts'

const origin = 'https://casa.example'

let handed: TestTools
let stay: BookableStay
let manager: Operator

beforeAll(async () => {
  handed = await testTools({
    environment: { SITE_CONTACT: 'desk@casa.example', PUBLIC_URL: origin },
  })
  stay = await bookableStay(handed.tools.database, { offer: { bookingMode: 'enquiry' } })
  manager = { ...(await someGuest(handed.tools.database, handed.clock.now())), roles: ['manager'] } as never
})
afterAll(() => handed.drop())

let week = 0
const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 7 + offset)).toISOString().slice(0, 10)
let people = 0

async function ask(email = `guest-${people++}@example.org`, stayId = stay.stayId) {
  week++
  const contact = { name: 'Ada', email, phone: null }
  const { nights, party } = inputFor(day(0), day(2))
  const asked = {
    stayId,
    visit: { nights, party },
    contact,
    message: 'Is there a cot?',
    address: '203.0.113.7',
    origin,
  }
  return { email, sent: await sendEnquiry(handed.tools, asked) }
}

async function mustAsk(): Promise<{ id: string; email: string }> {
  const { email, sent } = await ask()
  if (!sent.ok) throw new Error(sent.reason)
  return { id: sent.enquiryId, email }
}

const answer = (enquiryId: string, how: 'offer' | 'decline', words = '') =>
  answerEnquiry(handed.tools, manager, { enquiryId, answer: how, words, origin })

async function mailsTo(address: string): Promise<MailPayload[]> {
  const entries = await listOutbox(handed.tools.database, { limit: 500 })
  return entries.filter(({ recipient }) => recipient === address).map(({ payload }) => payload as MailPayload)
}

async function offered(): Promise<{ id: string; email: string; key: string }> {
  const { id, email } = await mustAsk()
  await answer(id, 'offer', 'There is a cot.')
  const [mail] = await mailsTo(email)
  return { id, email, key: new URL(/https:\S+/.exec(mail!.text)![0]).searchParams.get('offer')! }
}

const take = (key: string, browser = someBrowser()) =>
  takeOffer(handed.tools, { browser }, { key, address: '203.0.113.9' })
const stateOf = async (id: string) => (await findEnquiry(handed.tools.database, id))!.enquiry.state

describe('asking', () => {
  test('takes no night: the home stays free, and a hold is told to ask first', async () => {
    const { id, email } = await mustAsk()
    const { rows } = await handed.tools.database.execute(sql`select 1 from occupancy`)
    expect([rows.length, await stateOf(id)]).toEqual([0, 'open'])
    const hold = await askHold(
      handed.tools,
      { browser: someBrowser() },
      { stayId: stay.stayId, input: inputFor(day(0), day(2)) },
    )
    expect(hold).toEqual({ ok: false, reason: 'enquiry-first' })
    expect((await mailsTo(email))[0]!.text).toMatch(saying('enquiries.askAgainAfter'))
    const [toTeam] = await mailsTo('desk@casa.example')
    expect(toTeam!.text).toContain(sentence('bookingMails.theyWrote', { notes: 'Is there a cot?' }))
    const [thread] = await handed.tools.database
      .select()
      .from(conversationTable)
      .where(eq(conversationTable.enquiryId, id))
    expect(toTeam!.text).toContain(`${origin}/admin/inbox/${thread!.id}`)
  })

  test('is for homes that want it: one that can be booked at once says so', async () => {
    const instant = await bookableStay(handed.tools.database)
    expect((await ask(undefined, instant.stayId)).sent).toEqual({ ok: false, reason: 'no-enquiry-needed' })
    expect((await ask(undefined, 999_999)).sent).toEqual({ ok: false, reason: 'stay-unknown' })
  })

  test('instant→request switch by lead, and to an enquiry: the lead time of the arrival decides', async () => {
    const { stayId } = await bookableStay(handed.tools.database)
    await handed.tools.database.execute(sql`
      insert into booking_mode_override (stay_id, fewer_days_than, booking_mode)
      values (${stayId}, 60, 'request'), (${stayId}, 30, 'enquiry')`)
    const modeOf = async (from: string, until: string) => {
      const held = await askHold(handed.tools, { browser: someBrowser() }, { stayId, input: inputFor(from, until) })
      return held.ok ? (await findRow(handed.tools.database, held.holdId))!.mode : held.reason
    }
    // It is noon on 15 May: 14 July is 60 days away, 13 July 59, 14 June 30, 13 June 29.
    expect(await modeOf('2030-07-14', '2030-07-15')).toBe('instant')
    expect(await modeOf('2030-07-13', '2030-07-14')).toBe('request')
    expect(await modeOf('2030-06-14', '2030-06-15')).toBe('request')
    expect(await modeOf('2030-06-13', '2030-06-14')).toBe('enquiry-first')
  })

  test('the same address asks a few times, not without end', async () => {
    const email = `often-${people++}@example.org`
    for (let question = 0; question < 5; question++) expect((await ask(email)).sent.ok).toBe(true)
    expect((await ask(email)).sent).toEqual({ ok: false, reason: 'too-many-enquiries' })
  })

  test('the form wants a name and an address, and no terms', () => {
    const form = new FormData()
    expect(parseEnquiryForm(form)).toMatchObject({
      ok: false,
      faults: { name: expect.any(String), email: expect.any(String) },
    })
    form.set('name', 'Ada')
    form.set('email', 'ada@example.org')
    expect(parseEnquiryForm(form)).toMatchObject({ ok: true, input: { contact: { name: 'Ada' }, message: '' } })
  })
})

describe('answering', () => {
  test('an offer mails a price that stands for three days; the catalogue may move meanwhile', async () => {
    const { id, email, key } = await offered()
    expect(await stateOf(id)).toBe('offered')
    expect((await mailsTo(email))[0]!.text).toMatch(/There is a cot\.[\s\S]*€200/)
    await handed.tools.database.execute(sql`update rate_plan set base_nightly_minor = 90000 where id = ${stay.planId}`)
    const taken = await take(key)
    await handed.tools.database.execute(sql`update rate_plan set base_nightly_minor = 10000 where id = ${stay.planId}`)
    expect(taken.ok).toBe(true)
    if (!taken.ok) return
    expect(await findRow(handed.tools.database, taken.holdId)).toMatchObject({
      totalMinor: 200_00,
      mode: 'instant',
      state: 'hold',
    })
    expect(await stateOf(id)).toBe('taken')
  })

  test('a no is told with its word, and once answered it stays so', async () => {
    const { id, email } = await mustAsk()
    expect((await answer(id, 'decline', 'The roof is being mended.')).ok).toBe(true)
    expect((await mailsTo(email))[0]!.text).toContain('The roof is being mended.')
    expect(await answer(id, 'offer')).toEqual({ ok: false, reason: 'answered-already' })
    const cleaner = { ...manager, roles: ['cleaner'] } as never
    const asked = { enquiryId: id, answer: 'offer', words: '', origin } as const
    expect(await answerEnquiry(handed.tools, cleaner, asked)).toEqual({ ok: false, reason: 'not-allowed' })
  })

  test('two operators at once: one answer', async () => {
    const { id } = await mustAsk()
    const answers = await Promise.all([answer(id, 'offer'), answer(id, 'decline'), answer(id, 'offer')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('nobody answers: it ends by the clock, and whoever asked is told once', async () => {
    const { id, email } = await mustAsk()
    handed.clock.advance(hours(72))
    expect(await answer(id, 'offer')).toEqual({ ok: false, reason: 'answered-already' })
    await Promise.all([expireEnquiries(handed.tools), expireEnquiries(handed.tools)])
    expect(await stateOf(id)).toBe('expired')
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      sentence('enquiries.endedSubject', { stayName: 'Casa' }),
      sentence('enquiries.sentSubject', { stayName: 'Casa' }),
    ])
  })
})

describe('taking an offer', () => {
  test('keeps the nights, and the mail that brought it has proved the address', async () => {
    const { key } = await offered()
    const browser = someBrowser()
    const taken = await take(key, browser)
    if (!taken.ok) throw new Error(taken.reason)
    expect(taken.known?.setCookie).toContain('casita_contact=')
    expect(await heldNights(handed.tools.database, taken.holdId, handed.clock.now())).toHaveLength(1)
    // Pressed again in the same browser it leads to the same hold; to any other the offer is gone.
    expect(await take(key, browser)).toMatchObject({ holdId: taken.holdId })
    expect(await take(key)).toEqual({ ok: false, reason: 'offer-unknown' })
    const user = await someGuest(handed.tools.database, handed.clock.now())
    expect((await askBook(handed.tools, { user, browser }, { holdId: taken.holdId })).ok).toBe(true)
    expect(await findRow(handed.tools.database, taken.holdId)).toMatchObject({ state: 'confirmed' })
  })

  test('whose hold ran out may be taken anew while it stands', async () => {
    const { key } = await offered()
    const first = await take(key)
    handed.clock.advance(minutes(15))
    const second = await take(key)
    expect([first.ok, second.ok]).toEqual([true, true])
    expect(first.ok && second.ok && first.holdId !== second.holdId).toBe(true)
  })

  test('is refused when the nights are gone, and stands on', async () => {
    const { id, key } = await offered()
    await handed.tools.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${stay.unitIds[0]}, daterange(${day(0)}::date, ${day(1)}::date), 'block', gen_random_uuid(), now())`)
    expect(await take(key)).toEqual({ ok: false, reason: 'dates-taken' })
    expect(await stateOf(id)).toBe('offered')
  })

  test('after its three days, or with any other key, there is no such offer', async () => {
    const { key } = await offered()
    expect(await take('x'.repeat(43))).toEqual({ ok: false, reason: 'offer-unknown' })
    handed.clock.advance(hours(72))
    expect(await take(key)).toEqual({ ok: false, reason: 'offer-unknown' })
  })
})

describe('its thread', () => {
  const { author, text, conversationId } = messageTable
  const threadOf = async (enquiryId: string) => {
    const { database } = handed.tools
    const [thread] = await database.select().from(conversationTable).where(eq(conversationTable.enquiryId, enquiryId))
    const messages = await database
      .select({ author, text })
      .from(messageTable)
      .where(eq(conversationId, thread!.id))
      .orderBy(messageTable.id)
    return { ...thread!, said: messages.map(message => `${message.author}: ${message.text}`) }
  }
  const key = () => randomUUID()
  const write = (id: string, said: string) =>
    writeToGuest(handed.tools, manager, { conversationId: id, text: said, key: key(), origin })

  test('begins with the question, has the answer, and waits until then', async () => {
    const { id } = await mustAsk()
    expect(await threadOf(id)).toMatchObject({
      waitsForAnswer: true,
      stayId: stay.stayId,
      said: ['guest: Is there a cot?'],
    })
    await answer(id, 'offer', 'There is a cot.')
    expect(await threadOf(id)).toMatchObject({
      waitsForAnswer: false,
      said: ['guest: Is there a cot?', 'operator: There is a cot.'],
    })
    const other = await mustAsk()
    await answer(other.id, 'decline')
    expect(await threadOf(other.id)).toMatchObject({ waitsForAnswer: false, said: ['guest: Is there a cot?'] })
  })

  test('waits no more once it has ended by itself', async () => {
    const { id } = await mustAsk()
    handed.clock.advance(hours(73))
    while ((await expireEnquiries(handed.tools)) > 0);
    expect((await threadOf(id)).waitsForAnswer).toBe(false)
  })

  test('is the booking’s once the offer is taken, and its guest’s of that booking alone', async () => {
    const { id, key: offer } = await offered()
    const before = await threadOf(id)
    const user = await someGuest(handed.tools.database, handed.clock.now())
    const holder = { browser: someBrowser(), user }
    const taken = await takeOffer(handed.tools, holder, { key: offer, address: '203.0.113.7' })
    const bookingId = taken.ok ? taken.holdId : ''
    expect(await threadOf(id)).toMatchObject({ id: before.id, bookingId })
    expect((await askBook(handed.tools, holder, { holdId: bookingId })).ok).toBe(true)
    const asked = { bookingId, text: 'We come by train.', key: key(), address: '203.0.113.9', origin }
    expect(await writeAboutBooking(handed.tools, user, asked)).toEqual({ ok: true, conversationId: before.id })
    expect((await threadOf(id)).said).toHaveLength(3)
    expect(await openThread(handed.tools, { user }, before.id)).toBeUndefined()
  })

  test('is one row whoever writes while it becomes a booking', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, key: offer } = await offered()
      const before = await threadOf(id)
      const user = await someGuest(handed.tools.database, handed.clock.now())
      const holder = { browser: someBrowser(), user }
      const [taken, said] = await Promise.all([
        takeOffer(handed.tools, holder, { key: offer, address: '203.0.113.7' }),
        write(before.id, 'Do come.'),
      ])
      expect([taken.ok, said.ok]).toEqual([true, true])
      const after = await threadOf(id)
      expect(after).toMatchObject({ id: before.id, bookingId: taken.ok && taken.holdId })
      expect(after.said).toContain('operator: Do come.')
    }
  })

  test('goes with the enquiry three years after its last message, unless a booking has it', async () => {
    const left = await mustAsk()
    await answer(left.id, 'decline', 'Sorry.')
    const { id: bookedId, key: offer } = await offered()
    const user = await someGuest(handed.tools.database, handed.clock.now())
    const holder = { browser: someBrowser(), user }
    const taken = await takeOffer(handed.tools, holder, { key: offer, address: '203.0.113.7' })
    expect((await askBook(handed.tools, holder, { holdId: taken.ok ? taken.holdId : '' })).ok).toBe(true)
    const later = { ...handed.tools, clock: { now: () => new Date(handed.clock.now().getTime() + days(3 * 365 + 1)) } }
    await removeConversations(later)
    const { rows } = await handed.tools.database.execute(sql`select id from enquiry where id = ${left.id}`)
    expect(rows).toEqual([])
    expect((await threadOf(bookedId)).said).not.toEqual([])
  })

  test('leaves with the account that asked', async () => {
    const { id } = await mustAsk()
    const user = await someGuest(handed.tools.database, handed.clock.now())
    await handed.tools.database.execute(sql`update enquiry set guest_user_id = ${user.id} where id = ${id}`)
    expect(await forgetEnquirer(handed.tools.database, user.id)).toEqual([`enquiry:${id}`])
  })
})
