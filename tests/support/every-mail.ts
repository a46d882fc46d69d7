// Every kind of mail the site writes, once each, with words as long as people make them: for tests and for pictures.

import { invitationMail } from '#admin/people/invitation-mail.ts'
import { changeRefusedMail, changeSentMail, changeWaitsMail } from '#amendments/amend/amendment-mail.ts'
import { proposalEndedMail, proposalMail, proposalRefusedMail } from '#amendments/amend/proposal-mail.ts'
import { disputeMail } from '#booking-payments/disputes/dispute-mail.ts'
import { payoutMail, reconciliationMail } from '#booking-payments/reconciliation/book-mail.ts'
import { chargeComesMail, chargeFailedMail } from '#booking-payments/saved-card/charge-mail.ts'
import type { MailedBooking } from '#bookings/mails/booking-mail.ts'
import { type MailNews, mailTable } from '#bookings/mails/mail-table.ts'
import {
  latePaymentForOperatorMail,
  latePaymentMail,
  mismatchMail,
  overdueMail,
  receiptMail,
  refundFailedMail,
  reminderMail,
  surplusMail,
  transferSentences,
} from '#bookings/mails/payment-mail.ts'
import { proveMail } from '#bookings/mails/prove-mail.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import {
  enquiryEndedMail,
  enquirySentMail,
  enquiryWaitsMail,
  heldOfferMail,
  offerMail,
} from '#enquiries/enquiry-mail.ts'
import { identityMail } from '#identity/mail/identity-mail.ts'
import { type Notice, noticeMail } from '#identity/mail/notice.ts'
import {
  acknowledgementMail,
  answerMail,
  bookingAnswerMail,
  bookingMessageMail,
  receivedMail,
} from '#messages/mails/message-mail.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { arrivalMail, type MailedWayIn } from '#trips/before-arrival/arrival-mail.ts'
import { continueMail, manageMail } from '#trips/manage/link-mail.ts'
import { currency, money } from '#values/money.ts'
import { nights } from './some-offer.ts'

export type KindOfMail = {
  readonly name: string
  readonly to: 'guest' | 'operator'
  readonly mail: ReturnType<typeof mailFrame>
}

const site = {
  name: 'Casita',
  origin: 'https://casita.example',
  get locale() {
    return currentLanguage().locale
  },
}
const instant = '12 Jun 2030, 18:00'
const until = `${instant} (the home’s time)`
const mailed = (): Omit<MailedBooking, 'page'> => ({
  reference: '7QK2M9XD',
  stay: { name: 'The Harbour Loft', city: 'Olhão', checkInFrom: '16:00', checkOutUntil: '10:00' },
  nights: nights('2030-07-14', '2030-07-21'),
  party: { ...twoAdults, childAges: [4, 9], pets: 1 },
  total: money(1280_00, currency('EUR')),
  contact: { name: 'Alma Castelló (demo)', email: 'alma@demo.casita.example', phone: '+34 600 111 222' },
  staying: { name: 'Bruno Castelló (demo)', email: null },
  notes: 'We arrive late, by the last boat.\nIs there a cot for the little one?',
  dueSentences: ['€384 is paid now.', '€896 is due on Sunday, 30 June 2030.'],
  refundSentences: [
    sentence('offers.freeUntilMoment', { until: 'Tue, 9 Jul 2030, 16:00 (the home’s time)' }),
    sentence('offers.sumUntil', { sum: 'After that, half of what you paid comes', until: 'Sat, 13 Jul 2030, 16:00' }),
  ],
})
const { stay, nights: stayed, party, contact, reference } = mailed()
const enquiry = {
  ...{ stayName: stay.name, slug: 'harbour-loft', nights: stayed, party, contact },
  message: 'Could we come a day earlier?\nThe boat leaves on Saturdays only.',
}
const message = {
  name: 'Alma Castelló (demo)',
  email: 'alma@demo.casita.example',
  subject: 'The piano',
  text: 'Is there a piano in the loft?\nWe would bring our own notes.\n\nAlma',
}
const told = { deltaMinor: 50_00, until, chosen: 'Breakfast for 4, code SUMMER' }

const movedNews = (): Partial<MailNews> => ({
  ...{ by: 'operator', reason: 'A pipe burst in the kitchen.' },
  sentences: [sentence('bookingMails.movedFrom', { former: 'Casa do Moinho' })],
})

/** What each step of a booking says beyond the booking itself. */
const newsOf = (): Readonly<Record<string, Partial<MailNews>>> => ({
  transfer: { sentences: transferSentences(reference, { sum: '€384', account: 'Casita Demo, XX00 0000' }) },
  cancelled: {
    by: 'guest',
    sentences: [sentence('cancellations.youGetBack', { refund: '€192', paid: '€384' }), 'Nothing more is due.'],
  },
  lost: {
    by: 'guest',
    sentences: [sentence('cancellations.youGetBack', { refund: '€192', paid: '€384' }), 'Nothing more is due.'],
  },
  withdrawn: { by: 'guest', sentences: ['You have paid nothing so far, and nothing is due.'] },
  declined: { by: 'operator', reason: 'A storm has damaged the roof, and it is being mended that week.' },
  moved: movedNews(),
  'moved-waiting': movedNews(),
  amended: { by: 'guest', sentences: [sentence('amendments.totalMore', { total: '€1,280', difference: '€50' })] },
  changed: { by: 'guest', sentences: [sentence('amendments.totalMore', { total: '€1,280', difference: '€50' })] },
})

