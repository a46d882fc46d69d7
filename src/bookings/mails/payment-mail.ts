// What the mails about money say: transfers, receipts, reminders, and money that has to go back.

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

type Transfer = {
  readonly sum: string
  /** In words; empty where none is known. */
  readonly account: string
  /** When it has to be there, in words. */
  readonly until?: string | undefined
}

/** Where to send a transfer, what to write on it, and by when it has to arrive. */
export function transferSentences(reference: string, { sum, account, until }: Transfer): string[] {
  return [
    account === '' ? sentence('bookings.transferAsTold', { sum }) : sentence('bookings.transferTo', { sum, account }),
    sentence('bookings.transferReference', { reference }),
    ...(until ? [sentence('bookings.transferUntil', { until })] : []),
  ]
}

/** The nights wait for a transfer; the sentences say where to send it. Whoever pays by card sees the answer before them. */
export function transferMail(
  booking: MailedBooking,
  site: MailSite,
  { until, sentences }: { readonly until: string; readonly sentences: readonly string[] },
): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.transferSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.transfer', { until }), ...sentences, whatWhenWho(booking, site.locale)],
  })
}

/** `rest` says what is still missing, or what is too much; nothing where exactly what was open is paid. */
export function receiptMail(booking: MailedBooking, site: MailSite, sum: string, rest: readonly string[]): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.receiptSubject', { sum, ...namesOf(booking) }),
    paragraphs: [sentence('bookingMails.receipt', { sum, ...namesOf(booking) }), ...rest],
  })
}

export function reminderMail(booking: MailedBooking, site: MailSite, sum: string, when: string): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.reminderSubject', { sum, ...namesOf(booking) }),
    paragraphs: [sentence('bookingMails.reminder', { sum, when, ...namesOf(booking) })],
  })
}

export function overdueMail(booking: MailedBooking, site: MailSite, sum: string, until: string): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.overdueSubject', { sum, ...namesOf(booking) }),
    paragraphs: [
      sentence('bookingMails.overdue', { sum, ...namesOf(booking) }),
      sentence('bookingMails.payUntil', { until }),
    ],
  })
}

/** Nobody paid while the nights were held. */
export function unpaidMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.unpaidSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.unpaid'),
      whatWhenWho(booking, site.locale),
      sentence('bookingMails.shouldItArrive'),
    ],
    link: seeOtherHomes(site),
  })
}

export function unpaidForOperatorMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    about: booking,
    subject: sentence('bookingMails.unpaidForOperatorSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.unpaidForOperator'), whatWhenWho(booking, site.locale)],
  })
}

/** The time is over in which nights were held that an operator took for the guest. */
export function heldLapsedMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.heldLapsedSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.heldLapsed'), whatWhenWho(booking, site.locale)],
    link: seeOtherHomes(site),
  })
}

export function heldLapsedForOperatorMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    subject: sentence('bookingMails.heldLapsedForOperatorSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.heldLapsedForOperator'), whatWhenWho(booking, site.locale)],
  })
}

/** Money came after the nights were released for want of it, and they were still free. */
export function backAgainMail(booking: MailedBooking, site: MailSite): MailWords {
  const { locale } = site
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.backAgainSubject', namesOf(booking)),
    paragraphs: [
      sentence('bookingMails.backAgain', namesOf(booking)),
      whatWhenWho(booking, locale),
      sentence('bookingMails.totalWithTaxes', { total: sayMoney(booking.total, locale) }),
      ...booking.dueSentences,
      ...booking.refundSentences,
    ],
  })
}

export function backAgainForOperatorMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToOperator(site, {
    about: booking,
    subject: sentence('bookingMails.backAgainForOperatorSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.backAgainForOperator', namesOf(booking)), whatWhenWho(booking, site.locale)],
  })
}

/** Money came when the booking was over. */
export function latePaymentMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.latePaymentSubject', { sum, ...namesOf(booking) }),
    paragraphs: [sentence('bookingMails.latePayment', { sum, ...namesOf(booking) }), whatWhenWho(booking, site.locale)],
  })
}

export function latePaymentForOperatorMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  return letterToOperator(site, {
    about: booking,
    subject: sentence('bookingMails.latePaymentForOperatorSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.latePaymentForOperator', { sum }), whatWhenWho(booking, site.locale)],
  })
}

/** A guest has paid more than the price, and was told that it is given back. */
export function surplusMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  const subject = sentence('bookingMails.surplusSubject', { sum, ...namesOf(booking) })
  const paid = sentence('bookingMails.surplus', { name: booking.contact.name, sum })
  return letterToOperator(
    site,
    { subject, paragraphs: [paid, whatWhenWho(booking, site.locale)] },
    sentence('bookingMails.giveBack'),
  )
}

export function refundFailedMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  const subject = sentence('bookingMails.refundFailedSubject', namesOf(booking))
  const owed = sentence('bookingMails.refundFailed', { sum, name: booking.contact.name })
  return letterToOperator(
    site,
    { subject, paragraphs: [owed, whatWhenWho(booking, site.locale)] },
    sentence('bookingMails.tryAgain'),
  )
}

export function mismatchMail(booking: MailedBooking, site: MailSite, sum: string): MailWords {
  return letterToOperator(site, {
    about: booking,
    subject: sentence('bookingMails.mismatchSubject', namesOf(booking)),
    paragraphs: [sentence('bookingMails.mismatch', { sum }), whatWhenWho(booking, site.locale)],
  })
}
