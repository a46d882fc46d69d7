// Tests of booking without an account: the mailed link, the booking it makes, who may open it, and who may claim it.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { proveByCode } from '#bookings/arrival/contact-code.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { bookStay } from '#holds/book-stay.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { saying } from '#tests/support/saying.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { findBooking, findHold } from '#trips/find-booking.server.ts'
import { exchangeKey } from '#users/contact/contact-key.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import { isProven, type ProvenContact, type SignedInUser } from '#users/user/visitor.ts'
import { hours, minutes } from '#values/duration.ts'
import { mailContinueLink, mailManageLink } from './ask-link.server.ts'
import { claimBookings } from './claim-bookings.server.ts'

let handed: TestTools
let stay: BookableStay

beforeAll(async () => {
  handed = await testTools({ environment: { PUBLIC_URL: 'https://casa.example' } })
  stay = await bookableStay(handed.tools.database)
})
afterAll(() => handed.drop())

let week = 0
const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 7 + offset)).toISOString().slice(0, 10)
const origin = 'https://casa.example'
const row = async (id: string) => (await findRow(handed.tools.database, id))!
let people = 0
const somebody = () => `guest-${people++}@example.org`

async function mailsTo(address: string): Promise<MailPayload[]> {
  const entries = await listOutbox(handed.tools.database, { limit: 500 })
  return entries.filter(({ recipient }) => recipient === address).map(({ payload }) => payload as MailPayload)
}

const keyIn = ({ text }: MailPayload) => new URL(/https:\S+/.exec(text)![0]).searchParams.get('key')!

async function open(key: string): Promise<ProvenContact | undefined> {
  const opened = await exchangeKey(handed.tools, key, ['manage', 'continue'])
  if (!opened.ok) return undefined
  const cookie = opened.setCookie.split(';')[0]!
  const contact = await readContact(handed.tools, new Request(origin, { headers: { cookie } }))
  return isProven(contact) ? contact : undefined
}

const askLink = (holdId: string, email: string, browser = someBrowser()) =>
  mailContinueLink(handed.tools, { browser }, { holdId, email, address: '203.0.113.7', origin })

/** A hold for which a link was mailed and followed, in another browser than the one that holds. */
async function provedHold(email: string): Promise<{ holdId: string; contact: ProvenContact }> {
  week++
  const browser = someBrowser()
  const holdId = await mustHold(handed.tools, { browser }, { stayId: stay.stayId, input: inputFor(day(0), day(2)) })
  const asked = await askLink(holdId, email, browser)
  if (!asked.ok) throw new Error(asked.reason)
  return { holdId, contact: (await open(keyIn((await mailsTo(email))[0]!)))! }
}

async function bookAs(contact: ProvenContact, holdId: string, typedEmail = 'typed@example.org') {
  const input = {
    contact: { name: 'Ada', email: typedEmail, phone: null },
    staying: { name: 'Grace', email: 'grace@example.org' },
    notes: '',
    recipient: null,
    termsHash: (await currentTerms(handed.tools)).hash,
  }
  const { quoteId } = await row(holdId)
  return bookStay(handed.tools, { contact }, { holdId, quoteId, input, key: randomUUID(), address: '', origin })
}

async function booked(email = somebody()): Promise<{ id: string; contact: ProvenContact; email: string }> {
  const { holdId, contact } = await provedHold(email)
  const answer = await bookAs(contact, holdId)
  if (!answer.ok) throw new Error(answer.reason)
  return { id: holdId, contact, email }
}

