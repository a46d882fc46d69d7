// The ids of the homes in a typed place, cached until a fact of some home changes.

import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import type { HomeFilter } from '#search/input/home-filter.ts'
import { type PlaceCondition, placeCondition, readPlace } from '#stays/place-condition.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { filterCondition } from './filter-condition.server.ts'
import type { IndexSnapshot } from './index-snapshot.ts'

export type FoundPlace = {
  readonly kind: PlaceCondition['kind']
  /** Undefined for everywhere. */
  readonly ids: ReadonlySet<number> | undefined
}

type KnownPlaces = { factsVersion: number; readonly found: Map<string, FoundPlace> }

const known = new WeakMap<Database, KnownPlaces>()
const mostKnown = 100

/** The published homes in the place, by their names in `snapshot`. */
export async function findPlace(database: Database, snapshot: IndexSnapshot, where: string): Promise<FoundPlace> {
  const places = known.get(database) ?? { factsVersion: snapshot.factsVersion, found: new Map<string, FoundPlace>() }
  known.set(database, places)
  if (places.factsVersion !== snapshot.factsVersion) {
    places.found.clear()
    places.factsVersion = snapshot.factsVersion
  }
  const before = places.found.get(where)
  if (before) return before
  const condition = await readPlace(database, where)
  const ids = condition.kind === 'everywhere' ? undefined : await publishedWhere(database, placeCondition(condition))
  const found = { kind: condition.kind, ids }
  if (places.factsVersion === snapshot.factsVersion && places.found.size < mostKnown) places.found.set(where, found)
  return found
}

/** The ids of the published homes that pass an API client's filter. */
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
