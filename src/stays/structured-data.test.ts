// Structured data against the list of what Google requires of a VacationRental, for whatever a home is.

import { expect, test } from 'vitest'
import { currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import type { Stay } from './stay.ts'
import { structuredData } from './structured-data.ts'

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
  amenities: [{ code: 'wifi' }],
  houseRules: {},
  checkInFrom: '16:00',
  checkInUntil: null,
  checkOutUntil: '10:00',
  currency: currency('EUR'),
  registrationNumber: null,
}
type Told = Readonly<Record<string, unknown>>
const told = (stay: Stay) => structuredData(stay, 'https://casita.example') as unknown as Told

/** What Google requires, each with how its value must look; paths as in its documentation. */
const required: readonly (readonly [path: string, holds: (value: unknown) => boolean])[] = [
  ['@context', value => value === 'https://schema.org'],
  ['@type', value => value === 'VacationRental'],
  ['identifier', value => typeof value === 'string' && value !== ''],
  ['name', value => typeof value === 'string' && value !== ''],
  ['image', value => Array.isArray(value) && value.length >= 8 && value.every(each => /^https:\/\//.test(each))],
  ['latitude', value => /^-?\d{1,2}\.\d{5,}$/.test(String(value))],
  ['longitude', value => /^-?\d{1,3}\.\d{5,}$/.test(String(value))],
  ['containsPlace.@type', value => value === 'Accommodation'],
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
      amenityFeature: [{ name: 'Wi-Fi', value: true }],
    },
  })
})

test('what a home has not is not said', () => {
  const bare = told({ ...loft, areaM2: null, amenities: [], rooms: [] })
  expect(JSON.stringify(bare)).not.toMatch(/floorSize|null|undefined/)
  expect(at(bare, 'containsPlace.bed')).toEqual([])
})

test('the exact address is nobody’s business before a booking', () => {
  expect(JSON.stringify(told(loft))).not.toMatch(/street|postalCode|address_lines/i)
})
