// The languages that a host may speak, and what they are called.

import { alphabetical, displayNames } from '#values/formats.ts'

/** ISO 639-1, those of most hosts and guests. */
export const hostLanguageCodes = [
  ...['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'he', 'hi', 'hr', 'hu', 'is', 'it', 'ja', 'ko'],
  ...['nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'uk', 'zh'],
] as const

/** In the language of `locale`. */
export function languageName(code: string, locale: string): string {
  return displayNames(locale, { type: 'language' }).of(code) ?? code
}

export type LanguageChoice = { readonly value: string; readonly label: string }

/** By name. Said on the server: browsers may call some of them otherwise. */
export function languageChoices(locale: string): LanguageChoice[] {
  const byName = alphabetical(locale)
  return hostLanguageCodes
    .map(value => ({ value, label: languageName(value, locale) }))
    .sort((one, other) => byName(one.label, other.label))
}
