// What the mails say when a booking is changed, or is over.

import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import { type MailedBooking, type MailSite, seeBookings, seeIt, whatWhenWho } from './booking-mail.ts'

/** To the guest, when the booking was changed; `sentences` say what became different, and what is due or given back. */
export function changedMail(booking: MailedBooking, sentences: readonly string[], site: MailSite): MailWords {
  return {
    subject: `Changed: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      `Hello ${booking.contact.name},`,
      'your booking was changed. This is how it stands now:',
      whatWhenWho(booking, site.locale),
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
    paragraphs: ['A booking was changed. This is how it stands now:', whatWhenWho(booking, site.locale), ...sentences],
    link: seeBookings(site),
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
      whatWhenWho(booking, site.locale),
      'If this is a mistake, answer this mail at once, and we will see what can be done.',
    ],
    link: seeIt(booking, site),
    sender: site.name,
  }
}
