// Which homes are in which degree of the map, so that a part of it is searched without looking at the rest.

import type { MapBox } from '#ui/map/map-parts.ts'

/** Places in the world by cell: a degree of latitude by one of longitude. */
export type MapCells = Map<number, number[]>

type Spot = { readonly latitude: number; readonly longitude: number }

const columns = 361

function cellAt(row: number, column: number): number {
  return (row + 90) * columns + column + 180
}

function cellOf({ latitude, longitude }: Spot): number {
  return cellAt(Math.floor(latitude), Math.floor(longitude))
}

export function enterCell(cells: MapCells, place: number, spot: Spot): void {
  const cell = cellOf(spot)
  const places = cells.get(cell)
  if (places) places.push(place)
  else cells.set(cell, [place])
}

export function leaveCell(cells: MapCells, place: number, spot: Spot): void {
  const places = cells.get(cellOf(spot))
  const at = places?.indexOf(place) ?? -1
  if (at >= 0) places!.splice(at, 1)
}

/** The places in every cell that the box touches, or in all cells: all that lie in it, and some beside. */
export function cellsIn(cells: MapCells, { west, south, east, north }: MapBox): (readonly number[])[] {
  const [top, bottom] = [Math.floor(north), Math.floor(south)]
  const spans =
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ]
  const found: (readonly number[])[] = []
  const width = spans.reduce((sum, [from, until]) => sum + Math.floor(until!) - Math.floor(from!) + 1, 0)
  if ((top - bottom + 1) * width > cells.size) return [...cells.values()]
  for (const [from, until] of spans as [number, number][]) {
    for (let row = bottom; row <= top; row++) {
      for (let column = Math.floor(from); column <= Math.floor(until); column++) {
        const places = cells.get(cellAt(row, column))
        if (places) found.push(places)
      }
    }
  }
  return found
}
