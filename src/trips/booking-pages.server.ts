// The groups of a guest's bookings and their page cursors, as query conditions.

import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'

/** Visits to come (one under way among them), those that were, and what ended before. */
export type BookingGroup = 'coming' | 'past' | 'cancelled'

export type Order = 'latest' | 'next'

const { state, checkIn, checkOut, timeZone, requestExpiresAt, contact, id } = bookingTable

/** The group of a booking at `now`: a visit is past once the day of check-out is, at the home. */
export function groupAt(now: Date): SQL<BookingGroup> {
  const ended = sql`(${state} in ('expired', 'declined', 'cancelled')
    or (${state} = 'pending_approval' and ${requestExpiresAt} <= ${now}::timestamptz))`
  const over = sql`(${state} in ('completed', 'no_show')
    or ${checkOut} < (${now}::timestamptz at time zone ${timeZone})::date)`
  return sql`case when ${ended} then 'cancelled' when ${over} then 'past' else 'coming' end`
}

/** The place of a booking among those of its group, from 1: visits to come with the next one first, the others with the latest first. */
export function placeIn(group: SQL<BookingGroup>): SQL<number> {
  const isComing = sql`${group} = 'coming'`
  return sql`row_number() over (partition by ${group} order by
    case when ${isComing} then ${checkIn} end, case when ${isComing} then ${id} end, ${checkIn} desc, ${id} desc)`
}

/** A hold that came to nothing was never a booking. */
export const wasBooked = sql`${state} <> 'hold' and not (${state} = 'expired' and ${contact} is null)`

/** By the day of check-in, and of one day in a fixed order. */
export function inOrder(order: Order): SQL[] {
  return order === 'next' ? [asc(checkIn), asc(id)] : [desc(checkIn), desc(id)]
}

type Place = Pick<BookingRow, 'checkIn' | 'id'>

/** Whether a booking comes after the place in that order. */
export function beyond(place: Place, order: Order): SQL {
  const here = sql`(${place.checkIn}::date, ${place.id}::uuid)`
  return order === 'next' ? sql`(${checkIn}, ${id}) > ${here}` : sql`(${checkIn}, ${id}) < ${here}`
}

export function writePlace({ checkIn: day, id: booking }: Place): string {
  return `${day}_${booking}`
}

/** Undefined for text that is no place. */
export function readPlace(text: string): Place | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text)
  return found && !Number.isNaN(Date.parse(found[1]!)) ? { checkIn: found[1]!, id: found[2]! } : undefined
}
