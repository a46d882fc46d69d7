// The data of our own map as the browser reads it: the world at once, coasts, rivers and villages as they come into view.

import { cellCorners, cellsIn } from './map-cells.ts'
import type { MapBox } from './map-parts.ts'
import type { NamedPoint } from './zoom-with-names.ts'

type Village = readonly [name: string, longitude: number, latitude: number, zoom: number, order: number]
type MapFile = GeoJSON.FeatureCollection & {
  readonly cells?: readonly string[]
  readonly villages?: readonly Village[]
}

export type Land = {
  readonly world: GeoJSON.FeatureCollection
  readonly detail: () => GeoJSON.FeatureCollection
  /** Every place that has a name so far. */
  readonly named: () => readonly NamedPoint[]
  /** Reads what a view of this box is to show; says whether there is anything new. Without its detail a coast is coarse. */
  readonly bring: (box: MapBox, zoom: number) => Promise<boolean>
}

const zoomOfLand = 4
const zoomOfVillages = 7

/** Rejects when not even the world can be read. */
export async function readLand(): Promise<Land> {
  const world = await readFile('world')
  const cells = new Set(world.cells)
  const asked = new Set<string>()
  const detail: GeoJSON.Feature[] = []
  return {
    world,
    detail: () => ({ type: 'FeatureCollection', features: detail }),
    named: () => [...world.features, ...detail].flatMap(namedPoint),
    bring: async (box, zoom) => {
      const land = zoom >= zoomOfLand ? cellsIn('land', box) : []
      const villages = zoom >= zoomOfVillages ? cellsIn('villages', box) : []
      const fresh = [...land, ...villages].filter(cell => cells.has(cell) && !asked.has(cell))
      for (const cell of fresh) asked.add(cell)
      const read = fresh.map(async cell => [cell, await readFile(cell).catch(() => undefined)] as const)
      for (const [cell, file] of await Promise.all(read)) {
        if (!file) asked.delete(cell)
        else if (file.villages) detail.push(...file.villages.map(villageFeature))
        else detail.push(seaOf(cell), ...file.features)
      }
      return fresh.length > 0
    },
  }
}

/** A cell covers the coarse land below it, so that no island has two coasts. */
function seaOf(cell: string): GeoJSON.Feature {
  return {
    type: 'Feature',
    properties: { kind: 'sea' },
    geometry: { type: 'Polygon', coordinates: [cellCorners(cell)] },
  }
}

function villageFeature([name, longitude, latitude, zoom, order]: Village): GeoJSON.Feature {
  return {
    type: 'Feature',
    properties: { kind: 'place', name, zoom, order },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }
}

function namedPoint({ properties, geometry }: GeoJSON.Feature): NamedPoint[] {
  if (properties?.kind !== 'place' || geometry.type !== 'Point') return []
  const [longitude = 0, latitude = 0] = geometry.coordinates
  return [{ name: properties.name, zoom: properties.zoom, longitude, latitude }]
}

async function readFile(name: string): Promise<MapFile> {
  const answer = await fetch(`/map/${name}.json.gz`)
  if (!answer.ok || !answer.body) throw new Error(`The map's ${name} did not come: ${answer.status}`)
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).json()
}
