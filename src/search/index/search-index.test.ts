// The index judged by the database and `quote`: whatever has changed, in whatever order, every server answers as they do.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHomes } from '#api/listing/list-homes.server.ts'
import { type Display, inDisplay } from '#exchange/display-currency.server.ts'
import { priceHistogram } from '#exchange/price-histogram.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sorts } from '#search/input/search-address.ts'
import { parseSearchInput, type SearchInput } from '#search/input/search-input.ts'
import { findStays } from '#search/results/find-stays.server.ts'
import { searchHomes } from '#search/results/search-homes.server.ts'
import { patience } from '#tests/support/any-offer.ts'
import { anyWorldChange, buildChangingWorld, makeChange } from '#tests/support/changing-world.ts'
import { type Judged, judgedCurrency, judgeSearch } from '#tests/support/judge-search.ts'
import { isLongCheck } from '#tests/support/long-checks.ts'
import { type PricedHome, passesFilter, unitsShown } from '#tests/support/passes-filter.ts'
import { minorsByCurrency } from '#tests/support/priced-homes.ts'
import { someRates } from '#tests/support/some-rates.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, earliestToday, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { minutes } from '#values/duration.ts'
import { currency, decimalsOf, type Money, money } from '#values/money.ts'
import { priceToCompare } from './home-price.ts'

let here: TestTools
/** Another server on the same database. */
let there: Tools

beforeAll(async () => {
  here = await testTools()
  there = { ...here.tools, database: openDatabase({ url: here.url, log: here.tools.log, connections: 3 }) }
  await buildChangingWorld(here)
})
afterAll(async () => {
  await there.database.$client.end()
  await here.drop()
})

const start = requireCalendarDay('2030-05-15')
const inputOf = (query: Record<string, string>) =>
  parseSearchInput(new URLSearchParams(query), earliestToday(here.clock.now()))

const anyWhen = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ from: fc.integer({ min: 0, max: 30 }), nights: fc.integer({ min: 1, max: 7 }) }).map(
      ({ from, nights }): Record<string, string> => ({
        in: writeCalendarDay(addDays(start, from)),
        out: writeCalendarDay(addDays(start, from + nights)),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        from: fc.integer({ min: 3, max: 30 }),
        nights: fc.integer({ min: 1, max: 4 }),
        flex: fc.constantFrom('1', '3'),
      })
      .map(({ from, nights, flex }) => ({
        flex,
        in: writeCalendarDay(addDays(start, from)),
        out: writeCalendarDay(addDays(start, from + nights)),
      })),
  },
  { weight: 1, arbitrary: fc.constantFrom<Record<string, string>>({}, { month: '2030-06', nights: '3' }) },
)

const anySearch = fc
  .record({
    when: anyWhen,
    adults: fc.constantFrom('1', '1', '2', '3'),
    ages: fc.constantFrom('', '', '3', '1,9'),
    infants: fc.constantFrom('0', '0', '1'),
    pets: fc.constantFrom('0', '0', '1'),
    where: fc.constantFrom('', '', '', 'Siena', 'Tuscani', 'élan', 'Samoa', 'nowhere at all'),
    bbox: fc.constantFrom('', '', '', '-20,30,20,50', '170,-30,-160,0'),
    sort: fc.constantFrom(...sorts),
    filter: fc.constantFrom<Record<string, string>>(
      {},
      {},
      { kind: 'cabin' },
      { bedrooms: '2' },
      { amenity: 'sauna' },
      { rating: '4' },
      { promise: 'instant' },
      { promise: 'refundable', rating: '4.5' },
      { least: '150', most: '700', money: 'EUR' },
      { most: '600', money: 'CHF' },
    ),
  })
  .map(({ when, filter, bbox, ...rest }) => ({ ...rest, ...when, ...filter, ...(bbox && { bbox }) }))

/** Nobody is shown anything, as in calls, or it is shown in one of these. */
const anyDisplay = fc.constantFrom<Display | undefined>(
  undefined,
  ...['EUR', 'CHF', 'KWD'].map(code => ({ currency: currency(code), rates: someRates })),
)

