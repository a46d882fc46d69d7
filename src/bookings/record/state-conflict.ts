// A command that does not belong to a booking as it stands: refused with the booking's state and version, and in words.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Done, Refused } from '#values/result.ts'
import { type BookingState, stateAt, type Timed } from './booking.ts'

/**
 * Reasons that speak of a booking's state or version, or of sums and a damage deposit that depend on them: none of them
 * is reported without both.
 */
type StateConflictReason =
  | 'not-cancellable'
  | 'not-amendable'
  | 'not-movable'
  | 'not-now'
  | 'out-of-date'
  | 'answered-already'
  | 'request-expired'
  | 'hold-expired'
  | 'hold-ended'
  | 'nothing-to-choose'
  | 'no-card-kept'
  | 'nothing-due'
  | 'sum-changed'
  | 'noted-already'
  | 'refund-changed'
  | 'payment-under-way'
  | 'deposit-not-wanted'
  | 'deposit-not-held'
  | 'deposit-ran-out'

/** How a booking stands; `version` counts its steps from 1. */
export type BookingStanding = { readonly state: BookingState; readonly version: number }

type StateConflict<Reason extends StateConflictReason> = Refused<Reason> & BookingStanding

export type CommandRefused<Reason extends string> =
  | Refused<Exclude<Reason, StateConflictReason>>
  | StateConflict<Extract<Reason, StateConflictReason>>

/** What a command about a booking answers: an `Outcome` whose refusals for state or version say how the booking stands. */
export type CommandOutcome<Value extends object, Reason extends string> = Done<Value> | CommandRefused<Reason>

/** Only for callers who may see the booking: to anybody else it does not exist. */
export function stateConflict<Reason extends StateConflictReason>(
  reason: Reason,
  { state, version }: BookingStanding,
): StateConflict<Reason> {
  return { ok: false, reason, state, version }
}

/** How a row stands at `now`, as people see it. */
export function standingOf(row: Timed & Pick<BookingStanding, 'version'>, now: Date): BookingStanding {
  return { state: stateAt(row, now), version: row.version }
}

const standings: Readonly<Record<BookingState, SentenceKey>> = {
  hold: 'bookings.standsHold',
  pending_payment: 'bookings.standsPendingPayment',
  pending_approval: 'bookings.standsPendingApproval',
  confirmed: 'bookings.standsConfirmed',
  in_stay: 'bookings.standsInStay',
  completed: 'bookings.standsCompleted',
  expired: 'bookings.standsExpired',
  declined: 'bookings.standsDeclined',
  cancelled: 'bookings.standsCancelled',
  no_show: 'bookings.standsNoShow',
}

/** The sentence for a refusal's reason, and after it, where the booking's state is the matter, how it stands now. */
export function sayRefused<Reason extends string>(
  sentences: Readonly<Record<Reason, string>>,
  { reason, state }: { readonly reason: Reason; readonly state?: BookingState },
): string {
  const said = sentences[reason]
  return state === undefined || saysItself.has(reason) ? said : `${said} ${sentenceBy(standings[state])}`
}

/** What a page is answered with: 200 when it was done, else why not. */
export function sayOutcome<Reason extends string>(
  outcome: { readonly ok: true } | ({ readonly ok: false; readonly reason: Reason } & Partial<BookingStanding>),
  statuses: Readonly<Record<Reason, number>>,
  sentences: Readonly<Record<Reason, string>>,
): { readonly status: number; readonly refusal: string | undefined } {
  if (outcome.ok) return { status: 200, refusal: undefined }
  return { status: statuses[outcome.reason], refusal: sayRefused(sentences, outcome) }
}

// Their sentences say that the time is over.
const saysItself: ReadonlySet<string> = new Set(['hold-expired', 'request-expired'] satisfies StateConflictReason[])
