// Dates that may move: every visit they stand for, the cheapest that can be booked, the nearest when none can.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { monthsFrom } from '#search/input/flexible-dates.ts'
import { flexSteps } from '#search/input/flexible-query.ts'
import { searchAddress } from '#search/input/search-address.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { describeResults } from '#search/results/describe-results.server.ts'
import { findStays } from '#search/results/find-stays.server.ts'
import { findNearbyVisits } from '#search/results/nearby-visits.server.ts'
import { searchHomes } from '#search/results/search-homes.server.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { quoteHomes } from '#tests/support/quote-homes.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'

const today = requireCalendarDay('2030-05-15')
const inputOf = (query: string) => parseSearchInput(new URLSearchParams(query), today)

describe('dates that may move', () => {
  it('stand for every visit of that length so near, the nearest first, none in the past', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(...flexSteps),
        (ahead, length, flex) => {
          const checkIn = addDays(today, ahead)
          const written = [checkIn, addDays(checkIn, length)].map(writeCalendarDay)
          const { windows, flexible } = inputOf(`in=${written[0]}&out=${written[1]}&flex=${flex}`)
          expect(flexible).toEqual({ kind: 'around', days: flex })
          const shifts = windows!.map(window => window.checkIn - checkIn)
          expect(windows!.every(window => window.checkOut - window.checkIn === length)).toBe(true)
          expect(shifts.map(Math.abs)).toEqual(shifts.map(Math.abs).sort((one, other) => one - other))
          expect([...shifts].sort((one, other) => one - other)).toEqual(
            Array.from({ length: 2 * flex + 1 }, (_, at) => at - flex).filter(shift => ahead + shift >= 0),
          )
        },
      ),
    )
  })

  it('of a month begin on each of its days that is still to come', () => {
    const days = (query: string) => inputOf(query).windows?.map(({ checkIn }) => writeCalendarDay(checkIn))
    expect(days('month=2031-02&nights=3')).toHaveLength(28)
    expect(days('month=2030-05&nights=3')?.[0]).toBe('2030-05-15')
    expect(days('month=2030-06')?.at(-1)).toBe('2030-06-30')
    expect(days('month=2030-06&in=2030-07-01&out=2030-07-03')).toBeUndefined()
    // As far ahead as homes can be booked, which is as far as dates that are named may lie.
    expect(days('month=2032-05')?.at(-1)).toBe('2032-05-14')
    expect(inputOf('in=2032-05-14&out=2032-05-16').faults).toEqual({})
    expect(inputOf('month=2032-06').faults.month).toBe(inputOf('in=2032-05-15&out=2032-05-16').faults.in)
  })

  it.each([
    ['in=2030-06-03&out=2030-06-06&flex=2', 'flex'],
    ['month=June', 'month'],
    ['month=2030-13', 'month'],
    ['month=2030-04', 'month'],
    ['month=2032-06', 'month'],
    ['month=9999-12', 'month'],
    ['month=2030-06&nights=0', 'nights'],
    ['month=2030-06&nights=29', 'nights'],
  ])('%s says what is wrong', (query, field) => expect(Object.keys(inputOf(query).faults)).toEqual([field]))

  it('stand in the address and are read again as they were', () => {
    for (const query of ['in=2030-06-03&out=2030-06-06&flex=3', 'month=2030-07&nights=5', 'month=2031-05']) {
      const input = inputOf(query)
      const again = inputOf(searchAddress(input).split('?')[1]!)
      expect(again).toEqual(input)
    }
  })

  it('offers the months to come', () => {
    const months = monthsFrom(requireCalendarDay('2030-11-20'), 'en-GB')
    expect(months.slice(0, 3)).toEqual([
      { value: '2030-11', label: 'November 2030' },
      { value: '2030-12', label: 'December 2030' },
      { value: '2031-01', label: 'January 2031' },
    ])
  })
})

