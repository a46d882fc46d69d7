// Finds conflicts: events of other sites over nights that somebody else has.

import { sql } from 'drizzle-orm'
import type { ChannelProvider } from '#channels/feeds/channel-provider.ts'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { OccupancyKind } from '#nights/occupancy.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Reach } from '#users/permissions/permissions.ts'
import { unitWithin } from '#users/permissions/within-reach.server.ts'
import { readNightRange } from '#values/night-range.ts'
import type { Conflict } from './conflict.ts'

type Row = {
  eventId: string
  feedId: string
  feedName: string
  provider: ChannelProvider
  unitId: number
  nights: string
  isSetAside: boolean
  kind: OccupancyKind
  refId: string
  otherNights: string
  otherFeed: string | null
}

/**
 * In the order of their nights, those that were set aside last; of nights that are not over. What the other site merely
 * keeps closed is none, nor what somebody keeps while they fill in a form, nor two events of one calendar.
 */
export async function findConflicts(queries: Queries, now: Date, reach: Reach = 'all'): Promise<Conflict[]> {
  const { rows } = await queries.execute<Row>(sql`
    select distinct event.id as "eventId", calendar.id as "feedId", calendar.name as "feedName", calendar.provider,
      calendar.unit_id as "unitId", event.nights::text as nights, event.set_aside_at is not null as "isSetAside",
      occupancy.kind, occupancy.ref_id as "refId", occupancy.nights::text as "otherNights", other_calendar.name as "otherFeed"
    from external_event as event
      join external_calendar as calendar on calendar.id = event.calendar_id
      join occupancy as waiting on waiting.ref_id = event.id and waiting.conflicted and not waiting.released
      join occupancy on occupancy.unit_id = waiting.unit_id and occupancy.nights && waiting.nights and ${liveOccupancy(now)}
      left join external_event as other_event on other_event.id = occupancy.ref_id
      left join external_calendar as other_calendar on other_calendar.id = other_event.calendar_id
    where ${unitWithin(reach, sql`calendar.unit_id`)} and event.gone_at is null and event.class in ('reserved', 'unknown') and occupancy.ref_id <> event.id
      and upper(waiting.nights) > (${now}::timestamptz - interval '1 day')::date
      and (occupancy.kind <> 'hold' or occupancy.expires_at > occupancy.created_at + interval '1 hour')
      and (other_event.id is null
        or (other_event.class in ('reserved', 'unknown') and other_calendar.id <> calendar.id))
    order by "isSetAside", nights, "eventId", "otherNights"`)
  return [...Map.groupBy(rows, ({ eventId }) => eventId).values()].map(group => {
    const { eventId, feedId, feedName, provider, unitId, nights, isSetAside } = group[0]!
    const others = group.map(({ kind, refId, otherNights, otherFeed }) => ({
      ...{ kind, refId, nights: readNightRange(otherNights), feedName: otherFeed ?? undefined },
    }))
    return { eventId, feedId, feedName, provider, unitId, nights: readNightRange(nights), others, isSetAside }
  })
}
