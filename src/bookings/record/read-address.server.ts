// Reads the exact address of a home, for those who may be told.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
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

type AddressRow = Omit<ExactAddress, 'lines' | 'countryName'> & { readonly addressLines: readonly string[] }

export function addressIn({ addressLines, postcode, city, region, country, latitude, longitude }: AddressRow) {
  const lines = addressLines.map(line => line.trim()).filter(Boolean)
  const address = { lines, postcode, city, region, country, countryName: countryName(country), latitude, longitude }
  return address satisfies ExactAddress
}

/** As it is now: an address that the operator corrects is right on every booking. Throws when there is no such home. */
export async function readAddress(queries: Queries, stayId: number): Promise<ExactAddress> {
  const [row] = await queries.select(addressColumns).from(stayTable).where(eq(stayTable.id, stayId))
  if (!row) throw new Error(`There is no home ${stayId} to tell the address of`)
  return addressIn(row)
}
