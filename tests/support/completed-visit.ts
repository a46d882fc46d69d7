// A visit that is over: booked, arrived, left.

import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { type HoldAsked, mustBook } from './booking-world.ts'

/** Books, and notes arrival and departure at the clock's now, whatever the nights are. */
export async function completedVisit(tools: Tools, user: VerifiedUser, asked: HoldAsked): Promise<string> {
  const id = await mustBook(tools, user, asked)
  await endVisit(tools, id)
  return id
}

/** A confirmed booking is lived through at once. */
export async function endVisit(tools: Tools, id: string): Promise<void> {
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const booked = (await lockBooking(queries, id))!
    const arrived = { command: 'check_in', to: 'in_stay', actor: 'system' } as const
    const staying = await takeStep(queries, booked, arrived, { checkedInAt: now }, now)
    const left = { command: 'check_out', to: 'completed', actor: 'system' } as const
    await takeStep(queries, staying, left, { checkedOutAt: now }, now)
  })
}
