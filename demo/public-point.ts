// The public point of a demo home: moved by what follows from its name, so that the demo is the same everywhere.

import { createHash } from 'node:crypto'
import { publicPoint as movedPoint, offsetOf } from '#stays/public-point.ts'

export type MapPoint = { readonly latitude: number; readonly longitude: number }

/** Moves the point by 250 to 450 metres in a direction that follows from `name`; five decimals remain. */
export function publicPoint(point: MapPoint, name: string): MapPoint {
  const digest = createHash('sha256').update(name).digest()
  return movedPoint(point, offsetOf(digest.readUInt16BE(0) / 65_536, digest.readUInt16BE(2) / 65_536))
}
