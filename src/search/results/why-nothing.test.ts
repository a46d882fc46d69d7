// Why nothing is found, and which homes are nearest: for any homes and parties, at the date line, with nights that are taken.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Gathered } from '#search/index/gather-homes.server.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { middleOfHomes, nearestHomes } from './near-place.server.ts'
import { refusalsOf, sayWhyNothing } from './why-nothing.server.ts'

const today = requireCalendarDay('2030-05-15')
const inputOf = (query: string) => parseSearchInput(new URLSearchParams(query), today)

type SomeHome = { readonly guests: number; readonly pets: number; readonly at?: readonly [number, number] }

/** Homes of a place as the index has them: only those columns, and one row more than are in the place. */
function gathered(homes: readonly SomeHome[], nearly = false): Gathered {
  const all = [{ guests: 99, pets: 99 } as SomeHome, ...homes]
  const table = {
    maxGuests: Uint16Array.from(all, ({ guests }) => guests),
    petsMax: Int32Array.from(all, ({ pets }) => pets),
    latitudes: Float64Array.from(all, ({ at }) => at?.[0] ?? 0),
    longitudes: Float64Array.from(all, ({ at }) => at?.[1] ?? 0),
  }
  return { snapshot: { table }, rows: homes.map((_, at) => at + 1), nearly } as unknown as Gathered
}

describe('why nothing is found', () => {
  const why = (query: string, homes: readonly SomeHome[], nearly = false) =>
    sayWhyNothing(inputOf(query), gathered(homes, nearly))

  it('is that there are no homes, where a place was named; of an empty site it says nothing', () => {
    expect(why('where=Atlantis', [])).toBe(sentence('search.noHomesThere', { place: 'Atlantis' }))
    expect(why('adults=3', [])).toBeUndefined()
  })

  it('is the largest home of the place, not of the site, and guests before pets', () => {
    const homes = [
      { guests: 4, pets: 2 },
      { guests: 6, pets: 0 },
    ]
    expect(why('where=Skye&adults=7', homes)).toBe(sentence('search.largestHome', { most: 6 }))
    expect(why('where=Skye&adults=7&pets=9', homes)).toBe(sentence('search.largestHome', { most: 6 }))
    expect(why('where=Skye&adults=6&pets=3', homes)).toBe(sentence('search.mostPets', { most: 2 }))
    expect(why('where=Skye&adults=6&pets=2', homes)).toBeUndefined()
  })

  it('counts children as guests, infants not', () => {
    const homes = [{ guests: 3, pets: 0 }]
    expect(why('adults=2&children=2&ages=5&ages=9', homes) ?? why('adults=4', homes)).toBe(
      sentence('search.largestHome', { most: 3 }),
    )
    expect(why('adults=3&infants=1', homes)).toBeUndefined()
  })

  it('is no size where the place is only something like the one that was typed', () => {
    expect(why('where=Sky&adults=40', [{ guests: 4, pets: 0 }], true)).toBeUndefined()
  })

  it('for all homes and parties names the greatest number, and only where it is too small', () => {
    const home = fc.record({ guests: fc.integer({ min: 1, max: 30 }), pets: fc.integer({ min: 0, max: 5 }) })
    fc.assert(
      fc.property(
        fc.array(home, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 5 }),
        (homes, adults, pets) => {
          const input = { where: '', visit: { party: { adults, childAges: [], infants: 0, pets, serviceAnimals: 1 } } }
          const said = sayWhyNothing(input as never, gathered(homes))
          const isLarge = homes.some(({ guests }) => guests >= adults)
          const takesPets = homes.some(each => each.pets >= pets)
          if (!isLarge)
            expect(said).toBe(sentence('search.largestHome', { most: Math.max(...homes.map(({ guests }) => guests)) }))
          else if (!takesPets)
            expect(said).toBe(sentence('search.mostPets', { most: Math.max(...homes.map(each => each.pets)) }))
          else expect(said).toBeUndefined()
        },
      ),
    )
  })
})

describe('the middle of the homes of a place', () => {
  it('is none without homes, and a home where it stands alone', () => {
    expect(middleOfHomes(gathered([]))).toBeUndefined()
    const { latitude, longitude } = middleOfHomes(gathered([{ guests: 1, pets: 0, at: [57.4, -6.2] }]))!
    expect([latitude, longitude]).toEqual([expect.closeTo(57.4, 6), expect.closeTo(-6.2, 6)])
  })

  it('lies between them on the side where they are, at the date line too', () => {
    const ofFiji = [
      { guests: 1, pets: 0, at: [-17, 179] },
      { guests: 1, pets: 0, at: [-17, -179] },
    ] as const
    expect(Math.abs(middleOfHomes(gathered(ofFiji))!.longitude)).toBeCloseTo(180, 6)
  })
})

