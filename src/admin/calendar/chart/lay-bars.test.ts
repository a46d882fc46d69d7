// Bars of the admin chart lie between the middles of their days, never over each other, and are cut at the edges.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { parseSlug } from '#values/slug.ts'
import { chartAddress, daysAcross, readChartAddress } from './chart-address.ts'
import type { ChartOccupancy } from './chart-view.ts'
import { layBars } from './lay-bars.ts'

const first = requireCalendarDay('2031-01-10')
const day = (after: number) => writeCalendarDay(addDays(first, after))
const from = day(0)
const taking = (begins: number, nights: number): ChartOccupancy => ({
  ...{ state: 'booked', booking: null, unit: null, guest: null, inWords: { said: '', nights: '' } },
  ...{ from: day(begins), until: day(begins + nights) },
})

test('a bar goes from the middle of the first day to the middle of the last', () => {
  expect(layBars([taking(3, 2)], from)).toMatchObject([
    { left: 3.5, width: 2, beginsBefore: false, endsAfter: false, lane: 0, lanes: 1 },
  ])
})

test('who leaves in the morning and who comes in the evening share the day and the lane', () => {
  const bars = layBars([taking(0, 3), taking(3, 4)], from)
  expect(bars.map(({ left, width, lane }) => [left, left + width, lane])).toEqual([
    [0.5, 3.5, 0],
    [3.5, 7.5, 0],
  ])
})

test('a bar is cut at both edges, and says so', () => {
  expect(layBars([taking(-4, 100)], from)).toMatchObject([
    { left: 0, width: daysAcross, beginsBefore: true, endsAfter: true },
  ])
  expect(layBars([taking(-3, 3)], from)).toMatchObject([{ left: 0, width: 0.5, beginsBefore: true, endsAfter: false }])
  expect(layBars([taking(-4, 3), taking(daysAcross, 2)], from)).toEqual([])
})

test('every bar in sight is drawn once, within the row, and none over another one of its lane', () => {
  const anyOccupied = fc.array(fc.tuple(fc.integer({ min: -10, max: 35 }), fc.integer({ min: 1, max: 20 })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(anyOccupied, spans => {
      const bars = layBars(
        spans.map(([begins, nights]) => taking(begins, nights)),
        from,
      )
      const inSight = spans.filter(([begins, nights]) => begins + nights + 0.5 > 0 && begins + 0.5 < daysAcross)
      expect(bars).toHaveLength(inSight.length)
      for (const { left, width, lane, lanes } of bars) {
        expect(left >= 0 && width > 0 && left + width <= daysAcross && lane < lanes).toBe(true)
      }
      for (const [at, one] of bars.entries())
        for (const other of bars.slice(at + 1))
          if (one.lane === other.lane) expect(other.left >= one.left + one.width).toBe(true)
    }),
  )
})

test('an address is read as it was written, and what nobody can mean is today', () => {
  const today = requireCalendarDay('2031-01-10')
  const anyDay = fc.integer({ min: -3000, max: 3000 }).map(after => addDays(today, after))
  const address = fc.record({
    from: anyDay,
    day: anyDay,
    find: fc.constantFrom('', 'Casa', 'a & b=c', 'Île'),
    page: fc.integer({ min: 1, max: 99_999 }),
    moved: fc.integer({ min: 1, max: 99_999 }),
    chosen: fc.option(
      fc
        .record({
          home: fc.constantFrom('loft', 'casa-branca-2').map(slug => parseSlug(slug)!),
          unit: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
          ...{ first: anyDay, last: anyDay },
        })
        .map(each => (each.last < each.first ? { ...each, last: each.first } : each)),
      { nil: undefined },
    ),
  })
  fc.assert(
    fc.property(address, each => {
      const query = new URL(chartAddress(each, today), 'http://desk').searchParams
      expect(readChartAddress(query, today)).toEqual(each)
    }),
  )
  const usual = { from: today, day: today, find: '', page: 1, moved: 1, chosen: undefined }
  for (const odd of [
    'from=0001-01-01',
    'from=9999-12-31',
    'day=2031-02-30',
    'page=0',
    'page=-1',
    'moved=1e9',
    'find=%20',
    'home=loft',
    'home=No%20slug&first=2031-01-12',
    'first=2031-01-12&last=2031-01-13',
  ])
    expect(readChartAddress(new URLSearchParams(odd), today), odd).toEqual(usual)
})
