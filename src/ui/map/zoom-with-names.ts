// How close the map of one place begins: as close as three names around it allow.

import type { Point } from './map-parts.ts'

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
