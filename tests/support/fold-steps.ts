// The state that a booking's events lead to, as the graph allows: what the stored state is held against.

import { type BookingCommand, type BookingState, transitions } from '#bookings/record/booking.ts'

/** What the events of a booking tell of its way, in the order of `seq`. */
export type Step = {
  readonly seq: number
  readonly from: BookingState | null
  readonly to: BookingState
  readonly command: BookingCommand
}

/**
 * The state that the events lead to (I12), or undefined when they are no life of a booking: none at all, a gap in
 * `seq`, a step that does not begin where the last one ended, or an arrow that is not in the graph.
 */
export function foldSteps(steps: readonly Step[]): BookingState | undefined {
  const end = steps.reduce<{ state: BookingState | null; seq: number } | undefined>(
    (reached, { seq, from, to, command }) =>
      reached &&
      seq === reached.seq + 1 &&
      from === reached.state &&
      transitions.some(arrow => arrow.command === command && arrow.from === from && arrow.to === to)
        ? { state: to, seq }
        : undefined,
    { state: null, seq: 0 },
  )
  return end?.state ?? undefined
}
