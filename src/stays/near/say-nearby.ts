// What is near a home in words: under its groups, with the distance as the language of the site writes it.

import type { AsTyped } from '#stays/languages/translation-memory.ts'
import { numberFormat } from '#values/formats.ts'
import { type NearbyKind, nearbyGroupOf, nearbyGroups, nearbyKindLabel } from './nearby-kinds.ts'
import type { NearbyPlace, NearbyWay, Point } from './nearby-place.ts'

type SaidPlace = {
  readonly kind: NearbyKind
  readonly name: string
  readonly note: string
  /** `Beach` */
  readonly what: string
  /** `900 m` */
  readonly distance: string
  /** `15 minutes` */
  readonly time: string
  readonly way: NearbyWay
  readonly shownAt: Point | null
  readonly asTyped: AsTyped | undefined
}

export type SaidNearby = readonly { readonly label: string; readonly places: readonly SaidPlace[] }[]

/** Groups without any place are left out. */
export function sayNearby(places: readonly NearbyPlace[], locale: string): SaidNearby {
  return nearbyGroups
    .map(({ code, label }) => ({
      label: label(),
      places: places.filter(({ kind }) => nearbyGroupOf(kind) === code).map(place => sayNearbyPlace(place, locale)),
    }))
    .filter(group => group.places.length > 0)
}

export function sayNearbyPlace(
  { kind, name, note, metres, way, minutes, shownAt, asTyped }: NearbyPlace,
  locale: string,
): SaidPlace {
  return {
    ...{ kind, name, note, way, shownAt, asTyped },
    what: nearbyKindLabel(kind),
    distance: sayDistance(metres, locale),
    time: saySpan(minutes, locale),
  }
}

/** `900 m`, `2.5 km` */
export function sayDistance(metres: number, locale: string): string {
  const far = metres >= 1000
  const unit = far ? 'kilometer' : 'meter'
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(far ? metres / 1000 : metres)
}

/** `45 minutes`, `1 hour 30 minutes` */
function saySpan(minutes: number, locale: string): string {
  const say = (amount: number, unit: 'hour' | 'minute') =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [...(hours > 0 ? [say(hours, 'hour')] : []), ...(rest > 0 ? [say(rest, 'minute')] : [])].join(' ')
}
