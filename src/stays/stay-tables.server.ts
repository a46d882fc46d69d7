// The tables of what can be rented, as migrations/0003-stays.sql lays them down.

import { boolean, char, doublePrecision, integer, jsonb, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { HouseRules, Room, StayKind } from './stay.ts'

export type StayStatus = 'draft' | 'published' | 'unlisted' | 'archived'

export const stayTable = pgTable('stay', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  status: text('status').$type<StayStatus>().notNull().default('draft'),
  kind: text('kind').$type<StayKind>().notNull(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  description: text('description').notNull(),
  addressLines: text('address_lines').array().notNull().default([]),
  city: text('city').notNull(),
  region: text('region').notNull(),
  postcode: text('postcode').notNull().default(''),
  country: char('country', { length: 2 }).notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  publicLatitude: doublePrecision('public_latitude').notNull(),
  publicLongitude: doublePrecision('public_longitude').notNull(),
  timeZone: text('time_zone').notNull(),
  areaM2: integer('area_m2'),
  maxGuests: integer('max_guests').notNull(),
  petsMax: integer('pets_max').notNull().default(0),
  rooms: jsonb('rooms').$type<readonly Room[]>().notNull().default([]),
  bathroomHalves: integer('bathroom_halves').notNull().default(2),
  amenities: jsonb('amenities').$type<readonly { code: string; note?: string }[]>().notNull().default([]),
  houseRules: jsonb('house_rules').$type<HouseRules>().notNull().default({}),
  checkInFrom: time('check_in_from').notNull().default('16:00'),
  checkInUntil: time('check_in_until'),
  checkOutUntil: time('check_out_until').notNull().default('10:00'),
  currency: char('currency', { length: 3 }).notNull(),
  registrationNumber: text('registration_number'),
  /** Whether the law requires that number: the home is hidden without one. */
  registrationRequired: boolean('registration_required').notNull().default(false),
  /** What the published reviews add up to; the database keeps both. */
  reviewCount: integer('review_count').notNull().default(0),
  reviewSum: integer('review_sum').notNull().default(0),
  isDemo: boolean('is_demo').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const staySlugHistoryTable = pgTable('stay_slug_history', {
  slug: text('slug').primaryKey(),
  stayId: integer('stay_id').notNull(),
  retiredAt: instant('retired_at').notNull().defaultNow(),
})

export const photoTable = pgTable('photo', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  stayId: integer('stay_id').notNull(),
  position: integer('position').notNull(),
  alt: text('alt').notNull(),
  room: text('room').notNull().default(''),
  path: text('path').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull().default('#e8e2d8'),
})

export const unitTable = pgTable('unit', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
})

export const stayUnitTable = pgTable(
  'stay_unit',
  {
    stayId: integer('stay_id').notNull(),
    unitId: integer('unit_id').notNull(),
    role: text('role').$type<'all_of' | 'one_of'>().notNull(),
  },
  table => [primaryKey({ columns: [table.stayId, table.unitId] })],
)
