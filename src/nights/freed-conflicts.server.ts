// Finds external calendar events whose conflicting nights have become free, at least in part.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { liveOccupancy } from './nights-tables.server.ts'

/** At most `most` such events (among `refIds`, if given) with their units; omits nights ended before `now`'s day. */
export async function freedConflicts(
  queries: Queries,
  now: Date,
  { refIds, most = 100 }: { readonly refIds?: readonly string[]; readonly most?: number } = {},
): Promise<{ readonly refId: string; readonly unitId: number }[]> {
  const { rows } = await queries.execute<{ refId: string; unitId: number }>(sql`
    select distinct waiting.ref_id as "refId", waiting.unit_id as "unitId"
    from occupancy as waiting
    where waiting.conflicted and not waiting.released and upper(waiting.nights) > (${now}::timestamptz - interval '1 day')::date
      and not datemultirange(waiting.nights) <@ (
        select coalesce(range_agg(occupancy.nights), '{}'::datemultirange) from occupancy
        where occupancy.unit_id = waiting.unit_id and occupancy.nights && waiting.nights and ${liveOccupancy(now)}
      )
      and ${refIds ? sql`waiting.ref_id = any(${sql.param(refIds)}::uuid[])` : sql`true`}
    order by 1, 2 limit ${most}`)
  return rows
}
