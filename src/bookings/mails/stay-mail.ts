// What the mails say when a booking is changed, or is over.

import type { MailWords } from '#platform/mail-frame.ts'
import { sayMoney } from '#values/money.ts'
import { letterToGuest, letterToOperator, type MailedBooking, type MailSite, whatWhenWho } from './booking-mail.ts'

/** What became different, and what is due or given back. */
type Change = { readonly sentences: readonly string[] }

/** To the guest, when the booking was changed. */
export function changedMail(booking: MailedBooking, site: MailSite, { sentences }: Change): MailWords {
  return letterToGuest(booking, site, {
    subject: `Changed: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      'your booking was changed. This is how it stands now:',
      whatWhenWho(booking, site.locale),
      `The total is ${sayMoney(booking.total, site.locale)}, taxes included.`,
      ...sentences,
      ...booking.refundSentences,
    ],
  })
}

/** To the operator, when a booking was changed. */
export function changedForOperatorMail(booking: MailedBooking, site: MailSite, { sentences }: Change): MailWords {
  return letterToOperator(site, {
    subject: `Changed: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: ['A booking was changed. This is how it stands now:', whatWhenWho(booking, site.locale), ...sentences],
  })
}

/** To the guest, when they have left. */
export function farewellMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: `Thank you for staying at ${booking.stay.name}`,
    paragraphs: [
      `we hope you had good days at ${booking.stay.name}, and a good way home.`,
      'If you left something behind, or something was not as it should have been, answer this mail: a person reads it.',
    ],
  })
}

/** To the guest, when nobody arrived. */
export function missedMail(booking: MailedBooking, site: MailSite): MailWords {
  return letterToGuest(booking, site, {
    subject: `We missed you: booking ${booking.reference}, ${booking.stay.name}`,
    paragraphs: [
      'we expected you, but nobody arrived, and the booking is closed.',
      whatWhenWho(booking, site.locale),
      'If this is a mistake, answer this mail at once, and we will see what can be done.',
    ],
  })
}