function ofBookings(booking: MailedBooking): KindOfMail[] {
  const kinds = new Map<string, KindOfMail>()
  for (const row of Object.values(mailTable)) {
    for (const to of ['guest', 'operator'] as const) {
      const cell = row[to]
      if ('silentBecause' in cell || kinds.has(cell.about)) continue
      const news: MailNews = { by: 'guest', sentences: [], until: instant, reason: '', ...newsOf()[cell.about] }
      kinds.set(cell.about, { name: cell.about, to, mail: mailFrame(cell.words(booking, site, news)) })
    }
  }
  return [...kinds.values()]
}

const exact = {
  ...{ lines: ['Rua da Fábrica Velha 27'], postcode: '8700-312', city: 'Olhão', region: 'Algarve' },
  ...{ country: 'PT', countryName: 'Portugal', latitude: 37.02611, longitude: -7.84204 },
}
const wayIn = (): MailedWayIn => ({
  checkIn: sentence('stays.checkInKeyBox'),
  gettingIn: 'The key box is to the left of the blue door, behind the fig tree.\n\nPull the door towards you.',
  doorCode: '9137#',
  wifi: { network: 'Harbour Loft', password: 'sardinhas-e-sol' },
  codesLater: undefined,
  host: { name: 'Maria', phone: '+351 289 000 111' },
})

type Row = readonly [name: string, to: KindOfMail['to'], words: MailWords]

function others(booking: MailedBooking, address: string): readonly Row[] {
  // biome-ignore format: a table, one row a kind
  return [
    ['arrival',            'guest',    arrivalMail({ ...booking, address: exact }, site, wayIn())],
    ['arrival-unpaid',     'guest',    arrivalMail({ ...booking, address: exact }, site, { ...wayIn(), doorCode: '', wifi: undefined, codesLater: sentence('trips.codesOncePaid') })],
    ['arrival-unproved',   'guest',    arrivalMail(booking, site, undefined)],
    ['receipt',            'guest',    receiptMail(booking, site, '€384', [])],
    ['receipt-surplus',    'guest',    receiptMail(booking, site, '€384', [sentence('bookings.surplus', { sum: '€40' })])],
    ['reminder',           'guest',    reminderMail(booking, site, '€896', '30 Jun 2030, 23:59')],
    ['overdue',            'guest',    overdueMail(booking, site, '€896', '3 Jul 2030, 23:59')],
    ['late-payment',       'guest',    latePaymentMail(booking, site, '€896')],
    ['late-payment-task',  'operator', latePaymentForOperatorMail(booking, site, '€896')],
    ['charge-comes',       'guest',    chargeComesMail(booking, site, { sum: '€896', when: 'Sunday, 30 June 2030', card: '4242' })],
    ['charge-failed',      'guest',    chargeFailedMail(booking, site, { sum: '€896', when: '30 Jun 2030, 23:59', card: '4242' }, sentence('booking-payments.chargeDeclined'))],
    ['books-differ',       'operator', reconciliationMail(site, { provider: 'test', kind: 'payment', ref: 'test_0b6d0f0e-5d1c-4f7e-9f0a-1c2d3e4f5a6b', fault: 'sum-differs', booking: booking.reference, there: '€896', here: '€90', ledger: '€90' })],
    ['payout-differs',     'operator', payoutMail(site, { provider: 'test', ref: 'po_0b6d0f0e5d1c', failed: false, payout: '€896', moves: '€890' })],
    ['surplus',            'operator', surplusMail(booking, site, '€40')],
    ['refund-failed',      'operator', refundFailedMail(booking, site, '€192')],
    ['mismatch',           'operator', mismatchMail(booking, site, '€896')],
    ['dispute-opened',     'operator', disputeMail(booking, site, { what: 'opened', sum: '€896', until: '1 Aug 2030' })],
    ['dispute-won',        'operator', disputeMail(booking, site, { what: 'won', sum: '€896', until: '' })],
    ['dispute-lost',       'operator', disputeMail(booking, site, { what: 'lost', sum: '€896', until: '' })],
    ['change-sent',        'guest',    changeSentMail(booking, told, site)],
    ['change-waits',       'operator', changeWaitsMail(booking, told, site)],
    ['change-refused',     'guest',    changeRefusedMail(booking, 'declined', site)],
    ['change-unanswered',  'guest',    changeRefusedMail(booking, 'expired', site)],
    ['change-withdrawn',   'guest',    changeRefusedMail(booking, 'withdrawn', site)],
    ['proposal',           'guest',    proposalMail(booking, { ...told, words: 'The roof is being mended that week.' }, site)],
    ['proposal-over',      'guest',    proposalEndedMail(booking, site)],
    ['proposal-declined',  'operator', proposalRefusedMail(booking, 'declined', { page: '/admin/bookings/1', site })],
    ['enquiry-sent',       'guest',    enquirySentMail(enquiry, until, site)],
    ['enquiry-waits',      'operator', enquiryWaitsMail(enquiry, { until, thread: '1' }, site)],
    ['invitation',         'guest',    invitationMail({ by: 'Nora Guest', roles: [sentence('people.roleOfAll', { role: 'manager' })], until, link: `${site.origin}/invitation?${address.split('?')[1]}` }, site.name)],
    ['offer',              'guest',    offerMail(enquiry, { total: '€1,180', until, answer: 'Come on Saturday, with pleasure.', page: address }, site)],
    ['held-offer',         'guest',    heldOfferMail(enquiry, { total: '€1,180', until, answer: 'Come on Saturday, with pleasure.', page: address }, site)],
    ['enquiry-declined',   'guest',    enquiryEndedMail(enquiry, { kind: 'declined', answer: 'The boat is full.' }, site)],
    ['enquiry-unanswered', 'guest',    enquiryEndedMail(enquiry, { kind: 'expired', answer: '' }, site)],
    ['continue-by-link',   'guest',    continueMail({ stayName: booking.stay.name, address, code: '012345', minutes: 15, until: new Date('2030-06-12T16:00:00Z'), hold: { timeZone: 'Europe/Lisbon' } }, site)],
    ['prove-address',      'guest',    proveMail({ stayName: booking.stay.name, page: address, code: '012345', minutes: 15 }, site)],
    ['manage-by-link',     'guest',    manageMail({ stayName: booking.stay.name, reference: booking.reference, address }, site)],
    ['message-received',   'operator', receivedMail(message, site, '/admin/inbox/1')],
    ['message-here',       'guest',    acknowledgementMail(message, true, site.name)],
    ['message-by-anybody', 'guest',    acknowledgementMail(message, false, site.name)],
    ['message-answered',   'guest',    answerMail('Yes, an old one.\nIt was tuned in May.', message, { name: site.name, page: `${site.origin}/messages/1` })],
    ['booking-message',    'operator', bookingMessageMail({ booking, site }, 'May we bring a cot?', '/admin/inbox/1')],
    ['booking-answered',   'guest',    bookingAnswerMail({ booking, site }, { author: 'Maria', text: 'There is one.\n\nIn the cupboard.' })],
    ['booking-answered-unread', 'guest', bookingAnswerMail({ booking, site }, { author: 'Maria', text: undefined })],
  ]
}

