// The public point of a home: the exact one, moved once by a few hundred metres.

import type { Point } from '#stays/near/nearby-place.ts'

const metresPerDegree = 111_320
const leastMetres = 250
const mostMetres = 450

/** From the exact point to the public one: metres north and east. */
type Offset = { readonly north: number; readonly east: number }

/**
 * The offset for two numbers from 0 (included) to 1: 250 to 450 metres in any direction. The numbers must be random, since
 * they reveal the exact point.
 */
export function offsetOf(direction: number, distance: number): Offset {
  const angle = direction * 2 * Math.PI
  const metres = leastMetres + distance * (mostMetres - leastMetres)
  return { north: Math.cos(angle) * metres, east: Math.sin(angle) * metres }
}

/** The point moved by the offset; five decimals remain, which is about a metre. */
export function publicPoint({ latitude, longitude }: Point, { north, east }: Offset): Point {
  // Close to the poles a metre is many degrees: further than to the edge of the map nothing is moved.
  const moved = latitude + north / metresPerDegree
  const along = longitude + east / (metresPerDegree * Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  const around = along > 180 ? along - 360 : along < -180 ? along + 360 : along
  return { latitude: fiveDecimals(Math.min(90, Math.max(-90, moved))), longitude: fiveDecimals(around) }
}

/** By how much the public point of a home lies away from its true one, so that it can move along with it. */
export function offsetBetween(exact: Point, shown: Point): Offset {
  const north = (shown.latitude - exact.latitude) * metresPerDegree
  const degrees = shown.longitude - exact.longitude
  const east = (degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees) * metresPerDegree
  return { north, east: east * Math.max(0.01, Math.cos((exact.latitude * Math.PI) / 180)) }
}

function fiveDecimals(degrees: number): number {
  return Number(degrees.toFixed(5))
}
