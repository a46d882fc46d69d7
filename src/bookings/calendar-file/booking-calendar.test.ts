// Tests of the calendar file, read by a calendar program's own parser: one event, its times, and nothing that is secret.

import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import type { BookingState } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { nights } from '#tests/support/some-offer.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { currency, money } from '#values/money.ts'
import { bookingCalendar } from './booking-calendar.server.ts'

const quote = someQuote()
const id = '0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001'
const site = { name: 'Casita', page: `https://casita.example/user/bookings/${id}`, locale: 'en-GB' }

function booking(more: Partial<BookingDetails> = {}): BookingDetails {
  return {
    ...{ id, reference: '7QK2M9XD', state: 'confirmed', party: twoAdults, timeZone: 'Europe/Lisbon', version: 2 },
    nights: nights('2030-07-14', '2030-07-21'),
    stay: {
      ...{ id: 1, name: 'Harbour Loft; with, commas', city: 'Olhão', region: 'Algarve', country: 'PT', slug: 'loft' },
      ...{ photo: null, checkInFrom: '16:00', checkInUntil: null, checkOutUntil: '10:30' },
    },
    ...{ total: money(100, currency('EUR')), quoteId: id, quote, refundTerms: null, mode: 'instant' },
    contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+34600111222' },
    staying: { name: 'Grace Hopper', email: 'grace@example.org' },
    ...{ notes: 'The key is under the mat.', hasAccount: true, holdExpiresAt: null, requestExpiresAt: null },
    ...{ confirmedAt: new Date('2030-05-15T12:00:00Z'), cancelledAt: null, cancelledBy: null },
    events: [
      { seq: 1, command: 'hold', to: 'hold', actor: 'guest', payload: {}, at: new Date('2030-05-15T11:55:00Z') },
      { seq: 2, command: 'submit', to: 'confirmed', actor: 'guest', payload: {}, at: new Date('2030-05-15T12:00:00Z') },
    ],
    ...more,
  } as BookingDetails
}

function eventIn(file: string): VEvent {
  const events = Object.values(ical.sync.parseICS(file)).filter(part => part?.type === 'VEVENT') as VEvent[]
  expect(events).toHaveLength(1)
  return events[0]!
}

test('from check-in to check-out on the home’s clock, with the place and the reference', () => {
  const file = bookingCalendar(booking(), site)
  const event = eventIn(file)
  expect(event.start.toISOString()).toBe('2030-07-14T15:00:00.000Z')
  expect(event.end!.toISOString()).toBe('2030-07-21T09:30:00.000Z')
  expect(event).toMatchObject({ summary: 'Harbour Loft; with, commas (Casita)', location: 'Olhão, Algarve' })
  expect(event.description).toContain('7QK2M9XD')
  expect(event.status).toBe('CONFIRMED')
  expect(file).toContain('DTSTAMP:20300515T120000Z')
})

test('the UID stays for ever, and SEQUENCE rises with each change', () => {
  const first = bookingCalendar(booking(), site)
  const later = bookingCalendar(booking({ version: 3, nights: nights('2030-07-15', '2030-07-22') }), site)
  expect(eventIn(first).uid).toBe(`${id}@casita.example`)
  expect(eventIn(later).uid).toBe(eventIn(first).uid)
  expect([first, later].map(file => /SEQUENCE:(\d+)/.exec(file)![1])).toEqual(['2', '3'])
})

test.each<[BookingState, string, string]>([
  ['pending_approval', 'TENTATIVE', 'PUBLISH'],
  ['confirmed', 'CONFIRMED', 'PUBLISH'],
  ['in_stay', 'CONFIRMED', 'PUBLISH'],
  ['cancelled', 'CANCELLED', 'CANCEL'],
  ['declined', 'CANCELLED', 'CANCEL'],
])('a booking that is %s is %s in the calendar', (state, status, method) => {
  const file = bookingCalendar(booking({ state }), site)
  expect(eventIn(file).status).toBe(status)
  expect(file).toContain(`METHOD:${method}`)
})

test('I18 no name of a guest, no address, no number, no note, no key', () => {
  const file = bookingCalendar(booking(), site).replace(/\r\n[ \t]/g, '')
  for (const secret of ['Ada', 'Lovelace', 'ada@', 'Grace', 'grace@', '+346', 'under the mat', 'key=']) {
    expect(file).not.toContain(secret)
  }
})

test('the lines are those of RFC 5545: ended by CR and LF, none longer than 75 octets', () => {
  const file = bookingCalendar(booking(), site)
  const lines = file.split('\r\n')
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})
