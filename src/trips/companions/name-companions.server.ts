// Command: a guest says who comes along. Nobody has to; the names go when the guest is forgotten.

import { eq } from 'drizzle-orm'
import { byGuest, onBooking } from '#bookings/commands/on-booking.server.ts'
import { activeStates } from '#bookings/record/booking.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done } from '#values/result.ts'
import type { CompanionsRefusal } from './companions-refusals.ts'
import { howManyCompanions } from './companions-view.ts'

type Named = { readonly bookingId: string; readonly companions: readonly string[] }
type Answer = CommandOutcome<{ readonly bookingId: string }, CompanionsRefusal>

/** All the names, in place of those before. They are no step of the booking: forms that are open meanwhile stay good. */
export function nameCompanions(tools: Tools, who: Booker, { bookingId, companions }: Named): Promise<Answer> {
  return onBooking(tools, byGuest(who), { bookingId }, async ({ queries, booking, standing, now }): Promise<Answer> => {
    if (standing.state === 'hold' || !activeStates.includes(standing.state)) return stateConflict('not-now', standing)
    if (companions.length > howManyCompanions(booking.party)) return { ok: false, reason: 'more-than-booked' }
    await queries
      .update(bookingTable)
      .set({ companions: [...companions], updatedAt: now })
      .where(eq(bookingTable.id, bookingId))
    return done({ bookingId })
  })
}
