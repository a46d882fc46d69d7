// The mails about a saved card: a charge that is coming, and one that failed.

import { letterToGuest, type MailedBooking, type MailSite, namesOf } from '#bookings/mails/booking-mail.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type ChargeNews = {
  readonly sum: string
  /** The day of the charge, or the end of the time to pay, at the home. */
  readonly when: string
  /** The last four digits; empty when they are not known. */
  readonly card: string
}

export function chargeComesMail(booking: MailedBooking, site: MailSite, { sum, when, card }: ChargeNews): MailWords {
  const names = namesOf(booking)
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.chargeComesSubject', { sum, ...names }),
    paragraphs: [
      sentence('booking-payments.chargeComes', { sum, card: card || 'none', day: when, ...names }),
      sentence('booking-payments.untilCharge'),
    ],
  })
}

export function chargeFailedMail(booking: MailedBooking, site: MailSite, news: ChargeNews, why: string): MailWords {
  const { sum, when, card } = news
  const names = namesOf(booking)
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.chargeFailedSubject', { sum, ...names }),
    paragraphs: [
      `${sentence('booking-payments.chargeFailed', { sum, card: card || 'none', ...names })} ${why}`,
      sentence('booking-payments.chargeOver', { until: when }),
    ],
  })
}
