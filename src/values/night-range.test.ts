// Nights as half-open ranges of days.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, requireCalendarDay } from './calendar-day.ts'
import {
  countNights,
  eachNight,
  includesNight,
  longestVisitNights,
  type NightRange,
  nightRange,
  overlaps,
  parseNightRange,
  readNightRange,
  writeNightRange,
} from './night-range.ts'

const start = requireCalendarDay('2028-02-01')
const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 40 }))
  .map(
    ([offset, length]): NightRange => ({ checkIn: addDays(start, offset), checkOut: addDays(start, offset + length) }),
  )

describe('I2: a visit has 1 to 365 nights', () => {
  test('I2: no more, no less, and never backwards', () => {
    const made = (count: number) => nightRange(start, addDays(start, count))
    expect(made(1)).toEqual({ checkIn: start, checkOut: start + 1 })
    expect(made(longestVisitNights)).toBeDefined()
    for (const count of [0, -1, longestVisitNights + 1]) expect(made(count)).toBeUndefined()
    expect(nightRange(start, Number.NaN as CalendarDay)).toBeUndefined()
  })

  test.each([
    ['2026-07-04', '2026-07-11', 7],
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    // A year with a leap day in it is one night too long.
    ['2027-03-01', '2028-02-29', 365],
    ['2026-03-28', '2026-03-30', 2],
  ])('I2: from %s to %s there are %i nights', (checkIn, checkOut, count) => {
    expect(countNights(parseNightRange(checkIn, checkOut)!)).toBe(count)
  })

  test.each([
    ['2026-07-11', '2026-07-04'],
    ['2026-07-04', '2026-07-04'],
    ['2027-03-01', '2028-03-01'],
    ['2026-02-29', '2026-03-01'],
    ['2026-07-04', 'tomorrow'],
    ['', ''],
  ])('I2: from %j to %j there is no visit', (checkIn, checkOut) => {
    expect(parseNightRange(checkIn, checkOut)).toBeUndefined()
  })
})

describe('the nights of a range', () => {
  test('are as many as counted, each once, from the first to the day before departure', () => {
    fc.assert(
      fc.property(range, one => {
        const nights = eachNight(one)
        expect(nights).toHaveLength(countNights(one))
        expect([nights[0], nights.at(-1)]).toEqual([one.checkIn, one.checkOut - 1])
        expect(nights.every((night, index) => night === one.checkIn + index)).toBe(true)
      }),
    )
  })

  test('are exactly those that it includes', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: -5, max: 110 }), (one, offset) => {
        const night = addDays(start, offset)
        expect(includesNight(one, night)).toBe(eachNight(one).includes(night))
      }),
    )
  })
})

describe('overlapping', () => {
  test('is sharing a night, from either side', () => {
    fc.assert(
      fc.property(range, range, (one, other) => {
        const shared = eachNight(one).some(night => includesNight(other, night))
        expect(overlaps(one, other)).toBe(shared)
        expect(overlaps(other, one)).toBe(shared)
      }),
    )
  })

  test('I3: is not leaving on the day the others arrive', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 9 }), (one, length) => {
        const next = { checkIn: one.checkOut, checkOut: addDays(one.checkOut, length) }
        expect(overlaps(one, next)).toBe(false)
      }),
    )
  })
})

describe('as PostgreSQL writes it', () => {
  test('it is half-open', () => {
    expect(writeNightRange(parseNightRange('2026-07-04', '2026-07-11')!)).toBe('[2026-07-04,2026-07-11)')
  })

  test('it is read as it was written', () => {
    fc.assert(fc.property(range, one => void expect(readNightRange(writeNightRange(one))).toEqual(one)))
  })

  test.each([
    'empty',
    '',
    '[2026-07-04,)',
    '(,2026-07-11)',
    '(2026-07-03,2026-07-10]',
    '[2026-07-04,infinity)',
    '[2026-07-04,2026-07-11]',
  ])('%j is no range of nights', text => {
    expect(() => readNightRange(text)).toThrow(RangeError)
  })
})
