// The nights that must be free so that a visit keeps its distance from its neighbours.

import { addDays } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/**
 * `nights` and `turnoverNights` more on either side: a neighbour that shares none of them leaves at least
 * `turnoverNights` empty between. Throws RangeError for a count that is negative or not whole.
 */
export function nightsAround({ checkIn, checkOut }: NightRange, turnoverNights: number): NightRange {
  if (!Number.isSafeInteger(turnoverNights) || turnoverNights < 0) {
    throw new RangeError(`Not a count of nights: ${turnoverNights}`)
  }
  return { checkIn: addDays(checkIn, -turnoverNights), checkOut: addDays(checkOut, turnoverNights) }
}
