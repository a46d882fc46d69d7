// Texts that an operator typed in several languages, and which of them a reader gets.

import { languageCodes, type Mark, markOf } from '#catalogue/languages.ts'

export type Said = {
  readonly text: string
  /** Where it is written in another language than that of the page. */
  readonly mark: Mark | undefined
}

/** In the first of these languages in which it says something; undefined where it says nothing in any. */
export function saidIn(
  texts: Readonly<Record<string, string | undefined>>,
  codes: readonly string[],
): Said | undefined {
  const code = codes.find(each => texts[each])
  if (code === undefined) return undefined
  return { text: texts[code]!, mark: code === codes[0] ? undefined : markOf(code) }
}

/** One field of texts that stand row by row, by language. */
export function byLanguage<Row extends { readonly language: string }, Field extends keyof Row>(
  rows: readonly Row[],
  field: Field,
): Record<string, Row[Field]> {
  return Object.fromEntries(rows.map(row => [row.language, row[field]]))
}

/** Operators type in the languages that people read; the one for tests is made of English. */
export function isTextLanguage({ code }: { readonly code: string }): boolean {
  return languageCodes.includes(code)
}
