// The languages there are, as data, and how an address names one.

export const languages = {
  en: { name: 'English', invitation: 'Read this page in English', locale: 'en-GB', direction: 'ltr' },
  de: { name: 'Deutsch', invitation: 'Diese Seite auf Deutsch lesen', locale: 'de-DE', direction: 'ltr' },
  ar: { name: 'العربية', invitation: 'اقرأ هذه الصفحة بالعربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
  /** Made of the English by rule (pseudo-language.ts), for tests. */
  'en-XA': { name: '[Ëñĝļîšĥ]', invitation: '[Ŕéåð ţĥîš]', locale: 'en-GB', direction: 'ltr' },
} as const satisfies Record<string, Omit<Language, 'code' | 'prefix'>>

export type LanguageCode = keyof typeof languages

export type Language = {
  /** Also the `lang` of its pages. */
  readonly code: string
  /** What it calls itself. */
  readonly name: string
  /** To those who would rather read it than another. */
  readonly invitation: string
  /** For `Intl`. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** What its addresses begin with, such as `/de`; empty for the site's default language. */
  readonly prefix: string
  /** The site's default language, in which operators type; none for that language itself. */
  readonly typedIn?: Mark
}

/** A language that a page offers. */
export type OfferedLanguage = Omit<Language, 'invitation' | 'typedIn'>

/** What an element says of the language of its text. */
export type Mark = { readonly lang: string; readonly dir: Language['direction'] }

export function isLanguageCode(text: string): text is LanguageCode {
  return Object.hasOwn(languages, text)
}

export const testLanguage: LanguageCode = 'en-XA'

/** The languages that a site may have as its default one. */
export const languageCodes = Object.keys(languages).filter(code => code !== testLanguage)

/** The languages of a site, its default one first. `siteLang`: a code, or one with a region (`en-US`), which `Intl` then has. */
export function languagesOf(siteLang: string, withTestLanguage = false): readonly Language[] {
  const region = /^([a-z]{2})-[A-Z]{2}$/.exec(siteLang)
  const own = region?.[1] ?? siteLang
  const offered = Object.entries(languages).filter(([code]) => withTestLanguage || code !== testLanguage)
  const direction = isLanguageCode(own) ? languages[own].direction : 'ltr'
  return offered
    .map(([code, language]) =>
      code === own
        ? { code, ...language, locale: region ? siteLang : language.locale, prefix: '' }
        : { code, ...language, prefix: `/${code.toLowerCase()}`, typedIn: { lang: own, dir: direction } },
    )
    .sort((a, b) => a.prefix.length - b.prefix.length)
}

const named = new RegExp(`^/(${Object.keys(languages).join('|')})(?=/|\\.data$|$)`, 'i')

/** The code that a path begins with, if it does, in the form of `prefix`. */
export function prefixOf(path: string): string | undefined {
  return named.exec(path)?.[0].toLowerCase()
}

/** The path (search and fragment may follow) as the site's routes know it: without its language. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(named, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** For `lang` in a document. */
export function tagOf({ code, locale }: Pick<Language, 'code' | 'locale'>): string {
  return code === testLanguage ? code : locale.replace(/-u-.*$/, '')
}

/** For an element whose text is in that language, which is one of `languageCodes`. */
export function markOf(code: string): Mark {
  return { lang: code, dir: isLanguageCode(code) ? languages[code].direction : 'ltr' }
}
