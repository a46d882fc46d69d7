// Tests of what lands in the outbox: the right people, the right words, once, and only when the booking itself stands.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { writeBookingMails } from './booking-mails.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser

const confirmed = { command: 'submit', from: 'hold', to: 'confirmed' } as const

beforeAll(async () => {
  const environment = { SITE_NAME: 'Casa & Co', SITE_CONTACT: 'desk@casa.example', PUBLIC_URL: 'https://casa.example' }
  handed = await testTools({ environment: { ...environment } })
  stay = await bookableStay(handed.tools.database, { cleaningMinor: 25_00 })
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

async function mailsAbout(bookingId: string) {
  const entries = await listOutbox(handed.tools.database, { limit: 100 })
  return entries
    .filter(({ dedupeKey }) => dedupeKey.startsWith(`booking:${bookingId}:`))
    .map(({ recipient, payload, dedupeKey }) => ({ recipient, dedupeKey, ...(payload as MailPayload) }))
}

let month = 0
const booked = () => {
  month++
  return mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor(`2031-0${month}-10`, `2031-0${month}-12`) })
}

test('I26 a confirmed booking writes one mail to the guest and one to the operator, under keys of its own', async () => {
  const id = await booked()
  const mails = await mailsAbout(id)
  expect(mails.map(({ recipient, dedupeKey }) => [recipient, dedupeKey]).sort()).toEqual([
    ['ada@example.org', `booking:${id}:2:confirmed`],
    ['desk@casa.example', `booking:${id}:2:new`],
  ])
})

test('the guest’s mail names the home, the days, the price, what is due and the promise, and leads to the booking', async () => {
  const id = await booked()
  const { text, html } = (await mailsAbout(id)).find(({ recipient }) => recipient === 'ada@example.org')!
  for (const part of [
    'Casa, Lisboa',
    sentence('bookings.nightsFor', { nights: 2, party: '2 adults' }),
    '€225',
    sentence('bookings.dueOnArrival', { sum: '€225' }),
    'Casa & Co',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).toContain(sentence('offers.nothingPaid'))
  expect(text).toContain(`https://casa.example/user/bookings/${id}`)
  expect(html).toContain('Casa &amp; Co')
})

test('a cancelled booking tells both sides the same', async () => {
  const id = await booked()
  const asked = { bookingId: id, version: 2, seenRefundMinor: 0, seenChargedMinor: 0, key: 'cancel-once', origin: '' }
  expect((await cancelBooking(handed.tools, ada, asked)).ok).toBe(true)
  const mails = (await mailsAbout(id)).filter(({ dedupeKey }) => dedupeKey.includes(':3:'))
  expect(mails.map(({ dedupeKey }) => dedupeKey).sort()).toEqual([`booking:${id}:3:cancelled`, `booking:${id}:3:lost`])
  for (const { text } of mails) expect(text).toContain(sentence('cancellations.paidNothing'))
})

test('the guest’s mails carry the visit for a calendar: put in when it is booked, taken out when it is cancelled', async () => {
  const id = await booked()
  const asked = { bookingId: id, version: 2, seenRefundMinor: 0, seenChargedMinor: 0, key: 'cancel-it', origin: '' }
  expect((await cancelBooking(handed.tools, ada, asked)).ok).toBe(true)
  const mails = await mailsAbout(id)
  const calendarOf = (about: string) => mails.find(({ dedupeKey }) => dedupeKey.endsWith(about))?.calendar
  for (const [about, method, sequence] of [
    [':2:confirmed', 'REQUEST', 2],
    [':3:cancelled', 'CANCEL', 3],
  ] as const) {
    expect(calendarOf(about)?.method).toBe(method)
    const lines = calendarOf(about)!.content.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([`METHOD:${method}`, `UID:${id}@casa.example`, `SEQUENCE:${sequence}`]),
    )
  }
  expect([calendarOf(':2:new'), calendarOf(':3:lost')]).toEqual([undefined, undefined])
})

test('writing the same mails twice writes them once', async () => {
  const id = await booked()
  const row = (await findRow(handed.tools.database, id))!
  const tools = { environment: handed.tools.environment }
  await inTransaction(handed.tools.database, queries =>
    writeBookingMails(queries, row, confirmed, tools, handed.clock.now()),
  )
  expect(await mailsAbout(id)).toHaveLength(2)
})

test('I26 what is rolled back writes nothing', async () => {
  const id = await booked()
  await handed.tools.database.execute(sql`delete from outbox`)
  const row = (await findRow(handed.tools.database, id))!
  await inTransaction(handed.tools.database, async queries => {
    await writeBookingMails(queries, row, confirmed, { environment: handed.tools.environment }, handed.clock.now())
    throw new RolledBack('undone')
  })
  expect(await mailsAbout(id)).toEqual([])
})
