// The wording of the mails that carry a link for a guest without account.

import type { MailSite } from '#bookings/mails/booking-mail.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type Continued = {
  readonly stayName: string
  readonly address: string
  readonly until: Date
  readonly hold: { readonly timeZone: string }
}

/** To whoever wants to book without an account. */
export function continueMail({ stayName, address, until, hold }: Continued, site: MailSite): MailWords {
  return {
    subject: `Go on with your booking of ${stayName}`,
    paragraphs: [
      'Hello,',
      'you asked to book without an account. This link shows us that the address is yours, and takes you back to your booking.',
      `It works once, until ${sayInstant(until, hold.timeZone, site.locale)} (the home’s time). The nights are kept for you as long.`,
    ],
    link: { label: 'Go on with the booking', href: site.origin + address },
    afterLink: ['If it was not you who asked, you need not do anything: nothing is booked.'],
    sender: site.name,
  }
}

type Managed = { readonly stayName: string; readonly reference: string; readonly address: string }

/** To whoever booked without an account and asked for a new link. */
export function manageMail({ stayName, reference, address }: Managed, site: MailSite): MailWords {
  return {
    subject: `Your link to booking ${reference}, ${stayName}`,
    paragraphs: [
      'Hello,',
      'you asked for a new link to your booking. It works once; whenever you need another, ask again.',
    ],
    link: { label: 'Open my booking', href: site.origin + address },
    afterLink: ['If it was not you who asked, you need not do anything.'],
    sender: site.name,
  }
}
