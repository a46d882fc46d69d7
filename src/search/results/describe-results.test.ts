// What the page of results says: counts that are known, cards with the price that was found, help that leads somewhere.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesInUse } from '#cancellations/what-if/policies-in-use.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { describeHomePage } from '#search/first-page/describe-home-page.server.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { findRegions, searchPlaces } from '#stays/regions.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { earliestToday, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { describeResults } from './describe-results.server.ts'
import { homesOnPage } from './find-stays.server.ts'
import { findNearbyVisits } from './nearby-visits.server.ts'
import { searchHomes } from './search-homes.server.ts'
import { widerSearches } from './wider-searches.server.ts'

// The clock of the tests stands on Wednesday 15 May 2030.
const today = requireCalendarDay('2030-05-15')
const twoAdults = sentence('bookings.adults', { adults: 2 })

let test: TestTools
beforeAll(async () => {
  test = await testTools()
  const { database, clock } = test.tools
  for (let number = 1; number <= homesOnPage + 3; number++) {
    await buildHome(database, { slug: `algarve-${number}`, name: `Casa ${number}`, cleaningMinor: 4000, maxGuests: 2 })
  }
  const skye = { city: 'Portree', region: 'Skye', country: 'GB', currency: 'GBP', timeZone: 'Europe/London' }
  const lamp = await buildHome(database, { ...skye, slug: 'lamp', name: 'The Lamp', minimumNights: 2, maxGuests: 6 })
  const nights = { checkIn: requireCalendarDay('2030-06-10'), checkOut: requireCalendarDay('2030-06-12') }
  const booking = { unitIds: [lamp.unitId], nights, kind: 'booking', refId: crypto.randomUUID() } as const
  await inTransaction(database, queries => claimNights(queries, { ...booking, now: clock.now() }))
})
afterAll(() => test.drop())

const inputOf = (query: string) => parseSearchInput(new URLSearchParams(query), today)

async function results(query: string) {
  const input = inputOf(query)
  return describeResults(test.tools, input, await searchHomes(test.tools, input))
}

async function foundBy(query: string) {
  const view = await results(query)
  if (view.kind !== 'found') throw new Error(`Nothing was found: ${JSON.stringify(view)}`)
  return view
}

describe('a page of results', () => {
  it('without dates says how many homes there are, whatever the page', async () => {
    const first = await foundBy('where=Algarve')
    expect(first.title).toBe(sentence('search.found', { count: homesOnPage + 3 }))
    expect(first.asked).toBe(`Algarve · ${sentence('search.anyTime')} · ${twoAdults}`)
    const second = await foundBy(first.next!.split('?')[1]!)
    expect(second.title).toBe(sentence('search.found', { count: homesOnPage + 3 }))
    expect(second.start).toBe('/stays?where=Algarve')
    expect(second.cards).toHaveLength(3)
  })

  it('with dates says so too, on every page', async () => {
    const first = await foundBy('where=Algarve&in=2030-06-03&out=2030-06-06')
    expect(first.title).toBe(sentence('search.foundFree', { count: homesOnPage + 3 }))
    expect(first.show).toBe(sentence('search.showFree', { count: homesOnPage + 3 }))
    const last = await foundBy(first.next!.split('?')[1]!)
    expect(last.title).toBe(first.title)
    expect((await foundBy('where=Skye&in=2030-06-03&out=2030-06-06')).title).toBe(
      sentence('search.foundFree', { count: 1 }),
    )
  })

  it('has cards with the whole price of these nights, leading to the home with them', async () => {
    const { cards } = await foundBy('where=Casa 5, Portugal&in=2030-06-03&out=2030-06-06&sort=name')
    expect(cards[0]).toMatchObject({
      href: '/stays/algarve-5?in=2030-06-03&out=2030-06-06&search=where%3DCasa%2B5%252C%2BPortugal%26sort%3Dname',
      name: 'Casa 5',
      kind: sentence('stays.kindHouse'),
      place: 'Olhão, Portugal',
      facts: [
        sentence('stays.guests', { guests: 2 }),
        sentence('stays.bedrooms', { bedrooms: 2 }),
        sentence('stays.beds', { beds: 3 }),
        sentence('stays.bathrooms', { count: 1, number: '1' }),
      ],
      total: '€340',
      totalFor: sentence('search.totalForAndEach', { nights: 3, each: '€113' }),
    })
  })

  it('without dates has the lowest price of each', async () => {
    const { cards } = await foundBy('where=Skye')
    expect(cards[0]).toMatchObject({
      href: '/stays/lamp?search=where%3DSkye',
      total: sentence('search.fromTotal', { total: '£200' }),
      totalFor: sentence('search.totalForAndEach', { nights: 2, each: '£100' }),
    })
  })

  it('says when the place is only nearly so called', async () => {
    expect((await foundBy('where=Algarvey')).nearly).toBe('Algarvey')
    expect((await foundBy('where=Algarve')).nearly).toBeUndefined()
  })

  it('that is wrong carries every sentence and finds nothing', async () => {
    expect(await results('in=2030-06-06&out=2030-06-03&sort=luck')).toMatchObject({
      kind: 'wrong',
      address: '/stays?in=2030-06-06&out=2030-06-03',
      faults: { out: expect.any(String), sort: expect.any(String) },
    })
  })
})

