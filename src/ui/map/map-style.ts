// How our own map is drawn: sea, land, lakes, borders and the names of places, in the colours and letters of the page.

import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'

import type { Point } from './map-parts.ts'

export type MapColours = {
  readonly sea: string
  readonly land: string
  readonly border: string
  readonly name: string
  readonly mark: string
}

/** The image beside the name of a place: a dot that takes the colour of the name. */
export const placeDot = 'place-dot'

type MapData = { readonly world: GeoJSON.FeatureCollection; readonly detail: () => GeoJSON.FeatureCollection }
export type NamedPlace = { readonly name: string; readonly latitude: number; readonly longitude: number }

/** Drawn of what has been read; `around` are marked by name. Letters are drawn by the browser out of the page's own fonts. */
export function mapStyle(colours: MapColours, data: MapData, around: readonly NamedPlace[]): StyleSpecification {
  const { sea, land, border } = colours
  const named = namedAround(colours, around)
  return {
    version: 8,
    sources: {
      world: { type: 'geojson', data: data.world, tolerance: 0.3 },
      detail: { type: 'geojson', data: data.detail(), tolerance: 0.2 },
      around: named.source,
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'world', filter: is('land'), paint: { 'fill-color': land } },
      { id: 'water', type: 'fill', source: 'detail', filter: is('sea'), paint: { 'fill-color': sea } },
      { id: 'coast', type: 'fill', source: 'detail', filter: is('land'), paint: { 'fill-color': land } },
      { id: 'lakes', type: 'fill', source: 'world', filter: is('lake'), paint: { 'fill-color': sea } },
      { id: 'ponds', type: 'fill', source: 'detail', filter: is('lake'), paint: { 'fill-color': sea } },
      {
        id: 'rivers',
        type: 'line',
        source: 'detail',
        filter: is('river'),
        paint: { 'line-color': sea, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 8, 2, 11, 4] },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        filter: is('border'),
        // Seen from afar they would lie on the land like nets.
        paint: {
          'line-color': border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 4, 1],
          'line-dasharray': [3, 2],
        },
      },
      places('towns', 'detail', colours),
      places('cities', 'world', colours),
      named.layer,
    ],
  }
}

/** The names around a home, for any map that has the source `around`. */
export function namedAround(
  colours: MapColours,
  around: readonly NamedPlace[],
): { readonly source: GeoJSONSourceSpecification; readonly layer: SymbolLayerSpecification } {
  return {
    source: { type: 'geojson', data: { type: 'FeatureCollection', features: around.map(pointOf) } },
    layer: places('around', 'around', { ...colours, name: colours.mark }),
  }
}

type Paint = readonly [layer: string, paint: PaintName, colour: string]
type PaintName = 'background-color' | 'fill-color' | 'line-color' | 'text-color' | 'icon-color' | 'text-halo-color'

/** What of the style each colour paints, for a page that turns dark while its map is drawn. */
export function paintsOf({ sea, land, border, name, mark }: MapColours): readonly Paint[] {
  return [
    ['sea', 'background-color', sea],
    ['land', 'fill-color', land],
    ['water', 'fill-color', sea],
    ['coast', 'fill-color', land],
    ['lakes', 'fill-color', sea],
    ['ponds', 'fill-color', sea],
    ['rivers', 'line-color', sea],
    ['borders', 'line-color', border],
    ...(
      [
        ['towns', name],
        ['cities', name],
        ['around', mark],
      ] as const
    ).flatMap(([layer, colour]): Paint[] => [
      [layer, 'text-color', colour],
      [layer, 'icon-color', colour],
      [layer, 'text-halo-color', land],
    ]),
  ]
}

function places(id: string, source: string, { name, land }: MapColours): SymbolLayerSpecification {
  return {
    ...{ id, type: 'symbol', source },
    filter: ['all', is('place'), ['>=', ['zoom'], ['get', 'zoom']]],
    layout: {
      'icon-image': placeDot,
      'symbol-sort-key': ['get', 'order'],
      'text-field': ['get', 'name'],
      'text-font': ['Figtree Variable'],
      'text-size': 12,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'text-justify': 'auto',
      'text-padding': 6,
    },
    paint: { 'text-color': name, 'icon-color': name, 'text-halo-color': land, 'text-halo-width': 1.5 },
  }
}

/** As a place that is named from any distance, before all others. */
function pointOf({ name, latitude, longitude }: NamedPlace): GeoJSON.Feature {
  const properties = { kind: 'place', name, zoom: 0, order: 0 }
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }
}

function is(kind: string) {
  return ['==', ['get', 'kind'], kind] satisfies FilterSpecification
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
