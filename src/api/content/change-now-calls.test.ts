// Changes at once and offers for an enquiry, by program: against a rule, during the stay, at another price.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginVisits } from '#bookings/visits/run-visits.server.ts'
import type { BookableStay } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'
import { payableStay } from '#tests/support/paying-world.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'

let api: ContentApi
let stay: BookableStay
let guest: string
let manager: string
let reception: string
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'test-card' } })
  stay = await payableStay(api.tools.database)
  calls = guestCalls(api, stay.slug)
  guest = await api.tokenOf(await api.makeUser())
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(() => api?.drop())

const desk = (id: string, what: string, body: object, by = manager) =>
  calls.post(`/admin/bookings/${id}/${what}`, body, by, onceKey())
const daysAfter = (day: string, nights: number) => writeCalendarDay(addDays(requireCalendarDay(day), nights))

describe('a change at once', () => {
  it('says what stands against it, and overrules it where it is told to', async () => {
    const { id, checkIn, version } = await calls.bookByCard(guest)
    const rule = sql`insert into stay_rule (stay_id, kind, amount) values (${stay.stayId}, 'min_arrival', 7)`
    await api.tools.database.execute(rule)
    const visit = { checkIn, checkOut: daysAfter(checkIn, 3), party: { adults: 2 } }
    const refused = await desk(id, 'proposal-preview', visit)
    expect(refused.body.error.details.verdicts).toMatchObject([{ reason: 'minimum-arrival' }])
    const priced = (await desk(id, 'proposal-preview', { ...visit, overrules: true })).body.data
    expect(priced).toMatchObject({ deltaMinor: 100_00, retainedMinor: 0, overruled: [expect.stringContaining('7')] })
    const change = { ...visit, version, totalMinor: 300_00, words: 'By telephone' }
    const without = await desk(id, 'change-now', change)
    expect(without.body.error.details.verdicts).toMatchObject([{ reason: 'minimum-arrival' }])
    const done = await desk(id, 'change-now', { ...change, overrules: true })
    expect([done.status, done.body.data.checkOut]).toEqual([200, visit.checkOut])
    await api.tools.database.execute(sql`delete from stay_rule where stay_id = ${stay.stayId}`)
  })

  it('during the stay moves the departure alone, says what is retained, and asks no guest', async () => {
    const booked = await calls.bookByCard(guest)
    const { id, checkIn } = booked
    api.clock.set(new Date(`${daysAfter(checkIn, 1)}T12:00:00Z`))
    await beginVisits(api.tools)
    const by = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
    const { version } = (await api.call(`/admin/bookings/${id}`, { token: by })).body.data
    const visit = { checkIn, checkOut: daysAfter(checkIn, 1), party: { adults: 2 } }
    const priced = (await desk(id, 'proposal-preview', visit, by)).body.data
    expect(priced).toMatchObject({ version, deltaMinor: 0, retainedMinor: 100_00, price: { totalMinor: 200_00 } })
    const change = { ...visit, version, totalMinor: 200_00, words: 'At the door' }
    expect(said(await desk(id, 'proposal', { ...visit, version, totalMinor: 200_00 }, by))).toEqual([
      409,
      'not-amendable',
    ])
    const moved = { ...change, checkIn: daysAfter(checkIn, 1), checkOut: daysAfter(checkIn, 2) }
    expect(said(await desk(id, 'change-now', moved, by))).toEqual([422, 'arrival-stays'])
    const done = await desk(id, 'change-now', change, by)
    expect([done.status, done.body.data]).toMatchObject([200, { checkOut: visit.checkOut, state: 'in_stay' }])
  })
})

describe('an enquiry', () => {
  it('is answered by an offer at another price, once, and never booked over its guest’s head', async () => {
    await api.tools.database.execute(sql`update stay_offer set booking_mode = 'enquiry' where stay_id = ${stay.stayId}`)
    const contact = { name: 'Grace', email: 'grace@example.org' }
    const visit = { checkIn: '2031-03-03', checkOut: '2031-03-05', party: { adults: 2 } }
    const asked = { stay: stay.slug, ...visit, contact, message: 'Is there a cot?' }
    const { id } = await calls.must(calls.post('/enquiries', asked))
    const by = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
    const agreed = { ownTotalMinor: 150_00, ownReason: 'Out of season', totalMinor: 150_00 }
    const form = { home: stay.slug, ...visit, contact, ...agreed, language: 'en', cameBy: 'email', enquiry: id }
    const make = (how: object, who = by) => calls.post('/admin/bookings', { ...form, ...how }, who, onceKey())
    expect(wrongFields(await make({ how: 'book', agreed: true }))).toEqual([400, 'enquiry'])
    expect((await make({ how: 'offer' }, reception)).status).toBeGreaterThanOrEqual(400)
    const offered = await make({ how: 'offer' })
    expect(offered.body.data).toMatchObject({ booking: null, enquiry: id })
    expect(said(await make({ how: 'hold' }))).toEqual([409, 'answered-already'])
    expect(said(await make({ how: 'offer', enquiry: '00000000-0000-4000-8000-000000000000' }))).toEqual([
      404,
      'enquiry-unknown',
    ])
    const key = await calls.mailedKey(contact.email, 'offer')
    expect(key.length).toBeGreaterThan(10)
  })
})
