// Who has the nights of a home, unit by unit, with what operators want to know of each.

import { sql } from 'drizzle-orm'
import type { BlockReason } from '#nights/block.ts'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { OccupancyKind } from '#nights/occupancy.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'

export type FoundTaking = {
  readonly unitId: number
  readonly unitName: string
  readonly nights: NightRange
  readonly kind: OccupancyKind
  /** The booking, block or foreign event. */
  readonly refId: string
  /** When a hold ends by itself. */
  readonly expiresAt: Date | null
  readonly booking: { readonly reference: string; readonly isHold: boolean } | null
  readonly block: { readonly reason: BlockReason; readonly note: string; readonly isOurs: boolean } | null
  /** What the calendar of another site that tells of it is called here. */
  readonly feedName: string | null
}

type Row = Pick<FoundTaking, 'unitId' | 'unitName' | 'kind' | 'refId' | 'feedName'> & {
  nights: string
  expiresAt: string | null
  reference: string | null
  state: string | null
  reason: BlockReason | null
  note: string | null
  isOurs: boolean | null
}

/** What has any night of `range` of any unit of the home at `now`, by unit and night. */
export async function findOccupied(
  queries: Queries,
  stayId: number,
  range: NightRange,
  now: Date,
): Promise<FoundTaking[]> {
  const { rows } = await queries.execute<Row>(sql`
    select unit.id as "unitId", unit.name as "unitName", occupancy.nights::text, occupancy.kind,
      occupancy.ref_id as "refId", occupancy.expires_at as "expiresAt",
      booking.reference, booking.state, block.reason, block.note, external_calendar.name as "feedName",
      block.stay_id is not distinct from stay_unit.stay_id or block.unit_id is not null as "isOurs"
    from stay_unit join unit on unit.id = stay_unit.unit_id
      join occupancy on occupancy.unit_id = unit.id
      left join booking on booking.id = occupancy.ref_id
      left join block on block.id = occupancy.ref_id
      left join external_event on external_event.id = occupancy.ref_id
      left join external_calendar on external_calendar.id = external_event.calendar_id
    where stay_unit.stay_id = ${stayId} and occupancy.nights && ${writeNightRange(range)}::daterange
      and ${liveOccupancy(now)}
    order by unit.id, lower(occupancy.nights)`)
  return rows.map(({ reference, state, reason, note, isOurs, nights, expiresAt, ...row }) => ({
    ...row,
    nights: readNightRange(nights),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    booking: reference === null ? null : { reference, isHold: state === 'hold' },
    block: reason === null ? null : { reason, note: note ?? '', isOurs: isOurs === true },
  }))
}
