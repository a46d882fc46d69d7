// The wording of the mails that carry a link for a guest without account.

import type { MailSite } from '#bookings/mails/booking-mail.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type Continued = {
  readonly stayName: string
  readonly address: string
  readonly code: string
  /** How long the code is good. */
  readonly minutes: number
  readonly until: Date
  readonly hold: { readonly timeZone: string }
}

/** To whoever wants to book without an account. */
export function continueMail({ stayName, address, code, minutes, until, hold }: Continued, site: MailSite): MailWords {
  return {
    subject: sentence('trips.continueSubject', { stayName }),
    paragraphs: [
      sentence('trips.hello'),
      sentence('trips.continueCode', { code, minutes }),
      sentence('trips.continueText'),
      sentence('trips.continueUntil', { until: sayInstant(until, hold.timeZone, site.locale) }),
    ],
    link: { label: sentence('trips.continueLink'), href: site.origin + address },
    afterLink: [sentence('trips.continueNotYou')],
    sender: site.name,
  }
}

type Managed = { readonly stayName: string; readonly reference: string; readonly address: string }

/** To whoever booked without an account and asked for a new link. */
export function manageMail({ stayName, reference, address }: Managed, site: MailSite): MailWords {
  return {
    subject: sentence('trips.manageSubject', { reference, stayName }),
    paragraphs: [sentence('trips.hello'), sentence('trips.manageText')],
    link: { label: sentence('trips.manageLink'), href: site.origin + address },
    afterLink: [sentence('trips.manageNotYou')],
    sender: site.name,
  }
}
