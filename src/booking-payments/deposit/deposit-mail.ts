// The mails about a damage deposit: one row for each event, with what guest and operator read.

import { letterToGuest, type MailedBooking, type MailSite } from '#bookings/mails/booking-mail.ts'
import type { Silence } from '#bookings/mails/mail-table.ts'
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

function letter(booking: MailedBooking, site: MailSite, subject: string, paragraphs: readonly string[]): MailWords {
  return letterToGuest(booking, site, { subject: `${subject}: booking ${booking.reference}`, paragraphs })
}

function wantedMail(booking: MailedBooking, site: MailSite, { sum, way, until }: DepositNews): MailWords {
  const how =
    way === 'card'
      ? `please reserve the damage deposit of ${sum} with a card on the page of your booking. Nothing is charged: it is let go on ${until}, unless something was damaged.`
      : `please have the damage deposit of ${sum} ready, by transfer or when you arrive. It goes back to you on ${until}, unless something was damaged.`
  const about = `It is for ${booking.stay.name}, and no part of the price.`
  return letter(booking, site, 'Your damage deposit', [how, about])
}

function heldMail(booking: MailedBooking, site: MailSite, { sum, card, until }: DepositNews): MailWords {
  const where = card === '' ? 'your card' : `your card ending in ${card}`
  return letter(booking, site, 'Your damage deposit is reserved', [
    `the damage deposit of ${sum} for ${booking.stay.name} is reserved on ${where}. Nothing was charged, and it is no part of the price.`,
    `It is let go on ${until}, unless something was damaged.`,
  ])
}

function receivedMail(booking: MailedBooking, site: MailSite, { sum, until }: DepositNews): MailWords {
  return letter(booking, site, 'Your damage deposit has arrived', [
    `thank you: the damage deposit of ${sum} for ${booking.stay.name} has arrived. It is no part of the price.`,
    `It goes back to you on ${until}, unless something was damaged.`,
  ])
}

function takenMail(booking: MailedBooking, site: MailSite, { sum, taken, back, reason }: DepositNews): MailWords {
  return letter(booking, site, `${taken} of your damage deposit was taken`, [
    `${taken} of your damage deposit of ${sum} for ${booking.stay.name} was taken. The reason:`,
    reason,
    back === '' ? 'Whatever else was reserved on your card is let go.' : `${back} of it goes back to you.`,
    'If you see it differently, please answer this mail.',
  ])
}

function releasedMail(booking: MailedBooking, site: MailSite, { sum, back }: DepositNews): MailWords {
  const how =
    back === ''
      ? 'It is not reserved on your card any more; some banks take a few days to show it.'
      : `${back} goes back to you the way it came.`
  return letter(booking, site, 'Your damage deposit is let go', [
    `nothing was taken of your damage deposit of ${sum} for ${booking.stay.name}. ${how}`,
  ])
}
