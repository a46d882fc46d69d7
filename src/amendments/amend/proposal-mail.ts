// The wording of the mails about a change that the home proposed: waiting for the guest, declined, expired.

import { letterToGuest, type MailedBooking, type MailSite, namesOf, whatWhenWho } from '#bookings/mails/booking-mail.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { sayDifference } from './amendment-mail.ts'

type ProposalFacts = {
  readonly deltaMinor: number
  readonly until: string
  /** The operator's own message, or empty. */
  readonly words: string
}

/** To the guest; `wanted` is the booking as it would be. */
export function proposalMail(wanted: MailedBooking, facts: ProposalFacts, site: MailSite): MailWords {
  const { deltaMinor, until, words } = facts
  const subject = sentence('amendments.proposalSubject', namesOf(wanted))
  const paragraphs = [
    sentence('amendments.proposal'),
    whatWhenWho(wanted, site.locale),
    sayDifference(wanted.total, deltaMinor, site.locale),
    ...(words === '' ? [] : [words]),
    sentence('amendments.proposalUntil', { until }),
  ]
  const link = { label: sentence('amendments.seeAndAnswer'), href: site.origin + wanted.page }
  return letterToGuest(wanted, site, { subject, paragraphs, link })
}

/** To the guest, when the time to answer is over. */
export function proposalEndedMail(booking: MailedBooking, site: MailSite): MailWords {
  const subject = sentence('amendments.notChangedSubject', namesOf(booking))
  const paragraphs = [sentence('amendments.proposalOver'), whatWhenWho(booking, site.locale)]
  return letterToGuest(booking, site, { subject, paragraphs })
}

const refusedBy = {
  declined: { subject: 'amendments.declinedByGuestSubject', says: 'amendments.declinedByGuest' },
  expired: { subject: 'amendments.unansweredByGuestSubject', says: 'amendments.unansweredByGuest' },
} as const

/** To the operator, when the guest declined or did not answer. */
export function proposalRefusedMail(
  booking: MailedBooking,
  kind: keyof typeof refusedBy,
  { page, site }: { readonly page: string; readonly site: MailSite },
): MailWords {
  const { subject, says } = refusedBy[kind]
  return {
    subject: sentenceBy(subject, namesOf(booking)),
    paragraphs: [sentenceBy(says), whatWhenWho(booking, site.locale)],
    link: { label: sentence('amendments.seeBooking'), href: site.origin + page },
    sender: site.name,
  }
}
