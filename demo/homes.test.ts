// What every home of the demo world must bring: complete, honest in form, unlike every other.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { longestNearbyName, longestNearbyNote } from '#admin/stays/form/home-limits.ts'
import { isAmenityCode } from '#stays/amenities.ts'
import { nearbyMinutes, reachOfWay } from '#stays/near/nearby-place.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { parseSlug } from '#values/slug.ts'
import type { DemoHome } from './home.ts'
import { demoHomes } from './homes.ts'
import { nearbyOfHomes } from './nearby.ts'
import { firstWidth, heightOf, masterWidth, sizesOf } from './picture-sizes.ts'

/** How many people a bed of each kind is for. */
const sleepersIn = { double: 2, king: 2, queen: 2, single: 1, bunk: 2, 'sofa-bed': 2, futon: 1, child: 1 } as const

const publicFolder = join(import.meta.dirname, '..', 'public')
const colours: Record<string, string[]> = JSON.parse(readFileSync(join(import.meta.dirname, 'colours.json'), 'utf8'))

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:])["”’)]*\s+|\n+/)
    .map(sentence =>
      sentence
        .replace(/[*_#>]/g, '')
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean)
const wordsOf = (text: string): number => text.split(/\s+/).filter(word => /\p{L}/u.test(word)).length
const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

// One row a requirement: a home fails with the row's words.
const requirements: readonly (readonly [demand: string, met: (home: DemoHome) => boolean])[] = [
  ['its slug is one', home => parseSlug(home.slug) === home.slug],
  [
    'name and summary fit the page',
    home => home.name.length <= 60 && home.summary.length >= 60 && home.summary.length <= 200,
  ],
  ['at least 250 words describe it', home => wordsOf(home.description) >= 250],
  ['no exclamation mark is raised', home => !home.description.includes('!') && !home.summary.includes('!')],
  [
    'the address is whole',
    home => home.addressLines.length > 0 && home.postcode !== '' && home.city !== '' && home.region !== '',
  ],
  ['its country is a code', home => /^[A-Z]{2}$/.test(home.country)],
  ['its place is told to five decimals', home => decimals(home.latitude) >= 5 && decimals(home.longitude) >= 5],
  ['its time zone exists', home => Intl.supportedValuesOf('timeZone').includes(home.timeZone)],
  [
    'there is a bed for every guest',
    home =>
      home.rooms.flatMap(({ beds }) => beds).reduce((sum, { kind, count }) => sum + sleepersIn[kind] * count, 0) >=
      home.guests,
  ],
  ['its area is plausible', home => home.areaM2 >= 20 && home.areaM2 / home.guests >= 9],
  [
    'amenities are known, several, and each told once',
    home => {
      const codes = home.amenities.map(amenity => (typeof amenity === 'string' ? amenity : amenity.code))
      return codes.length >= 12 && new Set(codes).size === codes.length && codes.every(isAmenityCode)
    },
  ],
  [
    'pets are welcome exactly where some may come',
    home =>
      home.pets > 0 ===
        home.amenities.some(amenity => (typeof amenity === 'string' ? amenity : amenity.code) === 'pets-welcome') &&
      home.pets > 0 === (home.rates.pet !== undefined),
  ],
  [
    'hours are hours',
    home =>
      [
        home.checkIn.from,
        home.checkIn.until ?? '00:00',
        home.checkOut,
        home.rules.quietFrom,
        home.rules.quietUntil,
      ].every(hour => /^([01]\d|2[0-3]):[0-5]\d$/.test(hour)),
  ],
  [
    'a registration number is plainly invented',
    home => home.registrationNumber === undefined || home.registrationNumber.startsWith('DEMO-'),
  ],
  ['8 to 12 photos lead through it', home => home.photos.length >= 8 && home.photos.length <= 12],
  [
    'every photo says what it shows',
    home => home.photos.every(({ alt, room }) => alt.length >= 40 && alt.length <= 160 && room.trim() !== ''),
  ],
  ['no two photos say the same', home => new Set(home.photos.map(({ alt }) => alt)).size === home.photos.length],
  ['photos show several rooms', home => new Set(home.photos.map(({ room }) => room)).size >= 5],
  [
    'rates are whole and positive',
    home =>
      [home.rates.nightly, home.rates.cleaning, ...home.rates.seasons.map(({ nightly }) => nightly)].every(
        minor => Number.isSafeInteger(minor) && minor > 0,
      ),
  ],
  [
    '2 to 4 seasons with real days and sane minimums',
    home =>
      home.rates.seasons.length >= 2 &&
      home.rates.seasons.length <= 4 &&
      home.rates.seasons.every(
        ({ from, to, minimumNights }) =>
          parseCalendarDay(`2027-${from}`) !== undefined &&
          parseCalendarDay(`2027-${to}`) !== undefined &&
          minimumNights >= 1 &&
          minimumNights <= 7,
      ),
  ],
  ['no two seasons share a night', home => !seasonsOverlap(home)],
  [
    'taxes are marked as illustrations',
    home => home.rates.taxes.length > 0 && home.rates.taxes.every(({ name }) => name.endsWith('(illustrative)')),
  ],
  [
    '5 to 8 places are near it, each named once, of several kinds',
    home => {
      const near = nearbyOfHomes[home.slug] ?? []
      const names = near.map(([, name]) => name.toLowerCase())
      return (
        near.length >= 5 &&
        near.length <= 8 &&
        new Set(names).size === near.length &&
        new Set(near.map(([kind]) => kind)).size >= 4
      )
    },
  ],
  [
    'what is near can be reached as it is told, from wherever in the circle one measures',
    home =>
      (nearbyOfHomes[home.slug] ?? []).every(([, name, metres, , ride, note = '']) => {
        const { least, most } = reachOfWay[ride?.[0] ?? 'foot']
        return (
          (metres >= least + 450 || least === 0) &&
          metres <= most - 450 &&
          (!ride || nearbyMinutes.includes(ride[1])) &&
          name.length <= longestNearbyName &&
          note.length <= longestNearbyNote
        )
      }),
  ],
  ['those who are included fit in', home => home.rates.includedGuests >= 1 && home.rates.includedGuests <= home.guests],
]

function seasonsOverlap({ rates }: DemoHome): boolean {
  const nights = rates.seasons.flatMap(({ from, to }) => {
    const [start, end] = [parseCalendarDay(`2027-${from}`)!, parseCalendarDay(`${to < from ? 2028 : 2027}-${to}`)!]
    return Array.from({ length: end - start + 1 }, (_, index) => (start + index) % 365)
  })
  return new Set(nights).size !== nights.length
}

describe.each(demoHomes.map(home => [home.slug, home] as const))('%s', (_slug, home) => {
  test.each(requirements)('%s', (_demand, met) => {
    expect(met(home)).toBe(true)
  })

  test('every picture is on disk in each of its sizes, with a colour that stands in', async () => {
    expect(colours[home.slug]?.length).toBe(home.photos.length)
    for (const number of home.photos.keys()) {
      expect(colours[home.slug]![number]).toMatch(/^#[0-9a-f]{6}$/)
      for (const { format, width } of sizesOf(number + 1)) {
        const file = join(publicFolder, 'photos', home.slug, `${number + 1}-${width}.${format}`)
        expect(existsSync(file), file).toBe(true)
        const { width: wide, height: high, format: written } = await sharp(file).metadata()
        expect([wide, high, written]).toEqual([width, heightOf(width), format === 'avif' ? 'heif' : format])
      }
    }
  })
})

test('no two descriptions share a sentence', () => {
  const seen = new Map<string, string>()
  for (const { slug, description } of demoHomes) {
    for (const sentence of sentencesOf(description)) {
      expect(seen.get(sentence), `"${sentence}" of ${slug}`).toBeUndefined()
      seen.set(sentence, slug)
    }
  }
})

test('slugs and names are each used once', () => {
  expect(new Set(demoHomes.map(({ slug }) => slug)).size).toBe(demoHomes.length)
  expect(new Set(demoHomes.map(({ name }) => name)).size).toBe(demoHomes.length)
})

test('the world is wide', () => {
  const distinct = (of: (home: DemoHome) => string) => new Set(demoHomes.map(of)).size
  expect(distinct(({ country }) => country)).toBeGreaterThanOrEqual(20)
  expect(distinct(({ currency }) => currency)).toBeGreaterThanOrEqual(14)
  expect(distinct(({ timeZone }) => timeZone)).toBeGreaterThanOrEqual(18)
  expect(distinct(({ kind }) => kind)).toBeGreaterThanOrEqual(15)
})

test('a whole and its parts take the same units, and one home has four alike', () => {
  const all = demoHomes.flatMap(({ units }) => ('allOf' in units ? units.allOf : []))
  const farm = demoHomes.find(({ units }) => 'allOf' in units && units.allOf.length === 2)
  expect(farm).toBeDefined()
  if (farm && 'allOf' in farm.units)
    for (const unit of farm.units.allOf) expect(all.filter(name => name === unit)).toHaveLength(2)
  expect(demoHomes.some(({ units }) => 'oneOf' in units && units.oneOf.length === 4)).toBe(true)
})

test('masters are as wide as agreed', () => {
  expect([masterWidth, firstWidth, heightOf(masterWidth), heightOf(firstWidth)]).toEqual([1200, 1600, 800, 1067])
})
