// The command by which a guest removes a booking's saved card.

import { byGuest, onBooking } from '#bookings/commands/on-booking.server.ts'
import type { CardRefusal } from '#bookings/record/payment-refusals.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { laterPayer, noteCardsRemoved } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done } from '#values/result.ts'
import { forgetCards, isBeingAsked } from './forget-cards.server.ts'

type Removed = CommandOutcome<{ readonly bookingId: string }, CardRefusal>

/** From its commit on nothing begins by the card; a charge under way has to end first. Pressed twice it is removed once. */
export function removeCard(tools: Tools, who: Booker, bookingId: string): Promise<Removed> {
  const command = { bookingId, after: [forgetCards] }
  return onBooking(tools, byGuest(who), command, async ({ queries, standing, now }): Promise<Removed> => {
    if (isBeingAsked(await openPaymentOf(queries, bookingId))) return stateConflict('payment-under-way', standing)
    if (!(await laterPayer(queries, bookingId))) return stateConflict('no-card-kept', standing)
    await noteCardsRemoved(queries, bookingId, 'guest', now)
    return done({ bookingId })
  })
}
