// Why a change of places near a home was refused, with sentences and statuses.

import type { NearbyField } from './nearby-input.ts'

export const mostNearby = 12

export const nearbyRefusals = {
  'not-allowed': 'What is near a home is entered by managers and owners.',
  'home-unknown': 'There is no such home.',
  'out-of-date': 'This home has changed since you opened the page. Here is how it stands now.',
  'place-unknown': 'This place has been taken away meanwhile.',
  'too-many': `A home has up to ${mostNearby} places. Take one away first.`,
  'named-already': 'A place of this name stands in the list already.',
  'too-near': 'This is too near for a ride: guests read how long the walk is. Choose on foot.',
  'too-far': 'This is too far for that way. Choose another one, or look at the point again.',
} as const

export type NearbyRefusal = keyof typeof nearbyRefusals

/** The field that a refusal is about; the others are about the whole. */
export const fieldOfRefusal: Partial<Readonly<Record<NearbyRefusal, NearbyField>>> = {
  'named-already': 'name',
  'too-near': 'way',
  'too-far': 'way',
}

// biome-ignore format: a table
export const nearbyRefusalStatus: Readonly<Record<NearbyRefusal, 403 | 404 | 409 | 422>> = {
  'not-allowed': 403,
  'home-unknown': 404,
  'out-of-date': 409,
  'place-unknown': 409,
  'too-many': 409,
  'named-already': 422,
  'too-near': 422,
  'too-far': 422,
}
