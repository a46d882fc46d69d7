// The search index of this process: all published homes in memory, as current at each call as the database.

import { type Database, inSharedSnapshot, inSnapshot, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { earliestToday } from '#values/calendar-day.ts'
import { type Edition, newEdition } from '#values/edition.ts'
import { shareNext } from '#values/share-next.ts'
import { emptySnapshot, homeOf, type IndexSnapshot, type ReadAgain, withHomes } from './index-snapshot.ts'
import { loadHomes, publishedIds } from './load-homes.server.ts'
import { type PriceCaches, priceCaches } from './price-cache.ts'
import {
  changesSince,
  currentSnapshot,
  type DatabaseSnapshot,
  type HomeChanges,
  newNights,
} from './search-changes.server.ts'

/** How much of what pages show is kept; a home's page and its pictures are some ten kilobytes. */
const mostShown = 2000

/** The homes of one database snapshot, and the day from which their nights were read. */
type Held = {
  readonly snapshot: IndexSnapshot
  readonly shown: Edition
  readonly databaseSnapshot: DatabaseSnapshot
  readonly readFrom: CalendarDay
  /** The furthest that any of its homes looks around a visit, in nights. */
  readonly reach: number
}

type SearchIndex = {
  held: Held | undefined
  /** When it was last as current as the database. */
  currentAt: Date | undefined
  readonly priceCaches: PriceCaches
  /** Brings it up to date. Callers during a refresh share the one after it: the current one may have missed their change. */
  readonly refresh: (today: CalendarDay) => Promise<Held>
}

export type FreshIndex = {
  readonly snapshot: IndexSnapshot
  readonly priceCaches: PriceCaches
  /**
   * What open pages show besides, by the notes that they themselves are kept by: a new edition after anything but occupied
   * nights has changed. Nights, and whatever is somebody's own, have no place in it.
   */
  readonly shown: Edition
}

const indexes = new WeakMap<Database, SearchIndex>()

/**
 * The index including everything committed before the call. The first call reads all homes, later ones only changes.
 */
export async function freshIndex({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<FreshIndex> {
  const index = indexes.get(database) ?? openIndex(database)
  const asked = clock.now()
  const { snapshot, shown } = await index.refresh(earliestToday(asked))
  index.currentAt = asked
  return { snapshot, shown, priceCaches: index.priceCaches }
}

/** How many homes are in it, and how long ago it was current; undefined before it was first read. */
export function searchIndexState({ database, clock }: Pick<Tools, 'database' | 'clock'>) {
  const { held, currentAt } = indexes.get(database) ?? {}
  if (!held || !currentAt) return undefined
  return { homes: held.snapshot.homes.length, ageMs: Math.max(0, clock.now().getTime() - currentAt.getTime()) }
}

function openIndex(database: Database): SearchIndex {
  const index: SearchIndex = {
    held: undefined,
    currentAt: undefined,
    priceCaches: priceCaches(),
    refresh: shareNext(async today => {
      index.held = await refresh(index.held, database, today)
      return index.held
    }),
  }
  indexes.set(database, index)
  return index
}

async function refresh(held: Held | undefined, database: Database, today: CalendarDay): Promise<Held> {
  // A clock set back, as in tests, needs nights that were not loaded.
  if (!held || today < held.readFrom)
    return inSharedSnapshot(database, connections => readEverything(connections, today))
  const found = await newNights(database, held)
  if (found === 'nothing') return held
  if (found === 'more') return inSnapshot(database, queries => readChanges(queries, held, today))
  return withChanges(held, { ...found, factsChanged: false, shownChanged: false }, new Map())
}

async function readEverything(connections: readonly Queries[], today: CalendarDay): Promise<Held> {
  const databaseSnapshot = await currentSnapshot(connections[0]!)
  const read = await loadHomes(connections, await publishedIds(connections[0]!), today)
  return {
    snapshot: withHomes(emptySnapshot(today - 1), read, true),
    shown: newEdition(mostShown),
    databaseSnapshot,
    readFrom: today,
    reach: furthest(0, read),
  }
}

async function readChanges(queries: Queries, held: Held, today: CalendarDay): Promise<Held> {
  const changes = await changesSince(queries, held)
  if (changes.kind === 'everything') return readEverything([queries], today)
  return withChanges(held, changes, await loadHomes([queries], changes.stayIds, held.readFrom))
}

function withChanges(
  held: Held,
  { nights, factsChanged, shownChanged, databaseSnapshot }: Omit<HomeChanges, 'kind' | 'stayIds'>,
  homes: ReadAgain,
): Held {
  const read = new Map(homes)
  // A booking changes nothing else of its home.
  for (const [id, each] of nights) {
    const home = homeOf(held.snapshot, id)
    if (home) read.set(id, { home: { ...home, nights: each } })
  }
  return {
    snapshot: withHomes(held.snapshot, read, factsChanged),
    shown: shownChanged ? newEdition(mostShown) : held.shown,
    databaseSnapshot,
    readFrom: held.readFrom,
    reach: furthest(held.reach, homes),
  }
}

function furthest(reach: number, read: ReadAgain): number {
  return [...read.values()].reduce((most, again) => Math.max(most, again?.offer?.reach ?? 0), reach)
}
