// Which bookings a text names that an operator types: by reference, and by their guest where that one may be known.

import { and, type SQL, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'

const { id, checkIn, stayId, reference, contact, staying, state } = bookingTable

/** With fewer letters nearly every mail address would be found. */
const shortestPart = 3

/**
 * A statement that finds `id` and `check_in` of the bookings, mere holds left out, whose homes the operator may see: by the
 * beginning of the reference, and by the beginning of each word of a name, in whatever order, the end of a telephone number, or
 * any part of a mail address. Each has its index, so they are found one by one (`migrations/2026-11-27-0625-spellings-and-lists.sql`).
 */
export function bookingsCalled(who: Operator, text: string): SQL {
  const known = reachOf(who, 'contact')
  const terms = sql`booking_terms(${reference}, ${contact}, ${staying})`
  const isAddress = text.length >= shortestPart && !/\s/.test(text)
  const ways = [
    known !== 'all' && sql`${terms} @@ booking_query(${text}, false)`,
    and(within(known, stayId), sql`${terms} @@ booking_query(${text}, true)`),
    isAddress &&
      and(within(known, stayId), sql`booking_addresses(${contact}, ${staying}) like lower(${`%${escaped(text)}%`})`),
  ].filter(way => way !== false)
  const seen = sql`${within(reachOf(who, 'bookings'), stayId)} and ${contact} is not null and ${state} <> 'hold'`
  return sql.join(
    ways.map(way => sql`select ${id}, ${checkIn} from ${bookingTable} where ${seen} and ${way}`),
    sql` union `,
  )
}

/** For a pattern of `like`. */
export function escaped(text: string): string {
  return text.replaceAll(/[%_\\]/g, '\\$&')
}
