// What the operator reads when a provider's list and our books do not agree.

import { letterToOperator, type MailSite } from '#bookings/mails/booking-mail.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import type { BookFault } from './book-faults.ts'

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

const faultKeys: Readonly<Record<BookFault, SentenceKey>> = {
  'unknown-here': 'booking-payments.unknownHere',
  'unknown-there': 'booking-payments.unknownThere',
  'sum-differs': 'booking-payments.sumDiffers',
  'ledger-differs': 'booking-payments.ledgerDiffers',
}

export function reconciliationMail(site: MailSite, differs: ReconciliationDiffers): MailWords {
  const { provider, kind, ref, fault, booking, there, here, ledger } = differs
  return letterToOperator(site, {
    subject: sentence('booking-payments.booksDifferSubject', { kind, ref }),
    paragraphs: [
      `${sentence('booking-payments.booksDiffer', { kind, provider, ref })} ${sentenceBy(faultKeys[fault])}`,
      ...(booking ? [sentence('booking-payments.ofBooking', { reference: booking })] : []),
      sentence('booking-payments.threeSums', { there, here, ledger }),
      sentence('booking-payments.lookAtList'),
    ],
  })
}

type PayoutDiffers = {
  readonly provider: string
  readonly ref: string
  readonly failed: boolean
  /** The sums in words. */
  readonly payout: string
  readonly moves: string
}

export function payoutMail(site: MailSite, { provider, ref, failed, payout, moves }: PayoutDiffers): MailWords {
  const about = { provider, ref, payout, moves }
  return letterToOperator(site, {
    subject: sentence('booking-payments.payoutSubject', { ref }),
    paragraphs: [
      failed ? sentence('booking-payments.payoutFailed', about) : sentence('booking-payments.payoutDiffers', about),
      sentence('booking-payments.lookAtList'),
    ],
  })
}
