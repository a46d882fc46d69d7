// The table of what homes say in other languages, as migrations/2026-11-25-2000-words-in-other-languages.sql lays it down.

import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const stayTranslationTable = pgTable('stay_translation', {
  stayId: integer('stay_id').notNull(),
  language: text('language').notNull(),
  /** As it was typed, in the site's default language. */
  source: text('source').notNull(),
  translation: text('translation').notNull(),
})
