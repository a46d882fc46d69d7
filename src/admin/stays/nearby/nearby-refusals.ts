// Why a change of places near a home was refused, with sentences and statuses.

import { refusalTable } from '#values/result.ts'
import type { NearbyField } from './nearby-input.ts'

export const mostNearby = 12

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'What is near a home is entered by managers and owners.'],
  'home-unknown': [404, 'There is no such home.'],
  'out-of-date': [409, 'This home has changed since you opened the page. Here is how it stands now.'],
  'place-unknown': [409, 'This place has been taken away meanwhile.'],
  'too-many': [409, `A home has up to ${mostNearby} places. Take one away first.`],
  'named-already': [422, 'A place of this name stands in the list already.'],
  'too-near': [422, 'This is too near for a ride: guests read how long the walk is. Choose on foot.'],
  'too-far': [422, 'This is too far for that way. Choose another one, or look at the point again.'],
})

export const nearbyRefusals = refusals.sentences
export const nearbyRefusalStatus = refusals.statuses
export type NearbyRefusal = keyof typeof nearbyRefusals

/** The field that a refusal is about; the others are about the whole. */
export const fieldOfRefusal: Partial<Readonly<Record<NearbyRefusal, NearbyField>>> = {
  'named-already': 'name',
  'too-near': 'way',
  'too-far': 'way',
}
