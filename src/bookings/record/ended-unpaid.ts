// Which bookings a late payment may bring back: those that nothing ended but that nobody paid.

import type { BookingMode } from '#offers/terms/stay-offer.ts'
import type { BookingActor, BookingState } from './booking.ts'

/** The reason of a booking that was released unpaid. */
export const unpaid = 'unpaid'

type Ended = {
  readonly state: BookingState
  readonly stateReason: string | null
  readonly cancelledBy: BookingActor | null
  readonly mode: BookingMode
}

/**
 * True of one whose time to pay ran out, and of one that stood and was released because what was due did not come. A
 * request that ran out never had the home's yes, and gets none by paying; one that was cancelled for its money had it.
 */
export function endedUnpaid({ state, stateReason, cancelledBy, mode }: Ended): boolean {
  if (stateReason !== unpaid) return false
  return state === 'expired' ? mode === 'instant' : state === 'cancelled' && cancelledBy === 'system'
}
