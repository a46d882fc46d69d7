// One home of a large world: name, size and price, thrown from the dice of its number.

import { currency, decimalsOf } from '#values/money.ts'
import { type Dice, dice } from './dice.ts'
import { type LargePlace, largePlaces } from './large-places.ts'

export type LargeHome = {
  /** From 0. */
  readonly number: number
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly place: LargePlace
  readonly latitude: number
  readonly longitude: number
  readonly guests: number
  readonly bedrooms: number
  readonly pets: number
  readonly areaM2: number
  readonly amenities: readonly string[]
  readonly nightlyMinor: number
  readonly cleaningMinor: number
  readonly minimumNights: number
  readonly instant: boolean
}

const adjectives = [
  'Quiet',
  'Old',
  'Little',
  'Bright',
  'Upper',
  'Lower',
  'White',
  'Stone',
  'Green',
  'Windward',
  'Far',
  'Warm',
]
const nouns = [
  'Orchard',
  'Mill',
  'Harbour',
  'Meadow',
  'Courtyard',
  'Ridge',
  'Chapel',
  'Well',
  'Garden',
  'Larch',
  'Oven',
  'Heron',
]
const kinds = ['house', 'villa', 'apartment', 'cabin', 'chalet', 'cottage', 'farmhouse'] as const
const amenities = [
  'wifi',
  'kitchen',
  'dishwasher',
  'washing-machine',
  'fireplace',
  'balcony',
  'workspace',
  'sea-view',
  'bed-linen',
  'towels',
]

/** The home of this number, the same every time. */
export function largeHome(number: number): LargeHome {
  const thrown = dice(number * 2 + 1)
  const place = thrown.oneOf(largePlaces)
  const kind = thrown.oneOf(kinds)
  const bedrooms = thrown.between(1, 5)
  const unit = 10 ** decimalsOf(currency(place.currency))
  const nightly = Math.round(place.usual * (0.5 + bedrooms * 0.28) * (0.75 + thrown.fraction() * 0.5))
  return {
    number,
    slug: `${kind}-${number + 1}`,
    name: `${thrown.oneOf(adjectives)} ${thrown.oneOf(nouns)} ${number + 1}`,
    kind,
    place,
    latitude: scattered(place.latitude, thrown),
    longitude: scattered(place.longitude, thrown),
    guests: bedrooms * 2 + thrown.between(0, 2),
    bedrooms,
    pets: thrown.between(0, 2),
    areaM2: 25 + bedrooms * thrown.between(18, 30),
    amenities: amenities.filter(() => thrown.fraction() < 0.6),
    nightlyMinor: nightly * unit,
    cleaningMinor: Math.round(nightly * 0.45) * unit,
    minimumNights: thrown.between(1, 3),
    instant: thrown.fraction() < 0.85,
  }
}

function scattered(degrees: number, thrown: Dice): number {
  return Math.round((degrees + (thrown.fraction() - 0.5) * 0.3) * 1e5) / 1e5
}
