// The sweepers that check visits in and out by the home's clock.

import { and, asc, eq, sql } from 'drizzle-orm'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import type { BookingStep } from '#bookings/record/booking-store.server.ts'
import { takeStep } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { checkInAt, checkOutAt } from './check-in-and-out.ts'

const mostAtOnce = 100

/** Notes at most 100 visits whose hour of check-in has come as begun; answers how many. */
export function beginVisits(tools: Tools): Promise<number> {
  return run(tools, 'confirmed', ({ booking }) => checkInAt(booking), {
    step: { command: 'check_in', to: 'in_stay', actor: 'system' },
    change: now => ({ checkedInAt: now }),
  })
}

/** Notes at most 100 visits whose hour of check-out has come as over; answers how many. */
export function endVisits(tools: Tools): Promise<number> {
  return run(tools, 'in_stay', ({ booking, checkOutUntil }) => checkOutAt(booking, checkOutUntil), {
    step: { command: 'check_out', to: 'completed', actor: 'system' },
    change: now => ({ checkedOutAt: now }),
  })
}

type Candidate = { readonly booking: BookingRow; readonly checkOutUntil: string }
type Turn = {
  readonly step: BookingStep
  readonly change: (now: Date) => Partial<Pick<BookingRow, 'checkedInAt' | 'checkedOutAt'>>
}

async function run(
  tools: Tools,
  state: 'confirmed' | 'in_stay',
  dueAt: (candidate: Candidate) => Date,
  { step, change }: Turn,
): Promise<number> {
  const { database } = tools
  const now = tools.clock.now()
  const candidates = await due(database, state, now)
  let noted = 0
  for (const candidate of candidates.filter(each => dueAt(each) <= now)) {
    noted += await inTransaction(database, async queries => {
      const { id, version } = candidate.booking
      const [booking] = await queries
        .select()
        .from(bookingTable)
        .where(and(eq(bookingTable.id, id), eq(bookingTable.state, state), eq(bookingTable.version, version)))
        .for('update', { skipLocked: true })
      if (!booking) return 0
      const moved = await takeStep(queries, booking, step, change(now), now)
      const { command, to } = step
      await writeBookingMails(queries, moved, { command, from: state, to }, tools, now)
      return 1
    })
  }
  return noted
}

// By the day alone, in every zone of the world: the hour is judged by the rule that knows the home's clock.
function due(queries: Queries, state: 'confirmed' | 'in_stay', now: Date): Promise<Candidate[]> {
  const day = state === 'confirmed' ? bookingTable.checkIn : bookingTable.checkOut
  return queries
    .select({ booking: bookingTable, checkOutUntil: stayTable.checkOutUntil })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .where(
      and(
        eq(bookingTable.state, state),
        sql`${day} <= (${now}::timestamptz at time zone ${bookingTable.timeZone})::date`,
      ),
    )
    .orderBy(asc(day), asc(bookingTable.createdAt))
    .limit(mostAtOnce * 10)
}
