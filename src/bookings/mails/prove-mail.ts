// The mail to an address that was only typed: how it is proved, and nothing of the booking that who reads it might not know.

import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import type { MailSite } from './booking-mail.ts'

type ToProve = {
  readonly stayName: string
  /** With the key. */
  readonly page: string
  readonly code: string
  /** How long the code is good. */
  readonly minutes: number
}

export function proveMail({ stayName, page, code, minutes }: ToProve, site: MailSite): MailWords {
  return {
    subject: sentence('bookingMails.proveSubject', { stayName }),
    paragraphs: [
      sentence('bookingMails.proveHello'),
      sentence('bookingMails.proveText', { stayName }),
      sentence('bookingMails.proveCode', { code, minutes }),
    ],
    link: { label: sentence('bookingMails.proveLink'), href: site.origin + page },
    afterLink: [sentence('bookingMails.proveNotYou')],
    sender: site.name,
  }
}
