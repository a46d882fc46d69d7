// Threads on the real database: begun once by either side, mailed as far as the mailbox is proved, read, settled, and nobody else's.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { countConversations } from '#messages/count-conversations.server.ts'
import { forgetWriter, messagesOfPerson } from '#messages/forget-writer.server.ts'
import { conversationTable, messageTable } from '#messages/record/message-tables.server.ts'
import { writeToUs } from '#messages/write-to-us.server.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { saying } from '#tests/support/saying.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, ProvenContact, VerifiedUser } from '#users/user/visitor.ts'
import { signedOut } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { openThread, readMessages, unreadField } from './read-thread.server.ts'
import { markBookingRead, markThreadRead, writeAboutBooking, writeInThread } from './write-as-guest.server.ts'
import { markThread, writeToGuest } from './write-as-team.server.ts'

const desk = 'desk@casa.example'
const origin = 'https://casa.example'

let handed: TestTools
let stay: BookableStay
let manager: Operator
let colleague: Operator

beforeAll(async () => {
  handed = await testTools({ environment: { SITE_CONTACT: desk, PUBLIC_URL: origin } })
  stay = await bookableStay(handed.tools.database)
  manager = await operator('Maria')
  colleague = await operator('Jonas')
})
afterAll(() => handed.drop())

async function operator(name: string, stayRoles?: VerifiedUser['stayRoles']): Promise<Operator> {
  const user = await someGuest(handed.tools.database, handed.clock.now())
  await handed.tools.database.execute(sql`update app_user set display_name = ${name} where id = ${user.id}`)
  const roles = stayRoles ? ['guest'] : ['guest', 'manager']
  return { ...user, displayName: name, roles, stayRoles } as unknown as Operator
}

let week = 0
async function booked(user?: VerifiedUser) {
  week++
  const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 7 + offset)).toISOString().slice(0, 10)
  const guest = user ?? (await someGuest(handed.tools.database, handed.clock.now()))
  const id = await mustBook(handed.tools, guest, { stayId: stay.stayId, input: inputFor(day(0), day(2)) })
  return { id, guest, row: (await findRow(handed.tools.database, id))! }
}

const key = () => randomUUID()
let addresses = 0
/** Somebody at an address of their own. */
const from = () => ({ address: `198.51.100.${++addresses}`, origin })
const asGuest = (guest: VerifiedUser | ProvenContact, bookingId: string, text: string, formKey = key()) =>
  writeAboutBooking(handed.tools, guest, { bookingId, text, key: formKey, ...from() })
const asTeam = (bookingId: string, text: string, who = manager, formKey = key()) =>
  writeToGuest(handed.tools, who, { bookingId, text, key: formKey, origin })

async function threadOf(bookingId: string) {
  const { database } = handed.tools
  const [conversation] = await database
    .select()
    .from(conversationTable)
    .where(eq(conversationTable.bookingId, bookingId))
  return conversation!
}

async function textsOf(bookingId: string): Promise<string[]> {
  const { id } = await threadOf(bookingId)
  const { text, conversationId } = messageTable
  const rows = await handed.tools.database
    .select({ text })
    .from(messageTable)
    .where(eq(conversationId, id))
    .orderBy(messageTable.id)
  return rows.map(row => row.text)
}

async function mailsTo(address: string): Promise<MailPayload[]> {
  const entries = await listOutbox(handed.tools.database, { limit: 500 })
  return entries.filter(({ recipient }) => recipient === address).map(({ payload }) => payload as MailPayload)
}

const newestTo = async (address: string) => (await mailsTo(address))[0]!

/** The mailbox of the booking is the account's own, and proved. */
async function proveMailbox(id: string, email: string) {
  await handed.tools.database.execute(sql`
    update booking set contact = jsonb_set(contact, '{email}', ${JSON.stringify(email)}::jsonb) where id = ${id}`)
}

