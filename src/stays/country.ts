// Countries by the names people type, from the runtime's own names.

import { currentLocale } from '#catalogue/sentence.ts'
import { displayNames } from '#values/formats.ts'

const names = (locale: string) => displayNames(locale, { type: 'region', fallback: 'none' })

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const english = names('en-GB')

const known: readonly string[] = letters
  .flatMap(first => letters.map(second => first + second))
  .filter(code => !['Unknown Region', undefined].includes(english.of(code)))

/** Names by code, of every language that was asked for. */
const namesByLocale = new Map<string, ReadonlyMap<string, string>>()

function namesIn(locale: string): ReadonlyMap<string, string> {
  const found = namesByLocale.get(locale)
  if (found) return found
  const all = names(locale)
  const made = new Map(known.map(code => [code, all.of(code) ?? code]))
  namesByLocale.set(locale, made)
  return made
}

/** In these people look for a country, whatever the language of the page. */
const searchedIn = ['en-GB', 'de', 'ar', 'fr', 'es', 'it', 'nl', 'pt', 'da', 'sv', 'pl', 'ja']

// What the runtime names that is no country: groups of them, codes for tests, outlying waters.
const notCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

const usualOtherNames: Readonly<Record<string, string>> = {
  UK: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  'united states of america': 'US',
  turkey: 'TR',
  'czech republic': 'CZ',
  holland: 'NL',
}

/** The code of every country there is: of those that once were, the runtime knows what they are now. */
export function countryCodes(): string[] {
  return known.filter(code => !notCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
}

/** The country's name in the current language, or the code itself if unknown. */
export function countryName(code: string): string {
  return namesIn(currentLocale()).get(code) ?? code
}

/** The codes (ISO 3166-1 alpha-2) of the countries whose name contains `text`, whatever its case and accents. */
export function countriesNamedLike(text: string): string[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const byOtherName = Object.entries(usualOtherNames).flatMap(([name, code]) => (plain(name) === wanted ? [code] : []))
  const byName = searchedIn.flatMap(locale =>
    [...namesIn(locale)].flatMap(([code, name]) => (plain(name).includes(wanted) ? [code] : [])),
  )
  const byCode = known.includes(text.trim()) ? [text.trim()] : []
  return [...new Set([...byOtherName, ...byName, ...byCode])]
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
