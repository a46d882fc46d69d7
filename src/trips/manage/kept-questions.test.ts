// A question about a home becomes the thread of its booking: of whoever asked and booked, once, however much happens at once.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationTable, messageTable } from '#messages/record/message-tables.server.ts'
import { openThread } from '#messages/threads/read-thread.server.ts'
import { writeAboutBooking, writeInThread } from '#messages/threads/write-as-guest.server.ts'
import { writeToUs } from '#messages/write-to-us.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { type SignedInUser, signedOut, type VerifiedUser } from '#users/user/visitor.ts'
import { claimBookings } from './claim-bookings.server.ts'

let handed: TestTools
let stay: BookableStay
let other: BookableStay

beforeAll(async () => {
  handed = await testTools({ environment: { PUBLIC_URL: 'https://casa.example' } })
  stay = await bookableStay(handed.tools.database)
  other = await bookableStay(handed.tools.database)
})
afterAll(() => handed.drop())

const guest = () => someGuest(handed.tools.database, handed.clock.now())
const from = { address: '198.51.100.7', origin: 'https://casa.example' }
const message = (text: string) => ({ text, key: randomUUID(), ...from })

let asker = 0
async function ask(
  user?: VerifiedUser,
  { slug = stay.slug, email = `asks-${++asker}@example.org`, text = 'A cot?' } = {},
) {
  const visitor = user ? ({ kind: 'verified', user, sessionId: 'x' } as const) : signedOut
  const input = { name: 'Ada', email, subject: '', text, key: randomUUID(), stay: slug }
  const written = await writeToUs(handed.tools, visitor, {}, input)
  if (!written.ok) throw new Error(written.reason)
  return written.conversationId
}

let week = 0
const nights = () => {
  const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 7 + offset)).toISOString().slice(0, 10)
  week++
  return inputFor(day(0), day(2))
}
const book = (user: VerifiedUser, { stayId } = stay) => mustBook(handed.tools, user, { stayId, input: nights() })

async function bookingOf(id: string): Promise<string | null> {
  const [row] = await handed.tools.database.select().from(conversationTable).where(eq(conversationTable.id, id))
  return row!.bookingId
}

async function textsOf(conversationId: string): Promise<string[]> {
  const rows = await handed.tools.database
    .select({ text: messageTable.text })
    .from(messageTable)
    .where(eq(messageTable.conversationId, conversationId))
    .orderBy(messageTable.id)
  return rows.map(({ text }) => text)
}

test('what the account asked is read and goes on in the thread of its booking, and no more at the old place', async () => {
  const user = await guest()
  const id = await ask(user)
  expect((await openThread(handed.tools, { user }, id))?.thread.messages).toHaveLength(1)
  const bookingId = await book(user)
  expect(await bookingOf(id)).toBe(bookingId)
  expect(await openThread(handed.tools, { user }, id)).toBeUndefined()
  expect(await writeInThread(handed.tools, { user }, { id, ...message('And a chair?') })).toMatchObject({ ok: false })
  expect(await writeAboutBooking(handed.tools, user, { bookingId, ...message('And a chair?') })).toMatchObject({
    ok: true,
  })
  expect(await textsOf(id)).toEqual(['A cot?', 'And a chair?'])
})

test('another’s question, one about another home, and one of a mere hold stay where they are', async () => {
  const [user, stranger] = [await guest(), await guest()]
  const theirs = await ask(stranger)
  const elsewhere = await ask(user, { slug: other.slug })
  // Whoever types somebody else's address has asked for themselves.
  const typed = await ask(stranger, { email: user.email! })
  const nobodys = await ask(undefined, { email: user.email! })
  await book(user)
  const held = await ask(user)
  await mustHold(handed.tools, { browser: someBrowser(), user }, { stayId: stay.stayId, input: nights() })
  for (const id of [theirs, elsewhere, typed, nobodys, held]) expect(await bookingOf(id)).toBeNull()
})

test('of several the one that was written in last is the thread, and a second booking has none of it', async () => {
  const user = await guest()
  const first = await ask(user)
  handed.clock.advance(60_000)
  const last = await ask(user, { text: 'A piano?' })
  const bookings = [await book(user), await book(user)]
  expect([await bookingOf(last), await bookingOf(first)]).toEqual(bookings)
  const third = await book(user)
  await writeAboutBooking(handed.tools, user, { bookingId: third, ...message('Hello') })
  expect(new Set([await bookingOf(first), await bookingOf(last)])).toEqual(new Set(bookings))
})

test('two bookings at once, and a message meanwhile: the question belongs to one of them, and nothing is lost', async () => {
  for (let round = 0; round < 8; round++) {
    const user = await guest()
    const id = await ask(user)
    const [one, two, wrote] = await Promise.all([
      book(user),
      book(user),
      writeInThread(handed.tools, { user }, { id, ...message('Meanwhile') }),
    ])
    expect([one, two]).toContain(await bookingOf(id))
    expect(await textsOf(id)).toEqual(wrote.ok ? ['A cot?', 'Meanwhile'] : ['A cot?'])
  }
})

test('without an account the proved address counts, in whatever letters it was typed, and one that is not proved never', async () => {
  const email = `Zoë-${randomUUID()}@Example.org`
  const id = await ask(undefined, { email: email.normalize('NFD') })
  const bookingId = await book(await guest())
  const prove = (proved: string | null, typed: string | null) =>
    handed.tools.database.execute(sql`
      update booking set guest_user_id = null, guest_email = ${proved}, unproved_email = ${typed} where id = ${bookingId}`)
  await prove(null, email.normalize('NFC').toLowerCase())
  expect(await bookingOf(id)).toBeNull()
  await prove(email.normalize('NFC').toLowerCase(), null)
  expect(await bookingOf(id)).toBe(bookingId)
})

test('an account that owns the address has its questions from then on, and nobody who only says so', async () => {
  const user = await guest()
  const id = await ask(undefined, { email: user.email!.toUpperCase() })
  const claim = (changed: Partial<SignedInUser>) => claimBookings(handed.tools, { ...user, ...changed } as SignedInUser)
  await claim({ emailVerified: false })
  expect(await openThread(handed.tools, { user }, id)).toBeUndefined()
  await claim({ emailVerified: true })
  expect(await openThread(handed.tools, { user }, id)).toBeDefined()
  expect(await bookingOf(id)).toBeNull()
  const bookingId = await book(user)
  expect(await bookingOf(id)).toBe(bookingId)
})
