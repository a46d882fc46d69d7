// Why a change of places near a home was refused, with sentences and statuses.

import { mostNearby } from '#admin/stays/form/home-limits.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'
import type { NearbyField } from './nearby-input.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'homes.nearbyNotAllowed'],
  'home-unknown': [404, 'homes.unknown'],
  'out-of-date': [409, 'homes.nearbyOutOfDate'],
  'place-unknown': [409, 'homes.placeUnknown'],
  'too-many': [409, 'homes.tooManyNearby'],
  'named-already': [422, 'homes.namedAlready'],
  'too-near': [422, 'homes.tooNear'],
  'too-far': [422, 'homes.tooFar'],
}, { mostNearby })

export const nearbyRefusals = refusals.sentences
export const nearbyRefusalStatus = refusals.statuses
export type NearbyRefusal = keyof typeof nearbyRefusals

/** The field that a refusal is about; the others are about the whole. */
export const fieldOfRefusal: Partial<Readonly<Record<NearbyRefusal, NearbyField>>> = {
  'named-already': 'name',
  'too-near': 'way',
  'too-far': 'way',
}
