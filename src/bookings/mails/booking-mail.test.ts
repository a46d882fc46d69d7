// Tests of the mails about a booking: what the guest and the operator need, and nothing that does not belong there.

import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { nights } from '#tests/support/some-offer.ts'
import { currency, money } from '#values/money.ts'
import {
  cancellationMail,
  confirmationMail,
  lostBookingMail,
  type MailedBooking,
  newBookingMail,
} from './booking-mail.ts'

const textOf = (words: MailWords) => mailFrame(words).text
const site = { name: 'Casita', origin: 'https://casita.example', locale: 'en-GB' }
const booking: MailedBooking = {
  page: '/user/bookings/0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001',
  reference: '7QK2M9XD',
  stay: { name: 'Harbour Loft', city: 'Olhão', checkInFrom: '16:00', checkOutUntil: '10:00' },
  nights: nights('2030-07-14', '2030-07-21'),
  party: { ...twoAdults, childAges: [4] },
  total: money(1280_00, currency('EUR')),
  contact: { name: 'Ada <Lovelace>', email: 'ada@example.org', phone: '+34600111222' },
  notes: 'We come late.',
  dueSentences: [sentence('bookings.dueWhenBooking', { sum: '€1,280' })],
  refundSentences: [sentence('offers.freeUntilMoment', { until: 'Tue, 9 Jul 2030' })],
}

test('the confirmation says what, when, for whom, how much, until when one can still cancel, and where to see it', () => {
  const { subject, link } = confirmationMail(booking, site)
  const text = textOf(confirmationMail(booking, site))
  expect(subject).toBe(sentence('bookingMails.confirmedSubject', { stayName: 'Harbour Loft', reference: '7QK2M9XD' }))
  for (const part of [
    '7QK2M9XD',
    'Olhão',
    'Check-in: Sunday, 14 July 2030, from 16:00',
    'Check-out: Sunday, 21 July 2030, until 10:00',
    '7 nights',
    '2 adults and 1 child',
    '€1,280',
    ...booking.dueSentences,
    ...booking.refundSentences,
  ]) {
    expect(text).toContain(part)
  }
  expect(link?.href).toBe('https://casita.example/user/bookings/0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001')
})

const theyWrote = (notes: string) => sentence('bookingMails.theyWrote', { notes })

test('the operator is told who booked, how to reach them, and what they wrote', () => {
  const text = textOf(newBookingMail(booking, site))
  for (const part of ['7QK2M9XD', 'Ada <Lovelace>', 'ada@example.org', '+34600111222', theyWrote('We come late.')])
    expect(text).toContain(part)
  expect(textOf(newBookingMail({ ...booking, notes: '' }, site))).not.toContain(theyWrote('').trim())
})

test('both sides are told the same sums when a booking ends', () => {
  const end = {
    by: 'guest',
    sentences: [sentence('cancellations.youGetBack', { refund: '€640', paid: '€1,280' })],
  } as const
  expect(cancellationMail(booking, site, end).paragraphs).toContain(end.sentences[0])
  expect(lostBookingMail(booking, site, end).paragraphs).toContain(end.sentences[0])
  expect(cancellationMail(booking, site, { ...end, by: 'operator' }).paragraphs.join()).toContain(
    sentence('bookingMails.cancelledByOperator', { reference: '7QK2M9XD' }),
  )
  expect(lostBookingMail(booking, site, { ...end, by: 'operator' }).subject).toBe(
    sentence('bookingMails.lostByUsSubject', { reference: '7QK2M9XD' }),
  )
})

test('I18 no name and no address of a guest stands in a subject or in a link', () => {
  const end = { by: 'guest', sentences: [] } as const
  const mails = [
    confirmationMail(booking, site),
    newBookingMail(booking, site),
    cancellationMail(booking, site, end),
    lostBookingMail(booking, site, end),
  ]
  for (const { subject, link } of mails) expect(`${subject} ${link?.href}`).not.toMatch(/ada|lovelace|example\.org/i)
})

test('what a guest typed is text in the mail, never HTML', () => {
  const { html } = mailFrame(newBookingMail(booking, site))
  expect(html).toContain('Ada &lt;Lovelace&gt;')
  expect(html).not.toContain('<Lovelace>')
})