describe('the thread of a booking', () => {
  test('two first messages at once, one of either side, meet in one', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, guest } = await booked()
      const answers = await Promise.all([
        asGuest(guest, id, 'Hello?'),
        asTeam(id, 'Welcome!'),
        asGuest(guest, id, 'And?'),
      ])
      expect(new Set(answers.map(answer => answer.ok && answer.conversationId)).size).toBe(1)
      expect((await textsOf(id)).toSorted()).toEqual(['And?', 'Hello?', 'Welcome!'])
    }
  })

  test('the same form sent twice, also at once, is one message and one mail', async () => {
    const { id, guest } = await booked()
    const mine = key()
    const before = (await mailsTo(desk)).length
    await Promise.all([asGuest(guest, id, 'Once', mine), asGuest(guest, id, 'Once', mine)])
    await asGuest(guest, id, 'Once', mine)
    expect(await textsOf(id)).toEqual(['Once'])
    expect((await mailsTo(desk)).length).toBe(before + 1)
  })

  test('the team is mailed with the text and the way to answer', async () => {
    const { id, guest, row } = await booked()
    await asGuest(guest, id, 'May we bring <b>a cot</b>?')
    const mail = await newestTo(desk)
    expect(mail.subject).toContain(row.reference)
    expect(mail.text).toContain('May we bring <b>a cot</b>?')
    expect(mail.html).toContain('&lt;b&gt;a cot')
    expect(mail.text).toContain(`${origin}/admin/inbox/${(await threadOf(id)).id}`)
  })

  test('a guest is mailed what the team wrote, and by whom, where the mailbox is proved to be theirs', async () => {
    const { id, guest } = await booked()
    await proveMailbox(id, guest.email!)
    await asTeam(id, 'The door code is 4711.')
    const mail = await newestTo(guest.email!)
    expect(mail.text).toMatch(/Maria[\s\S]*The door code is 4711\./)
    expect(mail.text).toContain(`${origin}/user/bookings/${id}`)
  })

  test('a mailbox that somebody only typed hears that there is a message, and nothing of it', async () => {
    const { id } = await booked()
    const typed = `typed-${randomUUID()}@example.org`
    await proveMailbox(id, typed)
    await asTeam(id, 'The door code is 4711.')
    const mail = await newestTo(typed)
    expect(mail.text + mail.html).not.toContain('4711')
    expect(mail.text).toMatch(saying('messages.teamWroteUnread'))
  })

  test('a guest without an account is mailed a link that opens their booking', async () => {
    const { id } = await booked()
    const email = `proved-${randomUUID()}@example.org`
    await proveMailbox(id, email)
    await handed.tools.database.execute(
      sql`update booking set guest_user_id = null, guest_email = ${email} where id = ${id}`,
    )
    await asTeam(id, 'Come after four.')
    const mail = await newestTo(email)
    expect(mail.text).toContain('Come after four.')
    expect(mail.text).toContain(`${origin}/bookings/manage?key=`)
    const contact = { provedEmail: email, about: id } as ProvenContact
    expect((await asGuest(contact, id, 'We will.')).ok).toBe(true)
    const stranger = { provedEmail: 'other@example.org', about: id } as ProvenContact
    expect(await asGuest(stranger, id, 'Me too.')).toEqual({ ok: false, reason: 'conversation-unknown' })
  })

  test('another guest’s is one that does not exist, to read, write and mark', async () => {
    const { id, guest } = await booked()
    await asGuest(guest, id, 'Mine')
    const other = await someGuest(handed.tools.database, handed.clock.now())
    const unknown = { ok: false, reason: 'conversation-unknown' }
    expect(await asGuest(other, id, 'Yours?')).toEqual(unknown)
    expect(await asGuest(other, randomUUID(), 'Yours?')).toEqual(unknown)
    expect(await markBookingRead(handed.tools, other, { bookingId: id, seen: 1 })).toEqual(unknown)
    expect(await openThread(handed.tools, { user: guest }, (await threadOf(id)).id)).toBeUndefined()
    expect(await textsOf(id)).toEqual(['Mine'])
  })

  test('a mere hold has none', async () => {
    week++
    const guest = await someGuest(handed.tools.database, handed.clock.now())
    const input = inputFor('2032-05-01', '2032-05-03')
    const id = await mustHold(handed.tools, { browser: someBrowser(), user: guest }, { stayId: stay.stayId, input })
    const unknown = { ok: false, reason: 'conversation-unknown' }
    expect(await asGuest(guest, id, 'Hello')).toEqual(unknown)
    expect(await asTeam(id, 'Hello')).toEqual(unknown)
  })

  test('twenty messages in a row, then a wait; nothing of the refused one stays', async () => {
    const { id, guest } = await booked()
    const tries = []
    for (let at = 0; at < 21; at++) tries.push((await asGuest(guest, id, `${at}`)).ok)
    expect(tries.filter(Boolean)).toHaveLength(20)
    expect(tries.at(-1)).toBe(false)
    expect(await textsOf(id)).not.toContain('20')
  })
})

