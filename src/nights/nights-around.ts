// A visit's nights including the turnover nights around it.

import { addDays } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** Turnover nights before and after a visit. */
export type Turnover = { readonly before: number; readonly after: number }

/**
 * `nights` extended by `turnover` (a number: the same on either side): a neighbour that shares none of them leaves at
 * least that many nights empty between. Throws RangeError for a count that is negative or not whole.
 */
export function nightsAround({ checkIn, checkOut }: NightRange, turnover: number | Turnover): NightRange {
  const { before, after } = typeof turnover === 'number' ? { before: turnover, after: turnover } : turnover
  for (const count of [before, after]) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count of nights: ${count}`)
  }
  return { checkIn: addDays(checkIn, -before), checkOut: addDays(checkOut, after) }
}
