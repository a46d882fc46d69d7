// Homes in the language that a program asks for, as Strapi has it.

import { inLanguage } from '#catalogue/current-language.server.ts'
import { languageCodes } from '#catalogue/languages.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** Does `work` in that language; as ever without one. */
export function inLocale<Result>({ environment }: Tools, locale: string | undefined, work: () => Result): Result {
  const language = siteLanguages(environment).find(({ code }) => code === locale)
  return language ? inLanguage(language, work) : work()
}

/** What an answer tells of the language that was asked for; nothing without one. */
export function localised({ environment }: Tools, locale: string | undefined, documentId: string) {
  if (locale === undefined) return {}
  const others = siteLanguages(environment).filter(({ code }) => code !== locale && isLocale(code))
  return { locale, localizations: others.map(({ code }) => ({ documentId, locale: code })) }
}

const isLocale = (code: string) => languageCodes.some(each => each === code)
