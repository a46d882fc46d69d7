// Which mails will leave about a booking that stands, if nothing about it changes.

import { eq } from 'drizzle-orm'
import { openPartOf, plannedCharge } from '#booking-payments/saved-card/planned-charge.server.ts'
import { codesFrom } from '#bookings/arrival/what-is-told.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { checkOutAt } from '#bookings/visits/check-in-and-out.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { arrivalGuideTable } from '#stays/arrival/arrival-tables.server.ts'
import { usualRule } from '#stays/arrival/telling-rule.ts'
import { earlier } from '#values/duration.ts'
import { remindsBefore } from './remind-of-dues.server.ts'

type PlannedMail = { readonly kind: 'reminder' | 'charge' | 'arrival' | 'farewell'; readonly at: Date }

/** `checkOutUntil`: the hour of the home, "10:00". In the order of time; empty for a booking that does not stand. */
export async function plannedMails(tools: Tools, bookingId: string, checkOutUntil: string): Promise<PlannedMail[]> {
  const { row, codesDays } = await findWithRule(tools.database, bookingId)
  if (row?.state !== 'confirmed' && row?.state !== 'in_stay') return []
  const farewell = { kind: 'farewell', at: checkOutAt(row, checkOutUntil) } as const
  const ahead = [...arrivalOf(row, codesDays, tools.clock.now()), farewell]
  const open = row.state === 'confirmed' ? await openPartOf(tools.database, row) : undefined
  const remindAt = open && earlier(open.at, remindsBefore)
  // By then it has left already, or leaves within the hour.
  if (!open || !remindAt || remindAt <= tools.clock.now()) return ahead
  const isCharged = (await plannedCharge(tools.database, row, open, tools)) !== undefined
  const due = { kind: isCharged ? 'charge' : 'reminder', at: remindAt } as const
  return [due, ...ahead].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Nothing once its day has come: it has left, or waits for a payment. */
function arrivalOf(row: BookingRow, codesDays: number, now: Date): PlannedMail[] {
  if (row.state !== 'confirmed' || !row.contact?.email) return []
  const at = instantAtHome(codesFrom(nightsOf(row), { codesDays }), 0, row.timeZone)
  return at > now ? [{ kind: 'arrival', at }] : []
}

async function findWithRule(queries: Queries, bookingId: string) {
  const [found] = await queries
    .select({ row: bookingTable, codesDays: arrivalGuideTable.codesDays })
    .from(bookingTable)
    .leftJoin(arrivalGuideTable, eq(arrivalGuideTable.stayId, bookingTable.stayId))
    .where(eq(bookingTable.id, bookingId))
  return { row: found?.row, codesDays: found?.codesDays ?? usualRule.codesDays }
}
