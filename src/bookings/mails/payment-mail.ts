// What the mails about money say: transfers, receipts, reminders, and money that has to go back.

import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import { type MailedBooking, type MailSite, seeBookings, seeIt, whatWhenWho } from './booking-mail.ts'

type Both = { readonly guest: MailWords; readonly operator: MailWords }

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
  { until, sentences }: { readonly until: string; readonly sentences: readonly string[] },
  site: MailSite,
): MailWords {
  return {
    subject: `Your transfer for ${booking.stay.name}: ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `the nights are kept for you until ${until}. The booking stands when your money has arrived.`,
      ...sentences,
      whatWhenWho(booking, site.locale),
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

/** What is told of money beyond the price, wherever the guest reads of it. */
export function surplusSentence(sum: string): string {
  return `That is ${sum} more than the price of your booking. The people of the home give it back to you.`
}

/** `rest` says what is still missing, or what is too much; nothing where exactly what was open is paid. */
export function receiptMail(
  booking: MailedBooking,
  { sum, rest }: { readonly sum: string; readonly rest: readonly string[] },
  site: MailSite,
): MailWords {
  return {
    subject: `${sum} arrived for booking ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `thank you: ${sum} has arrived for your booking ${booking.reference}, ${booking.stay.name}.`,
      ...rest,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

export function reminderMail(
  booking: MailedBooking,
  { sum, when }: { readonly sum: string; readonly when: string },
  site: MailSite,
): MailWords {
  return {
    subject: `${sum} is due soon: booking ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `${sum} for ${booking.stay.name} is due by ${when} (the home’s time). You can pay it on the page of your booking.`,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

export function overdueMail(
  booking: MailedBooking,
  { sum, until }: { readonly sum: string; readonly until: string },
  site: MailSite,
): MailWords {
  return {
    subject: `${sum} has not arrived: booking ${booking.reference}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `the day on which ${sum} was due for ${booking.stay.name} is over, and it has not arrived.`,
      `Please pay it on the page of your booking by ${until} (the home’s time). After that we have to cancel the booking, with what its promise about cancelling gives back.`,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

/** Nobody paid while the nights were kept. */
export function unpaidMail(booking: MailedBooking, site: MailSite): Both {
  return {
    guest: {
      subject: `We let the nights go: ${booking.reference}, ${booking.stay.name}`,
      paragraphs: [
        `Hello ${booking.contact.name},`,
        'the payment did not arrive while we kept the nights for you, so we have let them go.',
        whatWhenWho(booking, site.locale),
        'Should your money arrive after all, you get the nights if they are still free, and else all of it back.',
      ],
      link: { label: 'See other homes', href: `${site.origin}/stays` },
      sender: site.name,
    },
    operator: {
      subject: `Not paid in time: ${booking.reference}, ${booking.stay.name}`,
      paragraphs: ['Nobody paid while we kept the nights, and they are free again.', whatWhenWho(booking, site.locale)],
      link: seeBookings(site),
      sender: site.name,
    },
  }
}

/** Money came after the nights were let go for want of it, and they were still free. */
export function backAgainMail(booking: MailedBooking, site: MailSite): Both {
  const { locale } = site
  return {
    guest: {
      subject: `${booking.stay.name} is yours after all: booking ${booking.reference}`,
      paragraphs: [
        `Hello ${booking.contact.name},`,
        `your payment arrived after we had let the nights go. They were still free, so your booking ${booking.reference} stands, at the price you know.`,
        whatWhenWho(booking, locale),
        `The total is ${sayMoney(booking.total, locale)}, taxes included.`,
        ...booking.dueSentences,
        ...booking.refundSentences,
      ],
      link: seeIt(booking, site),
      sender: site.name,
    },
    operator: {
      subject: `Paid late, and stands: booking ${booking.reference}, ${booking.stay.name}`,
      paragraphs: [
        `The money for booking ${booking.reference} came after we had let its nights go. They were still free, and its price was not older than a day, so they are booked.`,
        whatWhenWho(booking, locale),
      ],
      link: seeBookings(site),
      sender: site.name,
    },
  }
}

/** Money came when the booking was over. */
export function latePaymentMail(booking: MailedBooking, sum: string, site: MailSite): Both {
  return {
    guest: {
      subject: `You get ${sum} back: ${booking.reference}, ${booking.stay.name}`,
      paragraphs: [
        `Hello ${booking.contact.name},`,
        `your payment of ${sum} arrived when your booking ${booking.reference} was over already. All of it goes back the way it came.`,
        whatWhenWho(booking, site.locale),
      ],
      link: seeIt(booking, site),
      sender: site.name,
    },
    operator: {
      subject: `Money came too late: ${booking.reference}`,
      paragraphs: [
        `${sum} arrived for a booking that was over, and goes back by itself. Please look whether it went.`,
        whatWhenWho(booking, site.locale),
      ],
      link: seeBookings(site),
      sender: site.name,
    },
  }
}

/** A guest has paid more than the price, and was told that it is given back. */
export function surplusMail(booking: MailedBooking, sum: string, site: MailSite): MailWords {
  return {
    subject: `${sum} too much was paid: ${booking.reference}`,
    paragraphs: [
      `${booking.contact.name} has paid ${sum} more than the price, and was told that you give it back. It does not go back by itself.`,
      whatWhenWho(booking, site.locale),
    ],
    link: { label: 'Give it back', href: `${site.origin}/admin/bookings` },
    sender: site.name,
  }
}

export function refundFailedMail(booking: MailedBooking, sum: string, site: MailSite): MailWords {
  return {
    subject: `A refund did not go out: ${booking.reference}`,
    paragraphs: [
      `${sum} could not be given back to ${booking.contact.name}. It is still owed; please try again.`,
      whatWhenWho(booking, site.locale),
    ],
    link: { label: 'Try it again', href: `${site.origin}/admin/bookings` },
    sender: site.name,
  }
}

export function mismatchMail(booking: MailedBooking, sum: string, site: MailSite): MailWords {
  return {
    subject: `A payment does not match: ${booking.reference}`,
    paragraphs: [
      `We asked for ${sum}, and the provider speaks of another sum or currency. Nothing was written down; please look at the provider’s own list.`,
      whatWhenWho(booking, site.locale),
    ],
    link: seeBookings(site),
    sender: site.name,
  }
}