describe('the link to go on', () => {
  test('keeps the nights as long as it is good, never more than an hour in all', async () => {
    week++
    const browser = someBrowser()
    const holdId = await mustHold(handed.tools, { browser }, { stayId: stay.stayId, input: inputFor(day(0), day(2)) })
    const begun = handed.clock.now().getTime()
    handed.clock.advance(minutes(10))
    expect(await askLink(holdId, somebody(), browser)).toEqual({ ok: true, until: new Date(begun + minutes(40)) })
    expect((await row(holdId)).holdExpiresAt!.getTime() - begun).toBe(minutes(40))
    expect((await heldNights(handed.tools.database, holdId, handed.clock.now()))[0]!.expiresAt!.getTime() - begun).toBe(
      minutes(40),
    )
    handed.clock.advance(minutes(29))
    expect(await askLink(holdId, somebody(), browser)).toEqual({ ok: true, until: new Date(begun + hours(1)) })
    handed.clock.advance(minutes(21))
    expect(await askLink(holdId, somebody(), browser)).toEqual({ ok: false, reason: 'hold-expired' })
  })

  test('is mailed for one’s own hold only, and not without end', async () => {
    week++
    const browser = someBrowser()
    const holdId = await mustHold(handed.tools, { browser }, { stayId: stay.stayId, input: inputFor(day(0), day(2)) })
    expect(await askLink(holdId, somebody())).toEqual({ ok: false, reason: 'hold-unknown' })
    expect(await askLink(randomUUID(), somebody(), browser)).toEqual({ ok: false, reason: 'hold-unknown' })
    const address = somebody()
    for (let link = 0; link < 5; link++) expect((await askLink(holdId, address, browser)).ok).toBe(true)
    expect(await askLink(holdId, address, browser)).toEqual({ ok: false, reason: 'too-many-links' })
    expect(await mailsTo(address)).toHaveLength(5)
  })

  test('has a code as its short form, which a network types wrong twenty times and no more', async () => {
    const email = somebody()
    const guess = (code: string, address: string) =>
      proveByCode(handed.tools, { about: randomUUID(), email, code, key: randomUUID(), address })
    for (let guessed = 0; guessed < 20; guessed++) {
      expect(await guess('123456', '198.51.100.1')).toEqual({ ok: false, reason: 'code-ended' })
    }
    expect(await guess('123456', '198.51.100.1')).toEqual({ ok: false, reason: 'too-many-codes' })
    expect(await guess('123456', '198.51.100.2')).toEqual({ ok: false, reason: 'code-ended' })
  })

  test('opens the same hold in any browser, once, and no other', async () => {
    const { holdId, contact } = await provedHold(somebody())
    expect((await findHold(handed.tools, { contact }, holdId))!.state).toBe('hold')
    const other = await provedHold(somebody())
    expect(await findHold(handed.tools, { contact }, other.holdId)).toBeUndefined()
    expect(await bookAs(contact, other.holdId)).toEqual({ ok: false, reason: 'hold-unknown' })
  })
})