describe('who wrote', () => {
  test('is told by name, and oneself is “You”', async () => {
    const { id, guest } = await booked()
    await asGuest(guest, id, 'One')
    await asTeam(id, 'Two')
    await asTeam(id, 'Three', colleague)
    const thread = await threadOf(id)
    const authors = async (reading: Parameters<typeof readMessages>[2]) =>
      (await readMessages(handed.tools, thread, reading)).map(({ author }) => author)
    const team = { reader: 'operator', guestName: 'Ada', timeZone: 'Europe/Lisbon' } as const
    expect(await authors({ ...team, userId: manager.id })).toEqual(['Ada', 'You', 'Jonas'])
    expect(await authors({ ...team, userId: colleague.id })).toEqual(['Ada', 'Maria', 'You'])
    expect(await authors({ ...team, reader: 'guest' })).toEqual(['You', 'Maria', 'Jonas'])
  })

  test('of the team without a name, a guest reads the name of the site, and no address', async () => {
    const { id } = await booked()
    const nameless = await operator('')
    await asTeam(id, 'Welcome', nameless)
    const reading = { reader: 'guest', guestName: 'Ada', timeZone: undefined } as const
    expect((await readMessages(handed.tools, await threadOf(id), reading))[0]!.author).toBe('Casita')
  })
})

describe('what is unread', () => {
  test('is counted for each side; a mark goes forward, and never past what is there', async () => {
    const { id, guest } = await booked()
    await asTeam(id, 'One')
    await asTeam(id, 'Two')
    const unread = async () => {
      const asked = { unread: unreadField(bookingTable.id) }
      const [found] = await handed.tools.database.select(asked).from(bookingTable).where(eq(bookingTable.id, id))
      return found?.unread
    }
    expect(await unread()).toBe(2)
    const first = (
      await readMessages(handed.tools, await threadOf(id), { reader: 'guest', guestName: '', timeZone: undefined })
    )[0]!.id
    const mark = (seen: number) => markBookingRead(handed.tools, guest, { bookingId: id, seen })
    await mark(first)
    expect(await unread()).toBe(1)
    await mark(first - 1)
    expect(await unread()).toBe(1)
    await mark(Number.MAX_SAFE_INTEGER)
    expect(await unread()).toBe(0)
    await asTeam(id, 'Three')
    expect(await unread()).toBe(1)
  })

  test('an answer marks what its form had shown, and what came meanwhile stays unread', async () => {
    await handed.tools.database.execute(sql`delete from conversation`)
    const { id, guest } = await booked()
    await asGuest(guest, id, 'One')
    expect((await countConversations(handed.tools, manager)).unread).toBe(1)
    const { lastGuestId: seen } = await threadOf(id)
    await asGuest(guest, id, 'Two')
    await writeToGuest(handed.tools, manager, { bookingId: id, text: 'Yes', key: key(), seen, origin })
    expect((await countConversations(handed.tools, manager)).unread).toBe(1)
    const { id: conversationId, lastGuestId } = await threadOf(id)
    await markThread(handed.tools, manager, { conversationId, seen: lastGuestId })
    expect((await countConversations(handed.tools, manager)).unread).toBe(0)
  })

  test('waits until somebody answers, or says that there is nothing to answer', async () => {
    await handed.tools.database.execute(sql`delete from conversation`)
    const { id, guest } = await booked()
    const waiting = async () => (await countConversations(handed.tools, manager)).waiting
    await asGuest(guest, id, 'Thank you!')
    expect(await waiting()).toBe(1)
    await markThread(handed.tools, manager, { conversationId: (await threadOf(id)).id, done: true })
    expect(await waiting()).toBe(0)
    await asGuest(guest, id, 'One more thing')
    expect(await waiting()).toBe(1)
    await asTeam(id, 'Of course')
    expect(await waiting()).toBe(0)
  })
})

describe('a role for one home', () => {
  test('reaches the threads of that home, no other’s, and none without a home', async () => {
    await handed.tools.database.execute(sql`delete from conversation`)
    const { id, guest } = await booked()
    await asGuest(guest, id, 'Hello')
    const input = { name: 'Ada', email: 'ada@example.org', subject: '', text: 'Hello', key: key() }
    await writeToUs(handed.tools, signedOut, {}, input)
    const here = await operator('Here', [{ role: 'reception', stayId: stay.stayId }])
    const elsewhere = await operator('Elsewhere', [{ role: 'reception', stayId: stay.stayId + 1000 }])
    const counted = await Promise.all([manager, here, elsewhere].map(who => countConversations(handed.tools, who)))
    expect(counted.map(({ unread }) => unread)).toEqual([2, 1, 0])
    const unknown = { ok: false, reason: 'conversation-unknown' }
    expect(await asTeam(id, 'Hi', elsewhere)).toEqual(unknown)
    expect(await markThread(handed.tools, elsewhere, { bookingId: id, done: true })).toEqual(unknown)
    expect((await asTeam(id, 'Hi', here)).ok).toBe(true)
    const { bookingId } = conversationTable
    const [general] = await handed.tools.database.select().from(conversationTable).where(sql`${bookingId} is null`)
    const answer = { conversationId: general!.id, text: 'Hi', key: key() }
    expect(await writeToGuest(handed.tools, here, answer)).toEqual(unknown)
    expect((await writeToGuest(handed.tools, manager, answer)).ok).toBe(true)
  })

  test('of a cleaner or accountant reaches none', async () => {
    const { id } = await booked()
    for (const role of ['cleaner', 'accountant'] as const) {
      const who = await operator('Nobody', [{ role, stayId: stay.stayId }])
      // Whoever writes to no guest at all learns nothing about this one.
      expect(await asTeam(id, 'Hi', who)).toEqual({ ok: false, reason: 'not-allowed' })
      expect((await countConversations(handed.tools, who)).unread).toBe(0)
    }
  })
})

