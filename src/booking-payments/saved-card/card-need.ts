// Whether a booking still needs its saved card: one row for each state of the booking and of its deposit.

import type { DepositState } from '#booking-payments/deposit/deposit-standing.ts'
import type { BookingState } from '#bookings/record/booking.ts'

type CardUse = {
  readonly state: BookingState
  /** Whether a part is open that its guest agreed to have charged. */
  readonly partToCharge: boolean
  /** Of a deposit that is reserved on a card; undefined where there is none. */
  readonly deposit: DepositState | undefined
}

type Need = 'anything' | 'part-or-deposit' | 'deposit' | 'nothing'

// biome-ignore format: a table
const needs: Readonly<Record<BookingState, Need>> = {
  hold:             'anything',
  pending_payment:  'anything',
  pending_approval: 'anything',
  confirmed:        'part-or-deposit',
  in_stay:          'part-or-deposit',
  completed:        'deposit',
  expired:          'nothing',
  declined:         'nothing',
  cancelled:        'nothing',
  no_show:          'nothing',
}

// The reservation of a long visit is made anew before it ends, so one that is held needs its card until it is over.
// biome-ignore format: a table
const depositNeeds: Readonly<Record<DepositState, boolean>> = {
  planned:     true,
  wanted:      true,
  'under-way': true,
  held:        true,
  received:    false,
  ending:      false,
  taken:       false,
  released:    false,
}

/** States in which no card is of any use. */
export const overStates = Object.entries(needs)
  .filter(([, need]) => need === 'nothing')
  .map(([state]) => state as BookingState)

export function needsCard({ state, partToCharge, deposit }: CardUse): boolean {
  const need = needs[state]
  if (need === 'anything') return true
  if (need === 'nothing') return false
  return (need === 'part-or-deposit' && partToCharge) || (deposit !== undefined && depositNeeds[deposit])
}
