// The tables of arriving at a home, as migrations/2026-11-27-1425-arrivals.sql has them.

import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/tools/instant-column.server.ts'
import type { CheckInKind } from './check-in-kinds.ts'
import { type TellingRule, usualRule } from './telling-rule.ts'

export const arrivalGuideTable = pgTable('arrival_guide', {
  stayId: integer('stay_id').primaryKey(),
  checkIn: text('check_in').$type<CheckInKind>().notNull(),
  /** Markdown. */
  gettingIn: text('getting_in').notNull().default(''),
  wifiNetwork: text('wifi_network').notNull().default(''),
  wifiPasswordSealed: bytes('wifi_password_sealed'),
  doorCodeSealed: bytes('door_code_sealed'),
  hostName: text('host_name').notNull().default(''),
  hostLanguages: text('host_languages').array().notNull().default([]),
  hostPhone: text('host_phone'),
  hostWords: text('host_words').notNull().default(''),
  hostShown: boolean('host_shown').notNull().default(false),
  hostAnswerMinutes: integer('host_answer_minutes'),
  addressWhen: text('address_when').$type<TellingRule['addressWhen']>().notNull().default(usualRule.addressWhen),
  codesDays: integer('codes_days').notNull().default(usualRule.codesDays),
})

export const manualSectionTable = pgTable('manual_section', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  stayId: integer('stay_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  /** Markdown. */
  text: text('text').notNull(),
  /** Of its picture, as the others; it may have none. */
  alt: text('alt').notNull().default(''),
  path: text('path'),
  width: integer('width'),
  height: integer('height'),
  placeholder: text('placeholder'),
})
