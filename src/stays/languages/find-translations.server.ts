// Reads what homes say in the current language.

import { and, eq, inArray } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { TranslationMemory } from './translation-memory.ts'
import { stayTranslationTable } from './translation-tables.server.ts'

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
