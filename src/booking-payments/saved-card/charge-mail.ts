// The mails about a saved card: a charge that is coming, and one that failed.

import { letterToGuest, type MailedBooking, type MailSite } from '#bookings/mails/booking-mail.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type ChargeNews = {
  readonly sum: string
  /** The day of the charge, or the end of the time to pay, at the home. */
  readonly when: string
  /** The last four digits; empty when they are not known. */
  readonly card: string
}

function yourCard({ card }: ChargeNews): string {
  return card === '' ? 'your card' : `your card ending in ${card}`
}

export function chargeComesMail(booking: MailedBooking, site: MailSite, news: ChargeNews): MailWords {
  return letterToGuest(booking, site, {
    subject: `${news.sum} will be charged to your card: booking ${booking.reference}`,
    paragraphs: [
      `as you agreed when you booked, we charge ${news.sum} for ${booking.stay.name} to ${yourCard(news)} on ${news.when}. You need not do anything.`,
      'Until then you can pay it in another way, or remove the card, on the page of your booking.',
    ],
  })
}

export function chargeFailedMail(booking: MailedBooking, site: MailSite, news: ChargeNews, why: string): MailWords {
  return letterToGuest(booking, site, {
    subject: `${news.sum} could not be charged: booking ${booking.reference}`,
    paragraphs: [
      `we tried to charge ${news.sum} for ${booking.stay.name} to ${yourCard(news)}. ${why}`,
      `We do not try this again. Please pay it on the page of your booking by ${news.when} (the home’s time).`,
    ],
  })
}
