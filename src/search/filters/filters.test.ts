// Filters: an address and back, the number beside each box is what it finds, and one pricing gives what pages find.

import fc from 'fast-check'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { inDisplay } from '#exchange/display-currency.server.ts'
import type { ReferenceRates } from '#exchange/reference-rates.ts'
import { parseFilterInput } from '#search/input/filter-input.ts'
import { type FilterInput, filterQuery, leastRatings, noFilter, promised } from '#search/input/filter-query.ts'
import { searchAddress } from '#search/input/search-address.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { describeResults } from '#search/results/describe-results.server.ts'
import { findStays, homesOnPage } from '#search/results/find-stays.server.ts'
import { searchHomes } from '#search/results/search-homes.server.ts'
import type { StayKind } from '#stays/stay.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type PricedHome, passesFilter } from '#tests/support/passes-filter.ts'
import { inColumns } from '#tests/support/priced-homes.ts'
import { render } from '#tests/support/render.ts'
import { saying } from '#tests/support/saying.ts'
import { ratesOf, someRates } from '#tests/support/some-rates.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { currency, money } from '#values/money.ts'
import { countChoices, spreadOf } from './count-choices.ts'
import { describeFilters } from './describe-filters.ts'
import { FilterPanel } from './filter-panel.tsx'

const codes = ['pool', 'wifi', 'sauna', 'books'] as const
const kinds = ['villa', 'cabin', 'dome'] as const
const someCurrency = fc.constantFrom('EUR', 'JPY').map(currency)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const anyFilter: fc.Arbitrary<FilterInput> = fc.record({
  kinds: fc.uniqueArray(fc.constantFrom(...kinds)).map(each => each.sort()),
  bedrooms: fc.nat(4),
  amenities: fc.uniqueArray(fc.constantFrom(...codes)).map(each => each.sort()),
  rating: maybe(fc.constantFrom(...leastRatings)),
  promises: fc.uniqueArray(fc.constantFrom(...promised)).map(each => each.sort()),
  price: maybe(
    fc
      .record({ currency: someCurrency, least: maybe(fc.nat(400)), width: maybe(fc.nat(400)) })
      .map(({ width, least, ...price }) => ({
        ...price,
        least,
        most: width === undefined ? undefined : (least ?? 0) + width,
      })),
  ),
})

const nights = { checkIn: requireCalendarDay('2030-06-03'), checkOut: requireCalendarDay('2030-06-06') }
const anyHome: fc.Arbitrary<PricedHome> = fc.record({
  id: fc.nat(),
  kind: fc.constantFrom(...kinds),
  bedrooms: fc.nat(5),
  amenities: fc.uniqueArray(fc.constantFrom(...codes)).map(each => new Set<string>(each)),
  tenths: fc.oneof(fc.constant(0), fc.integer({ min: 30, max: 50 })),
  promises: fc.uniqueArray(fc.constantFrom(...promised)),
  price: maybe(
    fc.record({
      kind: fc.constant('visit' as const),
      nights: fc.constant(nights),
      total: fc.tuple(fc.nat(90_000), someCurrency).map(([minor, code]) => money(minor, code)),
    }),
  ),
})
/** The prices of one search are of one kind. */
const anyHomes = fc
  .tuple(fc.constantFrom('visit' as const, 'from' as const), fc.array(anyHome, { maxLength: 30 }))
  .map(([kind, homes]) =>
    homes.map(({ price, ...home }): PricedHome => ({ ...home, price: price && { ...price, kind } })),
  )

describe('a filter', () => {
  it('stands in an address and is read again as it was', () => {
    fc.assert(
      fc.property(anyFilter, filter => {
        const read = parseFilterInput(new URLSearchParams(filterQuery(filter)))
        expect(read.faults).toEqual({})
        expect({ ...read.filter, price: read.filter.price ?? undefined }).toEqual(filter)
      }),
    )
  })

  it.each([
    ['kind=tent', 'kind'],
    ['amenity=helipad', 'amenity'],
    ['rating=3', 'rating'],
    ['promise=instant&promise=luck', 'promise'],
    ['bedrooms=two', 'bedrooms'],
    ['bedrooms=51', 'bedrooms'],
    ['least=-1&money=EUR', 'least'],
    ['most=1e3&money=EUR', 'most'],
    ['least=300&most=200&money=EUR', 'most'],
    ['most=200', 'money'],
    ['most=200&money=gold', 'money'],
  ])('that cannot be read says what is wrong and narrows nothing: %s', (query, field) => {
    const { filter, faults } = parseFilterInput(new URLSearchParams(query))
    expect(Object.keys(faults)).toEqual([field])
    expect(filter).toEqual(noFilter)
  })
})

