// The index of a database in this process: all published homes in memory, as fresh at each answer as the database itself.

import { type Database, inSnapshot, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earliestToday } from '#search/input/earliest-today.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { loadHomes, loadNights, publishedIds } from './load-homes.server.ts'
import { type PriceCaches, priceCaches } from './price-cache.ts'
import { changesSince, currentSnapshot, hasChanged, type Snapshot } from './search-changes.server.ts'
import { changesNames, emptyWorld, homeOf, type World, withHomes } from './world.ts'

/** What the index holds: the homes of one snapshot, since when nights were read, and the prices worked out of them. */
type Held = { readonly world: World; readonly snapshot: Snapshot; readonly readFrom: CalendarDay }

type SearchIndex = {
  held: Held | undefined
  readonly sheets: PriceCaches
  /** The look under way, and the one that whoever asks meanwhile waits for: a look begun earlier may have missed it. */
  looking: Promise<Held> | undefined
  next: Promise<Held> | undefined
}

export type FreshIndex = { readonly world: World; readonly sheets: PriceCaches }

const indexes = new WeakMap<Database, SearchIndex>()

/**
 * The index with everything in it that had been committed when it was asked for. The first who asks waits until all homes
 * are read; later only what has changed is read again.
 */
export async function freshIndex({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<FreshIndex> {
  const index = indexes.get(database) ?? { held: undefined, sheets: priceCaches(), looking: undefined, next: undefined }
  indexes.set(database, index)
  const today = earliestToday(clock.now())
  const { world } = await sharedLook(index, database, today)
  return { world, sheets: index.sheets }
}

/** Everybody who asks while a look is under way shares the one after it. */
function sharedLook(index: SearchIndex, database: Database, today: CalendarDay): Promise<Held> {
  if (!index.looking) return begin(index, database, today)
  index.next ??= index.looking
    .catch(() => undefined)
    .then(() => {
      index.next = undefined
      return begin(index, database, today)
    })
  return index.next
}

function begin(index: SearchIndex, database: Database, today: CalendarDay): Promise<Held> {
  const look = refresh(index.held, database, today)
    .then(held => {
      index.held = held
      return held
    })
    .finally(() => {
      if (index.looking === look) index.looking = undefined
    })
  index.looking = look
  return look
}

async function refresh(held: Held | undefined, database: Database, today: CalendarDay): Promise<Held> {
  // A clock that is set back, as in tests, makes nights matter that nobody read.
  if (!held || today < held.readFrom)
    return inSnapshot(database, queries => readEverything(queries, held?.world, today))
  if (!(await hasChanged(database, held.snapshot))) return held
  return inSnapshot(database, queries => readChanges(queries, held, today))
}

async function readEverything(queries: Queries, before: World | undefined, today: CalendarDay): Promise<Held> {
  const snapshot = await currentSnapshot(queries)
  const ids = await publishedIds(queries, 'by name')
  const read = await loadHomes(queries, ids, today)
  const world = emptyWorld(today - 1, before?.factsVersion ?? 0)
  return { world: withHomes(world, read, { idsByName: ids, factsChanged: true }), snapshot, readFrom: today }
}

async function readChanges(queries: Queries, { world, snapshot, readFrom }: Held, today: CalendarDay): Promise<Held> {
  const changes = await changesSince(queries, snapshot)
  if (changes.kind === 'everything') return readEverything(queries, world, today)
  const { stayIds, nightsOnly, factsChanged } = changes
  const taken = nightsOnly.flatMap(id => homeOf(world, id) ?? [])
  const read = new Map([
    ...(await loadHomes(queries, stayIds, readFrom)),
    ...(await loadNights(queries, taken, readFrom)),
  ])
  const idsByName = changesNames(world, read) ? await publishedIds(queries, 'by name') : undefined
  return { world: withHomes(world, read, { idsByName, factsChanged }), snapshot: changes.snapshot, readFrom }
}
