// All published homes as one snapshot of the database has them, and the orders in which searches show them.

import type { StoredSort } from '#search/input/search-input.ts'
import { comparePositions } from './home-position.ts'
import { type HomeTable, homeTable, writeHome } from './home-table.ts'
import type { HomeKeys, IndexedHome } from './indexed-home.ts'
import { noteTaken, type TakenByNight, takenByNight } from './taken-by-night.ts'

export type World = {
  /** Each home keeps its place as long as it is published; a home that is gone leaves it empty. */
  readonly homes: readonly (IndexedHome | undefined)[]
  readonly placeOf: ReadonlyMap<number, number>
  /** Places of all homes, in order; and the other way round, which comes the how-manieth. */
  readonly orders: Readonly<Record<StoredSort, readonly number[]>>
  readonly ranks: Readonly<Record<StoredSort, Uint32Array>>
  /** What searches read of all homes at once; changed in place. */
  readonly taken: TakenByNight
  readonly table: HomeTable
  /** Another number whenever a fact of some home may have changed. */
  readonly factsVersion: number
}

const noRanks = new Uint32Array(0)

/** The world before anything is read; nights before `firstNight` matter to nobody. */
export function emptyWorld(firstNight: number, factsVersion: number): World {
  return {
    homes: [],
    placeOf: new Map(),
    orders: { recommended: [], newest: [], name: [] },
    ranks: { recommended: noRanks, newest: noRanks, name: noRanks },
    taken: takenByNight(firstNight),
    table: homeTable(),
    factsVersion,
  }
}

/** What was read again: each home as it is now, undefined where it is not published (any more). */
export type ReadAgain = ReadonlyMap<number, IndexedHome | undefined>

/** Whether homes came, went or were renamed, so that only the database knows their order by name. */
export function changesNames(world: World, read: ReadAgain): boolean {
  return [...read].some(([id, home]) => homeOf(world, id)?.keys.name !== home?.keys.name)
}

export function homeOf({ homes, placeOf }: World, id: number): IndexedHome | undefined {
  const place = placeOf.get(id)
  return place === undefined ? undefined : homes[place]
}

/**
 * The world with `read` in it. `idsByName` are all published homes by name if that order has changed; `factsChanged`
 * tells whether anything but nights and prices may have.
 */
export function withHomes(
  world: World,
  read: ReadAgain,
  { idsByName, factsChanged }: { readonly idsByName: readonly number[] | undefined; readonly factsChanged: boolean },
): World {
  const homes = [...world.homes]
  const placeOf = placesAfter(world, read)
  for (const [id, home] of read) {
    const place = world.placeOf.get(id) ?? placeOf.get(id)
    if (place === undefined) continue
    noteTaken(world.taken, place, homes[place]?.nights.firm, home?.nights.firm)
    writeHome(world.table, place, homes[place], home)
    homes[place] = home
  }
  const resorted = (sort: 'recommended' | 'newest') =>
    changesKeys(world, read, sort) ? sorted(homes, sort) : world.orders[sort]
  const orders = {
    recommended: resorted('recommended'),
    newest: resorted('newest'),
    name: idsByName ? idsByName.flatMap(id => placeOf.get(id) ?? []) : world.orders.name,
  }
  const ranked = (sort: StoredSort) =>
    orders[sort] === world.orders[sort] ? world.ranks[sort] : ranksOf(orders[sort], homes.length)
  return {
    homes,
    placeOf,
    orders,
    ranks: { recommended: ranked('recommended'), newest: ranked('newest'), name: ranked('name') },
    taken: world.taken,
    table: world.table,
    factsVersion: world.factsVersion + (factsChanged ? 1 : 0),
  }
}

/** By place; a place without a home comes after all others. */
function ranksOf(order: readonly number[], places: number): Uint32Array {
  const ranks = new Uint32Array(places).fill(0xffff_ffff)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank]!] = rank
  return ranks
}

/** A booking, by far the most frequent change, brings no home and takes none away. */
function placesAfter({ homes, placeOf }: World, read: ReadAgain): ReadonlyMap<number, number> {
  if ([...read].every(([id, home]) => placeOf.has(id) === (home !== undefined))) return placeOf
  const places = new Map(placeOf)
  let next = homes.length
  for (const [id, home] of read) {
    if (!home) places.delete(id)
    else if (!places.has(id)) places.set(id, next++)
  }
  return places
}

function changesKeys(world: World, read: ReadAgain, sort: keyof HomeKeys): boolean {
  return [...read].some(([id, home]) => homeOf(world, id)?.keys[sort] !== home?.keys[sort])
}

function sorted(homes: World['homes'], sort: 'recommended' | 'newest'): number[] {
  const compare = comparePositions(sort)
  return [...homes.keys()]
    .filter(place => homes[place])
    .map(place => ({ place, position: { key: homes[place]!.keys[sort], id: homes[place]!.id } }))
    .sort((one, other) => compare(one.position, other.position))
    .map(({ place }) => place)
}