describe('the number beside a choice', () => {
  const scaleFor = ({ price }: FilterInput) => ({ currency: price?.currency, rates: someRates })
  const found = (homes: readonly PricedHome[], filter: FilterInput) =>
    homes.filter(home => passesFilter(home, filter, someRates)).length

  it('is how many homes choosing it finds', () => {
    fc.assert(
      fc.property(anyHomes, anyFilter, (homes, filter) => {
        const choices = countChoices(inColumns(homes), filter, scaleFor(filter), 30)
        for (const { value, count } of choices.kinds) expect(count).toBe(found(homes, { ...filter, kinds: [value] }))
        for (const { value, count } of choices.bedrooms) {
          expect(count).toBe(found(homes, { ...filter, bedrooms: value }))
        }
        for (const { value, count } of choices.amenities) {
          expect(count).toBe(found(homes, { ...filter, amenities: [...filter.amenities, value] }))
        }
        for (const { value, count } of choices.ratings) expect(count).toBe(found(homes, { ...filter, rating: value }))
        for (const { value, count } of choices.promises) {
          expect(count).toBe(found(homes, { ...filter, promises: [...filter.promises, value] }))
        }
      }),
    )
  })

  it('of a step of prices is how many homes its limits find, give or take what is no whole unit', () => {
    fc.assert(
      fc.property(anyHomes, anyFilter, (homes, filter) => {
        const spread = spreadOf(countChoices(inColumns(homes), filter, scaleFor(filter), 30))
        for (const { fromMinor, toMinor, count } of spread?.steps ?? []) {
          const unit = spread!.currency === 'JPY' ? 1 : 100
          const [least, most] = [Math.floor(fromMinor / unit), Math.ceil(toMinor / unit)]
          const around = { ...filter, price: { currency: spread!.currency, least, most } }
          expect(found(homes, around)).toBeGreaterThanOrEqual(count)
        }
      }),
    )
  })
})

