// The translations of what a home says into one language, and the texts that have none.

import type { Mark } from '#catalogue/languages.ts'

/** Translations by the text that was typed. */
export type TranslationMemory = ReadonlyMap<string, string>

/** The same as a statement reads them. */
export type ReadTranslations = Iterable<readonly [source: string, translation: string]>

/** Texts that are shown as they were typed, in another language than the page. */
export type AsTyped = Mark & { readonly texts: readonly string[] }

/** What the memory knows of a text; the text itself otherwise. */
export function translated(memory: TranslationMemory, text: string): string {
  return memory.get(text) ?? text
}

/** Those of `texts` that the memory does not know, marked as in the language they were typed in; undefined if none is left. */
export function untranslated(
  memory: TranslationMemory,
  typedIn: Mark | undefined,
  texts: readonly string[],
): AsTyped | undefined {
  if (!typedIn) return undefined
  const left = [...new Set(texts)].filter(text => text !== '' && !memory.has(text))
  return left.length === 0 ? undefined : { ...typedIn, texts: left }
}
