// What the mails about a kept card say: a charge that is coming, and one that did not go through.

import { type MailedBooking, type MailSite, seeIt } from '#bookings/mails/booking-mail.ts'
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

export function chargeComesMail(booking: MailedBooking, news: ChargeNews, site: MailSite): MailWords {
  return {
    subject: `${news.sum} will be charged to your card: booking ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `as you agreed when you booked, we charge ${news.sum} for ${booking.stay.name} to ${yourCard(news)} on ${news.when}. You need not do anything.`,
      'Until then you can pay it in another way, or remove the card, on the page of your booking.',
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

export function chargeFailedMail(
  booking: MailedBooking,
  { why, ...news }: ChargeNews & { readonly why: string },
  site: MailSite,
): MailWords {
  return {
    subject: `${news.sum} could not be charged: booking ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `we tried to charge ${news.sum} for ${booking.stay.name} to ${yourCard(news)}. ${why}`,
      `We do not try this again. Please pay it on the page of your booking by ${news.when} (the home’s time).`,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}
