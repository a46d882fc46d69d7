// Reads feeds, and the units of homes.

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { currentLocale } from '#catalogue/sentence.ts'
import { externalCalendarTable, type FeedRow } from '#channels/feeds/channel-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import type { Reach } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import { alphabetical } from '#values/formats.ts'

/** The home of that slug with its units, whatever its status; undefined when no home has it. */
export async function findChannelHome(queries: Queries, slug: string) {
  const { id, name, timeZone } = stayTable
  const rows = await queries
    .select({ home: { id, slug: stayTable.slug, name, timeZone }, unitId: unitTable.id, unit: unitTable.name })
    .from(stayTable)
    .leftJoin(stayUnitTable, eq(stayUnitTable.stayId, stayTable.id))
    .leftJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(eq(stayTable.slug, slug))
    .orderBy(asc(unitTable.id))
  const [first] = rows
  if (!first) return undefined
  const units = rows.flatMap(({ unitId, unit }) => (unitId === null || unit === null ? [] : [{ unitId, name: unit }]))
  return { ...first.home, units }
}

/** The feeds of some units that are followed, by name. */
export function findFeeds(queries: Queries, unitIds: readonly number[]): Promise<FeedRow[]> {
  return queries
    .select()
    .from(externalCalendarTable)
    .where(and(inArray(externalCalendarTable.unitId, [...unitIds]), isNull(externalCalendarTable.removedAt)))
    .orderBy(asc(externalCalendarTable.name), asc(externalCalendarTable.id))
}

type FeedWithHome = FeedRow & { readonly slug: string; readonly home: string; readonly timeZone: string }

/** All feeds that are followed, each with one home of its unit: those in trouble first, paused ones last, then by home. */
export async function findAllFeeds(queries: Queries, reach: Reach): Promise<FeedWithHome[]> {
  const rows = await queries
    .selectDistinctOn([externalCalendarTable.id], {
      feed: externalCalendarTable,
      ...{ slug: stayTable.slug, home: stayTable.name, timeZone: stayTable.timeZone },
    })
    .from(externalCalendarTable)
    .innerJoin(stayUnitTable, eq(stayUnitTable.unitId, externalCalendarTable.unitId))
    .innerJoin(stayTable, eq(stayTable.id, stayUnitTable.stayId))
    .where(and(within(reach, stayTable.id), isNull(externalCalendarTable.removedAt)))
    .orderBy(externalCalendarTable.id, stayTable.id)
  const rank = ({ feed }: (typeof rows)[number]) =>
    feed.isPaused ? 4 : { failing: 0, late: 1, new: 2, ok: 3 }[feed.state]
  const byName = alphabetical(currentLocale())
  return rows
    .toSorted(
      (one, other) => rank(one) - rank(other) || byName(one.home, other.home) || byName(one.feed.name, other.feed.name),
    )
    .map(({ feed, ...home }) => ({ ...feed, ...home }))
}

/** One home of each unit, by the unit. */
export async function homesOfUnits(
  queries: Queries,
  unitIds: readonly number[],
  reach: Reach,
): Promise<ReadonlyMap<number, { readonly id: number; readonly slug: string; readonly name: string }>> {
  const rows = await queries
    .select({ unitId: stayUnitTable.unitId, id: stayTable.id, slug: stayTable.slug, name: stayTable.name })
    .from(stayUnitTable)
    .innerJoin(stayTable, eq(stayTable.id, stayUnitTable.stayId))
    .where(and(inArray(stayUnitTable.unitId, [...unitIds]), within(reach, stayTable.id)))
    .orderBy(sql`${stayTable.id} desc`)
  return new Map(rows.map(({ unitId, ...home }) => [unitId, home]))
}
