// The tables of calendars of other sites and their events (migrations/0008-channels.sql).

import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { nightsColumn } from '#nights/nights-tables.server.ts'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'
import type { ChannelProvider } from './channel-provider.ts'
import type { EventClass } from './summary-class.ts'
import type { FeedState, Trouble } from './trouble.ts'

/** What a good poll found: events that count, echoes of ours, events that take nothing, and unreadable ones. */
type FeedCounts = {
  readonly events: number
  readonly echoes: number
  readonly free: number
  readonly unread: number
}

export const externalCalendarTable = pgTable('external_calendar', {
  id: uuid('id').primaryKey(),
  unitId: integer('unit_id').notNull(),
  name: text('name').notNull(),
  provider: text('provider').$type<ChannelProvider>().notNull(),
  addressSealed: bytes('address_sealed').notNull(),
  addressHash: bytes('address_hash').notNull(),
  host: text('host').notNull(),
  everyMinutes: integer('every_minutes').notNull(),
  ignoreHorizon: boolean('ignore_horizon').notNull().default(false),
  state: text('state').$type<FeedState>().notNull().default('new'),
  isPaused: boolean('is_paused').notNull().default(false),
  trouble: text('trouble').$type<Trouble>(),
  troubleStatus: integer('trouble_status'),
  troubleSince: instant('trouble_since'),
  failCount: integer('fail_count').notNull().default(0),
  believed: boolean('believed').notNull().default(false),
  etag: text('etag'),
  lastModified: text('last_modified'),
  nextLookAt: instant('next_look_at').notNull(),
  pollingUntil: instant('looking_until'),
  lastOkAt: instant('last_ok_at'),
  lastChangeAt: instant('last_change_at'),
  found: jsonb('found').$type<FeedCounts>().notNull().default({ events: 0, echoes: 0, free: 0, unread: 0 }),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  removedAt: instant('removed_at'),
})

export type FeedRow = typeof externalCalendarTable.$inferSelect

export const externalEventTable = pgTable('external_event', {
  id: uuid('id').primaryKey(),
  calendarId: uuid('calendar_id').notNull(),
  uid: text('uid').notNull(),
  nights: nightsColumn('nights').notNull(),
  class: text('class').$type<EventClass>().notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  missingLooks: integer('missing_looks').notNull().default(0),
  goneAt: instant('gone_at'),
  setAsideAt: instant('set_aside_at'),
  setAsideBy: uuid('set_aside_by'),
})
