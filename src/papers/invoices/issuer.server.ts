// Reads who issues papers.

import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { countryName } from '#stays/country.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import type { Issuer, PaperParty } from './invoice-content.ts'

/** In the language of the moment, in which the country is named. */
export async function readIssuer(queries: Queries): Promise<Issuer> {
  const stored = await readOrganisation(queries)
  const town = [stored.postcode, stored.city].filter(Boolean).join(' ')
  const street = stored.addressLines.filter(Boolean)
  const country = stored.country ? [countryName(stored.country)] : []
  return {
    seller: {
      name: stored.legalName ?? '',
      addressLines: [...street, town, ...country].filter(Boolean),
      taxNumber: stored.taxNumber || null,
    },
    rule: stored.invoiceRule,
    prefix: stored.invoicePrefix ?? '',
    country: stored.country,
    isComplete: Boolean(stored.legalName) && street.length > 0 && town !== '',
  }
}

type WithTimeZones = Intl.Locale & { readonly getTimeZones: () => string[] | undefined }

/**
 * The day that a paper of this issuer is dated, wherever its home lies: the one that has begun in all of their country, or by UTC
 * where none is entered.
 */
export function issuerDay({ country }: Pick<Issuer, 'country'>, now: Date): CalendarDay {
  const zones = country ? (new Intl.Locale('und', { region: country }) as WithTimeZones).getTimeZones() : undefined
  const days = (zones?.length ? zones : ['UTC']).map(zone => dayInZone(now, zone))
  return days.reduce((earliest, day) => (day < earliest ? day : earliest))
}

/** Who stands at the head of a paper that is no invoice: the issuer, or the site by its name alone until one is entered. */
export async function readLetterhead(
  queries: Queries,
  { SITE_NAME: name }: Pick<Environment, 'SITE_NAME'>,
): Promise<PaperParty> {
  const { seller, isComplete } = await readIssuer(queries)
  return isComplete ? seller : { name, addressLines: [], taxNumber: null }
}
