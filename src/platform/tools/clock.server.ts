// What time it is, as a tool that a test can set.

import type { Milliseconds } from '#values/duration.ts'

export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs, and that a test can move ahead. */
type MovableClock = Clock & { readonly advance: (length: Milliseconds) => void }

/** The system's clock, moved ahead by whatever was asked so far. */
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
