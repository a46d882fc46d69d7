// Finds the visit that a review would be about, for the guest whose booking it is.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { type CalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { lastReviewDay, reviewWindowEnd } from './review-window.ts'

export type VisitToReview = {
  readonly stayId: number
  /** As the booking's own graph names it. */
  readonly state: string
  readonly lastDay: CalendarDay
  readonly windowEnd: Date
}

export type VisitRow = {
  readonly stayId: number
  readonly state: string
  readonly checkOut: string
  readonly timeZone: string
}

export const visitColumns = sql`
  booking.stay_id as "stayId", booking.state, booking.check_out::text as "checkOut", booking.time_zone as "timeZone"`

/** Undefined for a booking that is not theirs, as for one that never was. */
export async function visitToReview(
  queries: Queries,
  who: VerifiedUser,
  bookingId: string,
): Promise<VisitToReview | undefined> {
  const { rows } = await queries.execute<VisitRow>(sql`
    select ${visitColumns} from booking where id = ${bookingId} and guest_user_id = ${who.id}`)
  const [visit] = rows
  return visit && visitOf(visit)
}

export function visitOf({ stayId, state, checkOut, timeZone }: VisitRow): VisitToReview {
  const left = requireCalendarDay(checkOut)
  return { stayId, state, lastDay: lastReviewDay(left), windowEnd: reviewWindowEnd(left, timeZone) }
}
