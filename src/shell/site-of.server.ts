// The public configuration as the page that is being answered shows it.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type Language, languagesOf } from '#catalogue/languages.ts'
import { testHelpersOn } from '#platform/test-helpers-on.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { type Site, siteFrom } from './site.ts'

/** What the site speaks, its default language first. */
export function languagesOfSite(environment: Environment): readonly Language[] {
  return languagesOf(environment.SITE_LANG, testHelpersOn(environment))
}

/** In the current language, with absolute addresses built on `origin`. */
export function siteOf(environment: Environment, origin: string): Site {
  return siteFrom(environment, origin, currentLanguage(), languagesOfSite(environment))
}
