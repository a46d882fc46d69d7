// A part of the map as a condition on homes.

import { type SQL, sql } from 'drizzle-orm'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { MapBox } from '#ui/map/map-parts.ts'

/** Whether the public point lies in the box: asking box by box tells nobody where a home exactly is. */
export function boxCondition({ west, south, east, north }: MapBox): SQL {
  const { publicLatitude: latitude, publicLongitude: longitude } = stayTable
  const across =
    west <= east
      ? sql`${longitude} between ${west} and ${east}`
      : sql`(${longitude} >= ${west} or ${longitude} <= ${east})`
  return sql`${latitude} between ${south} and ${north} and ${across}`
}
