// What the mails about a booking say, to the guest and to the operator.

import type { BookingActor } from '#bookings/record/booking.ts'
import type { BookedStay, BookingInBrief } from '#bookings/record/booking-view.ts'
import { sayContact, sayLongDay, sayNightCount, sayParty } from '#bookings/record/booking-words.ts'
import type { Contact, Staying } from '#bookings/record/contact.ts'
import { type ExactAddress, envelopeLines } from '#bookings/record/exact-address.ts'
import type { MailFacts, MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'

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

export type MailSite = { readonly name: string; readonly origin: string; readonly locale: string }

/** The home, its address where that may be told, the days and the party, a line each. */
export function whatWhenWho({ stay, nights, party, address }: MailedBooking, locale: string): MailFacts {
  return [
    ['Home', `${stay.name}, ${stay.city}`],
    ...(address ? addressFacts(address) : []),
    ['Check-in', `${sayLongDay(nights.checkIn, locale)}, from ${stay.checkInFrom}`],
    ['Check-out', `${sayLongDay(nights.checkOut, locale)}, until ${stay.checkOutUntil}`],
    ['Visit', `${sayNightCount(nights)} for ${sayParty(party, locale)}`],
  ]
}

function addressFacts(address: ExactAddress): MailFacts {
  return [
    ['Address', envelopeLines(address).join(', ')],
    ['GPS', `${address.latitude.toFixed(5)}, ${address.longitude.toFixed(5)}`],
  ]
}

/** The button that leads to the booking's page. */
function seeIt({ page }: MailedBooking, { origin }: MailSite): NonNullable<MailWords['link']> {
  return { label: 'See your booking', href: origin + page }
}

/** The button for a guest who does not get these nights. */
export function seeOtherHomes({ origin }: MailSite): NonNullable<MailWords['link']> {
  return { label: 'See other homes', href: `${origin}/stays` }
}

/** A mail to the guest, greeted by name; its button leads to their booking unless told otherwise. */
export function letterToGuest(
  booking: MailedBooking,
  site: MailSite,
  { subject, paragraphs, link = seeIt(booking, site) }: Pick<MailWords, 'subject' | 'paragraphs' | 'link'>,
): MailWords {
  return { subject, paragraphs: [`Hello ${booking.contact.name},`, ...paragraphs], link, sender: site.name }
}

/** A mail to the operator; its button leads to the bookings in the admin pages. */
export function letterToOperator(
  { name, origin }: MailSite,
  { subject, paragraphs }: Pick<MailWords, 'subject' | 'paragraphs'>,
  label = 'See the bookings',
): MailWords {
  return { subject, paragraphs, link: { label, href: `${origin}/admin/bookings` }, sender: name }
}

/** To the guest, when the booking stands. */
export function confirmationMail(booking: MailedBooking, site: MailSite): MailWords {
  const { locale } = site
  return letterToGuest(booking, site, {
    subject: `${booking.stay.name} is yours: booking ${booking.reference}`,
    paragraphs: [
      `thank you for your booking. Its reference is ${booking.reference}.`,
      whatWhenWho(booking, locale),
      ...(booking.address ? [] : ['The address of the home is on the page of your booking.']),
      `The total is ${sayMoney(booking.total, locale)}, taxes included.`,
      ...booking.dueSentences,
      ...booking.refundSentences,
    ],
  })
}

/** To the operator, when somebody booked. */
export function newBookingMail(booking: MailedBooking, site: MailSite): MailWords {
  const { contact, staying, notes } = booking
  return letterToOperator(site, {
    subject: `New booking ${booking.reference}: ${booking.stay.name}`,
    paragraphs: [
      `Somebody has booked. The reference is ${booking.reference}.`,
      whatWhenWho(booking, site.locale),
      `Booked by ${sayContact(contact)}.`,
      ...(staying ? [`Booked for ${[staying.name, staying.email].filter(Boolean).join(', ')}.`] : []),
      `The total is ${sayMoney(booking.total, site.locale)}.`,
      ...(notes === '' ? [] : [`They wrote: ${notes}`]),
    ],
  })
}

export type MailedCancellation = {
  readonly by: BookingActor
  /** What comes back, what is still due. */
  readonly sentences: readonly string[]
}

const endedBy: Readonly<Record<BookingActor, string>> = {
  guest: 'as you asked, your booking is cancelled.',
  operator: 'we are sorry: we had to cancel your booking.',
  system: 'what was due for your booking has not arrived, so we have cancelled it.',
}

/** To the guest, when the booking ended early. */
export function cancellationMail(booking: MailedBooking, site: MailSite, end: MailedCancellation): MailWords {
  return letterToGuest(booking, site, {
    subject: `Cancelled: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `${endedBy[end.by]} Its reference was ${booking.reference}.`,
      whatWhenWho(booking, site.locale),
      ...end.sentences,
    ],
  })
}

const lostBecause: Readonly<Record<BookingActor, string>> = {
  guest: 'A guest has cancelled a booking.',
  operator: 'A booking was cancelled at the desk.',
  system: 'What was due for a booking did not arrive, so it was cancelled.',
}

/** To the operator, when a booking ended early. */
export function lostBookingMail(booking: MailedBooking, site: MailSite, end: MailedCancellation): MailWords {
  return letterToOperator(site, {
    subject: `Cancelled by ${end.by === 'guest' ? 'the guest' : 'us'}: booking ${booking.reference}`,
    paragraphs: [
      `${lostBecause[end.by]} Its reference was ${booking.reference}.`,
      whatWhenWho(booking, site.locale),
      'The nights that lie ahead are free again.',
      ...(end.sentences.length === 0 ? [] : ['The guest was told:', ...end.sentences]),
    ],
  })
}
