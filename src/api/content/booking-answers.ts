// Refusals of calls about bookings: unknown booking, unavailable visit, invalid dates.

import type { RefusalStatus } from '#api/contract/operation.ts'
import { type BookingRefusal, bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import { type BookingStanding, type CommandRefused, sayRefused } from '#bookings/record/state-conflict.ts'
import { keyed } from '#catalogue/sentence.ts'
import { type Verdict, verdictField } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { type ContentRefusal, refuseWith } from './content-answer.ts'

export const noBooking = refuseWith(404, bookingRefusals['booking-unknown'], { reason: 'booking-unknown' })

export const noNights = refuseWith(400, 'A visit has 1 to 365 nights, from `checkIn` to the later `checkOut`.')

/** In words, and by the key of its sentence. */
export function describeVerdict(verdict: Verdict, locale: string) {
  const sentence = sayVerdict(verdict, locale)
  return { reason: verdict.reason, sentence, ...keyed(sentence) }
}

/** Everything that prevents a visit, in the pages' wording. */
export function refuseVisit(verdicts: readonly Verdict[], locale: string): ContentRefusal {
  return refuseWith(422, bookingRefusals['not-offered'], {
    reason: 'not-offered',
    verdicts: verdicts.map(verdict => ({
      ...describeVerdict(verdict, locale),
      field: verdictField[verdict.reason],
    })),
  })
}

/** Why nights were not held, or a booking not made or ended. */
export function refuseBooking(refusal: CommandRefused<BookingRefusal>): ContentRefusal {
  // The browser page keeps nothing under a quote: to an API client it simply does not exist.
  return refuseCommand({ ...bookingRefusalStatus, 'quote-unknown': 404 }, bookingRefusals, refusal)
}

/** Why a command was refused, by its own room's tables; for a booking in the wrong state, with state and version. */
export function refuseCommand<Reason extends string>(
  statuses: Readonly<Record<Reason, RefusalStatus>>,
  sentences: Readonly<Record<Reason, string>>,
  refusal: { readonly reason: NoInfer<Reason> } & Partial<BookingStanding>,
): ContentRefusal {
  const { reason, state, version } = refusal
  const standing = state === undefined || version === undefined ? {} : { state, version }
  return refuseWith(statuses[reason], sayRefused(sentences, refusal), { reason, ...standing })
}
