// The trip as its guest reads it: the countdown by the clock at the home, codes in time, Markdown, languages, and what is never in it.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setBookingCode } from '#admin/bookings/code/set-booking-code.server.ts'
import { type ArrivalInput, emptyArrival } from '#admin/stays/arrival/arrival-input.ts'
import { changeArrival } from '#admin/stays/arrival/change-arrival.server.ts'
import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { readNearby } from '#stays/near/nearby-store.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { describeTrip } from './describe-trip.server.ts'
import { findBooking } from './find-booking.server.ts'

let handed: TestTools
let ada: VerifiedUser
let owner: Operator

beforeAll(async () => {
  // Paid at the home: nothing is left to pay before the arrival.
  handed = await testTools({ environment: { PAYMENT_WAYS: '' } })
  const { database } = handed.tools
  ada = await someGuest(database, handed.clock.now())
  owner = await someOperator(database, handed.clock.now(), 'owner')
})
afterAll(() => handed?.drop())

const entered: ArrivalInput = {
  ...emptyArrival,
  ...{ checkIn: 'code-lock', doorCode: '9137#', wifiNetwork: 'Figueira', wifiPassword: 'open-sesame' },
  ...{ gettingIn: 'Behind the **fig** tree.', hostName: 'Jette', hostLanguages: ['de', 'en'], hostWords: 'Ring me.' },
}

async function homeWith(arrival: Partial<ArrivalInput> = {}, timeZone = 'Europe/Lisbon'): Promise<BookableStay> {
  const home = await bookableStay(handed.tools.database, { timeZone })
  const changed = await changeArrival(handed.tools, owner, { slug: home.slug as Slug }, { ...entered, ...arrival })
  expect(changed).toEqual({ ok: true })
  return home
}

/** A visit from the 10th to the 12th of July, booked in May. */
async function visitTo({ stayId }: BookableStay): Promise<string> {
  handed.clock.set(new Date('2030-05-15T12:00:00Z'))
  const id = await mustBook(handed.tools, ada, { stayId, input: inputFor('2030-07-10', '2030-07-12') })
  const { email } = ada
  await handed.tools.database.execute(sql`
    update booking set contact = jsonb_set(contact, '{email}', to_jsonb(${email}::text)) where id = ${id}`)
  return id
}

async function tripAt(instant: string, id: string, code = 'en') {
  handed.clock.set(new Date(instant))
  const language = languagesOf('en').find(each => each.code === code)!
  return inLanguage(language, async () => {
    const booking = (await findBooking(handed.tools, ada, id))!
    const nearby = await readNearby(handed.tools.database, booking.stay.id)
    return describeTrip(handed.tools, booking, nearby, handed.clock.now(), language.locale)
  })
}

const countdownAt = async (instant: string, id: string) => (await tripAt(instant, id))!.countdown

describe('the countdown', () => {
  it('goes by midnight at the home, wherever server and guest are', async () => {
    const auckland = await visitTo(await homeWith({}, 'Pacific/Auckland'))
    const time = '16:00'
    // In July midnight in Auckland is noon of the day before in Greenwich.
    expect(await countdownAt('2030-07-08T11:59:59Z', auckland)).toBe(sentence('trips.inDays', { days: 2 }))
    expect(await countdownAt('2030-07-08T12:00:00Z', auckland)).toBe(sentence('trips.tomorrow', { time }))
    expect(await countdownAt('2030-07-09T11:59:59Z', auckland)).toBe(sentence('trips.tomorrow', { time }))
    expect(await countdownAt('2030-07-09T12:00:00Z', auckland)).toBe(sentence('trips.today', { time }))
    const angeles = await visitTo(await homeWith({}, 'America/Los_Angeles'))
    expect(await countdownAt('2030-07-10T06:59:59Z', angeles)).toBe(sentence('trips.tomorrow', { time }))
    expect(await countdownAt('2030-07-10T07:00:00Z', angeles)).toBe(sentence('trips.today', { time }))
  })

  it('says until when once they are there, and nothing once they have left', async () => {
    const id = await visitTo(await homeWith())
    handed.clock.set(new Date('2030-07-10T15:00:00Z'))
    await beginVisits(handed.tools)
    const there = await countdownAt('2030-07-11T10:00:00Z', id)
    expect(there).toBe(sentence('trips.thereUntil', { day: 'Friday, 12 July 2030', time: '10:00' }))
    handed.clock.set(new Date('2030-07-12T09:00:00Z'))
    await endVisits(handed.tools)
    const after = (await tripAt('2030-07-12T09:30:00Z', id))!
    expect(after.countdown).toBeUndefined()
    // The address stays, for the invoice and for what was left behind; codes end with the stay.
    expect(after.arrival?.address.city).toBe('Lisboa')
    expect(after.access).toMatchObject({ doorCode: '', wifi: undefined, codesLater: undefined })
  })
})