describe('with homes', () => {
  let test: TestTools
  let lamp: BuiltHome
  let week: BuiltHome
  beforeAll(async () => {
    test = await testTools()
    const { database, clock } = test.tools
    lamp = await buildHome(database, { name: 'The Lamp', slug: 'lamp' })
    week = await buildHome(database, { name: 'A week only', slug: 'week', minimumNights: 7 })
    const nights = { checkIn: requireCalendarDay('2030-06-01'), checkOut: requireCalendarDay('2030-06-11') }
    const booking = { unitIds: [lamp.unitId], nights, kind: 'booking', refId: crypto.randomUUID() } as const
    await inTransaction(database, queries => claimNights(queries, { ...booking, now: clock.now() }))
  })
  afterAll(() => test.drop())

  it('a home is found when one of the visits can be booked, at exactly its price, and says which', async () => {
    expect(await findStays(test.tools, inputOf('in=2030-06-08&out=2030-06-11'))).toMatchObject({ homes: [] })
    const input = inputOf('in=2030-06-08&out=2030-06-11&flex=3')
    const { found } = await searchHomes(test.tools, input)
    expect(found).toEqual(await findStays(test.tools, input).then(plain => ({ ...plain, count: 1 })))
    if (found.kind !== 'found') throw new Error('wrong')
    const [home] = found.homes
    expect(home!.id).toBe(lamp.id)
    const nights = home!.price!.nights
    expect(writeCalendarDay(nights.checkIn)).toBe('2030-06-11')
    const quotes = await quoteHomes(
      test.tools.database,
      [lamp.id],
      { nights, party: input.visit.party },
      test.tools.clock.now(),
    )
    expect(home!.price!.total.minor).toBe(quotes.get(lamp.id)!.totalMinor)
    const view = await describeResults(test.tools, input, { found })
    const when = sentence('search.daysMoving', {
      days: sentence('search.days', { from: 'Sat, 8 Jun 2030', to: 'Tue, 11 Jun 2030' }),
      moving: sentence('search.giveOrTake', { days: 3 }),
    })
    expect(view).toMatchObject({
      asked: [sentence('search.anywhere'), when, sentence('bookings.adults', { adults: 2 })].join(' · '),
      cards: [
        {
          days: sentence('search.days', { from: 'Tue, 11 Jun 2030', to: 'Fri, 14 Jun 2030' }),
          href: '/stays/lamp?in=2030-06-11&out=2030-06-14&search=in%3D2030-06-08%26out%3D2030-06-11%26flex%3D3',
        },
      ],
    })
  })

  it('any nights of a month are found for homes that need so many', async () => {
    const names = async (query: string) => {
      const input = inputOf(query)
      const view = await describeResults(test.tools, input, await searchHomes(test.tools, input))
      return view.kind === 'found' ? view.cards.map(({ name }) => name).sort() : view.kind
    }
    expect(await names('month=2030-06&nights=7')).toEqual(['A week only', 'The Lamp'])
    expect(await names('month=2030-06&nights=3')).toEqual(['The Lamp'])
  })

  it('when nothing fits, the nearest visits that can be booked are found three weeks either way, or a little longer, and only those', async () => {
    const input = inputOf('in=2030-06-05&out=2030-06-08')
    const nearby = await findNearbyVisits(test.tools, input)
    expect(nearby.map(({ home, visit }) => [home.id, visit.fields.in, visit.fields.out])).toEqual([
      [week.id, '2030-06-05', '2030-06-12'],
      [lamp.id, '2030-06-11', '2030-06-14'],
    ])
    const nights = nearby[1]!.visit.nights!
    const now = test.tools.clock.now()
    const quotes = await quoteHomes(test.tools.database, [lamp.id], { nights, party: input.visit.party }, now)
    expect(nearby[1]!.home.price!.total.minor).toBe(quotes.get(lamp.id)!.totalMinor)
  })
})
