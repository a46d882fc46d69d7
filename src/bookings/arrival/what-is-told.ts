// What a guest is told about arriving at this moment, and why not yet. Pages, mails, files and calls all ask here.

import type { BookingState } from '#bookings/record/booking.ts'
import type { TellingRule } from '#stays/arrival/telling-rule.ts'
import { addDays, type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** What has to come before it is told; at least one of the three. */
export type Withheld = {
  /** The guest has not proved their mailbox. */
  readonly isUnproved: boolean
  /** Something is left to pay before the arrival. */
  readonly isUnpaid: boolean
  /** The day at the home on which it is told at the earliest; null when that has come. */
  readonly from: CalendarDay | null
}

/** `never`: the booking does not stand, or the visit is over. */
type Verdict = 'told' | 'never' | Withheld

export type Told = {
  /** To the browser or program that opens the booking: the address, how to get in, the house manual. */
  readonly address: Verdict
  /** The same by what leaves the site: mails and calendar files. */
  readonly mailed: Verdict
  /** The door code and the Wi-Fi, by whatever road. */
  readonly codes: Verdict
}

type Standing = {
  readonly state: BookingState
  readonly isPaid: boolean
  readonly isProved: boolean
  readonly nights: NightRange
  readonly timeZone: string
}

/** From the confirmation on; never while it waits, and not after it was cancelled. */
const standingStates: readonly BookingState[] = ['confirmed', 'in_stay', 'completed']

export function stands(state: BookingState): boolean {
  return standingStates.includes(state)
}

/** At the home, days begin at midnight; codes end with the day of departure, or when the guest has left. */
export function whatIsTold(standing: Standing, rule: TellingRule, now: Date): Told {
  const { state, isPaid, isProved, nights, timeZone } = standing
  const today = dayInZone(now, timeZone)
  const from = codesFrom(nights, rule)
  const isUnpaid = !isPaid
  const waits = rule.addressWhen === 'paid' && isUnpaid
  const isOver = state === 'completed' || today > nights.checkOut
  if (!stands(state)) return { address: 'never', mailed: 'never', codes: 'never' }
  return {
    address: verdict({ isUnproved: false, isUnpaid: waits, from: null }),
    mailed: verdict({ isUnproved: !isProved, isUnpaid: waits, from: null }),
    codes: isOver ? 'never' : verdict({ isUnproved: !isProved, isUnpaid, from: today < from ? from : null }),
  }
}

/**
 * The mail before the arrival, by the clock at the home: from the day of the codes to that of the check-in. `whole`: with
 * what may be mailed; `bare`: the mailbox is not proved to be the guest's. While the address waits for money, the mail does.
 */
export function arrivalMail(standing: Standing, rule: TellingRule, now: Date): 'whole' | 'bare' | 'none' {
  const { state, nights, timeZone } = standing
  const today = dayInZone(now, timeZone)
  const isAhead = state === 'confirmed' || state === 'in_stay'
  if (!isAhead || today < codesFrom(nights, rule) || today > nights.checkIn) return 'none'
  const { mailed } = whatIsTold(standing, rule, now)
  if (mailed === 'told') return 'whole'
  return mailed === 'never' || mailed.isUnpaid ? 'none' : 'bare'
}

/** The first day, at the home, on which codes may be told. */
export function codesFrom({ checkIn }: NightRange, { codesDays }: Pick<TellingRule, 'codesDays'>): CalendarDay {
  return addDays(checkIn, -codesDays)
}

function verdict(withheld: Withheld): Verdict {
  return withheld.isUnproved || withheld.isUnpaid || withheld.from !== null ? withheld : 'told'
}
