// The regions of published homes, with how many homes each has.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { countryName } from './country.ts'
import { stayTable } from './stay-tables.server.ts'

type Region = {
  readonly region: string
  readonly country: string
  readonly homes: number
  /** The home that stands for the region: its earliest. */
  readonly stayId: number
}

/** The regions with the most published homes, at most `limit`; the country by its name. */
export async function findRegions(queries: Queries, limit: number): Promise<Region[]> {
  const { rows } = await queries.execute<{ region: string; country: string; homes: number; stayId: number }>(sql`
    select region, country, count(*)::integer as homes, min(id) as "stayId"
    from ${stayTable}
    where status = 'published'
    group by region, country
    order by homes desc, region, country
    limit ${limit}
  `)
  return rows.map(row => ({ ...row, country: countryName(row.country) }))
}

/** How a region is written so that a search for it finds it. */
export function regionName({ region, country }: Pick<Region, 'region' | 'country'>): string {
  return `${region}, ${country}`
}

const mostPlaces = 60

/** Names of places that have homes, for a field that suggests them: regions, the fullest first. */
export async function searchPlaces(queries: Queries): Promise<string[]> {
  return (await findRegions(queries, mostPlaces)).map(regionName)
}
