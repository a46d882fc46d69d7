// What a map is asked to show, and the arithmetic of it: corners, groups of pins, cells of land, a circle on the ground.

export type Point = { readonly latitude: number; readonly longitude: number }

export type MapPin = Point & {
  readonly id: number
  /** Short: it stands on the pin. */
  readonly label: string
  /** What the pin leads to, for screen readers. */
  readonly name: string
  readonly href: string
}

/** Degrees; `west` greater than `east` spans the date line. */
export type MapBox = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** The smallest box around all points; undefined without any. */
export function mapBoxAround(points: readonly Point[]): MapBox | undefined {
  if (points.length === 0) return undefined
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

type OnScreen<Pin> = { readonly pin: Pin; readonly x: number; readonly y: number }
export type PinGroup<Pin> = { readonly pins: readonly Pin[]; readonly x: number; readonly y: number }

/** Pins that would cover each other become one group, in the order of the first of each. */
export function groupPins<Pin>(placed: readonly OnScreen<Pin>[], reach: number): PinGroup<Pin>[] {
  const groups: { pins: Pin[]; x: number; y: number }[] = []
  for (const { pin, x, y } of placed) {
    const near = groups.find(group => Math.abs(group.x - x) < reach && Math.abs(group.y - y) < reach * 0.6)
    if (near) near.pins.push(pin)
    else groups.push({ pins: [pin], x, y })
  }
  return groups
}

/** As the build cuts the land. */
const cellDegrees = 10
const mostCells = 9

/** The names of the land cells in a box; none when too many for their detail to matter. */
export function landCells({ west, south, east, north }: MapBox): string[] {
  const columns = range(Math.floor(west / cellDegrees), Math.floor((east < west ? east + 360 : east) / cellDegrees))
  const rows = range(Math.floor(south / cellDegrees), Math.floor(north / cellDegrees))
  if (columns.length * rows.length > mostCells) return []
  const around = 360 / cellDegrees
  return columns.flatMap(column =>
    rows.map(row => `land-${((((column + around / 2) % around) + around) % around) - around / 2}-${row}`),
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

/** The corners of a cell by its name, closed. */
export function cellCorners(name: string): [number, number][] {
  const [, column, row] = /^land-(-?\d+)-(-?\d+)$/.exec(name) ?? []
  const [west, south] = [Number(column) * cellDegrees, Number(row) * cellDegrees]
  const [east, north] = [west + cellDegrees, south + cellDegrees]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** A circle of so many metres around a point, as corners, closed. */
export function circleAround({ latitude, longitude }: Point, metres: number, corners = 64): [number, number][] {
  const north = metres / 111_320
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = ((at % corners) / corners) * 2 * Math.PI
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)]
  })
}
