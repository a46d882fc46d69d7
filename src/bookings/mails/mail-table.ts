// Who gets which mail when a booking takes a step: one row for each arrow of its graph.

import type { BookingActor, BookingCommand, BookingState } from '#bookings/record/booking.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import {
  cancellationMail,
  confirmationMail,
  lostBookingMail,
  type MailedBooking,
  type MailSite,
  newBookingMail,
} from './booking-mail.ts'
import {
  backAgainForOperatorMail,
  backAgainMail,
  heldLapsedForOperatorMail,
  heldLapsedMail,
  transferMail,
  unpaidForOperatorMail,
  unpaidMail,
} from './payment-mail.ts'
import {
  requestDeclinedMail,
  requestMissedMail,
  requestSentMail,
  requestUnansweredMail,
  requestWaitsMail,
} from './request-mail.ts'
import { changedForOperatorMail, changedMail, farewellMail, missedMail, movedMail } from './stay-mail.ts'

/** What the step says beyond the booking itself. */
export type MailNews = {
  readonly by: BookingActor
  /** What comes back, what is due, what became different. */
  readonly sentences: readonly string[]
  /** When a wait ends by itself, on the home’s clock; empty when it does not. */
  readonly until: string
  /** The operator's own word; empty when there is none. */
  readonly reason: string
}

export type MailTemplate = {
  /** Its name in the outbox's key; two mails of one step differ in it. */
  readonly about: string
  readonly words: (booking: MailedBooking, site: MailSite, news: MailNews) => MailWords
  /** What it does to the guest's calendar. */
  readonly calendar?: 'REQUEST' | 'CANCEL'
}

/** No mail, for a reason. */
export type Silence = { readonly silentBecause: string }

type MailRow = { readonly guest: MailTemplate | Silence; readonly operator: MailTemplate | Silence }

export type Arrow = {
  readonly command: BookingCommand
  readonly from: BookingState | null
  readonly to: BookingState
}

const silent = (silentBecause: string): Silence => ({ silentBecause })

const confirmed: MailTemplate = { about: 'confirmed', words: confirmationMail, calendar: 'REQUEST' }
const isNew: MailTemplate = { about: 'new', words: newBookingMail }
const requested: MailTemplate = { about: 'requested', words: requestSentMail }
const waits: MailTemplate = { about: 'waits', words: requestWaitsMail }
const declined: MailTemplate = { about: 'declined', words: requestDeclinedMail }
const unanswered: MailTemplate = { about: 'unanswered', words: requestUnansweredMail }
const missedRequest: MailTemplate = { about: 'missed', words: requestMissedMail }
const withdrawn: MailTemplate = { about: 'withdrawn', words: cancellationMail }
const cancelled: MailTemplate = { about: 'cancelled', words: cancellationMail, calendar: 'CANCEL' }
const lost: MailTemplate = { about: 'lost', words: lostBookingMail }
const changed: MailTemplate = { about: 'amended', words: changedMail, calendar: 'REQUEST' }
const changedToo: MailTemplate = { about: 'changed', words: changedForOperatorMail }
/** To another home. */
const moved: MailTemplate = { about: 'moved', words: movedMail, calendar: 'REQUEST' }
const movedWaiting: MailTemplate = { about: 'moved-waiting', words: movedMail }
const transfer: MailTemplate = { about: 'transfer', words: transferMail }
const unpaid: MailTemplate = { about: 'unpaid', words: unpaidMail }
const unpaidToo: MailTemplate = { about: 'unpaid-task', words: unpaidForOperatorMail }
/** Of nights that an operator held for a guest; `expireHolds` writes none about other holds. */
const lapsed: MailTemplate = { about: 'lapsed', words: heldLapsedMail }
const lapsedToo: MailTemplate = { about: 'lapsed-task', words: heldLapsedForOperatorMail }
const backAgain: MailTemplate = { about: 'back-again', words: backAgainMail, calendar: 'REQUEST' }
const backAgainToo: MailTemplate = { about: 'back-again-too', words: backAgainForOperatorMail }
const farewell: MailTemplate = { about: 'farewell', words: farewellMail }
const absent: MailTemplate = { about: 'absent', words: missedMail, calendar: 'CANCEL' }

