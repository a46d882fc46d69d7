// Job: mails guests how to get there and in, when the rule of their home opens.

import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { arrivalGuideTable } from '#stays/arrival/arrival-tables.server.ts'
import { usualRule } from '#stays/arrival/telling-rule.ts'
import { awaitingArrivalMail, writeArrivalMail } from './write-arrival-mail.server.ts'

const mostAtOnce = 200

/** Writes what is due of every visit ahead; answers how many. Of two processes that look at once, the lock lets one write. */
export async function mailArrivals(tools: Tools): Promise<number> {
  const { database } = tools
  const now = tools.clock.now()
  let written = 0
  let last: BookingRow | undefined
  do {
    const rows = await ahead(database, last, now)
    for (const { id } of await awaitingArrivalMail(database, rows)) {
      written += await inTransaction(database, async queries => {
        const row = await lockBooking(queries, id)
        return row && (await writeArrivalMail(queries, row, tools, now)) ? 1 : 0
      })
    }
    last = rows.length < mostAtOnce ? undefined : rows.at(-1)
  } while (last)
  return written
}

// A day more on both sides, so that it holds in every zone: the home's own today is judged by the rule.
function ahead(queries: Queries, last: BookingRow | undefined, now: Date): Promise<BookingRow[]> {
  const { id, checkIn, state } = bookingTable
  const today = sql`(${now}::timestamptz at time zone 'UTC')::date`
  const codesDays = sql`coalesce(${arrivalGuideTable.codesDays}, ${usualRule.codesDays})`
  return queries
    .select(getTableColumns(bookingTable))
    .from(bookingTable)
    .leftJoin(arrivalGuideTable, eq(arrivalGuideTable.stayId, bookingTable.stayId))
    .where(
      and(
        inArray(state, ['confirmed', 'in_stay']),
        sql`${checkIn} between ${today} - 1 and ${today} + ${codesDays} + 1`,
        last && gt(id, last.id),
      ),
    )
    .orderBy(asc(id))
    .limit(mostAtOnce)
}
