// Who comes along, as the page of a booking shows it.

import { activeStates, type BookingState } from '#bookings/record/booking.ts'
import type { Party } from '#offers/terms/party.ts'

export type CompanionsView = {
  readonly names: readonly string[]
  /** How many names can be told; 0 where none can any more. */
  readonly most: number
}

/** How many people a party has beside the one who booked. */
export function howManyCompanions({ adults, childAges, infants }: Party): number {
  return Math.max(0, adults + childAges.length + infants - 1)
}

/** What was typed and refused. */
export type CompanionsTyped = { readonly text: string; readonly fault: string | undefined }

type Named = { readonly state: BookingState; readonly party: Party; readonly companions: readonly string[] }

export function companionsView({ state, party, companions }: Named): CompanionsView {
  const mayName = state !== 'hold' && activeStates.includes(state)
  return { names: companions, most: mayName ? howManyCompanions(party) : 0 }
}
