// Countries by the names people type, from the runtime's own names.

const names = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' })

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const nameOf: ReadonlyMap<string, string> = new Map(
  letters
    .flatMap(first => letters.map(second => first + second))
    .flatMap(code => {
      const name = names.of(code)
      return name && name !== 'Unknown Region' ? [[code, name] as const] : []
    }),
)

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
  return [...nameOf.keys()].filter(code => !notCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
}

/** The country's name in English, or the code itself if unknown. */
export function countryName(code: string): string {
  return nameOf.get(code) ?? code
}

/** The codes (ISO 3166-1 alpha-2) of the countries whose name contains `text`, whatever its case and accents. */
export function countriesNamedLike(text: string): string[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const byOtherName = Object.entries(usualOtherNames).flatMap(([name, code]) => (plain(name) === wanted ? [code] : []))
  const byName = [...nameOf].flatMap(([code, name]) => (plain(name).includes(wanted) ? [code] : []))
  const byCode = nameOf.has(text.trim()) ? [text.trim()] : []
  return [...new Set([...byOtherName, ...byName, ...byCode])]
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
