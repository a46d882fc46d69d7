// Structured data of a home for search engines: schema.org's VacationRental with everything Google asks for.

import type {
  Accommodation,
  AggregateRating,
  BedDetails,
  LocationFeatureSpecification,
  Review,
  VacationRental,
  WithContext,
} from 'schema-dts'
import { largestAddress } from '#stays/photos/photo.ts'
import { type AmenityCode, amenities } from './amenities.ts'
import type { BedKind, Stay } from './stay.ts'
import { countBedrooms } from './stay-facts.ts'

/** The same for whatever the home is called in the list of kinds; what people read stands in `additionalType`. */
const typeOfKind: Readonly<Record<Stay['kind'], string>> = {
  house: 'House',
  villa: 'Villa',
  apartment: 'Apartment',
  cabin: 'Cabin',
  chalet: 'Chalet',
  cottage: 'Cottage',
  gite: 'Gite',
  farmhouse: 'House',
  houseboat: 'HouseBoat',
  treehouse: 'House',
  lighthouse: 'House',
  riad: 'House',
  ryokan: 'House',
  castle: 'House',
  dome: 'House',
  other: 'House',
}

const bedNames: Readonly<Record<BedKind, string>> = {
  double: 'Double',
  king: 'King',
  queen: 'Queen',
  single: 'Single',
  bunk: 'Bunk bed',
  'sofa-bed': 'Sofa bed',
  futon: 'Futon',
  child: 'Child bed',
}

/** Google's name of an amenity, where it has one; the others use ours. */
const searchNames: Readonly<Partial<Record<AmenityCode, string>>> = {
  wifi: 'wifi',
  'washing-machine': 'washerDryer',
  iron: 'ironingBoard',
  kitchen: 'kitchen',
  oven: 'ovenStove',
  microwave: 'microwave',
  'breakfast-included': 'freeBreakfast',
  heating: 'heating',
  'air-conditioning': 'ac',
  fireplace: 'fireplace',
  terrace: 'patio',
  balcony: 'balcony',
  barbecue: 'outdoorGrill',
  pool: 'pool',
}

/** A review as the page of the home shows it. */
export type ShownReview = {
  readonly author: string
  readonly overall: number
  readonly title: string
  readonly body: string
  readonly publishedOn: string | undefined
}

const scale = { bestRating: 5, worstRating: 1 } as const

/**
 * `origin` makes the addresses absolute; `reviews` are those that the page shows.
 * Only what every visitor may know: the public point, never the address.
 */
export function structuredData(
  stay: Stay,
  origin: string,
  reviews: readonly ShownReview[],
): WithContext<VacationRental> {
  const absolute = (path: string) => new URL(path, origin).href
  const page = absolute(`/stays/${stay.slug}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': page,
    url: page,
    identifier: String(stay.id),
    name: stay.name,
    description: stay.summary,
    additionalType: typeOfKind[stay.kind],
    image: stay.photos.map(photo => absolute(largestAddress(photo))),
    // As text, so that five places stay five.
    latitude: stay.publicPoint.latitude.toFixed(5),
    longitude: stay.publicPoint.longitude.toFixed(5),
    address: {
      '@type': 'PostalAddress',
      addressLocality: stay.city,
      addressRegion: stay.region,
      addressCountry: stay.country,
    },
    checkinTime: `${stay.checkInFrom}:00`,
    checkoutTime: `${stay.checkOutUntil}:00`,
    petsAllowed: stay.petsMax > 0,
    containsPlace: placeOf(stay),
    ...(stay.rating.count > 0 && { aggregateRating: ratingOf(stay) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  }
}

function ratingOf({ rating: { count, sum } }: Stay): AggregateRating {
  const ratingValue = Math.round((100 * sum) / count) / 100
  return { '@type': 'AggregateRating', ratingValue, ratingCount: count, reviewCount: count, ...scale }
}

function reviewOf({ author, overall, title, body, publishedOn }: ShownReview): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    ...(publishedOn && { datePublished: publishedOn }),
    ...(title && { name: title }),
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: overall, ...scale },
  }
}

function placeOf(stay: Stay): Accommodation {
  const beds = new Map<BedKind, number>()
  for (const { kind, count } of stay.rooms.flatMap(room => room.beds)) beds.set(kind, (beds.get(kind) ?? 0) + count)
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: stay.maxGuests },
    numberOfBedrooms: countBedrooms(stay.rooms),
    numberOfBathroomsTotal: Math.ceil(stay.bathroomHalves / 2),
    numberOfRooms: stay.rooms.length,
    ...(stay.areaM2 !== null && {
      floorSize: { '@type': 'QuantitativeValue' as const, value: stay.areaM2, unitCode: 'MTK' },
    }),
    bed: [...beds].map(
      ([kind, numberOfBeds]): BedDetails => ({ '@type': 'BedDetails', numberOfBeds, typeOfBed: bedNames[kind] }),
    ),
    amenityFeature: stay.amenities.map(
      ({ code }): LocationFeatureSpecification => ({
        '@type': 'LocationFeatureSpecification',
        name: searchNames[code] ?? amenities[code].label(),
        value: true,
      }),
    ),
  }
}
