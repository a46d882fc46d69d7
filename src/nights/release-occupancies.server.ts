// Releases occupancies: the first half of every release and move.

import { and, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { occupancy } from './nights-tables.server.ts'
import type { Occupancy, OccupancyKind, Purpose } from './occupancy.ts'

type GivingUp = {
  readonly now: Date
  /** Only occupancies with a night on or after this day. */
  readonly from?: CalendarDay
}

/**
 * Releases all occupancies of `refIds` and returns those that were live at `now`, without expired holds and conflicts.
 * The units must be locked (`lockUnits` with the same `refIds`).
 */
export async function releaseOccupancies(
  queries: Transaction,
  refIds: readonly string[],
  { now, from }: GivingUp,
): Promise<Occupancy[]> {
  const reaches = from === undefined ? undefined : sql`upper(${occupancy.nights}) > ${writeCalendarDay(from)}::date`
  const rows = await queries
    .update(occupancy)
    .set({ released: true })
    .where(and(inArray(occupancy.refId, [...refIds]), not(occupancy.released), reaches))
    .returning({ ...held, conflicted: occupancy.conflicted })
  return rows
    .filter(row => !row.conflicted && (row.expiresAt === null || row.expiresAt > now))
    .map(({ conflicted: _, ...row }) => readOccupancy(row))
}

/** The columns that `readOccupancy` reads. */
export const held = {
  id: occupancy.id,
  refId: occupancy.refId,
  unitId: occupancy.unitId,
  nights: occupancy.nights,
  kind: occupancy.kind,
  expiresAt: occupancy.expiresAt,
}

type HeldRow = Omit<Occupancy, 'kind' | 'expiresAt'> & { kind: OccupancyKind; expiresAt: Date | null }

/** Throws for a hold without expiry, which the database refuses. */
export function readOccupancy({ kind, expiresAt, ...rest }: HeldRow): Occupancy {
  return { ...rest, ...purposeOf(kind, expiresAt) }
}

function purposeOf(kind: OccupancyKind, expiresAt: Date | null): Purpose {
  if (kind !== 'hold') return { kind }
  if (!expiresAt) throw new Error('A hold without an end stands in the database')
  return { kind, expiresAt }
}
