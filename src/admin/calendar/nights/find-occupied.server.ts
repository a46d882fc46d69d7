// Reads the occupancies of a home's units, with what operators need to know of each.

import { sql } from 'drizzle-orm'
import type { BlockReason } from '#nights/block.ts'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'
import type { Occupant } from './night-words.ts'

export type FoundOccupancy = Omit<Occupant, 'block'> & {
  readonly unitId: number
  readonly unitName: string
  readonly nights: NightRange
  /** When a hold ends by itself. */
  readonly expiresAt: Date | null
  readonly block: (NonNullable<Occupant['block']> & { readonly isOurs: boolean }) | null
}

type Row = Pick<FoundOccupancy, 'unitId' | 'unitName' | 'kind' | 'refId' | 'feedName'> & {
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
): Promise<FoundOccupancy[]> {
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
