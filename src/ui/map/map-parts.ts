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

/** Pixels between pins that are fanned out, across and down. */
const fanStep = { across: 104, down: 44 } as const
const fanRows = 8

/** Where so many pins stand that lie at one place: in columns around it, moved into the frame as far as it has room. */
export function fanOut(
  { x, y }: { readonly x: number; readonly y: number },
  count: number,
  frame: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number }[] {
  const rows = Math.max(1, Math.min(count, fanRows, Math.floor(frame.height / fanStep.down) - 1))
  const columns = Math.ceil(count / rows)
  const start = (at: number, size: number, room: number) => Math.max(size / 2, Math.min(room - size / 2, at)) - size / 2
  const left = start(x, columns * fanStep.across, frame.width) + fanStep.across / 2
  const top = start(y, rows * fanStep.down, frame.height) + fanStep.down / 2
  return Array.from({ length: count }, (_, at) => ({
    x: left + Math.floor(at / rows) * fanStep.across,
    y: top + (at % rows) * fanStep.down,
  }))
}

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

/** A circle of so many metres around a point, as corners, closed. */
export function circleAround({ latitude, longitude }: Point, metres: number, corners = 64): [number, number][] {
  const north = metres / 111_320
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = ((at % corners) / corners) * 2 * Math.PI
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)]
  })
}

/** `zoom`: from where on it is named. */
export type NamedPoint = Point & { readonly name: string; readonly zoom: number }

const worldPixels = 512
const closestWithNames = 10.5
const farthestWithNames = 5

/**
 * How close a map of a point may begin so that at least three names stand around it in a frame of so many pixels, two of
 * them towns: those of the map as soon as they are named, and what else is marked on it from any distance.
 */
export function zoomWithNames(
  point: Point,
  named: { readonly towns: readonly NamedPoint[]; readonly marked: readonly Point[] },
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const here = mercator(point)
  // A name needs room for its letters within the frame.
  const [wide, high] = [(width / 2) * 0.7, (height / 2) * 0.85]
  for (let zoom = closestWithNames; zoom > farthestWithNames; zoom -= 0.25) {
    const pixels = worldPixels * 2 ** zoom
    const isSeen = (place: Point) => {
      const there = mercator(place)
      const across = Math.abs(there.x - here.x)
      return Math.min(across, 1 - across) * pixels <= wide && Math.abs(there.y - here.y) * pixels <= high
    }
    const towns = named.towns.filter(town => town.zoom <= zoom && isSeen(town)).length
    if (towns >= 2 && towns + named.marked.filter(isSeen).length >= 3) return zoom
  }
  return farthestWithNames
}

/** Where a point lies on the square of the world, 0 to 1 to the east and to the south. */
function mercator({ latitude, longitude }: Point): { readonly x: number; readonly y: number } {
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2 }
}
