// The table of mails about damage deposits: no row without a word or a reason, and the same words as text and as HTML.

import { describe, expect, test } from 'vitest'
import type { MailedBooking } from '#bookings/mails/booking-mail.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { asRendered } from '#tests/support/render.ts'
import { nights } from '#tests/support/some-offer.ts'
import { currency, money } from '#values/money.ts'
import { type DepositNews, depositMails } from './deposit-mail.ts'

const site = { name: 'Casita', origin: 'https://casita.example', locale: 'en-GB' }
const booking: MailedBooking = {
  page: '/user/bookings/0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001',
  reference: '7QK2M9XD',
  stay: { name: 'Harbour <Loft>', city: 'Olhão', checkInFrom: '16:00', checkOutUntil: '10:00' },
  nights: nights('2030-07-14', '2030-07-21'),
  party: twoAdults,
  total: money(1280_00, currency('EUR')),
  contact: { name: 'Ada', email: 'ada@example.org', phone: null },
  notes: '',
  dueSentences: [],
  refundSentences: [],
}
const usual = {
  sum: '€300',
  taken: '',
  back: '',
  way: 'card',
  card: '4242',
  until: 'Tuesday 23 July 2030',
  reason: '',
} as const
const news = (parts: Partial<DepositNews> & Pick<DepositNews, 'what'>): DepositNews => ({ ...usual, ...parts })
const kinds = Object.keys(depositMails) as DepositNews['what'][]

test('of everything that becomes of a deposit the guest is told, and the operator is not for a reason', () => {
  for (const kind of kinds) {
    const { guest, operator } = depositMails[kind]
    expect(guest, kind).toBeTypeOf('function')
    if ('silentBecause' in operator) expect(operator.silentBecause).toMatch(/^[A-Z].{15,}\.$/)
  }
})

const { sum, until } = usual
const named = { reference: booking.reference, stayName: booking.stay.name }

describe.each([
  [news({ what: 'wanted' }), sentence('booking-payments.depositWantedCard', { sum, until })],
  [news({ what: 'wanted', way: 'money' }), sentence('booking-payments.depositWantedMoney', { sum, until })],
  [news({ what: 'held' }), sentence('booking-payments.depositHeld', { sum, card: '4242', ...named })],
  [news({ what: 'held', card: '' }), sentence('booking-payments.depositHeld', { sum, card: 'none', ...named })],
  [news({ what: 'received', card: '' }), sentence('booking-payments.depositReceivedUntil', { until })],
  [news({ what: 'taken', taken: '€80', reason: 'A lamp.' }), 'A lamp.'],
  [
    news({ what: 'taken', taken: '€80', back: '€220', reason: 'A lamp.' }),
    sentence('booking-payments.depositRestBack', { back: '€220' }),
  ],
  [news({ what: 'released' }), sentence('booking-payments.depositOffCard')],
  [news({ what: 'released', back: '€300' }), sentence('booking-payments.depositBack', { back: '€300' })],
])('%j', (told, words) => {
  test('says so to the guest, as text and as HTML, with the way to the booking', () => {
    const { guest } = depositMails[told.what]
    if ('silentBecause' in guest) throw new Error('The guest is told nothing')
    const { subject, text, html } = mailFrame(guest(booking, site, told))
    expect(subject).toContain('7QK2M9XD')
    expect(text).toContain(words)
    expect(text.startsWith(sentence('bookingMails.hello', { name: 'Ada' }))).toBe(true)
    expect(asRendered(html.replaceAll('&#39;', "'")).text).toContain(words)
    expect(html).not.toContain('<Loft>')
    expect(text).not.toMatch(/undefined|null|\[object/)
    expect(html).toContain(`href="${site.origin}${booking.page}"`)
  })
})
