// The current time, as a tool that tests can set.

import type { Milliseconds } from '#values/duration.ts'

export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A running clock that tests can advance. */
type MovableClock = Clock & { readonly advance: (length: Milliseconds) => void }

/** The system clock, plus all advances so far. */
export function movableClock(): MovableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: length => {
      ahead += length
    },
  }
}

export function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock
}
