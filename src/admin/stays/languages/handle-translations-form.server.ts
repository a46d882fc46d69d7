// Handles the form of a home's texts in another language.

import type { FormAnswer } from '#admin/stays/form/form-answer.ts'
import { handleSection } from '#admin/stays/form/handle-section.server.ts'
import type { Language } from '#catalogue/languages.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { changeTranslations } from './change-translations.server.ts'
import type { HomeText } from './home-texts.ts'
import type { TypedTranslation } from './translation-rows.ts'
import { parseTranslationsForm, type TranslationsInput, translationFaults } from './translations-input.ts'

type Translating = {
  readonly slug: Slug
  readonly language: Language
  /** All that the home says. */
  readonly texts: readonly HomeText[]
}

export async function handleTranslationsForm(
  tools: Tools,
  operator: Operator,
  { slug, language, texts }: Translating,
  form: FormData,
): Promise<FormAnswer<{ readonly typed: readonly TypedTranslation[] }>> {
  const parsed = withinLimits(texts, parseTranslationsForm(form))
  const change = (input: TranslationsInput, version: number) =>
    changeTranslations(tools, operator, { slug, version }, language, input)
  const answered = await handleSection(form, parsed, change)
  if (answered.ok) return { ok: true }
  const { values, faults, refusal } = answered.shown
  const said: Readonly<Record<string, string | undefined>> = values
  const typed = Object.entries(values).flatMap(([name, source]) => {
    const at = /^source(-\d+)$/.exec(name)?.[1]
    return at ? [{ source, translation: said[`translation${at}`] ?? '', fault: faults[`translation${at}`] }] : []
  })
  return { ok: false, status: answered.status, shown: { typed, refusal } }
}

function withinLimits(texts: readonly HomeText[], parsed: ReturnType<typeof parseTranslationsForm>) {
  if (!parsed.ok) return parsed
  const faults = translationFaults(texts, parsed.input)
  if (faults.length === 0) return parsed
  const { values } = parsed
  const beside = Object.fromEntries(faults.map(([at, fault]) => [`translation-${at}`, fault]))
  return { ok: false, values, faults: beside, isForeign: false } as const
}
