// Structured data against the list of what Google requires of a VacationRental, for whatever a home is.

import { expect, test } from 'vitest'
import { currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import type { Stay } from './stay.ts'
import { type ShownReview, structuredData } from './structured-data.ts'

const photos = Array.from({ length: 8 }, (_, at) => ({
  alt: `Picture ${at}`,
  room: '',
  path: `/photos/loft/${at}`,
  width: 1600,
  height: 1000,
  placeholder: '#fff',
}))

const loft: Stay = {
  id: 7,
  host: null,
  slug: 'harbour-loft' as Slug,
  kind: 'apartment',
  name: 'Harbour Loft </script><script>',
  summary: 'Light on the water.',
  city: 'Olhão',
  region: 'Algarve',
  country: 'PT',
  maxGuests: 4,
  petsMax: 0,
  rating: { count: 0, sum: 0 },
  asksFirst: false,
  rooms: [
    { kind: 'bedroom', name: 'Front', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Back', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Living room', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathroomHalves: 3,
  photo: photos[0],
  photos,
  listed: true,
  description: '',
  publicPoint: { latitude: 37.03, longitude: -7.85 },
  timeZone: 'Europe/Lisbon',
  areaM2: 80,
  amenities: [{ code: 'wifi' }, { code: 'towels' }],
  houseRules: {},
  checkInFrom: '16:00',
  checkInUntil: null,
  checkOutUntil: '10:00',
  currency: currency('EUR'),
  registrationNumber: null,
}
type Told = Readonly<Record<string, unknown>>
const told = (stay: Stay, reviews: readonly ShownReview[] = []) =>
  structuredData(stay, 'https://casita.example', reviews) as unknown as Told

/**
 * What Google requires, each with how its value must look; paths as in its documentation of VacationRental
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental), read on 22 November 2026.
 */
const required: readonly (readonly [path: string, holds: (value: unknown) => boolean])[] = [
  ['@context', value => value === 'https://schema.org'],
  ['@type', value => value === 'VacationRental'],
  ['identifier', value => typeof value === 'string' && value !== ''],
  ['name', value => typeof value === 'string' && value !== ''],
  ['image', value => Array.isArray(value) && value.length >= 8 && value.every(each => /^https:\/\//.test(each))],
  ['latitude', value => /^-?\d{1,2}\.\d{5,}$/.test(String(value))],
  ['longitude', value => /^-?\d{1,3}\.\d{5,}$/.test(String(value))],
  ['containsPlace', value => typeof value === 'object' && value !== null],
  ['containsPlace.@type', value => value === 'Accommodation'],
  ['containsPlace.occupancy', value => typeof value === 'object' && value !== null],
  ['containsPlace.occupancy.@type', value => value === 'QuantitativeValue'],
  ['containsPlace.occupancy.value', value => Number.isInteger(value) && Number(value) > 0],
]

function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Told | undefined)?.[name], data)
}

test.each(required)('%s is there', (path, holds) => {
  expect(holds(at(told(loft), path)), `${path}: ${JSON.stringify(at(told(loft), path))}`).toBe(true)
})

test('the recommended parts are there too, as the page says them', () => {
  expect(told(loft)).toMatchObject({
    url: 'https://casita.example/stays/harbour-loft',
    address: { addressLocality: 'Olhão', addressCountry: 'PT' },
    checkinTime: '16:00:00',
    checkoutTime: '10:00:00',
    containsPlace: {
      additionalType: 'EntirePlace',
      numberOfBedrooms: 2,
      numberOfBathroomsTotal: 2,
      floorSize: { value: 80, unitCode: 'MTK' },
      bed: [
        { numberOfBeds: 1, typeOfBed: 'Double' },
        { numberOfBeds: 2, typeOfBed: 'Single' },
        { numberOfBeds: 1, typeOfBed: 'Sofa bed' },
      ],
      amenityFeature: [
        { name: 'wifi', value: true },
        { name: 'Towels', value: true },
      ],
    },
  })
})

const heard: ShownReview = {
  author: 'Ada L.',
  overall: 4,
  title: 'A warm stove',
  body: 'We stayed in.',
  publishedOn: '2026-05-20',
}

/** What Google requires of each review and of what they add up to. */
const requiredOfReviews: typeof required = [
  ['aggregateRating.ratingValue', value => value === 4.67],
  ['aggregateRating.ratingCount', value => value === 3],
  ['aggregateRating.bestRating', value => value === 5],
  ['review.0.author.name', value => value === 'Ada L.'],
  ['review.0.reviewRating.ratingValue', value => value === 4],
  ['review.0.reviewRating.bestRating', value => value === 5],
  ['review.0.datePublished', value => value === '2026-05-20'],
  ['review.0.reviewBody', value => value === 'We stayed in.'],
]

test.each(requiredOfReviews)('where guests have written, %s is there', (path, holds) => {
  const data = told({ ...loft, rating: { count: 3, sum: 14 } }, [heard])
  expect(holds(at(data, path)), `${path}: ${JSON.stringify(at(data, path))}`).toBe(true)
})

test('where nobody has written, no rating is claimed', () => {
  expect(Object.keys(told(loft))).not.toEqual(expect.arrayContaining(['aggregateRating']))
  expect(Object.keys(told(loft))).not.toEqual(expect.arrayContaining(['review']))
})

test('what a home has not is not said', () => {
  const bare = told({ ...loft, areaM2: null, amenities: [], rooms: [] })
  expect(JSON.stringify(bare)).not.toMatch(/floorSize|null|undefined/)
  expect(at(bare, 'containsPlace.bed')).toEqual([])
})

test('the exact address is nobody’s business before a booking', () => {
  expect(JSON.stringify(told(loft))).not.toMatch(/street|postalCode|address_lines/i)
})
