// Which mails will leave about a booking that stands, if nothing about it changes.

import { openPartOf, plannedCharge } from '#booking-payments/saved-card/planned-charge.server.ts'
import { codesFrom } from '#bookings/arrival/what-is-told.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { homeHoursOf } from '#bookings/record/home-hours.server.ts'
import { checkOutAt } from '#bookings/visits/check-in-and-out.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier } from '#values/duration.ts'
import { remindsBefore } from './remind-of-dues.server.ts'

type PlannedMail = { readonly kind: 'reminder' | 'charge' | 'arrival' | 'farewell'; readonly at: Date }

/** `checkOutUntil`: the hour of the home, "10:00". In the order of time; empty for a booking that does not stand. */
export async function plannedMails(tools: Tools, bookingId: string, checkOutUntil: string): Promise<PlannedMail[]> {
  const row = await findRow(tools.database, bookingId)
  if (row?.state !== 'confirmed' && row?.state !== 'in_stay') return []
  const farewell = { kind: 'farewell', at: checkOutAt(row, checkOutUntil) } as const
  const ahead = [...(await arrivalOf(tools, row)), farewell]
  const open = row.state === 'confirmed' ? await openPartOf(tools.database, row) : undefined
  const remindAt = open && earlier(open.at, remindsBefore)
  // By then it has left already, or leaves within the hour.
  if (!open || !remindAt || remindAt <= tools.clock.now()) return ahead
  const isCharged = (await plannedCharge(tools.database, row, open, tools)) !== undefined
  const due = { kind: isCharged ? 'charge' : 'reminder', at: remindAt } as const
  return [due, ...ahead].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Nothing once its day has come: it has left, or waits for a payment. */
async function arrivalOf({ database, clock }: Tools, row: BookingRow): Promise<PlannedMail[]> {
  if (row.state !== 'confirmed' || !row.contact?.email) return []
  const { rule } = await homeHoursOf(database, row)
  const at = instantAtHome(codesFrom(nightsOf(row), rule), 0, row.timeZone)
  return at > clock.now() ? [{ kind: 'arrival', at }] : []
}
