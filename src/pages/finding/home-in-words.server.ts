// What a home's page says of the home and its surroundings, put into words once while nothing of it changes.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeStay } from '#stays/describe-stay.server.ts'
import { findNearby } from '#stays/near/nearby-store.server.ts'
import { sayNearby } from '#stays/near/say-nearby.ts'
import type { Stay } from '#stays/stay.ts'
import type { Edition } from '#values/edition.ts'

/** In the current language. */
export function homeInWords({ database }: Tools, home: Stay, shown: Edition) {
  const { code, locale } = currentLanguage()
  return shown.once(`words-${code}`, home.id, async () => ({
    stay: describeStay(home),
    near: sayNearby(await findNearby(database, home, shown), locale),
  }))
}
