// Which nights an owner has.

import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '#platform/database.server.ts'
import { liveOccupancy } from './live-occupancy.server.ts'
import { occupancy } from './nights-tables.server.ts'
import type { Occupancy, OccupancyKind, Purpose } from './occupancy.ts'

/** What the booking, block or event `refId` has at `now`, in the order of units and nights. */
export async function heldNights(queries: Queries, refId: string, now: Date): Promise<Occupancy[]> {
  const rows = await queries
    .select({ ...held })
    .from(occupancy)
    .where(and(eq(occupancy.refId, refId), liveOccupancy(now)))
    .orderBy(asc(occupancy.unitId), asc(occupancy.nights))
  return rows.map(readOccupancy)
}

export const held = {
  id: occupancy.id,
  refId: occupancy.refId,
  unitId: occupancy.unitId,
  nights: occupancy.nights,
  kind: occupancy.kind,
  expiresAt: occupancy.expiresAt,
}

type HeldRow = Omit<Occupancy, 'kind' | 'expiresAt'> & { kind: OccupancyKind; expiresAt: Date | null }

export function readOccupancy({ kind, expiresAt, ...rest }: HeldRow): Occupancy {
  return { ...rest, ...purposeOf(kind, expiresAt) }
}

function purposeOf(kind: OccupancyKind, expiresAt: Date | null): Purpose {
  if (kind !== 'hold') return { kind }
  if (!expiresAt) throw new Error('A hold without an end stands in the database')
  return { kind, expiresAt }
}
