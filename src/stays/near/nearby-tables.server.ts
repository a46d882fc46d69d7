// The table of places near homes, as migrations/0003-stays.sql lays it down.

import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { NearbyWay } from './nearby-place.ts'

export const nearbyPlaceTable = pgTable('nearby_place', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  stayId: integer('stay_id').notNull(),
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  note: text('note').notNull().default(''),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  way: text('way').$type<NearbyWay>().notNull(),
  minutes: integer('minutes'),
})
