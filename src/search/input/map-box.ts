// A part of the map as it stands in an address: west, south, east, north in degrees, with commas between.

import type { MapBox } from '#ui/map/map-parts.ts'

/** Some hundred metres: as near as a public point says anything. */
const digits = 3

/** Undefined for anything that spans no part of the earth. */
export function parseMapBox(text: string): MapBox | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || parts.some(part => !/^-?\d{1,3}(\.\d{1,8})?$/.test(part.trim()))) return undefined
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number]
  const onEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90
  return onEarth && south < north ? { west, south, east, north } : undefined
}

export function writeMapBox({ west, south, east, north }: MapBox): string {
  return [west, south, east, north].map(degrees => String(Number(degrees.toFixed(digits)))).join()
}

/** The same search in another part of the map, from the first page on: the box replaces the place. */
export function boxAddress(address: string, box: MapBox): string {
  const [path, written] = address.split('?')
  const query = new URLSearchParams(written)
  for (const name of ['where', 'cursor']) query.delete(name)
  query.set('bbox', writeMapBox(box))
  return `${path}?${query}`
}
