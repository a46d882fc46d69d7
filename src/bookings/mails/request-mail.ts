// What the mails about a request say: that it was sent, that it waits, and how it ended without a booking.

import { sayContact } from '#bookings/record/booking-words.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import {
  letterToGuest,
  letterToOperator,
  type MailedBooking,
  type MailSite,
  seeOtherHomes,
  whatWhenWho,
} from './booking-mail.ts'

/** `until`: when the request ends by itself, in words. */
type Waiting = { readonly until: string }

/** To the guest, when the request was sent. */
export function requestSentMail(booking: MailedBooking, site: MailSite, { until }: Waiting): MailWords {
  return letterToGuest(booking, site, {
    subject: `Your request for ${booking.stay.name}: ${booking.reference}`,
    paragraphs: [
      `we have asked whether you can come. The answer arrives by ${until}; until then the nights are kept for you.`,
      whatWhenWho(booking, site.locale),
      `If the answer is yes, the total is ${sayMoney(booking.total, site.locale)}, taxes included. Nothing is charged before.`,
    ],
  })
}

/** To the operator: somebody waits for an answer. */
export function requestWaitsMail(booking: MailedBooking, site: MailSite, { until }: Waiting): MailWords {
  const subject = `A request waits: ${booking.reference}, ${booking.stay.name}`
  const paragraphs = [
    'Somebody asks whether they can come, and waits for your answer.',
    whatWhenWho(booking, site.locale),
    `Asked by ${sayContact(booking.contact)}.`,
    ...(booking.notes === '' ? [] : [`They wrote: ${booking.notes}`]),
    `It ends by itself on ${until}, and the nights are free again then.`,
  ]
  return letterToOperator(site, { subject, paragraphs }, 'Answer it')
}

/** To the guest, when the operator said no; `reason` is their own word, or empty. */
export function requestDeclinedMail(
  booking: MailedBooking,
  site: MailSite,
  { reason }: { readonly reason: string },
): MailWords {
  const why = 'we are sorry: the home cannot take you on these days.'
  return noBookingMail(booking, site, reason === '' ? [why] : [why, reason])
}

/** To the guest, when nobody answered. */
export function requestUnansweredMail(booking: MailedBooking, site: MailSite): MailWords {
  return noBookingMail(booking, site, [
    'we are sorry: nobody answered your request in time, so we have let the nights go.',
  ])
}

function noBookingMail(booking: MailedBooking, site: MailSite, why: readonly string[]): MailWords {
  return letterToGuest(booking, site, {
    subject: `No booking this time: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [...why, whatWhenWho(booking, site.locale), 'Nothing was charged.'],
    link: seeOtherHomes(site),
  })
}

/** To the operator, when nobody answered. */
export function requestMissedMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    subject: `Nobody answered request ${booking.reference}: ${booking.stay.name}`,
    paragraphs: ['The time for an answer is over, and the nights are free again.', whatWhenWho(booking, site.locale)],
  })
}
