// The cells in which the data of our own map lies: their names in a view, and their corners.

import type { MapBox } from './map-parts.ts'

/** As the build cuts the land, and the villages on it. */
const cellSizes = { land: 10, villages: 5 } as const
const mostCells = 9

/** The names of the cells in a box; none when too many for their detail to matter. */
export function cellsIn(kind: keyof typeof cellSizes, { west, south, east, north }: MapBox): string[] {
  const size = cellSizes[kind]
  const columns = range(Math.floor(west / size), Math.floor((east < west ? east + 360 : east) / size))
  const rows = range(Math.floor(south / size), Math.floor(north / size))
  if (columns.length * rows.length > mostCells) return []
  const around = 360 / size
  return columns.flatMap(column =>
    rows.map(row => `${kind}-${((((column + around / 2) % around) + around) % around) - around / 2}-${row}`),
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

/** The corners of a cell of land by its name, closed. */
export function cellCorners(name: string): [number, number][] {
  const [, column, row] = /^land-(-?\d+)-(-?\d+)$/.exec(name) ?? []
  const [west, south] = [Number(column) * cellSizes.land, Number(row) * cellSizes.land]
  const [east, north] = [west + cellSizes.land, south + cellSizes.land]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
