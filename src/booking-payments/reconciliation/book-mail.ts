// What the operator reads when a provider's list and our books do not agree.

import { letterToOperator, type MailSite } from '#bookings/mails/booking-mail.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { type BookFault, bookFaultWords } from './book-faults.ts'

type ReconciliationDiffers = {
  readonly provider: string
  readonly kind: 'payment' | 'refund'
  /** The provider's own name of it. */
  readonly ref: string
  readonly fault: BookFault
  /** The reference of its booking; undefined when we know of none. */
  readonly booking: string | undefined
  /** The sums in words, or that nothing is known. */
  readonly there: string
  readonly here: string
  readonly ledger: string
}

export function reconciliationMail(site: MailSite, differs: ReconciliationDiffers): MailWords {
  const { provider, kind, ref, fault, booking, there, here, ledger } = differs
  return letterToOperator(site, {
    subject: `The books differ: ${kind} ${ref}`,
    paragraphs: [
      `The nightly comparison with the provider “${provider}” found a ${kind} that does not agree: ${ref}. ${bookFaultWords[fault]}`,
      ...(booking ? [`It belongs to booking ${booking}.`] : []),
      `At the provider: ${there}. Here: ${here}. In the ledger: ${ledger}.`,
      'Nothing was changed. Please look at the provider’s own list.',
    ],
  })
}
