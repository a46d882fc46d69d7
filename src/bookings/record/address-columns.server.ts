// The exact address of a home out of its row, for those who may be told. It is kept with no booking: a correction reaches all.

import { countryName } from '#stays/country.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { ExactAddress } from './exact-address.ts'

/** The columns, for queries that read the home anyway. */
export const addressColumns = {
  addressLines: stayTable.addressLines,
  postcode: stayTable.postcode,
  city: stayTable.city,
  region: stayTable.region,
  country: stayTable.country,
  latitude: stayTable.latitude,
  longitude: stayTable.longitude,
}

export type AddressRow = Omit<ExactAddress, 'lines' | 'countryName'> & { readonly addressLines: readonly string[] }

export function addressIn({ addressLines, postcode, city, region, country, latitude, longitude }: AddressRow) {
  const lines = addressLines.map(line => line.trim()).filter(Boolean)
  const address = { lines, postcode, city, region, country, countryName: countryName(country), latitude, longitude }
  return address satisfies ExactAddress
}