describe('when nothing fits', () => {
  it('the same home a day later or earlier is shown, the nearest days first', async () => {
    const view = await results('where=Skye&in=2030-06-11&out=2030-06-13')
    expect(view).toMatchObject({
      kind: 'none',
      asked: `Skye · ${sentence('search.days', { from: 'Tue, 11 Jun 2030', to: 'Thu, 13 Jun 2030' })} · ${twoAdults}`,
      nearby: [
        {
          days: sentence('search.days', { from: 'Wed, 12 Jun 2030', to: 'Fri, 14 Jun 2030' }),
          card: { href: '/stays/lamp?in=2030-06-12&out=2030-06-14&search=where%3DSkye', total: '£200' },
        },
      ],
    })
  })

  it('searches that give up one thing are offered with what they find', async () => {
    const view = await results('where=Skye&in=2030-06-11&out=2030-06-12')
    if (view.kind !== 'none') throw new Error('Something was found')
    expect(view.wider.map(({ label, href }) => [label, href])).toEqual([
      [sentence('search.otherPlacesSameDays', { homes: homesOnPage + 3 }), '/stays?in=2030-06-11&out=2030-06-12'],
      [sentence('search.placeOtherTimes', { place: 'Skye', homes: 1 }), '/stays?where=Skye'],
    ])
    expect(view.wider[1]!.cards.map(({ name }) => name)).toEqual(['The Lamp'])
    expect(view.wider[0]!.cards).toHaveLength(3)
  })

  it('where pets are in the way, the homes that do without them are offered, and those elsewhere that take them', async () => {
    const ways = async (query: string) => {
      const view = await results(query)
      if (view.kind !== 'none') throw new Error('Something was found')
      return view.wider.map(({ label, href }) => [label, href])
    }
    expect(await ways('where=Skye&pets=2&adults=3')).toEqual([
      [sentence('search.withoutPets', { homes: 1 }), '/stays?where=Skye&adults=3'],
    ])
    expect(await ways('where=Skye&in=2030-06-10&out=2030-06-11&pets=1&adults=5')).toEqual([
      [sentence('search.withoutPetsOtherTimes', { homes: 1 }), '/stays?where=Skye&adults=5'],
    ])
    await buildHome(test.tools.database, { slug: 'kennel', city: 'Cork', region: 'Munster', country: 'IE', petsMax: 2 })
    expect(await ways('where=Skye&pets=2')).toEqual([
      [sentence('search.withoutPets', { homes: 1 }), '/stays?where=Skye'],
      [sentence('search.otherPlaces', { homes: 1 }), '/stays?pets=2'],
    ])
    await test.tools.database.execute(sql`delete from stay where slug = 'kennel'`)
  })

  it('a stay that is too short is told so, and how long it may be', async () => {
    const view = await results('where=Skye&in=2030-06-20&out=2030-06-21')
    expect(view).toMatchObject({
      kind: 'none',
      why: undefined,
      nearby: [
        {
          why: sentence('offers.minimumArrival', { arrival: 'Thu, 20 Jun 2030', minimum: 2 }),
          days: sentence('search.days', { from: 'Thu, 20 Jun 2030', to: 'Sat, 22 Jun 2030' }),
          card: { href: '/stays/lamp?in=2030-06-20&out=2030-06-22&search=where%3DSkye', total: '£200' },
        },
      ],
    })
  })

  it('a place without homes, a party that is too large and pets that nobody takes are told so', async () => {
    const why = async (query: string) => {
      const view = await results(query)
      return view.kind === 'none' ? view.why : 'something was found'
    }
    expect(await why('where=Atlantis')).toBe(sentence('search.noHomesThere', { place: 'Atlantis' }))
    expect(await why('where=Skye&adults=7')).toBe(sentence('search.largestHome', { most: 6 }))
    expect(await why('where=Skye&pets=1')).toBe(sentence('search.mostPets', { most: 0 }))
    expect(await why('adults=40')).toBe(sentence('search.largestHome', { most: 6 }))
    expect(await why('where=Skye&kind=cabin')).toBeUndefined()
  })

  it('no way is offered that leads nowhere', async () => {
    expect(await widerSearches(test.tools, inputOf('where=Atlantis&adults=50'), undefined)).toEqual([])
    expect(await findNearbyVisits(test.tools, inputOf('where=Atlantis'))).toEqual([])
    const past = await findNearbyVisits(test.tools, inputOf('where=Skye&in=2030-05-15&out=2030-05-16&adults=7'))
    expect(past).toEqual([])
  })
})

