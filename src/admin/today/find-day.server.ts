// Reads who arrives, who leaves and who is in the homes, on the day that it is at each of them.

import { sql } from 'drizzle-orm'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Reach } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import { type NightRange, readNightRange } from '#values/night-range.ts'
import type { MovementKind } from './today-lists.ts'

export type FoundMovement = {
  readonly kind: MovementKind
  readonly stayId: number
  readonly slug: string
  readonly home: string
  readonly nights: NightRange
  /** Null for a visit that was booked on another site. */
  readonly booking: string | null
  readonly reference: string | null
  readonly guest: string | null
  readonly people: number | null
  /** The name of the other site's calendar. */
  readonly feedName: string | null
}

type Wanted = {
  readonly reach: Reach
  /** One of the lists; without it the beginning of each. */
  readonly only: MovementKind | undefined
  readonly skip: number
  readonly most: number
}

type Row = Omit<FoundMovement, 'nights'> & { nights: string | null; total: number }

type DayFound = Readonly<Record<MovementKind, { readonly entries: FoundMovement[]; readonly total: number }>>

/**
 * Bookings that stand, and visits booked on other sites; by home. In the homes is who neither arrives nor leaves today. A
 * booking's day is that of the zone in which it was made.
 */
export async function findDay(queries: Queries, { reach, only, skip, most }: Wanted, now: Date): Promise<DayFound> {
  const at = sql`${now}::timestamptz`
  // No zone is further than a day away.
  const day = sql`(${at} at time zone 'UTC')::date`
  const near = sql`check_out >= ${day} - 1 and check_in <= ${day} + 1`
  const { rows } = await queries.execute<Row>(sql`
    with booked as (
      select booking.id as booking, booking.stay_id, booking.check_in, booking.check_out, booking.state,
        (${at} at time zone booking.time_zone)::date as today, booking.reference,
        coalesce(nullif(booking.staying ->> 'name', ''), booking.contact ->> 'name') as guest,
        (booking.party ->> 'adults')::integer + jsonb_array_length(coalesce(booking.party -> 'childAges', '[]'))
          + coalesce((booking.party ->> 'infants')::integer, 0) as people
      from booking
      -- Of each state by an index of its own: visits to come, those that have begun, and those that are over.
      where ${near} and ((state = 'confirmed' and check_in <= ${day} + 1) or (state = 'in_stay' and check_out >= ${day} - 1)
        or (state = 'completed' and check_out >= ${day} - 1))),
    elsewhere as (
      select occupancy.ref_id, min(occupancy.unit_id) as unit_id, min(lower(occupancy.nights)) as check_in,
        max(upper(occupancy.nights)) as check_out
      from occupancy where occupancy.kind = 'external' and ${liveOccupancy(now)}
        and occupancy.nights && daterange(${day} - 2, ${day} + 2)
      group by occupancy.ref_id),
    visits as (
      select stay_id, check_in, check_out, today, booking, reference, guest, people, null as "feedName", state from booked
      union all
      select of_unit.stay_id, elsewhere.check_in, elsewhere.check_out, (${at} at time zone home.time_zone)::date, null, null,
        null, null, external_calendar.name, 'confirmed'
      from elsewhere
        join external_event on external_event.id = elsewhere.ref_id and external_event.class in ('reserved', 'unknown')
        join external_calendar on external_calendar.id = external_event.calendar_id
        join lateral (select min(stay_id) as stay_id from stay_unit where stay_unit.unit_id = elsewhere.unit_id) as of_unit on true
        join stay as home on home.id = of_unit.stay_id),
    moved as (
      select case when check_in = today then 'arrivals' when check_out = today then 'departures'
          when state <> 'completed' then 'inHouse' end as kind,
        visits.stay_id as "stayId", stay.slug, stay.name as home,
        daterange(check_in, check_out)::text as nights, booking, reference, guest, people, "feedName"
      from visits join stay on stay.id = visits.stay_id
      where today between check_in and check_out and ${within(reach, stayTable.id)}),
    placed as (
      select *, row_number() over (partition by kind order by home, booking, nights, "feedName")::integer as place
      from moved where kind is not null),
    totals as (select kind, count(*)::integer as total from placed group by kind)
    select totals.kind, totals.total, "stayId", slug, home, nights, booking, reference, guest, people, "feedName"
    from totals left join placed on placed.kind = totals.kind
      and (${only ?? null}::text is null or placed.kind = ${only ?? null}) and place > ${skip} and place <= ${skip + most}
    order by place`)
  const listOf = (kind: MovementKind) => {
    const ofKind = rows.filter(row => row.kind === kind)
    const entries = ofKind.flatMap(({ total: _, nights, ...row }) =>
      nights === null ? [] : [{ ...row, nights: readNightRange(nights) }],
    )
    return { entries, total: ofKind[0]?.total ?? 0 }
  }
  return { arrivals: listOf('arrivals'), departures: listOf('departures'), inHouse: listOf('inHouse') }
}
