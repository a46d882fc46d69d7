// The wording of the mails about a change that a guest asked for: waiting, in force, refused.

import {
  letterToGuest,
  letterToOperator,
  type MailedBooking,
  type MailSite,
  whatWhenWho,
} from '#bookings/mails/booking-mail.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { type Money, money, sayMoney } from '#values/money.ts'

/** "The new total is €450.00, €50.00 more than before." */
export function sayDifference(total: Money, deltaMinor: number, locale: string): string {
  const whole = `The new total is ${sayMoney(total, locale)}`
  if (deltaMinor === 0) return `${whole}, as before.`
  const difference = sayMoney(money(Math.abs(deltaMinor), total.currency), locale)
  return deltaMinor > 0 ? `${whole}, ${difference} more than before.` : `${whole}, ${difference} less than before.`
}

type ChangeFacts = {
  readonly deltaMinor: number
  readonly until: string
  /** Extras and code, where the change touches them. */
  readonly chosen: string | undefined
}

/** "Extras and code: Breakfast, code SUMMER." */
export function sayChosenThen(chosen: string | undefined): string[] {
  return chosen === undefined ? [] : [`Extras and code: ${chosen}.`]
}

/** To the operator, when a change waits for an answer; `wanted` is the booking as it would be. */
export function changeWaitsMail(wanted: MailedBooking, facts: ChangeFacts, site: MailSite): MailWords {
  const { deltaMinor, until } = facts
  const subject = `A change waits: booking ${wanted.reference}, ${wanted.stay.name}`
  const paragraphs = [
    `${wanted.contact.name} asks to change booking ${wanted.reference} to:`,
    whatWhenWho(wanted, site.locale),
    ...sayChosenThen(facts.chosen),
    sayDifference(wanted.total, deltaMinor, site.locale),
    `It ends by itself on ${until}; until it is answered the booking stands as it was.`,
  ]
  return letterToOperator(site, { subject, paragraphs }, 'Answer it')
}

/** To the guest, when a change was sent and waits. */
export function changeSentMail(wanted: MailedBooking, facts: ChangeFacts, site: MailSite): MailWords {
  const subject = `Your change of booking ${wanted.reference} waits for an answer`
  const paragraphs = [
    'we have asked whether your booking can be changed to:',
    whatWhenWho(wanted, site.locale),
    ...sayChosenThen(facts.chosen),
    sayDifference(wanted.total, facts.deltaMinor, site.locale),
    `The answer arrives by ${facts.until}. Until then your booking stands as it was.`,
  ]
  return letterToGuest(wanted, site, { subject, paragraphs })
}

const refusedBecause = {
  declined: 'we are sorry: the home cannot change your booking as you asked.',
  expired: 'we are sorry: nobody answered your wish to change the booking in time.',
  withdrawn: 'we have taken back the change that we proposed to you, and you need not answer it any more.',
}

/** Why a change ended: the home declined it, did not answer it, or withdrew its own proposal. */
export type ChangeRefused = keyof typeof refusedBecause

/** To the guest, when a change ended without taking effect. */
export function changeRefusedMail(booking: MailedBooking, kind: ChangeRefused, site: MailSite): MailWords {
  const subject = `Not changed: booking ${booking.reference}, ${booking.stay.name}`
  const paragraphs = [refusedBecause[kind], 'Your booking stands as it was:', whatWhenWho(booking, site.locale)]
  return letterToGuest(booking, site, { subject, paragraphs })
}