describe('regions', () => {
  it('come with their homes, the fullest first', async () => {
    const regions = await findRegions(test.tools.database, 10)
    expect(regions.map(({ region, country, homes }) => [region, country, homes])).toEqual([
      ['Algarve', 'Portugal', homesOnPage + 3],
      ['Skye', 'United Kingdom', 1],
    ])
    expect(await findRegions(test.tools.database, 1)).toHaveLength(1)
  })

  it('tell the earliest day at any home, which is not yesterday because it still is on some island', async () => {
    const at = async (now: string) => writeCalendarDay((await searchPlaces(test.tools.database, new Date(now))).today)
    expect(writeCalendarDay(earliestToday(new Date('2030-05-15T05:00:00Z')))).toBe('2030-05-14')
    expect(await at('2030-05-15T05:00:00Z')).toBe('2030-05-15')
    expect(await at('2030-05-14T22:59:00Z')).toBe('2030-05-14')
  })

  it('are written as a search finds them', async () => {
    const { places } = await searchPlaces(test.tools.database, test.tools.clock.now())
    for (const place of places) {
      expect((await foundBy(new URLSearchParams({ where: place }).toString())).nearly).toBeUndefined()
    }
  })
})

describe('the first page', () => {
  it('shows what is free on the coming weekend, the newest homes, and where they all are', async () => {
    const { weekend, newest, regions, today: written, places } = await describeHomePage(test.tools)
    expect(written).toBe('2030-05-15')
    expect(weekend.days).toBe('Friday 17 May to Sunday 19 May')
    expect(weekend.cards).toHaveLength(6)
    expect(weekend.cards.every(({ href }) => href.endsWith('?in=2030-05-17&out=2030-05-19'))).toBe(true)
    expect(weekend.more).toBe('/stays?in=2030-05-17&out=2030-05-19')
    expect(newest.cards[0]?.name).toBe('The Lamp')
    expect(regions.map(({ name, homes }) => [name, homes])).toEqual([
      ['Algarve', `${homesOnPage + 3} homes`],
      ['Skye', '1 home'],
    ])
    expect(places).toEqual(['Algarve, Portugal', 'Skye, United Kingdom'])
  })

  it('speaks of the weekend after when this one is too near', async () => {
    test.clock.set(new Date('2030-05-16T13:00:00Z'))
    expect((await describeHomePage(test.tools)).weekend.days).toBe('Friday 24 May to Sunday 26 May')
    test.clock.set(new Date('2030-05-15T12:00:00Z'))
  })

  it('of a site without homes is empty and whole', async () => {
    const empty = await testTools()
    const view = await describeHomePage(empty.tools)
    expect(view).toMatchObject({ regions: [], places: [], weekend: { cards: [] }, newest: { cards: [] } })
    expect(await policiesInUse(empty.tools)).toEqual([])
    await empty.drop()
  })
})

describe('the promises about cancelling', () => {
  it('that say the same count as one', async () => {
    const [policy, ...others] = await policiesInUse(test.tools)
    expect(others).toEqual([])
    expect(policy).toMatchObject({ name: 'Moderate', homes: `${homesOnPage + 4} homes` })
    expect(policy!.sentences).toEqual(expect.arrayContaining([expect.any(String)]))
    expect(policy!.example.steps[0]).toMatch(/^Free cancellation until/)
  })
})

// Last: with homes of its own.
describe('elsewhere', () => {
  it('of other places the nearest come first', async () => {
    const { database } = test.tools
    const names = ['Faro', 'Oslo', 'Bergen']
    const points = [
      { publicLatitude: 37, publicLongitude: -7.9 },
      { publicLatitude: 59.9, publicLongitude: 10.7 },
      { publicLatitude: 60.4, publicLongitude: 5.3 },
    ]
    const fjord = { city: 'Fjord', region: 'Vestland', country: 'NO', currency: 'NOK', timeZone: 'Europe/Oslo' }
    for (const [at, point] of points.entries()) {
      await buildHome(database, { ...fjord, ...point, city: names[at]!, name: names[at]!, maxGuests: 9 })
    }
    await buildHome(database, {
      city: 'Lerwick',
      region: 'Shetland',
      country: 'GB',
      currency: 'GBP',
      publicLatitude: 60.2,
      publicLongitude: -1.1,
      maxGuests: 2,
      timeZone: 'Europe/London',
    })
    const view = await results('where=Lerwick&adults=9')
    if (view.kind !== 'none') throw new Error('Something was found')
    expect(view.wider.map(({ cards }) => cards.map(({ name }) => name))).toEqual([['Bergen', 'Oslo', 'Faro']])
  })
})
