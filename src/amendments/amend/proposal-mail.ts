// The wording of the mails about a change that the home proposed: waiting for the guest, declined, expired.

import { letterToGuest, type MailedBooking, type MailSite, whatWhenWho } from '#bookings/mails/booking-mail.ts'
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
  const subject = `May we change booking ${wanted.reference}, ${wanted.stay.name}?`
  const paragraphs = [
    'we would like to change your booking, and ask whether that suits you. It would become:',
    whatWhenWho(wanted, site.locale),
    sayDifference(wanted.total, deltaMinor, site.locale),
    ...(words === '' ? [] : [words]),
    `Nothing changes unless you agree, and the days until which you can cancel stay as they are. Please answer on the page of your booking by ${until}.`,
  ]
  const link = { label: 'See it and answer', href: site.origin + wanted.page }
  return letterToGuest(wanted, site, { subject, paragraphs, link })
}

/** To the guest, when the time to answer is over. */
export function proposalEndedMail(booking: MailedBooking, site: MailSite): MailWords {
  const subject = `Not changed: booking ${booking.reference}, ${booking.stay.name}`
  const paragraphs = [
    'the time to answer the change that we proposed is over. Your booking stands as it was:',
    whatWhenWho(booking, site.locale),
  ]
  return letterToGuest(booking, site, { subject, paragraphs })
}

/** To the operator, when the guest declined or did not answer. */
export function proposalRefusedMail(
  booking: MailedBooking,
  kind: 'declined' | 'expired',
  { page, site }: { readonly page: string; readonly site: MailSite },
): MailWords {
  return {
    subject: `${kind === 'declined' ? 'Declined' : 'Not answered'}: the change of booking ${booking.reference}`,
    paragraphs: [
      kind === 'declined'
        ? 'The guest does not agree to the change that you proposed. The booking stands as it was:'
        : 'The guest has not answered the change that you proposed. The booking stands as it was:',
      whatWhenWho(booking, site.locale),
    ],
    link: { label: 'See the booking', href: site.origin + page },
    sender: site.name,
  }
}
