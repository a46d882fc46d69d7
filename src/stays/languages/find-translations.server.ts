// The table of what homes say in other languages, as migrations/2026-11-25-2000-words-in-other-languages.sql has it, and its reading.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type TranslationMemory, translated } from './translation-memory.ts'

export const stayTranslationTable = pgTable('stay_translation', {
  stayId: integer('stay_id').notNull(),
  language: text('language').notNull(),
  /** As it was typed, in the site's default language. */
  source: text('source').notNull(),
  translation: text('translation').notNull(),
})

const nothing: TranslationMemory = new Map()

/** The translations of these homes by their keys; nothing is asked in the language in which they were typed. */
export async function findTranslations(
  queries: Queries,
  stayIds: readonly number[],
): Promise<(stayId: number) => TranslationMemory> {
  const { code, typedIn } = currentLanguage()
  if (!typedIn || stayIds.length === 0) return () => nothing
  const rows = await queries
    .select()
    .from(stayTranslationTable)
    .where(and(inArray(stayTranslationTable.stayId, [...stayIds]), eq(stayTranslationTable.language, code)))
  const memories = Map.groupBy(rows, ({ stayId }) => stayId)
  return stayId => new Map(memories.get(stayId)?.map(({ source, translation }) => [source, translation]) ?? [])
}

/** The code of the language in which homes are described now; empty where it is as they were typed. */
export function languageShown(): string {
  const { code, typedIn } = currentLanguage()
  return typedIn ? code : ''
}

/** The same of the stay in the outer query, as its column. */
export function translationsOfStay(): SQL<[source: string, translation: string][]> {
  const { code, typedIn } = currentLanguage()
  if (!typedIn) return sql`'[]'::json`
  return sql`(select coalesce(json_agg(json_build_array(source, translation)), '[]')
    from stay_translation where stay_id = stay.id and language = ${code})`
}

/** The home's name in the current language; as it was typed where that has none of its own. */
export async function translateName(queries: Queries, stayId: number, name: string): Promise<string> {
  return translated((await findTranslations(queries, [stayId]))(stayId), name)
}
