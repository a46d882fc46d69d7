// How a credit of a statement stands to the bookings.

/**
 * `exact`, `under`, `over`: it names a booking, and its sum is what is due, less, or more. `other-currency`: that booking is in
 * another currency. `unmatched`: it names none, or several. `noted`: it was recorded already.
 */
export const matches = ['exact', 'under', 'over', 'other-currency', 'unmatched', 'noted'] as const

export type Match = (typeof matches)[number]

/** Whether it may be recorded as it is: then a booking is named, in its currency. */
export function mayBeRecorded(match: Match): boolean {
  return match === 'exact' || match === 'under' || match === 'over'
}
