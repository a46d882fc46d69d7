// A little geometry: things with corners in metres, seen by an eye that looks straight ahead, so that upright stays upright.

import type { Point } from './sheet.ts'

/** Right, up, away from the eye; in metres. */
export type Spot = readonly [x: number, y: number, z: number]

export type Eye = {
  readonly spot: Spot
  /** How far the eye is turned to the right, in radians. */
  readonly turn: number
  /** Sheet units a metre takes at a distance of one metre. */
  readonly focus: number
  /** Where the straight look meets the sheet. */
  readonly centre: Point
}

export type Face = {
  readonly corners: readonly Spot[]
  readonly colour: string
  /** Drawn on the face right after it, in order. */
  readonly marks?: readonly Face[]
  /** Light of its own: keeps its colour in every light. */
  readonly shining?: boolean
  /** Rounds the corners by this many metres. */
  readonly soft?: number
  readonly opacity?: number
}

export type Solid = readonly Face[]

const nearest = 0.15

function seen(eye: Eye, [x, y, z]: Spot): Spot {
  const [dx, dy, dz] = [x - eye.spot[0], y - eye.spot[1], z - eye.spot[2]]
  const [sine, cosine] = [Math.sin(eye.turn), Math.cos(eye.turn)]
  return [dx * cosine - dz * sine, dy, dx * sine + dz * cosine]
}

function onSheet(eye: Eye, [x, y, z]: Spot): Point {
  return [eye.centre[0] + (x / z) * eye.focus, eye.centre[1] - (y / z) * eye.focus]
}

/** Where a spot appears on the sheet; it must lie before the eye. */
export function project(eye: Eye, spot: Spot): Point {
  const [x, y, z] = seen(eye, spot)
  return onSheet(eye, [x, y, Math.max(z, nearest)])
}

/** How many sheet units a metre takes at the spot. */
export function scaleAt(eye: Eye, spot: Spot): number {
  return eye.focus / Math.max(seen(eye, spot)[2], nearest)
}

export function distanceTo(eye: Eye, spot: Spot): number {
  return Math.hypot(...seen(eye, spot))
}

/** The outline of a face on the sheet, cut off just before the eye; empty when all of it lies behind. */
export function outline(eye: Eye, corners: readonly Spot[]): Point[] {
  const before = corners.map(corner => seen(eye, corner))
  const kept: Spot[] = []
  for (const [index, here] of before.entries()) {
    const next = before[(index + 1) % before.length]!
    if (here[2] > nearest) kept.push(here)
    if (here[2] > nearest !== next[2] > nearest) {
      const part = (nearest - here[2]) / (next[2] - here[2])
      kept.push([here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part, nearest])
    }
  }
  return kept.map(spot => onSheet(eye, spot))
}

/** The direction a face looks to, of length 1; corners run anticlockwise seen from outside. */
export function normal([first, second, third]: readonly Spot[]): Spot {
  const [a, b, c] = [first!, second!, third!]
  const [u, v] = [[b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const, [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const]
  const cross: Spot = [v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]]
  const length = Math.hypot(...cross) || 1
  return [cross[0] / length, cross[1] / length, cross[2] / length]
}

/** Whether a face turns its outside to the eye. */
export function facesEye(eye: Eye, corners: readonly Spot[]): boolean {
  const away = normal(corners)
  const first = corners[0]!
  return (
    away[0] * (eye.spot[0] - first[0]) + away[1] * (eye.spot[1] - first[1]) + away[2] * (eye.spot[2] - first[2]) > 0
  )
}

export function middle(corners: readonly Spot[]): Spot {
  const sum = corners.reduce<[number, number, number]>(
    (total, [x, y, z]) => [total[0] + x, total[1] + y, total[2] + z],
    [0, 0, 0],
  )
  return [sum[0] / corners.length, sum[1] / corners.length, sum[2] / corners.length]
}

/** The face turned about the upright line through the origin, then moved. */
export function placed(solid: Solid, by: Spot, turn = 0): Solid {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const move = ([x, y, z]: Spot): Spot => [x * cosine + z * sine + by[0], y + by[1], -x * sine + z * cosine + by[2]]
  const moveFace = (face: Face): Face => ({
    ...face,
    corners: face.corners.map(move),
    ...(face.marks ? { marks: face.marks.map(moveFace) } : {}),
  })
  return solid.map(moveFace)
}
