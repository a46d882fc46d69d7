// Finds bookings and homes by what an operator types, as far as they may see them.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { bookingsCalled } from '#admin/bookings/list/bookings-called.server.ts'
import type { BookingState } from '#bookings/record/booking.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'

export type SearchAsked = { readonly text: string; readonly skip: number; readonly most: number }

export type FoundRow = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  readonly holdExpiresAt: Date | null
  readonly requestExpiresAt: Date | null
  readonly checkIn: string
  readonly checkOut: string
  /** Undefined for whoever may not know. */
  readonly guest: string | undefined
  readonly slug: string
  readonly home: string
}

type Part<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** Rows tell how many there are in all; past the last one the first has to. */
async function nonePast(skip: number, first: () => Promise<Part<unknown>>): Promise<Part<never>> {
  return { rows: [], total: skip > 0 ? (await first()).total : 0 }
}

/**
 * Bookings by reference, and by name, mail address and telephone number where those may be seen: the nearest arrival first,
 * be it to come or past. Mere holds are none.
 */
export async function findBookings(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  who: Operator,
  { text, skip, most }: SearchAsked,
): Promise<Part<FoundRow>> {
  const found = database
    .$with('found', { id: sql<string>`id`.as('id'), checkIn: sql<string>`check_in`.as('check_in') })
    .as(bookingsCalled(who, text))
  // Only what is shown is joined with what is told of it.
  const today = writeCalendarDay(dayInZone(clock.now(), 'UTC'))
  const nearest = sql`abs(${found.checkIn} - ${today}::date)`
  const page = database.$with('page').as(
    database
      .select({ shown: sql<string>`${found.id}`.as('shown'), distance: nearest.as('distance') })
      .from(found)
      .orderBy(nearest, found.id)
      .limit(most)
      .offset(skip),
  )
  const rows = await database
    .with(found, page)
    .select({
      id: bookingTable.id,
      reference: bookingTable.reference,
      state: bookingTable.state,
      holdExpiresAt: bookingTable.holdExpiresAt,
      requestExpiresAt: bookingTable.requestExpiresAt,
      checkIn: bookingTable.checkIn,
      checkOut: bookingTable.checkOut,
      guest: sql<string>`${bookingTable.contact} ->> 'name'`,
      stayId: bookingTable.stayId,
      slug: stayTable.slug,
      home: stayTable.name,
      total: sql<number>`(select count(*)::integer from ${found})`,
    })
    .from(page)
    .innerJoin(bookingTable, eq(bookingTable.id, page.shown))
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .orderBy(page.distance, page.shown)
  if (rows.length === 0) return nonePast(skip, () => findBookings({ database, clock }, who, { text, skip: 0, most: 1 }))
  return {
    rows: rows.map(({ total, stayId, guest, ...row }) => ({
      ...row,
      guest: may(who, 'contact', 'see', stayId) ? guest : undefined,
    })),
    total: rows[0]!.total,
  }
}

type FoundHome = { readonly slug: string; readonly name: string; readonly place: string }

/** Homes by words of name and town, in the order of their names. */
export async function findHomes(
  { database }: Pick<Tools, 'database'>,
  who: Operator,
  { text, skip, most }: SearchAsked,
): Promise<Part<FoundHome>> {
  const called: SQL = sql`home_terms(${stayTable.name}, ${stayTable.city}) @@ home_query(${text})`
  const rows = await database
    .select({
      ...{ slug: stayTable.slug, name: stayTable.name, place: stayTable.city },
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(stayTable)
    .where(and(within(reachOf(who, 'homes'), stayTable.id), called))
    .orderBy(stayTable.name, stayTable.id)
    .limit(most)
    .offset(skip)
  if (rows.length === 0) return nonePast(skip, () => findHomes({ database }, who, { text, skip: 0, most: 1 }))
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]!.total }
}
