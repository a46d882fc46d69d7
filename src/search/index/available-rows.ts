// The rows of homes in a part of the map that are not occupied, out of bits by night and cells of the map.

import { addBits, isUnavailable, type RowSpan, unavailableFor, writeAvailable } from '#fast-prices/occupied-by-night.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { NightRange } from '#values/night-range.ts'
import { type HomeTable, liesIn } from './home-table.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import { type CellInBox, cellsIn } from './map-cells.ts'

type Rows = Pick<IndexSnapshot, 'occupied'> & {
  readonly table: Pick<HomeTable, 'cells' | 'latitudes' | 'longitudes'>
  readonly homes: { readonly length: number }
}

type Wanted = {
  readonly box?: MapBox | undefined
  /** Without them it does not matter what is occupied. */
  readonly visits: readonly NightRange[] | undefined
  /** Bits of rows that do not matter, occupied or not. */
  readonly unfit?: Uint32Array | undefined
}

/** Scratch for found rows, reused: gathering never yields to another search. */
let found = new Uint32Array(0)

/** In no order, and only until rows are asked for again: homes of which a night of each visit is occupied for good are left out. */
export function availableRows({ table, homes, occupied }: Rows, { box, visits, unfit }: Wanted): Uint32Array {
  found = ensureCapacity(found, homes.length)
  const cells = box && cellsIn(table.cells, box)
  const span = cells ? spanOf(cells) : { first: 0, end: homes.length }
  const unavailable = visits ? unavailableFor(occupied, visits, span) : unfit
  if (visits && unfit) addBits(unavailable!, unfit, span.first)
  if (!cells) return found.subarray(0, writeRows(unavailable, span, 0))
  let count = 0
  for (const { rows, isInside } of cells) {
    const first = count
    count = writeRows(unavailable, { first: rows.first, end: Math.min(rows.end, homes.length) }, count)
    for (const row of rows.others) {
      if (row < homes.length && !(unavailable && isUnavailable(unavailable, row))) found[count++] = row
    }
    if (isInside) continue
    const last = count
    count = first
    for (let at = first; at < last; at++) if (liesIn(table, found[at]!, box)) found[count++] = found[at]!
  }
  return found.subarray(0, count)
}

/** From the first to the last row in the cells: homes are mostly in the order of the map, so that this is a small part of all. */
function spanOf(cells: readonly CellInBox[]): RowSpan {
  let [first, end] = [Number.MAX_SAFE_INTEGER, 0]
  for (const { rows } of cells) {
    first = Math.min(first, rows.first)
    end = Math.max(end, rows.end)
    for (const row of rows.others) {
      first = Math.min(first, row)
      end = Math.max(end, row + 1)
    }
  }
  return { first, end }
}

/** Writes those of the span that are not occupied; how many are written then. */
function writeRows(unavailable: Uint32Array | undefined, span: RowSpan, count: number): number {
  if (unavailable) return writeAvailable(unavailable, span, found, count)
  for (let row = span.first; row < span.end; row++) found[count + row - span.first] = row
  return count + Math.max(span.end - span.first, 0)
}
