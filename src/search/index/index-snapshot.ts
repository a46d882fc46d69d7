// All published homes as of one database snapshot, and the orders in which searches show them.

import type { StoredSort } from '#search/input/search-input.ts'
import { comparePositions } from './home-position.ts'
import { type HomeTable, homeTable, writeHome } from './home-table.ts'
import type { HomeKeys, IndexedHome, ReadHome } from './indexed-home.ts'
import { noteOccupied, type OccupiedByNight, occupiedByNight } from './occupied-by-night.ts'

export type IndexSnapshot = {
  /** A home keeps its row while it is published; the row of a removed home stays empty. */
  readonly homes: readonly (IndexedHome | undefined)[]
  readonly rowOf: ReadonlyMap<number, number>
  /** Rows in each order, and the rank of each row in it. */
  readonly orders: Readonly<Record<StoredSort, readonly number[]>>
  readonly ranks: Readonly<Record<StoredSort, Uint32Array>>
  /** Columns over all homes; changed in place. */
  readonly occupied: OccupiedByNight
  readonly table: HomeTable
  /** Changes whenever a fact of some home may have changed. */
  readonly factsVersion: number
}

const noRanks = new Uint32Array(0)

/** A snapshot without homes; nights before `firstNight` are not tracked. */
export function emptySnapshot(firstNight: number, factsVersion: number): IndexSnapshot {
  return {
    homes: [],
    rowOf: new Map(),
    orders: { recommended: [], newest: [], name: [] },
    ranks: { recommended: noRanks, newest: noRanks, name: noRanks },
    occupied: occupiedByNight(firstNight),
    table: homeTable(),
    factsVersion,
  }
}

/** Reloaded homes by id; undefined where not published. */
export type ReadAgain = ReadonlyMap<number, ReadHome | undefined>

/** Whether homes were added, removed or renamed, so that the order by name must be read from the database. */
export function changesNames(snapshot: IndexSnapshot, read: ReadAgain): boolean {
  return [...read].some(([id, again]) => homeOf(snapshot, id)?.keys.name !== again?.home.keys.name)
}

export function homeOf({ homes, rowOf }: IndexSnapshot, id: number): IndexedHome | undefined {
  const row = rowOf.get(id)
  return row === undefined ? undefined : homes[row]
}

/**
 * The snapshot with `read` applied. `idsByName` are all published homes by name if that order has changed; `factsChanged`:
 * whether anything but nights and prices may have changed.
 */
export function withHomes(
  snapshot: IndexSnapshot,
  read: ReadAgain,
  { idsByName, factsChanged }: { readonly idsByName: readonly number[] | undefined; readonly factsChanged: boolean },
): IndexSnapshot {
  const homes = [...snapshot.homes]
  const rowOf = rowsAfter(snapshot, read)
  for (const [id, again] of read) {
    const home = again?.home
    const row = snapshot.rowOf.get(id) ?? rowOf.get(id)
    if (row === undefined) continue
    noteOccupied(snapshot.occupied, row, homes[row]?.nights.firm, home?.nights.firm)
    writeHome(snapshot.table, row, homes[row], home, again?.offer)
    homes[row] = home
  }
  const resorted = (sort: 'recommended' | 'newest') =>
    changesKeys(snapshot, read, sort) ? sorted(homes, sort) : snapshot.orders[sort]
  const orders = {
    recommended: resorted('recommended'),
    newest: resorted('newest'),
    name: idsByName ? idsByName.flatMap(id => rowOf.get(id) ?? []) : snapshot.orders.name,
  }
  const ranked = (sort: StoredSort) =>
    orders[sort] === snapshot.orders[sort] ? snapshot.ranks[sort] : ranksOf(orders[sort], homes.length)
  return {
    homes,
    rowOf,
    orders,
    ranks: { recommended: ranked('recommended'), newest: ranked('newest'), name: ranked('name') },
    occupied: snapshot.occupied,
    table: snapshot.table,
    factsVersion: snapshot.factsVersion + (factsChanged ? 1 : 0),
  }
}

/** By row; empty rows rank last. */
function ranksOf(order: readonly number[], rows: number): Uint32Array {
  const ranks = new Uint32Array(rows).fill(0xffff_ffff)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank]!] = rank
  return ranks
}

// The most frequent change, a booking, adds and removes no home.
function rowsAfter({ homes, rowOf }: IndexSnapshot, read: ReadAgain): ReadonlyMap<number, number> {
  if ([...read].every(([id, home]) => rowOf.has(id) === (home !== undefined))) return rowOf
  const rows = new Map(rowOf)
  let next = homes.length
  for (const [id, home] of read) {
    if (!home) rows.delete(id)
    else if (!rows.has(id)) rows.set(id, next++)
  }
  return rows
}

function changesKeys(snapshot: IndexSnapshot, read: ReadAgain, sort: keyof HomeKeys): boolean {
  return [...read].some(([id, again]) => homeOf(snapshot, id)?.keys[sort] !== again?.home.keys[sort])
}

function sorted(homes: IndexSnapshot['homes'], sort: 'recommended' | 'newest'): number[] {
  const compare = comparePositions(sort)
  return [...homes.keys()]
    .filter(row => homes[row])
    .map(row => ({ row, position: { key: homes[row]!.keys[sort], id: homes[row]!.id } }))
    .sort((one, other) => compare(one.position, other.position))
    .map(({ row }) => row)
}
