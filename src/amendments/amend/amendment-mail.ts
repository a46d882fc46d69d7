// The wording of the mails about a change that a guest asked for: waiting, in force, refused.

import {
  letterToGuest,
  letterToOperator,
  type MailedBooking,
  type MailSite,
  namesOf,
  whatWhenWho,
} from '#bookings/mails/booking-mail.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { type Money, money, sayMoney } from '#values/money.ts'

/** "The new total is €450, €50 more than before." */
export function sayDifference(total: Money, deltaMinor: number, locale: string): string {
  const said = {
    total: sayMoney(total, locale),
    difference: sayMoney(money(Math.abs(deltaMinor), total.currency), locale),
  }
  if (deltaMinor === 0) return sentence('amendments.totalAsBefore', said)
  return deltaMinor > 0 ? sentence('amendments.totalMore', said) : sentence('amendments.totalLess', said)
}

type ChangeFacts = {
  readonly deltaMinor: number
  readonly until: string
  /** Extras and code, where the change touches them. */
  readonly chosen: string | undefined
}

/** "Extras and code: Breakfast, code SUMMER." */
export function sayChosenThen(chosen: string | undefined): string[] {
  return chosen === undefined ? [] : [sentence('amendments.extrasAndCodeThen', { chosen })]
}

/** To the operator, when a change waits for an answer; `wanted` is the booking as it would be. */
export function changeWaitsMail(wanted: MailedBooking, facts: ChangeFacts, site: MailSite): MailWords {
  const { deltaMinor, until } = facts
  const subject = sentence('amendments.waitsSubject', namesOf(wanted))
  const paragraphs = [
    sentence('amendments.waits', { name: wanted.contact.name, reference: wanted.reference }),
    whatWhenWho(wanted, site.locale),
    ...sayChosenThen(facts.chosen),
    sayDifference(wanted.total, deltaMinor, site.locale),
    sentence('amendments.waitsUntil', { until }),
  ]
  return letterToOperator(site, { subject, paragraphs }, sentence('bookingMails.answerIt'))
}

/** To the guest, when a change was sent and waits. */
export function changeSentMail(wanted: MailedBooking, facts: ChangeFacts, site: MailSite): MailWords {
  const subject = sentence('amendments.sentSubject', { reference: wanted.reference })
  const paragraphs = [
    sentence('amendments.sent'),
    whatWhenWho(wanted, site.locale),
    ...sayChosenThen(facts.chosen),
    sayDifference(wanted.total, facts.deltaMinor, site.locale),
    sentence('amendments.sentUntil', { until: facts.until }),
  ]
  return letterToGuest(wanted, site, { subject, paragraphs })
}

const refusedBecause = {
  declined: 'amendments.declined',
  expired: 'amendments.unanswered',
  withdrawn: 'amendments.withdrawn',
} as const satisfies Record<string, SentenceKey>

/** Why a change ended: the home declined it, did not answer it, or withdrew its own proposal. */
export type ChangeRefused = keyof typeof refusedBecause

/** To the guest, when a change ended without taking effect. */
export function changeRefusedMail(booking: MailedBooking, kind: ChangeRefused, site: MailSite): MailWords {
  const subject = sentence('amendments.notChangedSubject', namesOf(booking))
  const paragraphs = [
    sentenceBy(refusedBecause[kind]),
    sentence('amendments.standsAsItWas'),
    whatWhenWho(booking, site.locale),
  ]
  return letterToGuest(booking, site, { subject, paragraphs })
}
