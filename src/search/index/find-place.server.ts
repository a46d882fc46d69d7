// The ids of the homes in a typed place, kept until a fact of some home changes.

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

/** The published homes in the place, by their names in `snapshot`. */
export function findPlace(database: Database, { facts }: IndexSnapshot, where: string): Promise<FoundPlace> {
  return facts.once('place', where, async () => {
    const condition = await readPlace(database, where)
    const ids = condition.kind === 'everywhere' ? undefined : await publishedWhere(database, placeCondition(condition))
    return { kind: condition.kind, ids }
  })
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