describe('codes', () => {
  it('come on their day at the home, with the own one of the stay before the standing one', async () => {
    const id = await visitTo(await homeWith({ codesDays: 3 }))
    const set = (code: string) => setBookingCode(handed.tools, owner, { bookingId: id, code })
    expect(await set('5150')).toEqual({ ok: true })
    const early = await tripAt('2030-07-06T22:59:59Z', id)
    expect(JSON.stringify(early)).not.toMatch(/9137|5150|Figueira|open-sesame/)
    expect(early!.access.codesLater).toBe(sentence('trips.codesFrom', { day: '7 July 2030' }))
    const { access } = (await tripAt('2030-07-06T23:00:00Z', id))!
    expect(access).toMatchObject({ doorCode: '5150', wifi: { network: 'Figueira', password: 'open-sesame' } })
    expect(access.wifi!.code.side).toBeGreaterThan(20)
    expect(access.codesLater).toBeUndefined()
    expect(await set('')).toEqual({ ok: true })
    expect((await tripAt('2030-07-07T10:00:00Z', id))!.access.doorCode).toBe('9137#')
  })

  it('that do not exist are not promised', async () => {
    const id = await visitTo(await homeWith({ doorCode: '', wifiNetwork: '', wifiPassword: '' }))
    const trip = (await tripAt('2030-06-01T12:00:00Z', id))!
    expect(trip.access).toMatchObject({ doorCode: '', wifi: undefined, codesLater: undefined })
    expect(trip.access.checkIn).toBe(sentence('stays.checkInCodeLock'))
  })

  it('of another stay in the same home are not told', async () => {
    const home = await homeWith({ codesDays: 60 })
    const first = await visitTo(home)
    const input = inputFor('2030-07-14', '2030-07-16')
    const second = await mustBook(handed.tools, ada, { stayId: home.stayId, input })
    await setBookingCode(handed.tools, owner, { bookingId: first, code: '5150' })
    expect(JSON.stringify(await tripAt('2030-07-05T12:00:00Z', second))).not.toContain('5150')
  })

  it('sealed with a key that is gone are left out, and the page stands', async () => {
    const home = await homeWith({ codesDays: 60 })
    const id = await visitTo(home)
    await handed.tools.database.execute(sql`
      update arrival_guide set door_code_sealed = wifi_password_sealed where stay_id = ${home.stayId}`)
    expect((await tripAt('2030-07-05T12:00:00Z', id))!.access).toMatchObject({
      doorCode: '',
      wifi: { network: 'Figueira' },
    })
  })
})

