// Who reads a mail about a booking: whether they can be written to, in which language, and by which site.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { MailSite } from './booking-mail.ts'

export type Reader = 'guest' | 'operator'

export type MailTools = {
  readonly environment: Environment
  /** The origin of the site as the request saw it. */
  readonly origin?: string
}

/** Whether its guest gave an address; one who booked by telephone may have none. */
export function isMailable({ contact }: BookingRow): boolean {
  return Boolean(contact?.email)
}

/** A guest reads the language they booked in, operators that of their site. */
export function inLanguageOfReader<Result>(
  { language }: BookingRow,
  reader: Reader,
  { environment }: { readonly environment: Environment },
  work: () => Result,
): Result {
  return inLanguageOf(environment, reader === 'guest' ? language : null, work)
}

/** The site as a mail in the current language names it. */
export function siteOf({ environment, origin }: MailTools): MailSite {
  const { locale, prefix } = currentLanguage()
  return { name: environment.SITE_NAME, locale, origin: siteOrigin(environment, origin) + prefix }
}