describe('with homes in the database', () => {
  let test: TestTools
  const today = requireCalendarDay('2030-05-15')
  const inputOf = (query: string) => parseSearchInput(new URLSearchParams(query), today)
  const bed = { kind: 'double' as const, count: 1 }

  beforeAll(async () => {
    test = await testTools()
    const { database } = test.tools
    const kindOf = (at: number): StayKind => (['villa', 'cabin', 'house'] as const)[at % 3]!
    for (let at = 0; at < homesOnPage + 6; at++) {
      await buildHome(database, {
        name: `Home ${String(at).padStart(2, '0')}`,
        kind: kindOf(at),
        nightlyMinor: at === 5 ? null : 5_000 + 1_000 * at,
        minimumNights: at % 5 === 0 ? 4 : 1,
        amenities: [{ code: 'wifi' }, ...(at % 2 === 0 ? [{ code: 'pool' }] : [])],
        rooms: Array.from({ length: 1 + (at % 4) }, (_, room) => ({
          kind: 'bedroom' as const,
          name: `Room ${room}`,
          beds: [bed],
        })),
        ...(at % 7 === 0 && { currency: 'GBP', country: 'GB' }),
      })
    }
  })
  afterAll(() => test.drop())

  const visits = ['in=2030-06-03&out=2030-06-06', 'in=2030-06-03&out=2030-06-08']
  const filters = [
    '',
    'kind=villa&kind=cabin',
    'bedrooms=3',
    'promise=instant&rating=4',
    'promise=refundable',
    'amenity=pool&amenity=wifi',
    'least=80&most=400&money=EUR',
    'kind=house&bedrooms=2&most=700&money=GBP',
  ]
  const orders = ['recommended', 'price', 'rating', 'newest', 'name', 'nearest&where=a']
  // Every filter with nights, the orders taking turns; without nights prices take longest, and a few tell all.
  const searches = [
    ...filters.map((filter, at) =>
      [visits[at % 2], filter, `sort=${orders[at % orders.length]}`].filter(Boolean).join('&'),
    ),
    'sort=price',
    'least=80&most=200&money=EUR',
  ]

  it('finds page by page what the search without numbers finds, at the same prices', async () => {
    for (const search of searches) {
      for (let query: string | undefined = search; query !== undefined; ) {
        const input = inputOf(query)
        const plain = await findStays(test.tools, input)
        const { found, choices } = await searchHomes(test.tools, input)
        if (plain.kind === 'wrong' || found.kind === 'wrong') throw new Error(query)
        expect(found.homes, query).toEqual(plain.homes)
        expect(found.next, query).toBe(plain.next)
        if (plain.count !== undefined) expect(found.count, query).toBe(plain.count)
        expect(choices?.kinds.map(({ value }) => value).sort()).toEqual(['cabin', 'house', 'villa'])
        query = found.next && searchAddress(input, found.next).split('?')[1]
      }
    }
  })

  it('goes on where the last page ended when its last home has been booked since', async () => {
    const input = inputOf('in=2030-06-03&out=2030-06-08&sort=name')
    const first = await searchHomes(test.tools, input)
    if (first.found.kind !== 'found') throw new Error('Nothing')
    expect(first.found.next).toBeDefined()
    const last = first.found.homes.at(-1)!
    const { database } = test.tools
    const { rows } = await database.$client.query<{ unit_id: number }>(
      'select unit_id from stay_unit where stay_id = $1',
      [last.id],
    )
    await database.$client.query(
      `insert into occupancy (unit_id, nights, kind, ref_id, created_at)
        values ($1, '[2030-06-01,2030-06-10)', 'block', $2, now())`,
      [rows[0]!.unit_id, crypto.randomUUID()],
    )
    const second = await searchHomes(test.tools, { ...input, cursor: first.found.next })
    await database.$client.query('delete from occupancy')
    if (second.found.kind !== 'found') throw new Error('Nothing')
    const seen = new Set(first.found.homes.map(({ id }) => id))
    expect(second.found.homes.length).toBeGreaterThan(0)
    expect(second.found.homes.filter(({ id }) => seen.has(id))).toEqual([])
  })

  it('is told in words, with a way to take each part away', async () => {
    const query =
      'where=Algarve&kind=villa&bedrooms=2&amenity=pool&rating=4.5&promise=instant&least=50&most=400&money=EUR&sort=price'
    const input = inputOf(query)
    const { choices } = await searchHomes(test.tools, input)
    const view = describeFilters(input, choices, 'en-GB')
    expect(view.chips.map(({ label }) => label)).toEqual([
      'Villa',
      sentence('search.atLeastBedrooms', { bedrooms: 2 }),
      'Pool',
      'Guest rating: 4.5 or more',
      sentence('search.instant'),
      '€50 to €400',
    ])
    for (const { href } of view.chips) {
      const fewer = inputOf(href.split('?')[1]!)
      expect(fewer.where).toBe('Algarve')
      expect(describeFilters(fewer, choices, 'en-GB').chips).toHaveLength(5)
    }
    expect(view.clear).toBe('/stays?where=Algarve&sort=price')
    expect(view.price).toMatchObject({ about: sentence('search.priceOfNight'), least: '50', most: '400' })
  })

  it('lists apart, and does not count, homes whose prices cannot be converted', async () => {
    const input = inputOf('in=2030-06-03&out=2030-06-08&least=1&most=900&money=EUR&sort=price')
    const search = (rates: ReferenceRates) =>
      inDisplay({ currency: currency('EUR'), rates }, async () => {
        const searched = await searchHomes(test.tools, input)
        const view = await describeResults(test.tools, input, searched)
        if (searched.found.kind === 'wrong' || view.kind !== 'found') throw new Error('Nothing')
        return { count: searched.found.count, view }
      })
    const [without, converted] = [await search(ratesOf({ EUR: 1 })), await search(ratesOf({ EUR: 1, GBP: 0.87 }))]
    expect(without.view.unconverted?.title).toBe(sentence('search.unconverted', { count: 5 }))
    expect(without.view.unconverted?.cards.map(({ total }) => total?.[0])).toEqual(Array(5).fill('£'))
    expect(without.view.cards.filter(({ total }) => total?.startsWith('£'))).toEqual([])
    expect(converted.view.unconverted).toBeUndefined()
    expect(converted.count).toBeGreaterThan(without.count)
    expect(converted.view.cards.some(({ total }) => total?.startsWith('about €'))).toBe(true)
  })

  it('is a form of native fields that carries the rest of the search along', async () => {
    const input = inputOf('where=Algarve&in=2030-06-03&out=2030-06-06&kind=villa')
    const { choices } = await searchHomes(test.tools, input)
    const { tags, text } = render(
      createElement(FilterPanel, {
        id: 'filters',
        filters: describeFilters(input, choices, 'en-GB'),
        show: sentence('search.show', { count: 5 }),
      }),
    )
    const fields = tags('input').map(tag =>
      ['type', 'name', 'value'].map(each => RegExp(` ${each}="([^"]*)"`).exec(tag)?.[1]),
    )
    expect(fields).toContainEqual(['hidden', 'where', 'Algarve'])
    expect(fields).toContainEqual(['hidden', 'in', '2030-06-03'])
    expect(fields).toContainEqual(['checkbox', 'kind', 'villa'])
    expect(fields).toContainEqual(['radio', 'bedrooms', '3'])
    expect(fields).toContainEqual(['number', 'most', ''])
    expect(tags('input').find(tag => tag.includes('value="villa"'))).toContain('checked')
    expect(tags('form')[0]).toContain('action="/stays"')
    expect(text).toContain(sentence('search.show', { count: 5 }))
    const { about, spread } = describeFilters(input, choices, 'en-GB').price
    expect(about).toBe(sentence('search.totalForNights'))
    expect(spread).toMatch(saying('search.spread'))
    expect(spread?.match(/€?\d+/g)).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^€\d+$/),
      expect.stringMatching(/^€\d+$/),
    ])
    expect(text).toContain(`${about}. ${spread}.`)
  })
})
