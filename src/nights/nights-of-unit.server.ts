// What external calendars need of a unit: who has its nights, and who ever had any.

import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type NightRange, readNightRange } from '#values/night-range.ts'
import { liveOccupancy, occupancy } from './nights-tables.server.ts'
import type { OccupancyKind } from './occupancy.ts'

type OwnedNights = {
  readonly refId: string
  readonly kind: OccupancyKind
  readonly nights: NightRange
  /** How often the owner's nights in this unit have changed. */
  readonly changes: number
  readonly changedAt: Date
}

type Row = { refId: string; kind: OccupancyKind; nights: string; changes: number; changedAt: number }

/**
 * Every owner of a night of the unit on or after the day `from` at `now`, in the order of their nights. A hold counts
 * if made for longer than an hour: short holds at checkout are not published.
 */
export async function nightsOfUnit(
  queries: Queries,
  unitId: number,
  from: CalendarDay,
  now: Date,
): Promise<OwnedNights[]> {
  const { rows } = await queries.execute<Row>(sql`
    select owned.*, greatest(0, (
      select count(*) from occupancy as every_row
      where every_row.ref_id = owned."refId" and every_row.unit_id = ${unitId} and every_row.kind <> 'hold'
    ) - 1)::integer as changes
    from (
      select ref_id as "refId", kind, range_merge(range_agg(nights))::text as nights, (extract(epoch from max(created_at)) * 1000)::float8 as "changedAt"
      from ${occupancy}
      where ${occupancy.unitId} = ${unitId} and ${liveOccupancy(now)}
        and upper(${occupancy.nights}) > ${writeCalendarDay(from)}::date
        and (${occupancy.kind} <> 'hold' or ${occupancy.expiresAt} > ${occupancy.createdAt} + interval '1 hour')
      group by ref_id, kind
    ) as owned
    order by nights, "refId"`)
  return rows.map(({ nights, changedAt, ...row }) => ({
    ...row,
    nights: readNightRange(nights),
    changedAt: new Date(changedAt),
  }))
}

/** The ids of all bookings, blocks and foreign events that have or had nights of the unit. */
export async function refsOfUnit(queries: Queries, unitId: number): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ refId: occupancy.refId })
    .from(occupancy)
    .where(eq(occupancy.unitId, unitId))
  return rows.map(({ refId }) => refId)
}