const noContact = silent('A hold has no contact yet; whoever made it sees it before them.')
const notYet = silent('Nothing stands before it is paid.')
const theyDidIt = silent('An operator did it, and sees it at the desk.')
const adminShowsIt = silent('The desk shows it on the day.')

/** `submit hold confirmed`: the name of an arrow's row. */
export function arrowName({ command, from, to }: Arrow): string {
  return [command, from ?? 'nothing', to].join(' ')
}

// biome-ignore format: a table, one row an arrow
export const mailTable: Readonly<Record<string, MailRow>> = {
  'hold nothing hold':                          { guest: noContact,  operator: noContact },
  'submit hold pending_payment':                { guest: transfer,   operator: notYet },
  'submit hold pending_approval':               { guest: requested,  operator: waits },
  'submit hold confirmed':                      { guest: confirmed,  operator: isNew },
  'authorise pending_payment pending_approval': { guest: requested,  operator: waits },
  'capture pending_payment confirmed':          { guest: confirmed,  operator: isNew },
  'approve pending_approval confirmed':         { guest: confirmed,  operator: isNew },
  'decline pending_approval declined':          { guest: declined,   operator: theyDidIt },
  'release hold expired':                       { guest: noContact,  operator: noContact },
  'release pending_payment expired':            { guest: withdrawn,  operator: notYet },
  'expire hold expired':                        { guest: lapsed,     operator: lapsedToo },
  'expire pending_payment expired':             { guest: unpaid,     operator: unpaidToo },
  'expire pending_approval expired':            { guest: unanswered, operator: missedRequest },
  'cancel pending_payment cancelled':           { guest: withdrawn,  operator: notYet },
  'cancel pending_approval cancelled':          { guest: withdrawn,  operator: lost },
  'cancel confirmed cancelled':                 { guest: cancelled,  operator: lost },
  'cancel in_stay cancelled':                   { guest: cancelled,  operator: lost },
  'amend confirmed confirmed':                  { guest: changed,    operator: changedToo },
  'amend in_stay in_stay':                      { guest: changed,    operator: changedToo },
  'move pending_payment pending_payment':       { guest: movedWaiting, operator: theyDidIt },
  'move pending_approval pending_approval':     { guest: movedWaiting, operator: theyDidIt },
  'move confirmed confirmed':                   { guest: moved,      operator: theyDidIt },
  'check_in confirmed in_stay':                 { guest: silent('They are at the home.'), operator: adminShowsIt },
  'check_out in_stay completed':                { guest: farewell,   operator: adminShowsIt },
  'mark_no_show confirmed no_show':             { guest: absent,     operator: theyDidIt },
  'mark_no_show in_stay no_show':               { guest: absent,     operator: theyDidIt },
  'late_payment expired confirmed':             { guest: backAgain,  operator: backAgainToo },
  'late_payment cancelled confirmed':           { guest: backAgain,  operator: backAgainToo },
}

/** The mails of this step. */
export function mailRowOf(arrow: Arrow): MailRow {
  const row = mailTable[arrowName(arrow)]
  if (!row) throw new Error(`No row of the mails for ${arrowName(arrow)}`)
  return row
}

const calendarOf: ReadonlyMap<string, MailTemplate['calendar']> = new Map(
  Object.values(mailTable).flatMap(({ guest }) => ('about' in guest ? [[guest.about, guest.calendar] as const] : [])),
)

/** What the mail with that name does to the guest's calendar. */
export function calendarMethodOf(about: string): MailTemplate['calendar'] {
  return calendarOf.get(about)
}
