// The invitation, read back by a reader of its own: one identity for all versions, right instants, no way out.

import fc from 'fast-check'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { nights } from '#tests/support/some-offer.ts'
import { bookingInvitation, type Invitation, type InvitedBooking } from './booking-invitation.ts'

const booking: InvitedBooking = {
  id: '0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001',
  reference: '7QK2M9XD',
  version: 3,
  stay: { name: 'Harbour Loft', city: 'Olhão', checkInFrom: '16:00', checkOutUntil: '10:00' },
  nights: nights('2030-03-29', '2030-04-02'),
  timeZone: 'Europe/Lisbon',
}
const letter: Invitation = {
  method: 'REQUEST',
  at: new Date('2030-01-02T03:04:05Z'),
  page: 'https://casita.example/user/bookings/1',
  organizer: { name: 'Casita', email: 'hello@casita.example' },
  attendee: { name: 'Ada Lovelace', email: 'ada@example.org' },
}

function read(text: string): VEvent {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(part => part?.type === 'VEVENT')
  expect(events).toHaveLength(1)
  return events[0] as VEvent
}

test('from check-in to check-out on the home’s clock, over the night the clocks change', () => {
  const event = read(bookingInvitation(booking, letter))
  expect(event.start.toISOString()).toBe('2030-03-29T16:00:00.000Z')
  expect(event.end?.toISOString()).toBe('2030-04-02T09:00:00.000Z')
  expect(event.summary).toBe('Harbour Loft')
})

test('every version has the same identity and a higher sequence; a cancellation takes it out', () => {
  const first = bookingInvitation(booking, letter)
  const last = bookingInvitation({ ...booking, version: 4 }, { ...letter, method: 'CANCEL' })
  expect(read(first).uid).toBe(read(last).uid)
  expect([first, last].map(text => /^SEQUENCE:(\d+)/m.exec(text)?.[1])).toEqual(['3', '4'])
  expect([first, last].map(text => /^METHOD:(\w+)/m.exec(text)?.[1])).toEqual(['REQUEST', 'CANCEL'])
  expect([first, last].map(text => /^STATUS:(\w+)/m.exec(text)?.[1])).toEqual(['CONFIRMED', 'CANCELLED'])
})

test('it names who invites and who comes, and asks for no answer', () => {
  const invitation = bookingInvitation(booking, letter).replace(/\r\n[ \t]/g, '')
  expect(invitation).toMatch(/^ORGANIZER;.*mailto:hello@casita\.example/im)
  expect(invitation).toMatch(/^ATTENDEE;.*PARTSTAT=ACCEPTED.*mailto:ada@example\.org/im)
  expect(invitation).not.toMatch(/RSVP=TRUE/i)
})

test('whatever people call themselves or their homes, the object has the same lines and ends where it should', () => {
  const names = (text: string) =>
    [...text.replace(/\r\n[ \t]/g, '').matchAll(/^([A-Z-]+)[;:]/gm)].map(([, name]) => name)
  const usual = names(bookingInvitation(booking, letter))
  const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(word, word, (stayName, guest) => {
      const stay = { ...booking.stay, name: stayName }
      const text = bookingInvitation(
        { ...booking, stay },
        { ...letter, attendee: { name: guest, email: 'a@b.example' } },
      )
      expect(names(text)).toEqual(usual)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
    { numRuns: 40 },
  )
})
