// What the mails say when a booking waits for money, is changed, or is over.

import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import { type MailedBooking, type MailSite, seeIt, whatWhenWho } from './booking-mail.ts'

/** To the guest, when the nights wait for a payment; `until` is when they are let go, in words, or empty. */
export function paymentAwaitedMail(booking: MailedBooking, until: string, site: MailSite): MailWords {
  const kept = until === '' ? 'The nights are kept for you meanwhile.' : `The nights are kept for you until ${until}.`
  return {
    subject: `Waiting for your payment: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `we have your booking; it stands as soon as your payment has arrived. ${kept}`,
      ...whatWhenWho(booking, site.locale),
      `The total is ${sayMoney(booking.total, site.locale)}, taxes included.`,
      ...booking.dueSentences,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

/** To the guest, when the payment did not arrive in time. */
export function paymentMissedMail(booking: MailedBooking, site: MailSite): MailWords {
  return {
    subject: `No payment arrived: ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      'your payment did not arrive in time, so we have let the nights go. Nothing is due.',
      ...whatWhenWho(booking, site.locale),
      'If you still want to come, you can book again while the nights are free.',
    ],
    link: { label: 'See the homes', href: `${site.origin}/stays` },
    sender: site.name,
  }
}

/** To the guest, when the booking was changed; `sentences` say what became different, and what is due or given back. */
export function changedMail(booking: MailedBooking, sentences: readonly string[], site: MailSite): MailWords {
  return {
    subject: `Changed: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      'your booking was changed. This is how it stands now:',
      ...whatWhenWho(booking, site.locale),
      `The total is ${sayMoney(booking.total, site.locale)}, taxes included.`,
      ...sentences,
      ...booking.refundSentences,
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

/** To the operator, when a booking was changed. */
export function changedForOperatorMail(
  booking: MailedBooking,
  sentences: readonly string[],
  site: MailSite,
): MailWords {
  return {
    subject: `Changed: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: ['This is how it stands now:', ...whatWhenWho(booking, site.locale), ...sentences],
    sender: site.name,
  }
}

/** To the guest, when they have left. */
export function farewellMail(booking: MailedBooking, site: MailSite): MailWords {
  return {
    subject: `Thank you for staying at ${booking.stay.name}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      `we hope you had good days at ${booking.stay.name}, and a good way home.`,
      'If you left something behind, or something was not as it should have been, answer this mail: a person reads it.',
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}

/** To the guest, when nobody arrived. */
export function missedMail(booking: MailedBooking, site: MailSite): MailWords {
  return {
    subject: `We missed you: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      'we expected you, but nobody arrived, and the booking is closed.',
      ...whatWhenWho(booking, site.locale),
      'If this is a mistake, answer this mail at once, and we will see what can be done.',
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}
