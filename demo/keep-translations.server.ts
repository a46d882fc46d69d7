// Enters what a demo home says in other languages where nothing is entered yet: what an operator of the demo made of it stays.

import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import type { DemoHome } from './home.ts'
import { harbourLoftTranslations } from './translations/harbour-loft.ts'
import { sharedTranslations, type Translations } from './translations/of-both-homes.ts'
import { skerryLightTranslations } from './translations/skerry-light.ts'

/** The others show what guests read where nothing is translated. */
export const translationsOfHomes: Readonly<Record<string, Translations>> = {
  'harbour-loft': harbourLoftTranslations,
  'skerry-light': skerryLightTranslations,
}

export async function keepTranslations(queries: Transaction, { slug }: DemoHome, stayId: number): Promise<void> {
  const own = translationsOfHomes[slug]
  const standing = await queries.$count(stayTranslationTable, eq(stayTranslationTable.stayId, stayId))
  if (!own || standing > 0) return
  const rows = Object.entries({ ...sharedTranslations, ...own }).flatMap(([source, [german, arabic]]) => [
    { stayId, language: 'de', source, translation: german },
    { stayId, language: 'ar', source, translation: arabic },
  ])
  await queries.insert(stayTranslationTable).values(rows)
}
