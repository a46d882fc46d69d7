// All published homes as of one database snapshot, and the orders in which searches show them.

import { noteOccupied, type OccupiedByNight, occupiedByNight, reserveNights } from '#fast-prices/occupied-by-night.ts'
import { nothingOccupied, sideBySide } from '#fast-prices/occupied-runs.ts'
import { firstAlike } from '#values/codes.ts'
import { type Edition, newEdition } from '#values/edition.ts'
import { comparePositions, type NumberedSort, type Position } from './home-position.ts'
import { type HomeTable, homeTable, reserveHomes, writeHome } from './home-table.ts'
import type { IndexedHome, ReadHome } from './indexed-home.ts'
import { cellOf } from './map-cells.ts'

export type IndexSnapshot = {
  /** A home keeps its row while it is published; the row of a removed home stays empty. */
  readonly homes: readonly (IndexedHome | undefined)[]
  readonly rowOf: ReadonlyMap<number, number>
  /** Rows in each order, and the rank of each row in it; that by name is one in each language (name-order.server.ts). */
  readonly orders: Readonly<Record<NumberedSort, Uint32Array>>
  readonly ranks: Readonly<Record<NumberedSort, Uint32Array>>
  /** Columns over all homes; changed in place. */
  readonly occupied: OccupiedByNight
  readonly table: HomeTable
  /** What was read of facts alone; a new edition whenever a fact of some home may have changed. */
  readonly facts: Edition
}

/** One order of all homes, as pages are turned in it. */
export type StoredOrder = {
  /** By row; unique. */
  readonly ranks: Uint32Array
  /** What the home in that row is sorted by. */
  readonly keyOf: (row: number) => string
  /** How many homes precede the position, inclusive; its home may no longer exist. */
  readonly rankAfter: (after: Position) => number | Promise<number>
}

/** The ids of the homes in a typed place may be many. */
const mostFacts = 100

const noRows = new Uint32Array(0)

/** A snapshot without homes; nights before `firstNight` are not tracked. */
export function emptySnapshot(firstNight: number): IndexSnapshot {
  return {
    homes: [],
    rowOf: new Map(),
    orders: { recommended: noRows, newest: noRows, rating: noRows },
    ranks: { recommended: noRows, newest: noRows, rating: noRows },
    occupied: occupiedByNight(firstNight),
    table: homeTable(),
    facts: newEdition(mostFacts),
  }
}

/** Reloaded homes by id; undefined where not published. */
export type ReadAgain = ReadonlyMap<number, ReadHome | undefined>

export function homeOf({ homes, rowOf }: IndexSnapshot, id: number): IndexedHome | undefined {
  const row = rowOf.get(id)
  return row === undefined ? undefined : homes[row]
}

/** The snapshot with `read` applied. `factsChanged`: whether anything but nights and prices may have changed. */
export function withHomes(snapshot: IndexSnapshot, asRead: ReadAgain, factsChanged: boolean): IndexSnapshot {
  const read = asRead.size > 1 ? compact(inMapOrder(asRead)) : asRead
  const homes = [...snapshot.homes]
  const rowOf = rowsAfter(snapshot, read)
  if (rowOf.size > homes.length) reserve(snapshot, rowOf.size, read)
  for (const [id, again] of read) {
    const home = again?.home
    const row = snapshot.rowOf.get(id) ?? rowOf.get(id)
    if (row === undefined) continue
    noteOccupied(snapshot.occupied, row, homes[row]?.nights.firm, home?.nights.firm)
    if (homes[row] || again) writeHome(snapshot.table, row, again)
    homes[row] = home
  }
  const resorted = (sort: NumberedSort) =>
    changesKeys(snapshot, read, sort) ? sorted({ ...snapshot, homes }, sort) : snapshot.orders[sort]
  const orders = eachSort(resorted)
  const ranked = (sort: NumberedSort) =>
    orders[sort] === snapshot.orders[sort] ? snapshot.ranks[sort] : ranksOf(orders[sort], homes.length)
  return {
    homes,
    rowOf,
    orders,
    ranks: eachSort(ranked),
    occupied: snapshot.occupied,
    table: snapshot.table,
    facts: factsChanged ? newEdition(mostFacts) : snapshot.facts,
  }
}

/** Room for all that come at once, without any to spare. */
function reserve({ table, occupied }: IndexSnapshot, rows: number, read: ReadAgain): void {
  reserveHomes(table, rows, read.values())
  reserveNights(occupied, rows)
}

/** In the order of the map, so that the rows of a part of it lie side by side as well; those that are gone come first. */
function inMapOrder(read: ReadAgain): ReadAgain {
  const entries = [...read]
  const cells = entries.map(([, again]) => (again?.facts ? cellOf(again.facts) : -1))
  const order = entries.map((_, at) => at).sort((one, other) => cells[one]! - cells[other]!)
  return new Map(order.map(at => entries[at]!))
}

/** The same homes in less memory: their nights side by side, and each instant once. */
function compact(read: ReadAgain): ReadAgain {
  const runs = sideBySide([...read.values()].map(again => again?.home.nights.firm ?? nothingOccupied))
  const instants = firstAlike<string>()
  const homes = [...read].map(([id, again], at) => {
    if (!again) return [id, again] as const
    const { newest, nights } = again.home
    const home = { ...again.home, newest: instants(newest, () => newest), nights: { ...nights, firm: runs[at]! } }
    return [id, { ...again, home }] as const
  })
  return new Map(homes)
}

function eachSort<Value>(of: (sort: NumberedSort) => Value): Record<NumberedSort, Value> {
  return { recommended: of('recommended'), newest: of('newest'), rating: of('rating') }
}

/** By row; empty rows rank last. */
export function ranksOf(order: ArrayLike<number>, rows: number): Uint32Array {
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

function changesKeys(snapshot: IndexSnapshot, read: ReadAgain, sort: NumberedSort): boolean {
  return [...read].some(([id, again]) => {
    const before = homeOf(snapshot, id)
    if (!before || !again) return before !== again
    return sort !== 'recommended' && before[sort] !== again.home[sort]
  })
}

function sorted(snapshot: IndexSnapshot, sort: NumberedSort): Uint32Array {
  const compare = comparePositions(sort)
  const rows = [...snapshot.homes.keys()]
    .filter(row => snapshot.homes[row])
    .map(row => ({ row, position: positionOf(snapshot, row, sort) }))
    .sort((one, other) => compare(one.position, other.position))
  return Uint32Array.from(rows, ({ row }) => row)
}

/** Where the home of the row stands in that order. */
export function positionOf({ homes, table }: IndexSnapshot, row: number, sort: NumberedSort): Position {
  const { id, newest, rating } = homes[row]!
  const key = sort === 'newest' ? newest : String(sort === 'rating' ? rating : table.shuffled[row]!)
  return { id, key }
}

/** How many rows of an order do not lie beyond; all that do follow those that do not. */
export function firstBeyond(order: ArrayLike<number>, isBeyond: (row: number) => boolean): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBeyond(order[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
