// Where: the ids of the homes that the words of a place stand for, asked of the database once for as long as facts stay the same.

import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import type { HomeFilter } from '#search/input/home-filter.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { filterCondition } from './filter-condition.server.ts'
import { type PlaceCondition, placeCondition, readPlace } from './place-condition.server.ts'
import type { World } from './world.ts'

type FoundPlace = {
  readonly kind: PlaceCondition['kind']
  /** Undefined everywhere. */
  readonly ids: ReadonlySet<number> | undefined
}

type KnownPlaces = { factsVersion: number; readonly found: Map<string, FoundPlace> }

const known = new WeakMap<Database, KnownPlaces>()
const mostKnown = 100

/** The published homes in the place as they are called in `world`. */
export async function findPlace(database: Database, world: World, where: string): Promise<FoundPlace> {
  const places = known.get(database) ?? { factsVersion: world.factsVersion, found: new Map<string, FoundPlace>() }
  known.set(database, places)
  if (places.factsVersion !== world.factsVersion) {
    places.found.clear()
    places.factsVersion = world.factsVersion
  }
  const before = places.found.get(where)
  if (before) return before
  const condition = await readPlace(database, where)
  const ids = condition.kind === 'everywhere' ? undefined : await publishedWhere(database, placeCondition(condition))
  const found = { kind: condition.kind, ids }
  if (places.factsVersion === world.factsVersion && places.found.size < mostKnown) places.found.set(where, found)
  return found
}

/** The ids of the published homes that a program's filter lets through. */
export function idsWhere(database: Database, filter: HomeFilter): Promise<ReadonlySet<number>> {
  return publishedWhere(database, filterCondition(filter))
}

async function publishedWhere(database: Database, condition: SQL): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(and(eq(stayTable.status, 'published'), condition))
  return new Set(rows.map(({ id }) => id))
}
