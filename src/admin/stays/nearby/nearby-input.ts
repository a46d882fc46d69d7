// The operator's forms about what is near a home, parsed once, with a sentence beside every field that cannot be taken.

import { parsePoint } from '#admin/stays/form/home-fields.ts'
import { longestNearbyName, longestNearbyNote } from '#admin/stays/form/home-limits.ts'
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
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
  }
  const [intent, place, version] = [text('intent'), text('place'), text('version')]
  if (!/^\d{1,9}$/.test(version) || !/^\d{0,9}$/.test(place)) return undefined
  const values = { place, ...fieldsOf(text) }
  if (intent === 'take-away' && place !== '') {
    return { ok: true, values, input: { intent, place: Number(place), version: Number(version) } }
  }
  if (intent !== 'keep') return undefined
  const entered = parsePlace(values)
  if ('faults' in entered) return { ok: false, values, faults: entered.faults }
  const input = { intent, place: place === '' ? undefined : Number(place), version: Number(version), entered } as const
  return { ok: true, values, input }
}

function fieldsOf(text: (name: string) => string) {
  return {
    kind: text('kind'),
    name: text('name'),
    where: text('where'),
    way: text('way'),
    minutes: text('minutes'),
    note: text('note'),
  }
}

function parsePlace(values: NearbyValues): EnteredPlace | { readonly faults: NearbyFaults } {
  const { kind, name, where, note } = values
  const point = parsePoint(where)
  const way = nearbyWays.find(each => each === values.way)
  const minutes = nearbyMinutes.find(each => String(each) === values.minutes)
  const faults: NearbyFaults = {
    ...(isNearbyKind(kind) ? {} : { kind: 'Please choose what it is.' }),
    ...(name === '' ? { name: 'Please write what the place is called.' } : tooLong('name', name, longestNearbyName)),
    ...(point ? {} : { where: 'Please write latitude and longitude, such as 58.35172, -5.15421.' }),
    ...(way ? {} : { way: 'Please choose how one gets there.' }),
    ...(way && way !== 'foot' && minutes === undefined ? { minutes: 'Please choose about how long it takes.' } : {}),
    ...tooLong('note', note, longestNearbyNote),
  }
  if (Object.keys(faults).length > 0 || !isNearbyKind(kind) || !point || !way) return { faults }
  return { kind, name, note, point, way, minutes: way === 'foot' ? null : minutes! }
}

function tooLong(field: NearbyField, { length }: string, most: number): NearbyFaults {
  return length > most ? { [field]: `Please shorten this to ${most} characters; it has ${length}.` } : {}
}
