// The command that enters what a home says in another language.

import { and, eq } from 'drizzle-orm'
import { type ChangedHome, changeHome, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import type { Language } from '#catalogue/languages.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { findHomeTexts } from './find-translated.server.ts'
import { markdownKinds, textKey } from './home-texts.ts'
import { type TranslationsInput, translationFaults } from './translations-input.ts'

/** Replaces every translation into that language. What translates nothing that the home says now is not kept. */
export function changeTranslations(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  { code: language }: Language,
  input: TranslationsInput,
): Promise<ChangedHome> {
  return changeHome(tools, operator, seen, async (queries, stayId) => {
    const texts = await findHomeTexts(queries, stayId)
    if (translationFaults(texts, input).length > 0) return 'translation-too-long'
    const given = new Map(input.translations.map(({ source, translation }) => [textKey(source), translation]))
    const rows = texts.flatMap(({ kind, source }) => {
      const typed = given.get(textKey(source)) ?? ''
      const translation = markdownKinds.has(kind) ? typed : typed.replace(/\s+/g, ' ')
      return translation === '' ? [] : [{ stayId, language, source, translation }]
    })
    const ofLanguage = and(eq(stayTranslationTable.stayId, stayId), eq(stayTranslationTable.language, language))
    await queries.delete(stayTranslationTable).where(ofLanguage)
    if (rows.length > 0) await queries.insert(stayTranslationTable).values(rows)
    return undefined
  })
}
