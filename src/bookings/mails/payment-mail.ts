// What the mails about money say: transfers, receipts, reminders, and money that has to go back.

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

type Transfer = { readonly sum: string; readonly account: string }

/** Where to send a transfer, and what to write on it. */
export function transferSentences(reference: string, { sum, account }: Transfer): string[] {
  return [
    account === ''
      ? `Please transfer ${sum}. The people of the home write to you where to.`
      : `Please transfer ${sum} to ${account}.`,
    `Write ${reference} as the reference, so that we know it is yours.`,
  ]
}

/** The nights wait for a transfer; the sentences say where to send it. Whoever pays by card sees the answer before them. */
export function transferMail(
  booking: MailedBooking,
  site: MailSite,
  { until, sentences }: { readonly until: string; readonly sentences: readonly string[] },
): MailWords {
  return letterToGuest(booking, site, {
    subject: `Your transfer for ${booking.stay.name}: ${booking.reference}`,
    paragraphs: [
      `the nights are kept for you until ${until}. The booking stands when your money has arrived.`,
      ...sentences,
      whatWhenWho(booking, site.locale),
    ],
  })
}

/** What a guest reads about money paid beyond the price. */
export function surplusSentence(sum: string): string {
  return `That is ${sum} more than the price of your booking. The people of the home give it back to you.`
}

/** `rest` says what is still missing, or what is too much; nothing where exactly what was open is paid. */
export function receiptMail(booking: MailedBooking, site: MailSite, sum: string, rest: readonly string[]): MailWords {
  return letterToGuest(booking, site, {
    subject: `${sum} arrived for booking ${booking.reference}`,
    paragraphs: [`thank you: ${sum} has arrived for your booking ${booking.reference}, ${booking.stay.name}.`, ...rest],
  })
}

export function reminderMail(booking: MailedBooking, site: MailSite, sum: string, when: string): MailWords {
  return letterToGuest(booking, site, {
    subject: `${sum} is due soon: booking ${booking.reference}`,
    paragraphs: [
      `${sum} for ${booking.stay.name} is due by ${when} (the home’s time). You can pay it on the page of your booking.`,
    ],
  })
}

export function overdueMail(booking: MailedBooking, site: MailSite, sum: string, until: string): MailWords {
  return letterToGuest(booking, site, {
    subject: `${sum} has not arrived: booking ${booking.reference}`,
    paragraphs: [
      `the day on which ${sum} was due for ${booking.stay.name} is over, and it has not arrived.`,
      `Please pay it on the page of your booking by ${until} (the home’s time). After that we have to cancel the booking, with what its promise about cancelling gives back.`,
    ],
  })
}

/** Nobody paid while the nights were held. */
export function unpaidMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: `We let the nights go: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      'the payment did not arrive while we kept the nights for you, so we have let them go.',
      whatWhenWho(booking, site.locale),
      'Should your money arrive after all, you get the nights if they are still free, and else all of it back.',
    ],
    link: seeOtherHomes(site),
  })
}

export function unpaidForOperatorMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    subject: `Not paid in time: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: ['Nobody paid while we kept the nights, and they are free again.', whatWhenWho(booking, site.locale)],
  })
}

/** Money came after the nights were released for want of it, and they were still free. */
export function backAgainMail(booking: MailedBooking, site: MailSite): MailWords {
  const { locale } = site
  return letterToGuest(booking, site, {
    subject: `${booking.stay.name} is yours after all: booking ${booking.reference}`,
    paragraphs: [
      `your payment arrived after we had let the nights go. They were still free, so your booking ${booking.reference} stands, at the price you know.`,
      whatWhenWho(booking, locale),
      `The total is ${sayMoney(booking.total, locale)}, taxes included.`,
      ...booking.dueSentences,
      ...booking.refundSentences,
    ],
  })
}

export function backAgainForOperatorMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    subject: `Paid late, and stands: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `The money for booking ${booking.reference} came after we had let its nights go. They were still free, and its price was not older than a day, so they are booked.`,
      whatWhenWho(booking, site.locale),
    ],
  })
}

/** Money came when the booking was over. */
export function latePaymentMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  return letterToGuest(booking, site, {
    subject: `You get ${sum} back: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `your payment of ${sum} arrived when your booking ${booking.reference} was over already. All of it goes back the way it came.`,
      whatWhenWho(booking, site.locale),
    ],
  })
}

export function latePaymentForOperatorMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  return letterToOperator(site, {
    subject: `Money came too late: ${booking.reference}`,
    paragraphs: [
      `${sum} arrived for a booking that was over, and goes back by itself. Please look whether it went.`,
      whatWhenWho(booking, site.locale),
    ],
  })
}

/** A guest has paid more than the price, and was told that it is given back. */
export function surplusMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  const subject = `${sum} too much was paid: ${booking.reference}`
  const paid = `${booking.contact.name} has paid ${sum} more than the price, and was told that you give it back. It does not go back by itself.`
  return letterToOperator(site, { subject, paragraphs: [paid, whatWhenWho(booking, site.locale)] }, 'Give it back')
}

export function refundFailedMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  const subject = `A refund did not go out: ${booking.reference}`
  const owed = `${sum} could not be given back to ${booking.contact.name}. It is still owed; please try again.`
  return letterToOperator(site, { subject, paragraphs: [owed, whatWhenWho(booking, site.locale)] }, 'Try it again')
}

export function mismatchMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  return letterToOperator(site, {
    subject: `A payment does not match: ${booking.reference}`,
    paragraphs: [
      `We asked for ${sum}, and the provider speaks of another sum or currency. Nothing was written down; please look at the provider’s own list.`,
      whatWhenWho(booking, site.locale),
    ],
  })
}
