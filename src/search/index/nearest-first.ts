// The order by distance: from the middle of a place, or of a part of the map, to the public points of homes.

import { metresBetween, middleOf, type Point } from '#stays/near/nearby-place.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { lowestFirst } from '#values/lowest-first.ts'
import { type HomeTable, pointOf } from './home-table.ts'
import type { IndexSnapshot } from './index-snapshot.ts'

type Turn = {
  readonly after: { readonly key: string; readonly id: number } | undefined
  readonly skip: number
  readonly size: number
}

type Points = Pick<HomeTable, 'ids' | 'latitudes' | 'longitudes'>

/** In the middle of the homes with these ids; undefined without any. */
export function middleOfIds({ rowOf, table }: IndexSnapshot, ids: ReadonlySet<number>): Point | undefined {
  return middleOf([...ids].flatMap(id => rowOf.get(id) ?? []).map(row => pointOf(table, row)))
}

export function middleOfBox({ west, south, east, north }: MapBox): Point {
  const middle = (west + (west <= east ? east : east + 360)) / 2
  return { latitude: (south + north) / 2, longitude: middle > 180 ? middle - 360 : middle }
}

/** Whether a page by distance ended at this position, and not one of another order. */
export function endsByDistance({ key }: { readonly key: string }): boolean {
  return key.includes(' ')
}

/**
 * A page of the homes in `rows`, the nearest to `middle` first, with the whole metres of each: two that lie opposite are equally
 * near. A position holds the middle it was measured from: pages that follow are measured from there, wherever the homes of the
 * place may lie by then.
 */
export function turnNearestPage(table: Points, rows: Uint32Array, middle: Point | undefined, turn: Turn) {
  const { after, skip, size } = turn
  const end = after && readKey(after.key)
  const from = end?.middle ?? middle
  if (!from) throw new RangeError('Nowhere to measure from')
  const metres = Float64Array.from(rows, row => Math.round(metresBetween(from, pointOf(table, row))))
  const ids = Float64Array.from(rows, row => table.ids[row]!)
  const passed = after ? 0 : skip
  const begin = { key: end?.metres ?? 0, tie: after ? after.id + 1 : Number.NEGATIVE_INFINITY }
  const { first, following } = lowestFirst(metres, ids, begin, passed + size)
  const shown = first.slice(passed)
  const last = shown.at(-1)
  return {
    shown,
    metres: shown.map(at => metres[at]!),
    last: last === undefined ? undefined : { id: ids[last]!, key: writeKey(metres[last]!, from) },
    more: following > first.length,
  }
}

function writeKey(metres: number, { latitude, longitude }: Point): string {
  return [metres, latitude, longitude].join(' ')
}

function readKey(key: string): { readonly metres: number; readonly middle: Point } {
  const [metres, latitude, longitude] = key.split(' ').map(Number) as [number, number, number]
  return { metres, middle: { latitude, longitude } }
}
