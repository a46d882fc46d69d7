// Makes the data of our own map while the site is built: the world at a glance, and its coasts in detail cell by cell.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

/** Degrees of a cell's sides; `src/ui/map/map-parts.ts` asks for cells of this size. */
export const cellDegrees = 10

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
type Ring = readonly Position[]

export type MapFile = FeatureCollection & {
  /** In the world: the cells that have land, so that nobody asks for one that is all sea. */
  readonly cells?: readonly string[]
}

/** Every file of the map by its name, as GeoJSON. */
export function mapFiles(): ReadonlyMap<string, MapFile> {
  const world = readAtlas('countries-50m')
  const borders: Feature<MultiLineString> = {
    type: 'Feature',
    properties: { kind: 'border' },
    geometry: rounded(mesh(world, world.objects.countries, (one, other) => one !== other)),
  }
  const land = polygonsOf(world).map(rings => landFeature(rings.map(ring => ring.map(roundedPoint(2)))))
  const detail = cells(polygonsOf(readAtlas('countries-10m')))
  const files: [string, MapFile][] = [['world', { ...collection([...land, borders]), cells: [...detail.keys()] }]]
  for (const [name, pieces] of detail) files.push([name, collection(pieces)])
  return new Map(files)
}

/** Emits the files below `/map/`, packed: they are read by our own script only. */
export function mapData(): Plugin {
  return {
    name: 'map-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, content] of mapFiles()) {
        const source = gzipSync(JSON.stringify(content), { level: 9 })
        this.emitFile({ type: 'asset', fileName: `map/${name}.json.gz`, source })
      }
    },
  }
}

function readAtlas(name: string): Atlas {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${name}.json`), 'utf8'))
}

function polygonsOf(atlas: Atlas): Ring[][] {
  const { features } = feature(atlas, atlas.objects.land)
  return features.flatMap(({ geometry }) => {
    const shape = geometry as Polygon | MultiPolygon
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
    return polygons.map(rings => rings.map(unwrapped))
  })
}

/** A ring over the date line goes on beyond it; one around the pole is closed over the pole. */
function unwrapped(ring: Ring): Ring {
  let turn = 0
  const even = ring.map(([east = 0, north = 0], at): Position => {
    const step = east - (ring[at - 1]?.[0] ?? east)
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [east + turn, north]
  })
  const [start, end] = [even[0]![0]!, even.at(-1)![0]!]
  return Math.abs(end - start) < 180 ? even : [...even, [end, -90], [start, -90], even[0]!]
}

/** The polygon where it lies, and once more a world farther where it reaches beyond the date line. */
function everywhere(rings: readonly Ring[]): (readonly Ring[])[] {
  const easts = rings[0]!.map(([east = 0]) => east)
  const shifts = [0, ...(max(easts) > 180 ? [-360] : []), ...(min(easts) < -180 ? [360] : [])]
  return shifts.map(shift => rings.map(ring => ring.map(([east = 0, north = 0]) => [east + shift, north])))
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const landFeature = (coordinates: Position[][]): Feature<Polygon> => ({
  type: 'Feature',
  properties: { kind: 'land' },
  geometry: { type: 'Polygon', coordinates },
})

const roundedPoint =
  (digits: number) =>
  ([east = 0, north = 0]: Position): Position => [Number(east.toFixed(digits)), Number(north.toFixed(digits))]

function rounded({ type, coordinates }: MultiLineString): MultiLineString {
  return { type, coordinates: coordinates.map(line => line.map(roundedPoint(2))) }
}

/** Land cut along the cells, those without any land left out. */
function cells(polygons: readonly Ring[][]): Map<string, Feature[]> {
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
        found.set(name, [...(found.get(name) ?? []), landFeature(cut)])
      }
    }
  }
  return found
}

const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees)
const min = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
const max = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)

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
