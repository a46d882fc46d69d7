// The wording of the mail that invites somebody to work here.

import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type Invited = {
  /** Who invites, by name. */
  readonly by: string
  /** Each role with its homes, in words. */
  readonly roles: readonly string[]
  readonly until: string
  readonly link: string
}

export function invitationMail({ by, roles, until, link }: Invited, siteName: string): MailWords {
  return {
    subject: sentence('people.mailSubject', { siteName }),
    paragraphs: [
      sentence('people.mailHello'),
      sentence('people.mailText', { by, siteName }),
      ...roles,
      sentence('people.mailUntil', { until }),
    ],
    link: { label: sentence('people.mailLink'), href: link },
    afterLink: [sentence('people.mailNotYou')],
    sender: siteName,
  }
}
