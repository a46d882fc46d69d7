// Homes like another: the rule is symmetric and highest for equals; the page gets bookable ones, never itself.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { findSimilar } from './find-similar.server.ts'
import { type ComparedHome, similarity } from './similarity.ts'

const anyHome: fc.Arbitrary<ComparedHome> = fc.record({
  kind: fc.constantFrom('villa', 'cabin'),
  region: fc.constantFrom('Skye', 'Algarve'),
  country: fc.constantFrom('GB', 'PT'),
  maxGuests: fc.integer({ min: 1, max: 12 }),
  amenities: fc.uniqueArray(fc.constantFrom('pool', 'wifi', 'sauna', 'books')).map(codes => new Set(codes)),
})

describe('similarity', () => {
  it('is the same from both sides, between nothing and all, and nothing is more like a home than its twin', () => {
    fc.assert(
      fc.property(anyHome, anyHome, (one, other) => {
        const alike = similarity(one, other)
        expect(alike).toBe(similarity(other, one))
        expect(alike).toBeGreaterThanOrEqual(0)
        expect(alike).toBeLessThanOrEqual(1)
        expect(similarity(one, one)).toBeGreaterThanOrEqual(alike)
      }),
    )
  })

  it('prefers the same region to the same country, and that to another', () => {
    const home = (region: string, country: string): ComparedHome => ({
      kind: 'villa',
      region,
      country,
      maxGuests: 4,
      amenities: new Set(),
    })
    const near = ['Skye', 'Lewis', 'Algarve'].map((region, at) =>
      similarity(home('Skye', 'GB'), home(region, at === 2 ? 'PT' : 'GB')),
    )
    expect(near[0]).toBeGreaterThan(near[1]!)
    expect(near[1]).toBeGreaterThan(near[2]!)
  })
})

describe('homes like another', () => {
  let test: TestTools
  let lamp: BuiltHome
  const visit = (query: string) => parseVisitInput(new URLSearchParams(query), requireCalendarDay('2030-05-15'))
  beforeAll(async () => {
    test = await testTools()
    const { database } = test.tools
    const skye = { city: 'Portree', region: 'Skye', country: 'GB', currency: 'GBP' }
    lamp = await buildHome(database, { ...skye, name: 'The Lamp' })
    await buildHome(database, { ...skye, name: 'Next door' })
    await buildHome(database, { ...skye, name: 'For a week only', minimumNights: 7 })
    await buildHome(database, { ...skye, name: 'Not open yet', status: 'draft' })
    for (let at = 0; at < 3; at++) await buildHome(database, { name: `Far away ${at}`, kind: 'villa' })
  })
  afterAll(() => test.drop())

  const names = async (query: string) =>
    (await findSimilar(test.tools, await freshIndex(test.tools), lamp.id, visit(query))).map(({ name }) => name)

  it('stand in the order of the rule, published ones only, never itself', async () => {
    expect(await names('')).toEqual(['Next door', 'For a week only', 'Far away 0'])
  })

  it('can be booked for the nights that are asked for, at their whole price', async () => {
    const query = 'in=2030-06-03&out=2030-06-06'
    expect(await names(query)).toEqual(['Next door', 'Far away 0', 'Far away 1'])
    const [first] = await findSimilar(test.tools, await freshIndex(test.tools), lamp.id, visit(query))
    expect(first).toMatchObject({ total: '£300', href: expect.stringContaining('in=2030-06-03&out=2030-06-06') })
  })
})

describe('homes near and far', () => {
  let test: TestTools
  let lamp: BuiltHome
  beforeAll(async () => {
    test = await testTools()
    const place = (publicLatitude: number, publicLongitude: number) => ({
      ...{ latitude: publicLatitude, longitude: publicLongitude, publicLatitude, publicLongitude },
    })
    const { database } = test.tools
    lamp = await buildHome(database, { ...place(-17, 179.9), name: 'The Lamp' })
    await buildHome(database, { ...place(43, 11), name: 'A twin in another part of the world' })
    await buildHome(database, { ...place(-18.5, 179.9), name: 'Some hours away', kind: 'villa', maxGuests: 12 })
    await buildHome(database, { ...place(-17, -179.9), name: 'Beyond the date line', kind: 'villa', maxGuests: 12 })
  })
  afterAll(() => test.drop())

  it('come in this order, however alike', async () => {
    const visit = parseVisitInput(new URLSearchParams(), requireCalendarDay('2030-05-15'))
    expect(
      (await findSimilar(test.tools, await freshIndex(test.tools), lamp.id, visit)).map(({ name }) => name),
    ).toEqual(['Beyond the date line', 'Some hours away', 'A twin in another part of the world'])
  })
})