describe('what an operator wrote', () => {
  it('is Markdown that runs no script, below the headings of the page', async () => {
    const home = await homeWith({ gettingIn: '# Door\n\n<script>alert(1)</script> [in](javascript:alert(1))' })
    await handed.tools.database.execute(sql`
      insert into manual_section (stay_id, position, title, text)
      values (${home.stayId}, 1, '<b>Last</b>', 'Out.'),
        (${home.stayId}, 0, 'First', '## Light\n\n<img src=x onerror=alert(1)>')`)
    const { access, manual } = (await tripAt('2030-06-01T12:00:00Z', await visitTo(home)))!
    expect(access.gettingIn).toMatch(/<h[4-6]/)
    for (const html of [access.gettingIn, ...manual.map(part => part.html)]) {
      expect(html).not.toMatch(/<script|<img|href="javascript|<h[1-3]/)
    }
    expect(manual.map(({ title }) => title)).toEqual(['First', '<b>Last</b>'])
  })

  it('is told in the language of the page where it was translated, and marked where it was not', async () => {
    const home = await homeWith()
    await handed.tools.database.execute(sql`
      insert into manual_section (stay_id, position, title, text) values (${home.stayId}, 0, 'Stove', 'Wood only.')`)
    await handed.tools.database.execute(sql`
      insert into stay_translation (stay_id, language, source, translation)
      values (${home.stayId}, 'de', 'Stove', 'Ofen'), (${home.stayId}, 'de', 'Behind the **fig** tree.', 'Hinter dem **Baum**.')`)
    const id = await visitTo(home)
    const german = (await tripAt('2030-06-01T12:00:00Z', id, 'de'))!
    expect(german.access.gettingIn).toContain('<strong>Baum</strong>')
    expect(german.access.checkIn).toBe('Tür mit Code')
    expect(german.manual.map(({ title, text }) => [title, text])).toEqual([['Ofen', 'Wood only.']])
    expect(german.host!.languages).toBe('Deutsch und Englisch')
    expect(german.asTyped).toMatchObject({ lang: 'en', dir: 'ltr' })
    expect(new Set(german.asTyped!.texts)).toEqual(new Set(['Ring me.', 'Wood only.']))
    const arabic = (await tripAt('2030-06-01T12:00:00Z', id, 'ar'))!
    expect(arabic.manual[0]!.title).toBe('Stove')
    expect(arabic.host!.languages).toMatch(/\p{Script=Arabic}/u)
    expect((await tripAt('2030-06-01T12:00:00Z', id))!.asTyped).toBeUndefined()
  })

  it('is of a host only where one is named', async () => {
    const { host } = (await tripAt('2030-06-01T12:00:00Z', await visitTo(await homeWith({ hostName: '' }))))!
    expect(host).toBeUndefined()
  })
})

describe('a home without a guide', () => {
  it('tells its address by the usual rule, and no more', async () => {
    const id = await visitTo(await bookableStay(handed.tools.database))
    const trip = (await tripAt('2030-07-09T12:00:00Z', id))!
    expect(trip.arrival!.address.city).toBe('Lisboa')
    expect(trip).toMatchObject({ host: undefined, manual: [], addressLater: undefined })
    expect(trip.access).toEqual({
      ...{ checkIn: undefined, gettingIn: '', gettingInText: '', doorCode: '', wifi: undefined, codesLater: undefined },
    })
  })
})

it('a booking that was cancelled has no trip, and tells nothing of the way in', async () => {
  const id = await visitTo(await homeWith({ codesDays: 60 }))
  await setBookingCode(handed.tools, owner, { bookingId: id, code: '5150' })
  await inTransaction(handed.tools.database, async queries => {
    const now = handed.clock.now()
    const cancelled = { command: 'cancel', to: 'cancelled', actor: 'guest' } as const
    const how = { cancelledAt: now, cancelledBy: 'guest' } as const
    await takeStep(queries, (await lockBooking(queries, id))!, cancelled, how, now)
  })
  expect(await tripAt('2030-07-09T12:00:00Z', id)).toBeUndefined()
  const booking = await findBooking(handed.tools, ada, id)
  expect(JSON.stringify(booking)).not.toMatch(/9137|5150|open-sesame|fig\*\*/)
})
