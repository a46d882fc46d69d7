// The mails about a damage deposit: one row for each event, with what guest and operator read.

import { letterToGuest, type MailedBooking, type MailSite, namesOf } from '#bookings/mails/booking-mail.ts'
import type { Silence } from '#bookings/mails/mail-table.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

export type DepositNews = {
  readonly what: 'wanted' | 'held' | 'received' | 'taken' | 'released'
  /** The deposit, and of one that ended what was taken and what goes back; empty where there is none. */
  readonly sum: string
  readonly taken: string
  readonly back: string
  /** How it is to come. */
  readonly way: 'card' | 'money'
  /** The last four digits of the card; empty where there is none. */
  readonly card: string
  /** The day on which it is released, in words. */
  readonly until: string
  /** Why something was taken. */
  readonly reason: string
}

type DepositMail = (booking: MailedBooking, site: MailSite, news: DepositNews) => MailWords

const silent = (silentBecause: string): Silence => ({ silentBecause })

/** Every event of a deposit, with its mails. */
// biome-ignore format: a table, one row a thing
export const depositMails: Readonly<Record<DepositNews['what'], { readonly guest: DepositMail | Silence; readonly operator: DepositMail | Silence }>> = {
  wanted:   { guest: wantedMail,   operator: silent('The desk shows every deposit that is missing.') },
  held:     { guest: heldMail,     operator: silent('Nothing is to be done; the desk shows it.') },
  received: { guest: receivedMail, operator: silent('An operator noted it.') },
  taken:    { guest: takenMail,    operator: silent('An operator took it.') },
  released: { guest: releasedMail, operator: silent('What is to be sent by transfer waits at the desk.') },
}

function wantedMail(booking: MailedBooking, site: MailSite, { sum, way, until }: DepositNews): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.depositWantedSubject', namesOf(booking)),
    paragraphs: [
      way === 'card'
        ? sentence('booking-payments.depositWantedCard', { sum, until })
        : sentence('booking-payments.depositWantedMoney', { sum, until }),
      sentence('booking-payments.depositAbout', namesOf(booking)),
    ],
  })
}

function heldMail(booking: MailedBooking, site: MailSite, { sum, card, until }: DepositNews): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.depositHeldSubject', namesOf(booking)),
    paragraphs: [
      sentence('booking-payments.depositHeld', { sum, card: card || 'none', ...namesOf(booking) }),
      sentence('booking-payments.depositHeldUntil', { until }),
    ],
  })
}

function receivedMail(booking: MailedBooking, site: MailSite, { sum, until }: DepositNews): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.depositReceivedSubject', namesOf(booking)),
    paragraphs: [
      sentence('booking-payments.depositReceived', { sum, ...namesOf(booking) }),
      sentence('booking-payments.depositReceivedUntil', { until }),
    ],
  })
}

function takenMail(booking: MailedBooking, site: MailSite, { sum, taken, back, reason }: DepositNews): MailWords {
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.depositTakenSubject', { taken, ...namesOf(booking) }),
    paragraphs: [
      sentence('booking-payments.depositTakenWhy', { taken, sum, ...namesOf(booking) }),
      reason,
      back === ''
        ? sentence('booking-payments.depositRestLetGo')
        : sentence('booking-payments.depositRestBack', { back }),
      sentence('booking-payments.depositDisagree'),
    ],
  })
}

function releasedMail(booking: MailedBooking, site: MailSite, { sum, back }: DepositNews): MailWords {
  const nothingTaken = sentence('booking-payments.depositReleased', { sum, ...namesOf(booking) })
  const how =
    back === '' ? sentence('booking-payments.depositOffCard') : sentence('booking-payments.depositBack', { back })
  return letterToGuest(booking, site, {
    subject: sentence('booking-payments.depositReleasedSubject', namesOf(booking)),
    paragraphs: [`${nothingTaken} ${how}`],
  })
}
