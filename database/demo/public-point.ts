// The point guests see before they book: the true one, moved once and for good by a few hundred metres.

import { createHash } from 'node:crypto'

export type MapPoint = { readonly latitude: number; readonly longitude: number }

const metresPerDegree = 111_320

/** Moves the point by 250 to 450 metres in a direction that follows from `name`; five decimals remain. */
export function publicPoint({ latitude, longitude }: MapPoint, name: string): MapPoint {
  const digest = createHash('sha256').update(name).digest()
  const direction = (digest.readUInt16BE(0) / 65_536) * 2 * Math.PI
  const metres = 250 + (digest.readUInt16BE(2) / 65_536) * 200
  const north = (Math.cos(direction) * metres) / metresPerDegree
  const east = (Math.sin(direction) * metres) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude: Number((latitude + north).toFixed(5)), longitude: Number((longitude + east).toFixed(5)) }
}
