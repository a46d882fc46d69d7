// Which mails will leave about a booking that stands, if nothing about it changes.

import { openPartOf, plannedCharge } from '#booking-payments/saved-card/planned-charge.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { checkOutAt } from '#bookings/visits/check-in-and-out.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier } from '#values/duration.ts'
import { remindsBefore } from './remind-of-dues.server.ts'

type PlannedMail = { readonly kind: 'reminder' | 'charge' | 'farewell'; readonly at: Date }

/** `checkOutUntil`: the hour of the home, "10:00". In the order of time; empty for a booking that does not stand. */
export async function plannedMails(tools: Tools, bookingId: string, checkOutUntil: string): Promise<PlannedMail[]> {
  const row = await findRow(tools.database, bookingId)
  if (row?.state !== 'confirmed' && row?.state !== 'in_stay') return []
  const farewell = { kind: 'farewell', at: checkOutAt(row, checkOutUntil) } as const
  const open = row.state === 'confirmed' ? await openPartOf(tools.database, row) : undefined
  const remindAt = open && earlier(open.at, remindsBefore)
  // By then it has left already, or leaves within the hour.
  if (!open || !remindAt || remindAt <= tools.clock.now()) return [farewell]
  const isCharged = (await plannedCharge(tools.database, row, open, tools)) !== undefined
  const due = { kind: isCharged ? 'charge' : 'reminder', at: remindAt } as const
  return [due, farewell].sort((one, other) => one.at.getTime() - other.at.getTime())
}
