// The regions of published homes, with how many homes each has.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { type CalendarDay, dayInZone, earliestToday } from '#values/calendar-day.ts'
import { unkept } from '#values/edition.ts'
import { countryName } from './country.ts'
import { stayTable } from './stay-tables.server.ts'

type Region = {
  readonly region: string
  readonly country: string
  readonly homes: number
  /** The home that stands for the region: its earliest. */
  readonly stayId: number
  /** Of all published homes, wherever they are. */
  readonly timeZones: readonly string[]
}

/** The regions with the most published homes, at most `limit`; the country by its name. */
export async function findRegions(queries: Queries, limit: number, shown = unkept): Promise<Region[]> {
  const rows = await shown.once('regions', limit, () => readRegions(queries, limit))
  return rows.map(row => ({ ...row, country: countryName(row.country) }))
}

async function readRegions(queries: Queries, limit: number): Promise<Region[]> {
  const { rows } = await queries.execute<{ [Name in keyof Region]: Region[Name] }>(sql`
    select region, country, count(*)::integer as homes, min(id) as "stayId",
      (select array_agg(distinct time_zone) from ${stayTable} where status = 'published') as "timeZones"
    from ${stayTable}
    where status = 'published'
    group by region, country
    order by homes desc, region, country
    limit ${limit}
  `)
  return rows
}

/** How a region is written so that a search for it finds it. */
export function regionName({ region, country }: Pick<Region, 'region' | 'country'>): string {
  return `${region}, ${country}`
}

const mostPlaces = 60

/** The earliest day that it is at any home: the first on which somebody can still arrive. */
export function todayAtHomes([first]: readonly Region[], now: Date): CalendarDay {
  return first
    ? first.timeZones.map(zone => dayInZone(now, zone)).reduce((one, other) => (one < other ? one : other))
    : earliestToday(now)
}

/** Names of places that have homes, for a field that suggests them: regions, the fullest first; and the day it is there. */
export async function searchPlaces(
  queries: Queries,
  now: Date,
  shown = unkept,
): Promise<{ places: string[]; today: CalendarDay }> {
  const regions = await findRegions(queries, mostPlaces, shown)
  return { places: regions.map(regionName), today: todayAtHomes(regions, now) }
}
