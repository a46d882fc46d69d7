// The tables of occupied and closed nights, and which rows count at an instant.

import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'
import type { BlockReason } from './block.ts'
import type { OccupancyKind } from './occupancy.ts'

/** A `daterange` as nights. */
export const nightsColumn = customType<{ data: NightRange; driverData: string }>({
  dataType: () => 'daterange',
  toDriver: writeNightRange,
  fromDriver: readNightRange,
})

export const occupancy = pgTable('occupancy', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  unitId: integer('unit_id').notNull(),
  nights: nightsColumn('nights').notNull(),
  kind: text('kind').$type<OccupancyKind>().notNull(),
  refId: uuid('ref_id').notNull(),
  expiresAt: instant('expires_at'),
  released: boolean('released').notNull().default(false),
  conflicted: boolean('conflicted').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

/** The rows that occupy nights at `now`: neither released nor an expired hold. For `occupancy` under its own name. */
export function liveOccupancy(now: Date | SQL): SQL {
  // Begins with the condition of the exclusion constraint, to use its index.
  return sql`(
    not ${occupancy.released} and not ${occupancy.conflicted}
    and (${occupancy.expiresAt} is null or ${occupancy.expiresAt} > ${now})
  )`
}

export const block = pgTable('block', {
  id: uuid('id').primaryKey(),
  stayId: integer('stay_id'),
  unitId: integer('unit_id'),
  nights: nightsColumn('nights').notNull(),
  reason: text('reason').$type<BlockReason>().notNull(),
  note: text('note').notNull().default(''),
  createdBy: uuid('created_by'),
  until: instant('until'),
  liftedAt: instant('lifted_at'),
  createdAt: instant('created_at').notNull(),
})
