// What the mails say when a booking is changed, or is over.

import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import {
  letterToGuest,
  letterToOperator,
  type MailedBooking,
  type MailSite,
  namesOf,
  whatWhenWho,
} from './booking-mail.ts'

/** What became different, and what is due or given back. */
type Change = { readonly sentences: readonly string[] }

/** To the guest, when the booking was changed. */
export function changedMail(booking: MailedBooking, site: MailSite, { sentences }: Change): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.changedSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.changed'),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.totalWithTaxes', { total: sayMoney(booking.total, site.locale) }),
      ...sentences,
      ...booking.refundSentences,
    ],
  })
}

/** To the operator, when a booking was changed. */
export function changedForOperatorMail(booking: MailedBooking, site: MailSite, { sentences }: Change): MailWords {
  return letterToOperator(site, {
    subject: sentence('bookingMails.changedSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.changedForOperator'), whatWhenWho(booking, site.locale), ...sentences],
  })
}

/** To the guest, when their booking is at another home now. */
export function movedMail(
  booking: MailedBooking,
  site: MailSite,
  { sentences, reason }: Change & { readonly reason: string },
): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.movedSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.moved', namesOf(booking)),
      ...sentences,
      sentence('bookingMails.movedBecause', { reason }),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.movedPriceStays', { total: sayMoney(booking.total, site.locale) }),
      ...booking.refundSentences,
    ],
  })
}

/** To the guest, when they have left. */
export function farewellMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.farewellSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.farewell', namesOf(booking)), sentence('bookingMails.leftBehind')],
  })
}

/** To the guest, when nobody arrived. */
export function missedMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.missedSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.missed'),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.missedMistake'),
    ],
  })
}