const codes = [
  'VERIFY_EMAIL',
  'PASSWORD_RESET',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
  'REVERT_SECOND_FACTOR_ADDITION',
] as const

const notices: readonly Notice[] = [
  { kind: 'password-changed' },
  { kind: 'password-reset' },
  { kind: 'second-factor-removed' },
  { kind: 'passkey-added', device: 'Firefox on Linux' },
  { kind: 'passkey-removed', device: 'Firefox on Linux' },
  { kind: 'phone-added', phoneNumber: '+447700900123' },
  { kind: 'phone-removed', phoneNumber: '+447700900123' },
  { kind: 'provider-added', provider: 'The Club' },
  { kind: 'provider-removed', provider: 'The Club' },
]

/** Where the mails lead: the page of a booking, the link of an offer or a hold, and the link about an account. */
export type MailedWays = { readonly page: string; readonly address: string; readonly link: string }

/** Each kind once, under a name of its own. */
export function everyMailLeading({ page, address, link }: MailedWays): readonly KindOfMail[] {
  const booking = { ...mailed(), page }
  const account = { siteName: site.name, link, email: message.email, newEmail: 'new@demo.casita.example' }
  return [
    ...ofBookings(booking),
    ...others(booking, address).map(([name, to, words]) => ({ name, to, mail: mailFrame(words) })),
    ...codes.map(kind => ({
      name: kind.toLowerCase().replaceAll('_', '-'),
      to: 'guest' as const,
      mail: identityMail({ ...account, kind, accountMadeAt: new Date('2030-06-12T16:00:00Z') }),
    })),
    ...notices.map(notice => ({
      name: `notice-${notice.kind}`,
      to: 'guest' as const,
      mail: noticeMail({
        ...account,
        notice,
        link: { label: sentence('identity.choosePassword'), href: `${site.origin}/forgot-password` },
      }),
    })),
  ]
}

/** Where the mails about a booking of an account lead. */
export const usualWays: MailedWays = {
  page: '/user/bookings/0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001',
  address: '/bookings/manage?key=abc',
  link: `${site.origin}/auth/action?mode=m&oobCode=abc`,
}

/** The same about a booking of an account. */
export const everyMail = everyMailLeading(usualWays)
