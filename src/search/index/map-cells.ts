// Homes by degree of the map, so that a search of a part skips the rest.

import type { MapBox } from '#ui/map/map-parts.ts'

/** By cell: one degree of latitude by one of longitude. */
export type MapCells = Map<number, CellRows>

/** Rows of the snapshot: those from `first` up to `end`, as homes that come at once have them, and others. */
type CellRows = { first: number; end: number; others: number[] }

type Spot = { readonly latitude: number; readonly longitude: number }

const columns = 361

function cellAt(latitude: number, longitude: number): number {
  return (latitude + 90) * columns + longitude + 180
}

/** The number of its cell; those of one latitude follow each other. */
export function cellOf({ latitude, longitude }: Spot): number {
  return cellAt(Math.floor(latitude), Math.floor(longitude))
}

export function enterCell(cells: MapCells, row: number, spot: Spot): void {
  const cell = cells.get(cellOf(spot))
  if (!cell) cells.set(cellOf(spot), { first: row, end: row + 1, others: [] })
  else if (row === cell.end) cell.end += 1
  else cell.others.push(row)
}

export function leaveCell(cells: MapCells, row: number, spot: Spot): void {
  const cell = cells.get(cellOf(spot))
  if (!cell) return
  if (row < cell.first || row >= cell.end) {
    cell.others = cell.others.filter(other => other !== row)
    return
  }
  for (let later = row + 1; later < cell.end; later++) cell.others.push(later)
  cell.end = row
}

/** Rows of one cell, and whether all of it is in the box. */
export type CellInBox = { readonly rows: Readonly<CellRows>; readonly isInside: boolean }

/** Every cell that the box touches (or simply all cells): together a superset of the rows in the box. */
export function cellsIn(cells: MapCells, { west, south, east, north }: MapBox): CellInBox[] {
  const [top, bottom] = [Math.floor(north), Math.floor(south)]
  const spans =
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ]
  const found: CellInBox[] = []
  const width = spans.reduce((sum, [from, until]) => sum + Math.floor(until!) - Math.floor(from!) + 1, 0)
  if ((top - bottom + 1) * width > cells.size) {
    return [...cells.values()].map(rows => ({ rows, isInside: false }))
  }
  for (const [from, until] of spans as [number, number][]) {
    for (let latitude = bottom; latitude <= top; latitude++) {
      const isBetween = south <= latitude && latitude + 1 <= north
      for (let longitude = Math.floor(from); longitude <= Math.floor(until); longitude++) {
        const rows = cells.get(cellAt(latitude, longitude))
        if (rows) found.push({ rows, isInside: isBetween && from <= longitude && longitude + 1 <= until })
      }
    }
  }
  return found
}