/** Every page of a search, by the page of the site and by the call of programs, must be what the judge says. */
async function expectAgreement(tools: Tools, input: SearchInput, judged: Judged, display?: Display): Promise<void> {
  const all: { id: number; price: unknown }[] = []
  for (let asked: SearchInput | undefined = input; asked; ) {
    const { found, choices } = await searchHomes(tools, asked)
    if (found.kind === 'wrong') throw new Error(JSON.stringify(found.faults))
    expect(found.count).toBe(judged.passing.length)
    all.push(...found.homes.map(({ id, price }) => ({ id, price })))
    expectNumbers(choices, input, judged, display)
    asked = found.next ? { ...input, cursor: found.next } : undefined
  }
  const expected = judged.passing.map(({ id, price }) => ({ id, price }))
  expect(all).toEqual(expected)
  const plain = await findStays(tools, input)
  expect(plain).toMatchObject({ kind: 'found', count: expected.length, homes: expected.slice(0, 24) })
  const dear = judged.passing.flatMap(({ price }) => (price ? [price.total] : []))
  const list = await listHomes(tools, { search: input, size: 100, skip: 0 })
  expect(list).toMatchObject({
    homes: expected,
    total: expected.length,
    histogram: priceHistogram(minorsByCurrency(dear)),
  })
}

type Choices = NonNullable<Awaited<ReturnType<typeof searchHomes>>['choices']>

function expectNumbers(
  { kinds, bedrooms, amenities, ratings, promises, spreads }: Choices,
  input: SearchInput,
  { all }: Judged,
  display: Display | undefined,
): void {
  const { filter } = input
  const rates = display?.rates ?? new Map()
  const code = judgedCurrency(input, display)
  const count = (change: Partial<typeof filter>) =>
    all.filter(home => passesFilter(home, { ...filter, ...change }, rates)).length
  expect(new Set(kinds.map(({ value }) => value))).toEqual(new Set(all.map(({ kind }) => kind)))
  for (const { value, count: told } of kinds) expect(told).toBe(count({ kinds: [value] }))
  for (const { value, count: told } of bedrooms) expect(told).toBe(count({ bedrooms: value }))
  for (const { value, count: told } of amenities) expect(told).toBe(count({ amenities: [...filter.amenities, value] }))
  for (const { value, count: told } of ratings) expect(told).toBe(count({ rating: value }))
  for (const { value, count: told } of promises) expect(told).toBe(count({ promises: [...filter.promises, value] }))
  const priced = all.filter(
    (home: PricedHome) => home.price && passesFilter(home, { ...filter, price: undefined }, rates),
  )
  const asShown = priced.map(({ price }): Money => {
    const sum = priceToCompare(price!)
    const units = code && unitsShown(sum, code, rates)
    return code && units !== undefined ? money(Math.round(units * 10 ** decimalsOf(code)), code) : sum
  })
  const compared = priceHistogram(minorsByCurrency(asShown))
  expect(spreads.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))).toEqual(compared)
}

test(
  'S4 random searches after random changes: the same homes, totals, order and numbers as database and quote say, on two servers',
  async () => {
    const round = fc.record({
      changes: fc.array(anyWorldChange, { minLength: 1, maxLength: 4 }),
      searches: fc.array(fc.tuple(anySearch, anyDisplay), { minLength: 1, maxLength: 2 }),
      later: fc.constantFrom(0, 0, 1, 11, 240),
    })
    await fc.assert(
      fc.asyncProperty(round, async ({ changes, searches, later }) => {
        for (const each of changes) await makeChange(here, each)
        here.clock.advance(minutes(later))
        for (const [query, display] of searches) {
          const input = inputOf(query)
          if (Object.keys(input.faults).length > 0) continue
          const judged = await judgeSearch(here.tools, input, display)
          for (const tools of [here.tools, there]) {
            const agree = () => expectAgreement(tools, input, judged, display)
            await (display ? inDisplay(display, agree) : agree())
          }
        }
      }),
      { numRuns: isLongCheck ? 4000 : 150, endOnFailure: true, ...(isLongCheck ? {} : { seed: 20_261_122 }) },
    )
    here.clock.set(new Date('2030-05-15T12:00:00Z'))
  },
  patience.timeout,
)