describe('homes and nights as they are stored', () => {
  let test: TestTools
  let homes: Record<'faro' | 'olhao' | 'lagos' | 'skye' | 'draft', BuiltHome>
  beforeAll(async () => {
    test = await testTools()
    const { database, clock } = test.tools
    const at = (slug: string, city: string, latitude: number, longitude: number, more = {}) => {
      const place = { latitude, longitude, publicLatitude: latitude, publicLongitude: longitude }
      return buildHome(database, { slug, city, ...place, ...more })
    }
    homes = {
      skye: await at('skye', 'Portree', 57.41, -6.19),
      lagos: await at('lagos', 'Lagos', 37.1, -8.67, { minimumNights: 4 }),
      faro: await at('faro', 'Faro', 37.01, -7.93),
      olhao: await at('olhao', 'Olhão', 37.03, -7.84, { maxGuests: 2 }),
      draft: await at('draft', 'Faro', 37.01, -7.93, { status: 'draft' }),
    }
    const nights = { checkIn: requireCalendarDay('2030-06-10'), checkOut: requireCalendarDay('2030-06-14') }
    const booking = { unitIds: [homes.faro.unitId], nights, kind: 'booking', refId: crypto.randomUUID() } as const
    await inTransaction(database, queries => claimNights(queries, { ...booking, now: clock.now() }))
  })
  afterAll(() => test?.drop())

  const faro = { latitude: 37.01, longitude: -7.93 }
  async function nearest(query: string, most = 9, middle = faro): Promise<string[]> {
    const found = await nearestHomes(test.tools, inputOf(query), middle, most)
    const stays = await findStaysInBrief(
      test.tools.database,
      found.map(({ id }) => id),
    )
    return found.map(({ id }) => stays.find(stay => stay.id === id)!.slug)
  }

  it('the nearest come first, as many as are asked for, and none that guests do not see', async () => {
    expect(await nearest('')).toEqual(['faro', 'olhao', 'lagos', 'skye'])
    expect(await nearest('', 2)).toEqual(['faro', 'olhao'])
    expect(await nearest('', 0)).toEqual([])
    expect(await nearest('', 9, { latitude: 37.1, longitude: -9 })).toEqual(['lagos', 'faro', 'olhao', 'skye'])
    expect(await nearest('', 1, { latitude: 57, longitude: -6 })).toEqual(['skye'])
  })

  it('with dates only those that can be booked, and with a party only those that hold it', async () => {
    expect(await nearest('in=2030-06-11&out=2030-06-13')).toEqual(['olhao', 'skye'])
    expect(await nearest('in=2030-06-14&out=2030-06-18')).toEqual(['faro', 'olhao', 'lagos', 'skye'])
    expect(await nearest('adults=3')).toEqual(['faro', 'lagos', 'skye'])
    expect(await nearest('adults=3&in=2030-06-11&out=2030-06-13')).toEqual(['skye'])
    expect(await nearest('adults=5')).toEqual([])
  })

  const ids = () => [homes.faro.id, homes.olhao.id, homes.lagos.id]
  const refusals = (query: string, of = ids()) => refusalsOf(test.tools, of, inputOf(query))

  it('each home says why it cannot be booked for these nights, and one that can says nothing', async () => {
    const said = await refusals('in=2030-06-11&out=2030-06-13')
    expect([...said.keys()].toSorted()).toEqual([homes.faro.id, homes.lagos.id].toSorted())
    expect(said.get(homes.lagos.id)).toBe(
      sentence('offers.minimumArrival', { arrival: 'Tue, 11 Jun 2030', minimum: 4 }),
    )
    expect(said.get(homes.faro.id)).not.toBe(said.get(homes.lagos.id))
    expect((await refusals('in=2030-06-14&out=2030-06-18')).size).toBe(0)
    // A night before the others come, and the night after they leave, are free.
    expect((await refusals('in=2030-06-09&out=2030-06-10', [homes.faro.id])).size).toBe(0)
    expect((await refusals('in=2030-06-13&out=2030-06-14', [homes.faro.id])).size).toBe(1)
  })

  it('says it in the language of the page', async () => {
    const german = languagesOf('en-GB').find(({ code }) => code === 'de')!
    const query = 'in=2030-06-11&out=2030-06-13'
    const said = await inLanguage(german, () => refusals(query))
    const english = await refusals(query)
    expect(said.size).toBe(english.size)
    for (const [id, text] of said) expect(text).not.toBe(english.get(id))
  })

  it('says nothing without one visit to ask for, without homes, and of homes that do not exist', async () => {
    expect((await refusals('')).size).toBe(0)
    expect((await refusals('in=2030-06-11&out=2030-06-13', [])).size).toBe(0)
    expect((await refusals('in=2030-06-11&out=2030-06-13', [2_000_000_000])).size).toBe(0)
    const input = { ...inputOf('in=2030-06-11&out=2030-06-13'), windows: [] as never }
    expect((await refusalsOf(test.tools, ids(), input)).size).toBe(0)
  })
})
