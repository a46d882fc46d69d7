// Reads the arrivals and departures of a day, of all homes.

import { sql } from 'drizzle-orm'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Reach } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import { addDays, type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'

export type FoundMovement = {
  readonly kind: 'arrival' | 'departure'
  readonly stayId: number
  readonly slug: string
  readonly home: string
  readonly nights: NightRange
  /** The booking, or the event of another site. */
  readonly refId: string
  readonly reference: string | null
  readonly guest: string | null
  readonly people: number | null
  readonly feedName: string | null
}

type Row = Omit<FoundMovement, 'nights'> & { nights: string; total: number }

export type MovementsWanted = {
  readonly day: CalendarDay
  readonly skip: number
  readonly most: number
  readonly reach: Reach
}

/**
 * Departures first, then arrivals, by home; each once, however many units it has. Nights that another site only keeps
 * closed are no arrival, nor is a request that nobody has accepted.
 */
export async function findMovements(
  queries: Queries,
  { day, skip, most, reach }: MovementsWanted,
  now: Date,
): Promise<{ readonly movements: FoundMovement[]; readonly total: number }> {
  const around = writeNightRange({ checkIn: addDays(day, -1), checkOut: addDays(day, 1) })
  const written = writeCalendarDay(day)
  const { rows } = await queries.execute<Row>(sql`
    with taken as (
      select occupancy.ref_id, min(occupancy.unit_id) as unit_id, range_merge(range_agg(occupancy.nights)) as nights
      from occupancy
      where occupancy.ref_id in (
          select occupancy.ref_id from occupancy
          where occupancy.nights && ${around}::daterange and occupancy.kind in ('booking', 'external') and ${liveOccupancy(now)})
        and ${liveOccupancy(now)}
      group by occupancy.ref_id),
    moved as (
      select 'departure' as kind, taken.* from taken where upper(nights) = ${written}::date
      union all
      select 'arrival', taken.* from taken where lower(nights) = ${written}::date)
    select moved.kind, stay.id as "stayId", stay.slug, stay.name as home, moved.nights::text, moved.ref_id as "refId", booking.reference,
      coalesce(booking.staying ->> 'name', booking.contact ->> 'name') as guest,
      (booking.party ->> 'adults')::integer + jsonb_array_length(coalesce(booking.party -> 'childAges', '[]'))
        + coalesce((booking.party ->> 'infants')::integer, 0) as people,
      external_calendar.name as "feedName", count(*) over ()::integer as total
    from moved
      left join booking on booking.id = moved.ref_id
      left join external_event on external_event.id = moved.ref_id
      left join external_calendar on external_calendar.id = external_event.calendar_id
      join stay on stay.id = coalesce(
        booking.stay_id, (select min(stay_unit.stay_id) from stay_unit where stay_unit.unit_id = moved.unit_id))
    where (external_event.id is null or external_event.class in ('reserved', 'unknown'))
      and (booking.id is null or booking.state in ('confirmed', 'in_stay', 'completed'))
      and ${within(reach, stayTable.id)}
    order by moved.kind desc, stay.name, moved.ref_id offset ${skip} limit ${most}`)
  return {
    movements: rows.map(({ total: _, nights, ...row }) => ({ ...row, nights: readNightRange(nights) })),
    total: rows[0]?.total ?? 0,
  }
}
