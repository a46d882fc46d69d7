// What the mails about a request say: that it was sent, that it waits, and how it ended without a booking.

import { sayContact } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import {
  letterToGuest,
  letterToOperator,
  type MailedBooking,
  type MailSite,
  namesOf,
  seeOtherHomes,
  whatWhenWho,
} from './booking-mail.ts'

/** `until`: when the request ends by itself, on the home’s clock. */
type Waiting = { readonly until: string }

/** To the guest, when the request was sent. */
export function requestSentMail(booking: MailedBooking, site: MailSite, { until }: Waiting): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.requestSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.requestSent', { until }),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.ifYes', { total: sayMoney(booking.total, site.locale) }),
    ],
  })
}

/** To the operator: somebody waits for an answer. */
export function requestWaitsMail(booking: MailedBooking, site: MailSite, { until }: Waiting): MailWords {
  const subject = sentence('bookingMails.requestWaitsSubject', namesOf(booking))
  const paragraphs = [
    sentence('bookingMails.requestWaits'),
    whatWhenWho(booking, site.locale),
    sentence('bookingMails.askedBy', { contact: sayContact(booking.contact) }),
    ...(booking.notes === '' ? [] : [sentence('bookingMails.theyWrote', { notes: booking.notes })]),
    sentence('bookingMails.requestEnds', { until }),
  ]
  return letterToOperator(site, { subject, paragraphs }, sentence('bookingMails.answerIt'))
}

/** To the guest, when the operator said no; `reason` is their own word, or empty. */
export function requestDeclinedMail(
  booking: MailedBooking,
  site: MailSite,
  { reason }: { readonly reason: string },
): MailWords {
  const why = sentence('bookingMails.requestDeclined')
  return noBookingMail(booking, site, reason === '' ? [why] : [why, reason])
}

/** To the guest, when nobody answered. */
export function requestUnansweredMail(booking: MailedBooking, site: MailSite): MailWords {
  return noBookingMail(booking, site, [sentence('bookingMails.requestUnanswered')])
}

function noBookingMail(booking: MailedBooking, site: MailSite, why: readonly string[]): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.noBookingSubject', namesOf(booking)),
    paragraphs: [...why, whatWhenWho(booking, site.locale), sentence('bookingMails.nothingCharged')],
    link: seeOtherHomes(site),
  })
}

/** To the operator, when nobody answered. */
export function requestMissedMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    about: booking,
    subject: sentence('bookingMails.requestMissedSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.requestMissed'), whatWhenWho(booking, site.locale)],
  })
}
