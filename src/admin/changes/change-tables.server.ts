// The table of the trail; migrations/2026-11-27-1320-trail-of-changes.sql is its source. Only triggers write it.

import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { Area } from '#users/permissions/permissions.ts'

/** Of the fields that differ, by column; what is not told is `{ hidden: true }`. */
type ToldFields = Readonly<Record<string, unknown>>

export const changeTable = pgTable('change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  act: bigint('act', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  userId: uuid('user_id'),
  byWay: text('by_way').$type<'page' | 'call' | 'terminal'>().notNull(),
  command: text('command').notNull(),
  area: text('area').$type<Area>().notNull(),
  rowOf: text('row_of').notNull(),
  rowKey: text('row_key').notNull(),
  deed: text('deed').$type<'added' | 'changed' | 'removed'>().notNull(),
  before: jsonb('before').$type<ToldFields>().notNull(),
  after: jsonb('after').$type<ToldFields>().notNull(),
  stayIds: integer('stay_ids').array().notNull(),
  bookingId: uuid('booking_id'),
  personId: uuid('person_id'),
})
