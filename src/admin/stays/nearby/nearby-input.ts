// Parses the forms about places near a home.

import { parsePoint } from '#admin/stays/form/home-fields.ts'
import { longestNearbyName, longestNearbyNote } from '#admin/stays/form/home-limits.ts'
import { faultsIn, tooLong, typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isNearbyKind } from '#stays/near/nearby-kinds.ts'
import { type EnteredPlace, nearbyMinutes, nearbyWays } from '#stays/near/nearby-place.ts'

/** As it was typed, for the form to show again. `place` is the id of the place, empty for a new one. */
export type NearbyValues = Readonly<Record<'place' | 'kind' | 'name' | 'where' | 'way' | 'minutes' | 'note', string>>
export type NearbyField = Exclude<keyof NearbyValues, 'place'>
export type NearbyFaults = Partial<Readonly<Record<NearbyField, string>>>

/** `version`: of the home, as the operator had it before them. A `place` that is undefined is a new one. */
export type NearbyInput = { readonly version: number } & (
  | { readonly intent: 'take-away'; readonly place: number }
  | { readonly intent: 'keep'; readonly place: number | undefined; readonly entered: EnteredPlace }
)

type ParsedNearby =
  | { readonly ok: true; readonly input: NearbyInput; readonly values: NearbyValues }
  | { readonly ok: false; readonly values: NearbyValues; readonly faults: NearbyFaults }

/** Undefined for anything but a form that the page made. */
export function parseNearbyInput(form: FormData): ParsedNearby | undefined {
  const text = (name: string) => typedLine(form, name)
  const [intent, place, version] = [text('intent'), text('place'), typedVersion(form)]
  if (version === undefined || !/^\d{0,9}$/.test(place)) return undefined
  const values = {
    ...{ place, kind: text('kind'), name: text('name'), where: text('where') },
    ...{ way: text('way'), minutes: text('minutes'), note: text('note') },
  }
  if (intent === 'take-away' && place !== '') {
    return { ok: true, values, input: { intent, place: Number(place), version } }
  }
  if (intent !== 'keep') return undefined
  const entered = parsePlace(values)
  if ('faults' in entered) return { ok: false, values, faults: entered.faults }
  const input = { intent, place: place === '' ? undefined : Number(place), version, entered } as const
  return { ok: true, values, input }
}

function parsePlace(values: NearbyValues): EnteredPlace | { readonly faults: NearbyFaults } {
  const { kind, name, where, note } = values
  const point = parsePoint(where)
  const way = nearbyWays.find(each => each === values.way)
  const minutes = nearbyMinutes.find(each => String(each) === values.minutes)
  const faults = faultsIn<NearbyField>({
    kind: !isNearbyKind(kind) && sentence('homes.chooseWhat'),
    name: name === '' ? sentence('homes.placeName') : tooLong(name, longestNearbyName),
    where: !point && sentence('homes.point'),
    way: !way && sentence('homes.chooseWay'),
    minutes: way && way !== 'foot' && minutes === undefined && sentence('homes.chooseMinutes'),
    note: tooLong(note, longestNearbyNote),
  })
  if (Object.keys(faults).length > 0 || !isNearbyKind(kind) || !point || !way) return { faults }
  return { kind, name, note, point, way, minutes: way === 'foot' ? null : minutes! }
}
