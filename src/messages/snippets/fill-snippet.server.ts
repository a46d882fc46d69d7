// A snippet with its placeholders filled in, in the language of whoever reads the message.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayLongDay, sayNightCount, sayParty } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inLanguageOf, siteLanguages } from '#platform/tools/site-languages.server.ts'
import { fillPlaceholders, type PlaceholderName } from './placeholders.ts'
import type { Snippet } from './snippet-tables.server.ts'

export type Filling = {
  /** Of the reader; null: the site's default one. */
  readonly language: string | null
  readonly name: string
  /** The home's name in a language, if it is about a home. */
  readonly home: string | undefined
  readonly visit: Pick<BookingRow, 'checkIn' | 'checkOut' | 'party'> | undefined
  readonly reference: string | undefined
  readonly hours: { readonly checkInFrom: string; readonly checkOutUntil: string } | undefined
}

/** The text in the reader's language, else in the site's own, else in any it has. What is not known keeps its placeholder. */
export function fillSnippet(environment: Environment, { texts }: Pick<Snippet, 'texts'>, filling: Filling): string {
  const wanted = [filling.language, ...siteLanguages(environment).map(({ code }) => code)].filter(code => code !== null)
  const language = wanted.find(code => Object.hasOwn(texts, code)) ?? Object.keys(texts)[0]!
  return inLanguageOf(environment, language, () =>
    fillPlaceholders(texts[language] ?? '', valuesOf(environment, filling)),
  )
}

function valuesOf({ SITE_NAME }: Environment, filling: Filling): Partial<Record<PlaceholderName, string>> {
  const { locale } = currentLanguage()
  const { name, home, visit, reference, hours } = filling
  const nights = visit && nightsOf(visit)
  return {
    name,
    site: SITE_NAME,
    ...(home !== undefined && { home }),
    ...(reference !== undefined && { reference }),
    ...(nights && {
      'check-in': sayLongDay(nights.checkIn, locale),
      'check-out': sayLongDay(nights.checkOut, locale),
      nights: sayNightCount(nights),
      guests: sayParty(visit.party, locale),
    }),
    ...(hours && { 'check-in-time': hours.checkInFrom, 'check-out-time': hours.checkOutUntil }),
  }
}
