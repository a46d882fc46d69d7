// The distance that visits keep.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import { type NightRange, overlaps } from '#values/night-range.ts'
import { nightsAround } from './nights-around.ts'

const nights = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 14 }))
  .map(([start, length]): NightRange => {
    const checkIn = addDays(requireCalendarDay('2030-02-20'), start)
    return { checkIn, checkOut: addDays(checkIn, length) }
  })

test('a neighbour stays outside exactly when enough nights lie between', () => {
  fc.assert(
    fc.property(nights, nights, fc.integer({ min: 0, max: 5 }), (wanted, neighbour, turnoverNights) => {
      const between = Math.max(neighbour.checkIn - wanted.checkOut, wanted.checkIn - neighbour.checkOut)
      expect(overlaps(nightsAround(wanted, turnoverNights), neighbour)).toBe(between < turnoverNights)
    }),
  )
})

test('it is the same from either side', () => {
  fc.assert(
    fc.property(nights, nights, fc.integer({ min: 0, max: 5 }), (one, other, turnoverNights) => {
      expect(overlaps(nightsAround(one, turnoverNights), other)).toBe(
        overlaps(nightsAround(other, turnoverNights), one),
      )
    }),
  )
})

test('no turnover nights change nothing', () => {
  fc.assert(fc.property(nights, wanted => void expect(nightsAround(wanted, 0)).toEqual(wanted)))
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no count of nights', count => {
  expect(() =>
    nightsAround(
      { checkIn: addDays(requireCalendarDay('2030-01-01'), 0), checkOut: requireCalendarDay('2030-01-02') },
      count,
    ),
  ).toThrow(RangeError)
})
