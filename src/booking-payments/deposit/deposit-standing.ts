// The state of a booking's damage deposit at a moment: one rule for pages, the API and sweepers.

import type { BookingState } from '#bookings/record/booking.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { PaymentPurpose, PaymentState } from '#payments/port/payment.ts'
import type { NightRange } from '#values/night-range.ts'
import { depositTimes } from './deposit-times.ts'

export const depositStates = [
  /** Its time has not come. */
  'planned',
  /** It is to be reserved or paid, and is not yet. */
  'wanted',
  /** The guest's bank has not answered yet. */
  'under-way',
  /** Reserved on a card. */
  'held',
  /** Received as money. */
  'received',
  /** Decided on, and the bank has not answered yet. */
  'ending',
  /** Some of it was taken; the rest was released. */
  'taken',
  'released',
] as const

export type DepositState = (typeof depositStates)[number]

export type DepositBooking = {
  readonly state: BookingState
  readonly nights: NightRange
  readonly timeZone: string
  readonly quote: Pick<Quote, 'damageDeposit' | 'refundTerms'>
}

export type DepositPayment = {
  readonly id: string
  readonly purpose: PaymentPurpose
  readonly state: PaymentState
  readonly authorisedUntil: Date | null
}

export type DepositEnding = {
  readonly paymentId: string
  readonly cause: DepositCause
  readonly takenMinor: number
  readonly fault: string | null
  readonly settledAt: Date | null
}

/** Who or what ended it: somebody in the admin pages, its day, the booking's end, or the next reservation of a long visit. */
export type DepositCause = 'operator' | 'visit-over' | 'booking-over' | 'renewed'

export type DepositStanding<Payment, End> = {
  readonly kind: DepositState
  /** The payment it is about, where there is one. */
  readonly payment?: Payment
  readonly end?: End
}

const waits: readonly BookingState[] = ['pending_payment', 'pending_approval', 'confirmed', 'in_stay']

/** Undefined where there is no deposit, or never came to be one. `payments` and `ends`: the oldest first. */
export function depositStanding<Payment extends DepositPayment, End extends DepositEnding>(
  booking: DepositBooking,
  payments: readonly Payment[],
  ends: readonly End[],
  now: Date,
): DepositStanding<Payment, End> | undefined {
  const ended = new Map(ends.map(end => [end.paymentId, end]))
  const live = payments.findLast(payment => isLive(payment, now) && !ended.has(payment.id))
  if (live) return { kind: live.purpose === 'damage_hold' ? 'held' : 'received', payment: live }
  const stands = booking.state === 'confirmed' || booking.state === 'in_stay'
  const decided = ends.findLast(end => end.cause !== 'renewed' && !(stands && wasForItsEnd(end)))
  if (decided) {
    const payment = payments.find(({ id }) => id === decided.paymentId)!
    if (decided.settledAt === null) return { kind: 'ending', payment, end: decided }
    return { kind: decided.takenMinor > 0 && decided.fault === null ? 'taken' : 'released', payment, end: decided }
  }
  const underWay = payments.findLast(({ state }) => state === 'created' || state === 'requires_action')
  if (underWay) return { kind: 'under-way', payment: underWay }
  const { damageDeposit } = booking.quote
  if (!damageDeposit || damageDeposit.minor === 0) return undefined
  const { placeFrom, releaseAt } = depositTimes(booking, damageDeposit)
  if (!waits.includes(booking.state) || releaseAt <= now) {
    const ran = payments.findLast(({ authorisedUntil }) => authorisedUntil !== null)
    return ran && { kind: 'released', payment: ran }
  }
  return { kind: stands && placeFrom <= now ? 'wanted' : 'planned' }
}

/** Released because the booking had ended: when it stands again, the deposit is asked for again. */
function wasForItsEnd({ cause, settledAt }: DepositEnding): boolean {
  return cause === 'booking-over' && settledAt !== null
}

/** Whether it is there to be taken from: reserved and not run out, or received. */
function isLive({ purpose, state, authorisedUntil }: DepositPayment, now: Date): boolean {
  if (purpose === 'damage_capture') return state === 'captured'
  return state === 'authorised' && (authorisedUntil === null || authorisedUntil > now)
}
