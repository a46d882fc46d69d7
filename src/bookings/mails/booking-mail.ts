// What the mails about a booking say, to the guest and to the operator.

import type { BookingActor } from '#bookings/record/booking.ts'
import type { BookedStay, BookingInBrief } from '#bookings/record/booking-view.ts'
import { sayContact, sayLongDay, sayParty } from '#bookings/record/booking-words.ts'
import type { Contact, Staying } from '#bookings/record/contact.ts'
import { type ExactAddress, envelopeLines } from '#bookings/record/exact-address.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { MailFacts, MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'
import { sayList } from '#values/say-list.ts'

export type MailedBooking = Pick<BookingInBrief, 'reference' | 'nights' | 'party' | 'total'> & {
  readonly stay: Pick<BookedStay, 'name' | 'city' | 'checkInFrom' | 'checkOutUntil'>
  /** The path on which its guest opens it. */
  readonly page: string
  readonly contact: Contact
  /** Undefined unless the booking is confirmed and the mail's reader has proved their address. */
  readonly address?: ExactAddress | undefined
  /** Who comes, when it is not the one who booked. */
  readonly staying?: Staying | null
  readonly notes: string
  /** When what is due, in words. */
  readonly dueSentences: readonly string[]
  /** The dated promise about cancelling, in words. */
  readonly refundSentences: readonly string[]
}

export type MailSite = {
  readonly name: string
  /** With the language of the mail: paths of pages follow. */
  readonly origin: string
  readonly locale: string
}

/** By what a mail names a booking. */
export function namesOf({ reference, stay }: MailedBooking) {
  return { reference, stayName: stay.name }
}

/** The home, its address where that may be told, the days and the party, a line each. */
export function whatWhenWho(booking: MailedBooking, locale: string): MailFacts {
  const { stay, address } = booking
  return [
    [sentence('bookingMails.home'), sayList([stay.name, stay.city])],
    ...(address ? addressFacts(address) : []),
    ...whenWho(booking, locale),
  ]
}

type Visit = Pick<MailedBooking, 'nights' | 'party'> & {
  readonly stay: Pick<MailedBooking['stay'], 'checkInFrom' | 'checkOutUntil'>
}

/** The days with the hours of the home, and the party, a line each. */
export function whenWho({ stay, nights, party }: Visit, locale: string): MailFacts {
  return [
    [
      sentence('bookings.checkIn'),
      sentence('bookingMails.checkInOn', { day: sayLongDay(nights.checkIn, locale), time: stay.checkInFrom }),
    ],
    [
      sentence('bookings.checkOut'),
      sentence('bookingMails.checkOutOn', { day: sayLongDay(nights.checkOut, locale), time: stay.checkOutUntil }),
    ],
    [
      sentence('bookingMails.visit'),
      sentence('bookings.nightsFor', { nights: countNights(nights), party: sayParty(party, locale) }),
    ],
  ]
}

function addressFacts(address: ExactAddress): MailFacts {
  return [
    [sentence('bookingMails.address'), sayList(envelopeLines(address))],
    [sentence('bookingMails.gps'), `${address.latitude.toFixed(5)}, ${address.longitude.toFixed(5)}`],
  ]
}

/** The button that leads to the booking's page. */
function seeIt({ page }: MailedBooking, { origin }: MailSite): NonNullable<MailWords['link']> {
  return { label: sentence('bookingMails.seeBooking'), href: origin + page }
}

/** The button for a guest who does not get these nights. */
export function seeOtherHomes({ origin }: MailSite): NonNullable<MailWords['link']> {
  return { label: sentence('bookingMails.otherHomes'), href: `${origin}/stays` }
}

/** A mail to the guest, greeted by name; its button leads to their booking unless told otherwise. */
export function letterToGuest(
  booking: MailedBooking,
  site: MailSite,
  { subject, paragraphs, link = seeIt(booking, site) }: Pick<MailWords, 'subject' | 'paragraphs' | 'link'>,
): MailWords {
  return {
    subject,
    paragraphs: [sentence('bookingMails.hello', { name: booking.contact.name }), ...paragraphs],
    link,
    sender: site.name,
  }
}

type OperatorLetter = Pick<MailWords, 'subject' | 'paragraphs'> & { readonly about?: MailedBooking }

/** A mail to the operator; its button leads to the booking it is about, or, called otherwise, to what waits for an answer. */
export function letterToOperator(
  { name, origin }: MailSite,
  { subject, paragraphs, about }: OperatorLetter,
  label?: string,
): MailWords {
  const link = label
    ? { label, href: `${origin}/admin` }
    : about
      ? // Named in the path, as a query is left out of what the team reads of the outbox.
        { label: sentence('amendments.seeBooking'), href: `${origin}/admin/bookings/${about.reference}` }
      : { label: sentence('bookingMails.seeBookings'), href: `${origin}/admin/bookings` }
  return { subject, paragraphs, link, sender: name }
}

/** To the guest, when the booking stands. */
export function confirmationMail(booking: MailedBooking, site: MailSite): MailWords {
  const { locale } = site
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.confirmedSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.confirmed', namesOf(booking)),
      whatWhenWho(booking, locale),
      ...(booking.address ? [] : [sentence('bookingMails.addressOnPage')]),
      sentence('bookingMails.totalWithTaxes', { total: sayMoney(booking.total, locale) }),
      ...booking.dueSentences,
      ...booking.refundSentences,
    ],
  })
}

/** To the operator, when somebody booked. */
export function newBookingMail(booking: MailedBooking, site: MailSite): MailWords {
  const { contact, staying, notes } = booking
  return letterToOperator(site, {
    about: booking,
    subject: sentence('bookingMails.newSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.new', namesOf(booking)),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.bookedBy', { contact: sayContact(contact) }),
      ...(staying ? [sentence('bookingMails.bookedFor', { contact: sayContact(staying) })] : []),
      sentence('bookingMails.total', { total: sayMoney(booking.total, site.locale) }),
      ...(notes === '' ? [] : [sentence('bookingMails.theyWrote', { notes })]),
    ],
  })
}

export type MailedCancellation = {
  readonly by: BookingActor
  /** What comes back, what is still due. */
  readonly sentences: readonly string[]
}

const endedBy: Readonly<Record<BookingActor, SentenceKey>> = {
  guest: 'bookingMails.cancelledByGuest',
  operator: 'bookingMails.cancelledByOperator',
  system: 'bookingMails.cancelledUnpaid',
}

/** To the guest, when the booking ended early. */
export function cancellationMail(booking: MailedBooking, site: MailSite, end: MailedCancellation): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.cancelledSubject', namesOf(booking)),
    paragraphs: [sentenceBy(endedBy[end.by], namesOf(booking)), whatWhenWho(booking, site.locale), ...end.sentences],
  })
}

const lostBecause: Readonly<Record<BookingActor, SentenceKey>> = {
  guest: 'bookingMails.lostByGuest',
  operator: 'bookingMails.lostByOperator',
  system: 'bookingMails.lostUnpaid',
}

/** To the operator, when a booking ended early. */
export function lostBookingMail(booking: MailedBooking, site: MailSite, end: MailedCancellation): MailWords {
  const names = namesOf(booking)
  return letterToOperator(site, {
    about: booking,
    subject:
      end.by === 'guest'
        ? sentence('bookingMails.lostByGuestSubject', names)
        : sentence('bookingMails.lostByUsSubject', names),
    paragraphs: [
      sentenceBy(lostBecause[end.by], names),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.freeAgain'),
      ...(end.sentences.length === 0 ? [] : [sentence('bookingMails.guestWasTold'), ...end.sentences]),
    ],
  })
}
