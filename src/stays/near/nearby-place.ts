// A place near a home, and how far it is: measured from the public point, so that it tells nothing of the exact one.

import { currentLocale } from '#catalogue/sentence.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import { alphabetical } from '#values/formats.ts'
import type { NearbyKind } from './nearby-kinds.ts'

export type Point = { readonly latitude: number; readonly longitude: number }

export const nearbyWays = ['foot', 'bicycle', 'car', 'bus', 'boat'] as const
export type NearbyWay = (typeof nearbyWays)[number]

/** As the operator entered it. Its position is measured from, and shown on the map if it lies away from the home. */
export type EnteredPlace = {
  readonly kind: NearbyKind
  readonly name: string
  /** A few words, or none. */
  readonly note: string
  readonly point: Point
  readonly way: NearbyWay
  /** By the way that was chosen; a walk has none, it is worked out. */
  readonly minutes: number | null
}

/** As anybody may know it: `metres` and a walk's `minutes` are from the public point of the home. */
export type NearbyPlace = Omit<EnteredPlace, 'point' | 'minutes'> & {
  readonly metres: number
  readonly minutes: number
  /** Where it stands on the map of the home, to some 100 metres; null within the circle that holds the home. */
  readonly shownAt: Point | null
  /** What of its name and note is not in the language of the page. */
  readonly asTyped?: AsTyped | undefined
}

/** How far from the public point, in metres, a place by each way may lie. A drive of five minutes leaves every circle. */
export const reachOfWay: Readonly<Record<NearbyWay, { readonly least: number; readonly most: number }>> = {
  foot: { least: 0, most: 10_000 },
  bicycle: { least: 1_500, most: 50_000 },
  car: { least: 1_500, most: 200_000 },
  bus: { least: 1_500, most: 200_000 },
  boat: { least: 1_000, most: 200_000 },
}

/** The times an operator chooses from: five minutes apart at least, so that none is as fine as the circle is wide. */
export const nearbyMinutes: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90, 120, 150, 180, 240]

/** The public point lies up to 450 metres off; a circle of so many metres around it holds the home for certain. */
export const circleMetres = 700

/** To a thousandth of a degree, about 100 metres: where a bakery is, and not which door. */
function roundPoint({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(3)), longitude: Number(longitude.toFixed(3)) }
}

/**
 * The places with their distances, the nearest first. Handed the public point and nothing else of the home: whatever
 * comes out is made of what everybody knows.
 */
export function measureNearby(publicPoint: Point, places: readonly EnteredPlace[]): NearbyPlace[] {
  const byName = alphabetical(currentLocale())
  return places
    .map(({ kind, name, note, point, way, minutes }) => {
      const away = metresBetween(publicPoint, point)
      const metres = roundMetres(away)
      const shownAt = away > circleMetres + 100 ? roundPoint(point) : null
      return { kind, name, note, way, metres, minutes: minutes ?? walkMinutes(metres), shownAt }
    })
    .sort((one, other) => one.metres - other.metres || byName(one.name, other.name))
}

/** To 100 metres below one kilometre, to 500 below ten, to whole kilometres beyond; never 0. */
export function roundMetres(metres: number): number {
  const step = metres < 950 ? 100 : metres < 9_750 ? 500 : 1_000
  return Math.max(step, Math.round(metres / step) * step)
}

// Five kilometres an hour on ways that are a third longer than a straight line.
const walkedInMinute = 83 / 1.33

/** Minutes of a walk over so many metres as the crow flies, rounded up to five. */
export function walkMinutes(metres: number): number {
  return Math.max(5, Math.ceil(metres / walkedInMinute / 5) * 5)
}

const earthRadius = 6_371_000

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Metres in a straight line over the ground. */
export function metresBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** In the middle of the points as they lie on the globe, whichever side of the date line; undefined without any. */
export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  let [x, y, z] = [0, 0, 0]
  for (const point of points) {
    const [latitude, longitude] = [radians(point.latitude), radians(point.longitude)]
    x += Math.cos(latitude) * Math.cos(longitude)
    y += Math.cos(latitude) * Math.sin(longitude)
    z += Math.sin(latitude)
  }
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}
