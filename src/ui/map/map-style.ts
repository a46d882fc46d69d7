// How our own map is drawn: sea, land and borders, in the colours of the page.

import type { StyleSpecification } from 'maplibre-gl'

export type MapColours = { readonly sea: string; readonly land: string; readonly border: string; readonly mark: string }

const nothing = { type: 'FeatureCollection' as const, features: [] }

/** Empty sources are filled when their data has arrived. Names are no part of it: they would need foreign fonts. */
export function mapStyle({ sea, land, border }: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: { type: 'geojson', data: nothing, tolerance: 0.3 },
      detail: { type: 'geojson', data: nothing, tolerance: 0.2 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'world', filter: is('land'), paint: { 'fill-color': land } },
      { id: 'water', type: 'fill', source: 'detail', filter: is('sea'), paint: { 'fill-color': sea } },
      { id: 'coast', type: 'fill', source: 'detail', filter: is('land'), paint: { 'fill-color': land } },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        filter: is('border'),
        paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
    ],
  }
}

function is(kind: string): ['==', ['get', 'kind'], string] {
  return ['==', ['get', 'kind'], kind]
}