describe('a question that is no booking', () => {
  async function asked(user?: VerifiedUser) {
    const email = `asks-${randomUUID()}@example.org`
    const visitor = user ? ({ kind: 'verified', user, sessionId: 'x' } as const) : signedOut
    const input = { name: 'Ada', email, subject: '', text: 'Is there a piano?', key: key(), stay: stay.slug }
    const written = await writeToUs(handed.tools, visitor, {}, input)
    if (!written.ok) throw new Error(written.reason)
    return { id: written.conversationId, email }
  }

  test('is about a home, and answered by a link that opens it as often as one likes, and nothing else', async () => {
    const { id, email } = await asked()
    const other = await asked()
    await writeToGuest(handed.tools, manager, { conversationId: id, text: 'An old one.', key: key(), origin })
    const mail = await newestTo(email)
    expect(mail.subject).toBe(sentence('messages.answerAbout', { subject: 'Casa' }))
    const mailed = new URL(/https:\S+/.exec(mail.text)![0]).searchParams.get('key')!
    for (let times = 0; times < 2; times++) {
      const opened = await openThread(handed.tools, { key: mailed }, id)
      expect(opened!.thread.messages.map(({ text }) => text)).toEqual(['Is there a piano?', 'An old one.'])
    }
    expect(await openThread(handed.tools, { key: mailed }, other.id)).toBeUndefined()
    expect(await openThread(handed.tools, {}, id)).toBeUndefined()
    const reader = { key: mailed }
    expect((await writeInThread(handed.tools, reader, { id, text: 'Lovely.', key: key(), ...from() })).ok).toBe(true)
    expect((await newestTo(desk)).text).toContain('Lovely.')
    expect((await markThreadRead(handed.tools, reader, { id, seen: 10 ** 9 })).ok).toBe(true)
    expect((await openThread(handed.tools, reader, id))!.thread.unread).toBe(0)
    const unknown = { ok: false, reason: 'conversation-unknown' }
    expect(await writeInThread(handed.tools, {}, { id, text: 'Me too', key: key(), ...from() })).toEqual(unknown)
    handed.clock.advance(days(61))
    expect(await openThread(handed.tools, reader, id)).toBeUndefined()
    expect(await writeInThread(handed.tools, reader, { id, text: 'Late', key: key(), ...from() })).toEqual(unknown)
  })

  test('is opened by the account that asked, without a key', async () => {
    const user = await someGuest(handed.tools.database, handed.clock.now())
    const { id } = await asked(user)
    expect((await openThread(handed.tools, { user }, id))!.thread.messages).toHaveLength(1)
    const other = await someGuest(handed.tools.database, handed.clock.now())
    expect(await openThread(handed.tools, { user: other }, id)).toBeUndefined()
  })
})

test('who leaves takes the threads of their bookings along, and their export had them', async () => {
  const { id, guest, row } = await booked()
  await asGuest(guest, id, 'My words')
  await asTeam(id, 'Our words')
  const exported = await messagesOfPerson(handed.tools.database, guest)
  expect(exported).toMatchObject([
    { by: 'guest', text: 'My words', booking: row.reference },
    { by: 'operator', text: 'Our words', booking: row.reference },
  ])
  const { id: conversationId } = await threadOf(id)
  expect(await forgetWriter(handed.tools.database, guest.id)).toContain(`conversation:${conversationId}`)
  expect(await messagesOfPerson(handed.tools.database, guest)).toEqual([])
  expect(await threadOf(id)).toBeUndefined()
})

// The last one: it moves the clock past every booking above.
test('a guest may write until sixty days after check-out, then only read; the team always may', async () => {
  const { id, guest, row } = await booked()
  const after = (count: number) =>
    new Date(Date.parse(row.checkOut) + days(count)).getTime() - handed.clock.now().getTime()
  handed.clock.advance(after(60) as ReturnType<typeof days>)
  expect((await asGuest(guest, id, 'A scarf?')).ok).toBe(true)
  handed.clock.advance(after(62) as ReturnType<typeof days>)
  expect(await asGuest(guest, id, 'And a hat?')).toEqual({ ok: false, reason: 'thread-closed' })
  expect((await asTeam(id, 'Both are here.')).ok).toBe(true)
})
