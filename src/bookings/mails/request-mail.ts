// What the mails about a request say: that it was sent, that it waits, and how it ended without a booking.

import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import { type MailedBooking, type MailSite, seeBookings, seeIt, whatWhenWho } from './booking-mail.ts'

/** How a request ended that became no booking; `reason` is the operator's own word, or empty. */
export type RequestEnd = { readonly kind: 'declined'; readonly reason: string } | { readonly kind: 'unanswered' }

/** To the guest, when the request was sent; `until` is when it ends by itself, in words. */
export function requestSentMail(booking: MailedBooking, until: string, site: MailSite): MailWords {
  return {
    subject: `Your request for ${booking.stay.name}: ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `we have asked whether you can come. The answer arrives by ${until}; until then the nights are kept for you.`,
      whatWhenWho(booking, site.locale),
      `If the answer is yes, the total is ${sayMoney(booking.total, site.locale)}, taxes included. Nothing is charged before.`,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

/** To the operator: somebody waits for an answer. */
export function requestWaitsMail(booking: MailedBooking, until: string, site: MailSite): MailWords {
  const { contact, notes } = booking
  return {
    subject: `A request waits: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      'Somebody asks whether they can come, and waits for your answer.',
      whatWhenWho(booking, site.locale),
      `Asked by ${[contact.name, contact.email, contact.phone].filter(Boolean).join(', ')}.`,
      ...(notes === '' ? [] : [`They wrote: ${notes}`]),
      `It ends by itself on ${until}, and the nights are free again then.`,
    ],
    link: { label: 'Answer it', href: `${site.origin}/admin/bookings` },
    sender: site.name,
  }
}

/** To the guest, when a request ended without a booking. */
export function requestEndedMail(booking: MailedBooking, end: RequestEnd, site: MailSite): MailWords {
  const why =
    end.kind === 'declined'
      ? ['we are sorry: the home cannot take you on these days.', ...(end.reason === '' ? [] : [end.reason])]
      : ['we are sorry: nobody answered your request in time, so we have let the nights go.']
  return {
    subject: `No booking this time: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [`Hello ${booking.contact.name},`, ...why, whatWhenWho(booking, site.locale), 'Nothing was charged.'],
    link: { label: 'See other homes', href: `${site.origin}/stays` },
    sender: site.name,
  }
}

/** To the operator, when nobody answered. */
export function requestMissedMail(booking: MailedBooking, site: MailSite): MailWords {
  return {
    subject: `Nobody answered request ${booking.reference}: ${booking.stay.name}`,
    paragraphs: ['The time for an answer is over, and the nights are free again.', whatWhenWho(booking, site.locale)],
    link: seeBookings(site),
    sender: site.name,
  }
}
