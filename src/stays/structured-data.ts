// A home in the words of search engines: VacationRental of schema.org, with everything that Google asks for.

import type { Accommodation, BedDetails, LocationFeatureSpecification, VacationRental, WithContext } from 'schema-dts'
import { amenities } from './amenities.ts'
import { photoAddress, photoFormats, widthsOf } from './photo.ts'
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

/** `origin` makes the addresses absolute. Only what every visitor may know: the public point, never the address. */
export function structuredData(stay: Stay, origin: string): WithContext<VacationRental> {
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
    image: stay.photos.map(photo => absolute(photoAddress(photo, widthsOf(photo).at(-1)!, photoFormats.at(-1)!))),
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
        name: amenities[code].label,
        value: true,
      }),
    ),
  }
}
