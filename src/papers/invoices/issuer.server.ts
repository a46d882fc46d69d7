// Reads who issues papers.

import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { countryName } from '#stays/country.ts'
import type { Issuer } from './invoice-content.ts'

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
    isComplete: Boolean(stored.legalName) && street.length > 0 && town !== '',
  }
}
