// Homes by degree of the map, so that a search of a part skips the rest.

import type { MapBox } from '#ui/map/map-parts.ts'

/** Rows of the snapshot by cell: one degree of latitude by one of longitude. */
export type MapCells = Map<number, number[]>

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
  const cell = cellOf(spot)
  const rows = cells.get(cell)
  if (rows) rows.push(row)
  else cells.set(cell, [row])
}

export function leaveCell(cells: MapCells, row: number, spot: Spot): void {
  const rows = cells.get(cellOf(spot))
  const at = rows?.indexOf(row) ?? -1
  if (at >= 0) rows!.splice(at, 1)
}

/** Rows of one cell, and whether all of it is in the box. */
type CellInBox = { readonly rows: readonly number[]; readonly isInside: boolean }

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
