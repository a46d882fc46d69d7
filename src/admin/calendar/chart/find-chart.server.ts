// Reads the rows of the chart and their occupancies.

import { type SQL, sql } from 'drizzle-orm'
import type { Occupant } from '#admin/calendar/nights/night-words.ts'
import type { BlockReason } from '#nights/block.ts'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Reach } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'

export type FoundRow = {
  readonly stayId: number
  readonly slug: string
  readonly name: string
  readonly place: string
  /** Of a home of which guests get any one unit: which it is; null for a home as a whole. */
  readonly unitId: number | null
  readonly unit: string | null
  /** How many units the home has. */
  readonly units: number
}

export type RowsWanted = { readonly find: string; readonly skip: number; readonly most: number; readonly reach: Reach }

/** By name, unit for unit; and how many there are. Archived homes only where some words are looked for. */
export async function findChartRows(
  queries: Queries,
  { find, skip, most, reach }: RowsWanted,
): Promise<{ readonly rows: FoundRow[]; readonly total: number }> {
  const like = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const found = find === '' ? sql`stay.status <> 'archived'` : sql`(stay.name ilike ${like} or stay.city ilike ${like})`
  const called: SQL = sql`${within(reach, stayTable.id)} and ${found}`
  const [{ rows }, counted] = await Promise.all([
    queries.execute<FoundRow>(sql`
      select stay.id as "stayId", stay.slug, stay.name, stay.city as place, unit.id as "unitId", unit.name as unit,
        (select count(*)::integer from stay_unit as its where its.stay_id = stay.id) as units
      from stay
        left join stay_unit on stay_unit.stay_id = stay.id and stay_unit.role = 'one_of'
        left join unit on unit.id = stay_unit.unit_id
      where ${called} order by stay.name, stay.id, unit.id offset ${skip} limit ${most}`),
    queries.execute<{ total: number }>(sql`
      select count(*)::integer as total from stay
        left join stay_unit on stay_unit.stay_id = stay.id and stay_unit.role = 'one_of'
      where ${called}`),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export type FoundChartOccupancy = Occupant & {
  readonly stayId: number
  readonly unitId: number
  readonly unitName: string
  readonly nights: NightRange
  /** The home that was booked, which may be another one with the same unit. */
  readonly bookedStayId: number | null
  readonly guest: string | null
}

type OccupancyRow = Omit<FoundChartOccupancy, 'nights' | 'booking' | 'block'> & {
  nights: string
  reference: string | null
  state: string | null
  reason: BlockReason | null
  note: string | null
}

/** What has any night of `range` of any unit of these homes at `now`; nights in a row of one owner are one taking. */
export async function findChartOccupied(
  queries: Queries,
  stayIds: readonly number[],
  range: NightRange,
  now: Date,
): Promise<FoundChartOccupancy[]> {
  if (stayIds.length === 0) return []
  const { rows } = await queries.execute<OccupancyRow>(sql`
    with taken as (
      select occupancy.unit_id, occupancy.kind, occupancy.ref_id, unnest(range_agg(occupancy.nights)) as nights
      from occupancy
      where occupancy.unit_id in (select unit_id from stay_unit where stay_id = any(${sql.param([...stayIds])}::integer[]))
        and occupancy.nights && ${writeNightRange(range)}::daterange and ${liveOccupancy(now)}
      group by occupancy.unit_id, occupancy.kind, occupancy.ref_id)
    select stay_unit.stay_id as "stayId", unit.id as "unitId", unit.name as "unitName", taken.nights::text, taken.kind,
      taken.ref_id as "refId", booking.reference, booking.state, booking.stay_id as "bookedStayId",
      coalesce(booking.staying ->> 'name', booking.contact ->> 'name') as guest,
      block.reason, block.note, external_calendar.name as "feedName"
    from taken
      join stay_unit on stay_unit.unit_id = taken.unit_id and stay_unit.stay_id = any(${sql.param([...stayIds])}::integer[])
      join unit on unit.id = taken.unit_id
      left join booking on booking.id = taken.ref_id
      left join block on block.id = taken.ref_id
      left join external_event on external_event.id = taken.ref_id
      left join external_calendar on external_calendar.id = external_event.calendar_id
    order by lower(taken.nights), unit.id`)
  return rows.map(({ reference, state, reason, note, nights, ...row }) => ({
    ...row,
    nights: readNightRange(nights),
    booking: reference === null ? null : { reference, isHold: state === 'hold' },
    block: reason === null ? null : { reason, note: note ?? '' },
  }))
}

/** Today where most homes are; without a home, in UTC. */
export async function todayOfHomes(queries: Queries, now: Date): Promise<CalendarDay> {
  const { rows } = await queries.execute<{ zone: string }>(sql`
    select time_zone as zone from stay where status <> 'archived' group by time_zone order by count(*) desc, time_zone limit 1`)
  return dayInZone(now, rows[0]?.zone ?? 'UTC')
}