describe('a booking without an account', () => {
  test('I14 is confirmed with the proved address, whatever was typed, and keeps who stays apart from who books', async () => {
    const { id, email } = await booked()
    expect(await row(id)).toMatchObject({
      state: 'confirmed',
      guestUserId: null,
      guestEmail: email,
      contact: { name: 'Ada', email },
      staying: { name: 'Grace', email: 'grace@example.org' },
    })
    const [confirmation] = await mailsTo(email)
    expect(confirmation!.subject).toMatch(saying('bookingMails.confirmedSubject'))
    expect(confirmation!.text).toContain('https://casa.example/bookings/manage?key=')
    expect(await mailsTo('grace@example.org')).toEqual([])
    expect(await mailsTo('typed@example.org')).toEqual([])
  })

  test('I16 is opened by its own links only: not by another contact, another user, or nobody', async () => {
    const { id, contact } = await booked()
    const other = await booked()
    expect((await findBooking(handed.tools, contact, id))!.id).toBe(id)
    expect(await findBooking(handed.tools, other.contact, id)).toBeUndefined()
    expect(
      await findBooking(handed.tools, await someGuest(handed.tools.database, handed.clock.now()), id),
    ).toBeUndefined()
    // The same address proved for another booking opens that one alone.
    const twin = await booked(other.email)
    expect(await findBooking(handed.tools, other.contact, twin.id)).toBeUndefined()
  })

  test('is changed and cancelled like any other', async () => {
    const { id, contact } = await booked()
    const { nights } = inputFor(day(1), day(3))
    const asked = {
      bookingId: id,
      nights,
      party: twoAdults,
      version: 2,
      seenTotalMinor: 200_00,
      key: randomUUID(),
      origin,
    }
    expect((await amendBooking(handed.tools, contact, asked)).ok).toBe(true)
    const cancel = { bookingId: id, version: 3, seenRefundMinor: 0, seenChargedMinor: 0, key: randomUUID(), origin }
    const other = await booked()
    expect(await cancelBooking(handed.tools, other.contact, cancel)).toEqual({ ok: false, reason: 'booking-unknown' })
    expect((await cancelBooking(handed.tools, contact, cancel)).ok).toBe(true)
    expect(await row(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'guest' })
  })

  test('each of its mails carries a link of its own, and a new one is mailed to whoever names both', async () => {
    const { id, email } = await booked()
    const { reference } = await row(id)
    const before = (await mailsTo(email)).length
    const ask = (words: { reference: string; email: string }) =>
      mailManageLink(handed.tools, { ...words, address: '203.0.113.8', origin })
    await ask({ reference: 'ZZZZZZZZ', email })
    await ask({ reference, email: somebody() })
    expect(await mailsTo(email)).toHaveLength(before)
    await ask({ reference: reference.toLowerCase(), email: email.toUpperCase() })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(before + 1)
    const contacts = [await open(keyIn(mails[0]!)), await open(keyIn(mails[1]!))]
    expect(contacts.map(contact => contact?.about)).toEqual([id, id])
    expect(await open(keyIn(mails[0]!))).toBeUndefined()
  })
})

describe('claiming', () => {
  const face = (user: SignedInUser, more: Partial<SignedInUser>) => ({ ...user, ...more }) as SignedInUser

  test('only by the account whose very address is verified; then the links are over', async () => {
    const { id, contact, email } = await booked()
    const [mail] = await mailsTo(email)
    const user = await someGuest(handed.tools.database, handed.clock.now())
    expect(await claimBookings(handed.tools, face(user, { email, emailVerified: false }))).toBe(0)
    expect(await claimBookings(handed.tools, face(user, { email: null }))).toBe(0)
    expect(await claimBookings(handed.tools, user)).toBe(0)
    expect((await findBooking(handed.tools, contact, id))!.id).toBe(id)
    expect(await claimBookings(handed.tools, face(user, { email: email.toUpperCase() }))).toBe(1)
    expect((await findBooking(handed.tools, user, id))!.id).toBe(id)
    expect(await findBooking(handed.tools, contact, id)).toBeUndefined()
    expect(await open(keyIn(mail!))).toBeUndefined()
    expect(await claimBookings(handed.tools, face(user, { email }))).toBe(0)
  })

  test('a hold that is still being booked stays where it is', async () => {
    const email = somebody()
    const { holdId, contact } = await provedHold(email)
    const user = await someGuest(handed.tools.database, handed.clock.now())
    expect(await claimBookings(handed.tools, face(user, { email }))).toBe(0)
    expect((await bookAs(contact, holdId)).ok).toBe(true)
  })

  test('I25 guest deleted account: the booking stands with its contact, and nobody’s account opens it', async () => {
    const { id, email } = await booked()
    const user = await someGuest(handed.tools.database, handed.clock.now())
    await claimBookings(handed.tools, face(user, { email }))
    await handed.tools.database.execute(sql`delete from app_user where id = ${user.id}`)
    expect(await row(id)).toMatchObject({ state: 'confirmed', guestUserId: null, contact: { email } })
    expect(await findBooking(handed.tools, user, id)).toBeUndefined()
    expect(await heldNights(handed.tools.database, id, handed.clock.now())).toHaveLength(1)
  })
})
