// What the mails about disputes say. Only the operator gets them: the guest hears from their bank.

import { letterToOperator, type MailedBooking, type MailSite, whatWhenWho } from '#bookings/mails/booking-mail.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

export type DisputeNews = {
  readonly what: 'opened' | 'won' | 'lost'
  readonly sum: string
  /** Until when it can be answered, on the home’s clock; empty when the bank named no end. */
  readonly until: string
}

const subjects: Readonly<Record<DisputeNews['what'], SentenceKey>> = {
  opened: 'booking-payments.disputeOpenedSubject',
  won: 'booking-payments.disputeWonSubject',
  lost: 'booking-payments.disputeLostSubject',
}

export function disputeMail(booking: MailedBooking, site: MailSite, news: DisputeNews): MailWords {
  return letterToOperator(site, {
    about: booking,
    subject: sentenceBy(subjects[news.what], { reference: booking.reference }),
    paragraphs: [...sentences(booking, news), whatWhenWho(booking, site.locale)],
  })
}

function sentences({ contact }: MailedBooking, { what, sum, until }: DisputeNews): string[] {
  switch (what) {
    case 'opened':
      return [
        sentence('booking-payments.disputeOpened', { name: contact.name, sum }),
        until === ''
          ? sentence('booking-payments.pleaseAnswerSoon')
          : sentence('booking-payments.pleaseAnswerBy', { until }),
      ]
    case 'won':
      return [sentence('booking-payments.yoursAgain', { sum }), sentence('booking-payments.cancelledMeanwhile')]
    case 'lost':
      return [sentence('booking-payments.staysWithGuest', { sum })]
  }
}
