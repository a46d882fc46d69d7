// Cuts land, lakes and rivers along the cells of the map, so that a browser asks for what lies in view only.

import type { Feature, Polygon, Position } from 'geojson'

/** Degrees of a cell's sides; `src/ui/map/map-cells.ts` asks for cells of this size. */
export const cellDegrees = 10

export type Ring = readonly Position[]

export type AreaKind = 'land' | 'lake'

export const area = (kind: AreaKind, coordinates: Position[][]): Feature<Polygon> => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates },
})

export const roundedPoint =
  (digits: number) =>
  ([east = 0, north = 0]: Position): Position => [Number(east.toFixed(digits)), Number(north.toFixed(digits))]

/** The polygon where it lies, and once more a world farther where it reaches beyond the date line. */
function everywhere(rings: readonly Ring[]): (readonly Ring[])[] {
  const easts = rings[0]!.map(([east = 0]) => east)
  const shifts = [0, ...(max(easts) > 180 ? [-360] : []), ...(min(easts) < -180 ? [360] : [])]
  return shifts.map(shift => rings.map(ring => ring.map(([east = 0, north = 0]) => [east + shift, north])))
}

/** Land or lakes cut along the cells, those without any left out. */
export function cells(kind: AreaKind, polygons: readonly Ring[][]): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>()
  const columns = 180 / cellDegrees
  for (const rings of polygons.flatMap(everywhere)) {
    const [outer = []] = rings
    const easts = outer.map(([east = 0]) => east)
    const norths = outer.map(([, north = 0]) => north)
    const [first, last] = [Math.max(-columns, cellOf(min(easts))), Math.min(columns - 1, cellOf(max(easts)))]
    for (let column = first; column <= last; column++) {
      // First into columns: a continent is gone through once for each, and not once for each cell.
      const upright = rings.map(ring => between(ring, 0, column))
      for (let row = cellOf(min(norths)); row <= cellOf(max(norths)); row++) {
        const [outline = [], ...holes] = upright.map(ring => closed(between(ring, 1, row)).map(roundedPoint(3)))
        if (outline.length < 4) continue
        const cut = [outline, ...holes.filter(({ length }) => length > 3)]
        const name = `land-${column}-${row}`
        found.set(name, [...(found.get(name) ?? []), area(kind, cut)])
      }
    }
  }
  return found
}

export const cellOf = (degrees: number, size = cellDegrees) => Math.floor(degrees / size)
export const min = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
export const max = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)

/** The part of a ring inside one cell. */
export function clip(ring: Ring, column: number, row: number): Position[] {
  return closed(between(between(ring, 0, column), 1, row))
}

const closed = (ring: Position[]): Position[] => (ring.length === 0 ? ring : [...ring, ring[0]!])

/** The part of a ring inside one column (axis 0) or row (axis 1) of cells, cut side by side as Sutherland and Hodgman do. */
function between(ring: Ring, axis: 0 | 1, cell: number): Position[] {
  const west = side(ring, axis, cell * cellDegrees, 1)
  return side(west, axis, (cell + 1) * cellDegrees, -1)
}

function side(ring: Ring, axis: 0 | 1, limit: number, sign: 1 | -1): Position[] {
  const inside = (point: Position) => sign * (point[axis]! - limit) >= 0
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1)!
    const crossed = inside(point) === inside(before) ? [] : [crossing(before, point, axis, limit)]
    return inside(point) ? [...crossed, point] : crossed
  })
}

function crossing(from: Position, to: Position, axis: 0 | 1, limit: number): Position {
  const share = (limit - from[axis]!) / (to[axis]! - from[axis]!)
  const other = from[1 - axis]! + share * (to[1 - axis]! - from[1 - axis]!)
  return axis === 0 ? [limit, other] : [other, limit]
}

/** Lines cut along the cells: each piece ends on the side where the next one begins. */
export function lineCells(kind: string, lines: readonly Ring[]): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>()
  for (const line of lines) {
    for (const column of runs(line, 0)) {
      for (const { cell: row, points } of runs(column.points, 1)) {
        const name = `land-${column.cell}-${row}`
        const geometry = { type: 'LineString' as const, coordinates: points.map(roundedPoint(2)) }
        found.set(name, [...(found.get(name) ?? []), { type: 'Feature', properties: { kind }, geometry }])
      }
    }
  }
  return found
}

/** A line in pieces that stay in one column (axis 0) or row (axis 1) of cells each. */
function runs(line: Ring, axis: 0 | 1): { readonly cell: number; readonly points: Position[] }[] {
  const found: { cell: number; points: Position[] }[] = []
  for (const [at, point] of line.entries()) {
    const cell = cellOf(point[axis]!)
    const last = found.at(-1)
    if (last?.cell === cell) {
      last.points.push(point)
      continue
    }
    if (last) {
      const limit = Math.max(last.cell, cell) * cellDegrees
      const met = crossing(line[at - 1]!, point, axis, limit)
      last.points.push(met)
      found.push({ cell, points: [met, point] })
    } else found.push({ cell, points: [point] })
  }
  return found.filter(({ points }) => points.length > 1)
}
