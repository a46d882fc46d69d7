// How many of some homes are of each kind, in each country, of each size, with each amenity.

import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { bedrooms } from './filter-condition.server.ts'

export type FacetCount = { readonly value: string; readonly count: number }
export type Facets = Readonly<Record<'kind' | 'country' | 'bedrooms' | 'amenities', readonly FacetCount[]>>

/** The most frequent values first, equal ones by their spelling. */
export async function countFacets(queries: Queries, stayIds: readonly number[]): Promise<Facets> {
  const among = sql`${stayTable.id} = any(${sql.param([...stayIds])}::integer[])`
  const counted = async (value: SQL, from: SQL): Promise<FacetCount[]> => {
    const { rows } = await queries.execute<FacetCount>(sql`
      select ${value} as value, count(*)::integer as count from ${from} where ${among}
      group by 1 order by 2 desc, 1`)
    return rows.map(row => ({ value: row.value, count: row.count }))
  }
  const homes = sql`${stayTable}`
  const amenities = sql`${stayTable}, jsonb_array_elements(${stayTable.amenities}) as amenity`
  const [kind, country, size, codes] = await Promise.all([
    counted(sql`${stayTable.kind}`, homes),
    counted(sql`${stayTable.country}::text`, homes),
    counted(sql`${bedrooms}::text`, homes),
    counted(sql`amenity ->> 'code'`, amenities),
  ])
  return { kind, country, bedrooms: size, amenities: codes }
}
