// What the mails about disputes say. Only the operator gets them: the guest hears from their bank.

import { letterToOperator, type MailedBooking, type MailSite, whatWhenWho } from '#bookings/mails/booking-mail.ts'
import type { MailWords } from '#platform/mail-frame.ts'

export type DisputeNews = {
  readonly what: 'opened' | 'won' | 'lost'
  readonly sum: string
  /** Until when it can be answered, in words; empty when the bank named no end. */
  readonly until: string
}

const subjects = {
  opened: 'A payment is disputed',
  won: 'A dispute was decided for you',
  lost: 'A dispute was lost',
} as const

export function disputeMail(booking: MailedBooking, site: MailSite, news: DisputeNews): MailWords {
  return letterToOperator(site, {
    subject: `${subjects[news.what]}: ${booking.reference}`,
    paragraphs: [...sentences(booking, news), whatWhenWho(booking, site.locale)],
  })
}

function sentences({ contact }: MailedBooking, { what, sum, until }: DisputeNews): string[] {
  switch (what) {
    case 'opened':
      return [
        `${contact.name} has asked their bank to take ${sum} back, and the bank holds it until it has decided.`,
        until === ''
          ? 'Please answer soon: who does not answer loses. What was agreed is put together for you at the desk.'
          : `Please answer by ${until}: who does not answer loses. What was agreed is put together for you at the desk.`,
      ]
    case 'won':
      return [
        `${sum} is yours again; the bank’s fee is not.`,
        'If the booking was cancelled meanwhile, please look whether something of it has to go back.',
      ]
    case 'lost':
      return [
        `${sum} stays with the guest, and the booking is as it was: please decide whether they are still welcome.`,
      ]
  }
}
