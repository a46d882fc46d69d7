// The languages in which a site speaks, and speaking one of them to somebody who is not asking just now.

import { inLanguage } from '#catalogue/current-language.server.ts'
import { type Language, languagesOf } from '#catalogue/languages.ts'
import type { Environment } from './environment.server.ts'
import { testHelpersOn } from './test-helpers-on.server.ts'

/** The default one first. */
export function siteLanguages(environment: Environment): readonly Language[] {
  return languagesOf(environment.SITE_LANG, testHelpersOn(environment))
}

/** `code` as it was stored; the site's default language where none was, or where it is spoken no more. */
export function inLanguageOf<Result>(environment: Environment, code: string | null, work: () => Result): Result {
  const languages = siteLanguages(environment)
  return inLanguage(languages.find(language => language.code === code) ?? languages[0]!, work)
}
