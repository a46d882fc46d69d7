// What an imprint says of whoever runs the site, as far as it was entered.

import type { SiteSnapshot } from '#site/snapshot/site-snapshot.server.ts'
import { countryName } from '#stays/country.ts'
import type { Imprint } from './site.ts'

export function imprintDetails(organisation: SiteSnapshot['organisation'], contact: string): Imprint {
  const { legalName, addressLines, postcode, city, country, responsiblePerson } = organisation
  const { email, phone, registerEntry, taxNumber } = organisation
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    name: legalName,
    address: [...addressLines, town, country ? countryName(country) : ''].filter(Boolean),
    ...{ responsiblePerson, email: email || contact, phone, registerEntry, taxNumber },
  }
}
