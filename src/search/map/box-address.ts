// The same search in another part of the map.

import { writeMapBox } from '#search/input/map-box.ts'
import type { MapBox } from '#ui/map/map-parts.ts'

/** `address` with the box instead of a place, from the first page on: what is seen is what is meant. */
export function boxAddress(address: string, box: MapBox): string {
  const [path, written] = address.split('?')
  const query = new URLSearchParams(written)
  for (const name of ['where', 'cursor']) query.delete(name)
  query.set('bbox', writeMapBox(box))
  return `${path}?${query}`
}
