// The map of a search: how a part of it is written and read, what it finds, and what stands there before it is drawn.

import fc from 'fast-check'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { boxAddress, parseMapBox, writeMapBox } from '#search/input/map-box.ts'
import { searchAddress } from '#search/input/search-address.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { findStays } from '#search/results/find-stays.server.ts'
import { WhereItIs } from '#stays/near/where-it-is.tsx'
import { buildHome } from '#tests/support/build-home.ts'
import { render } from '#tests/support/render.ts'
import { saying } from '#tests/support/saying.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { ResultsMap } from './results-map.tsx'

const today = requireCalendarDay('2030-05-15')
const input = (query: string) => parseSearchInput(new URLSearchParams(query), today)

describe('a part of the map in an address', () => {
  test('is read as it was written, to some hundred metres', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(degrees(180), degrees(180), degrees(90), degrees(90), (west, east, one, other) => {
        fc.pre(Math.abs(one - other) > 0.01)
        const box = { west, south: Math.min(one, other), east, north: Math.max(one, other) }
        const read = parseMapBox(writeMapBox(box))!
        for (const side of ['west', 'south', 'east', 'north'] as const) expect(read[side]).toBeCloseTo(box[side], 2)
        expect(writeMapBox(read)).toBe(writeMapBox(box))
      }),
      { numRuns: 100 },
    )
  })

  it('may lie across the date line', () => {
    expect(parseMapBox('170,-20,-170,0')).toEqual({ west: 170, south: -20, east: -170, north: 0 })
  })

  it.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    '1,5,3,4',
    '1,5,3,5',
    '1,2,181,4',
    '1,-91,3,4',
    'a,b,c,d',
    '1e2,2,3,4',
    '1,2,3,Infinity',
  ])('%j is none', text => {
    expect(parseMapBox(text)).toBeUndefined()
  })

  it('goes along with the search, and is a fault when it is none', () => {
    const asked = input('bbox=-10,36,-6,42&in=2030-06-01&out=2030-06-05')
    expect(searchAddress(asked)).toBe('/stays?bbox=-10%2C36%2C-6%2C42&in=2030-06-01&out=2030-06-05')
    expect(input('bbox=nowhere').faults.bbox).toMatch(saying('search.notOnMap'))
    expect(input('bbox=').faults).toEqual({})
  })

  it('stands in the place of the words for a place, from the first page on', () => {
    const seen = { west: -9.12345, south: 36, east: -6, north: 42 }
    expect(boxAddress('/stays?where=Olh%C3%A3o&adults=3&cursor=x', seen)).toBe(
      '/stays?adults=3&bbox=-9.123%2C36%2C-6%2C42',
    )
  })
})

describe('what it finds', () => {
  let world: TestTools
  beforeAll(async () => {
    world = await testTools({ now: new Date('2030-05-15T12:00:00Z') })
    const at = (slug: string, publicLatitude: number, publicLongitude: number) =>
      // Its exact place is elsewhere, and never searched.
      buildHome(world.tools.database, { slug, publicLatitude, publicLongitude, latitude: 0, longitude: 0 })
    await at('lisbon', 38.7, -9.1)
    await at('oslo', 59.9, 10.7)
    await at('taveuni', -16.8, -179.9)
    await at('suva', -18.1, 178.4)
  })
  afterAll(() => world?.drop())

  const slugs = async (bbox: string): Promise<number> => {
    const found = await findStays(world.tools, input(`bbox=${bbox}`))
    return found.kind === 'found' ? found.homes.length : -1
  }

  it.each([
    ['one country', '-10,36,-6,42', 1],
    ['a continent', '-12,35,30,65', 2],
    ['both sides of the date line', '170,-25,-170,-10', 2],
    ['the exact places, which are nobody’s business', '-1,-1,1,1', 0],
    ['everything', '-180,-90,180,90', 4],
  ])('in %s', async (_what, bbox, homes) => {
    expect(await slugs(bbox)).toBe(homes)
  })
})

describe('before it is drawn', () => {
  const card = {
    id: 7,
    slug: 'loft' as Slug,
    days: undefined,
    visit: '',
    href: '/stays/loft',
    name: 'The Loft',
    kind: 'House',
    place: 'Olhão',
    facts: [],
    photo: undefined,
    morePhotos: [],
    rating: undefined,
    booked: 'Confirmed instantly',
    point: { latitude: 37, longitude: -7.8 },
    pin: '€700',
    total: '€700',
    totalFor: sentence('quotes.totalFor', { nights: 7 }),
  }

  it('there is the list, a named place for the map, and no button that needs script', () => {
    const props = { cards: [card], address: '/stays', box: undefined, styleUrl: undefined }
    const { html, text } = render(createElement(ResultsMap, props, 'The list'))
    expect(text).toBe('The list')
    expect(html).toContain(`aria-label="${sentence('search.onMap')}"`)
    expect(html).not.toContain('<button')
  })

  it('a home’s page names what the map will show', () => {
    const point = { latitude: 37, longitude: -7.8 }
    const { html } = render(createElement(WhereItIs, { point, name: 'The Loft', styleUrl: undefined, near: [] }))
    expect(html).toContain(`aria-label="${sentence('search.aboutWhere', { name: 'The Loft' })}"`)
  })
})
