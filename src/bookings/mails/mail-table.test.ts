// The table of mails against the graph of bookings: no step without a row, no template without its words in both forms.

import { expect, test } from 'vitest'
import { transitions } from '#bookings/record/booking.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { asRendered } from '#tests/support/render.ts'
import { nights } from '#tests/support/some-offer.ts'
import { currency, money } from '#values/money.ts'
import type { MailedBooking } from './booking-mail.ts'
import { arrowName, calendarMethodOf, type MailNews, type MailTemplate, mailRowOf, mailTable } from './mail-table.ts'

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
  dueSentences: [sentence('bookings.dueWhenBooking', { sum: '€1,280' })],
  refundSentences: [sentence('offers.freeUntilMoment', { until: 'Tue, 9 Jul 2030' })],
}
const news: MailNews = {
  by: 'guest',
  sentences: [sentence('trips.youGetBack', { sum: '€1' })],
  until: 'Friday at noon',
  reason: 'A storm.',
}

const cells = Object.entries(mailTable).flatMap(([arrow, row]) =>
  (['guest', 'operator'] as const).map(recipient => ({ arrow, recipient, cell: row[recipient] })),
)
const templates = cells.flatMap(({ arrow, recipient, cell }) =>
  'silentBecause' in cell ? [] : [{ arrow, recipient, template: cell as MailTemplate }],
)

test('every step that a booking can take has a row, and every row is such a step', () => {
  expect(Object.keys(mailTable).sort()).toEqual(transitions.map(arrowName).sort())
  for (const arrow of transitions) expect(mailRowOf(arrow)).toBe(mailTable[arrowName(arrow)])
})

test('whoever is told nothing is told nothing for a reason', () => {
  for (const { cell } of cells) if ('silentBecause' in cell) expect(cell.silentBecause).toMatch(/^[A-Z].{15,}\.$/)
})

test('whatever becomes of what a guest asked for, the guest is told', () => {
  const unheard = transitions.filter(({ to, from }) => to !== 'hold' && to !== 'in_stay' && from !== 'hold')
  for (const arrow of unheard) expect(mailRowOf(arrow).guest, arrowName(arrow)).toHaveProperty('words')
})

test('the calendar gets what stands and loses what ends, and only the guest’s', () => {
  const enters = ['confirmed']
  const leaves = ['cancelled', 'no_show']
  for (const arrow of transitions) {
    const { guest, operator } = mailRowOf(arrow)
    const stood = arrow.from === 'confirmed' || arrow.from === 'in_stay'
    const isThere = enters.includes(arrow.to) || arrow.command === 'amend'
    const expected = isThere ? 'REQUEST' : stood && leaves.includes(arrow.to) ? 'CANCEL' : undefined
    expect('calendar' in guest ? guest.calendar : undefined, arrowName(arrow)).toBe(expected)
    expect(operator).not.toHaveProperty('calendar')
  }
})

test('a mail’s name alone says what it does to the calendar', () => {
  for (const { guest } of Object.values(mailTable)) {
    if ('about' in guest) expect(calendarMethodOf(guest.about), guest.about).toBe(guest.calendar)
  }
  expect(calendarMethodOf('receipt')).toBeUndefined()
})

test('two mails of one step have names of their own', () => {
  for (const { guest, operator } of Object.values(mailTable)) {
    if ('about' in guest && 'about' in operator) expect(guest.about).not.toBe(operator.about)
  }
})

test.each(templates)('$arrow, to the $recipient: the same words as text and as HTML', ({ recipient, template }) => {
  const { subject, text, html } = mailFrame(template.words(booking, site, news))
  expect(subject).toMatch(/7QK2M9XD|Harbour <Loft>/)
  const plain = (words: string) =>
    words
      .replace(/https:\S+/g, '')
      .replace(/:?\s+/g, ' ')
      .trim()
  const read = asRendered(html.replace(/<head>.*<\/head>/s, '').replaceAll('&#39;', "'")).text
  expect(plain(read)).toBe(plain(text))
  expect(html).not.toContain('<Loft>')
  expect(text).not.toMatch(/undefined|null|\[object/)
  expect(text.startsWith(sentence('bookingMails.hello', { name: 'Ada' }))).toBe(recipient === 'guest')
  for (const link of text.match(/https:\S+/g) ?? []) expect(html).toContain(`href="${link}"`)
})

test('what the step has to say is said', () => {
  const said = (arrow: string, recipient: 'guest' | 'operator') =>
    (mailTable[arrow]![recipient] as MailTemplate).words(booking, site, news).paragraphs.join('\n')
  expect(said('submit hold pending_approval', 'guest')).toContain('Friday at noon')
  expect(said('submit hold pending_payment', 'guest')).toContain('until Friday at noon')
  expect(said('decline pending_approval declined', 'guest')).toContain('A storm.')
  expect(said('amend confirmed confirmed', 'guest')).toContain(sentence('trips.youGetBack', { sum: '€1' }))
  expect(said('amend confirmed confirmed', 'operator')).toContain(sentence('trips.youGetBack', { sum: '€1' }))
  expect(said('cancel confirmed cancelled', 'guest')).toContain(sentence('trips.youGetBack', { sum: '€1' }))
  expect(said('expire pending_payment expired', 'guest')).toContain(sentence('bookingMails.shouldItArrive'))
})
