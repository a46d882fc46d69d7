// Lengths of time in milliseconds.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { days, hours, later, minutes, seconds } from './duration.ts'

test.each([
  ['a second', seconds(1), 1000],
  [sentence('consent.minutes', { count: 16 }), minutes(16), 960_000],
  [sentence('consent.hours', { count: 1 }), hours(1), 3_600_000],
  ['14 days', days(14), 1_209_600_000],
  ['half a minute', minutes(0.5), 30_000],
])('%s', (_, length, milliseconds) => {
  expect(length).toBe(milliseconds)
})

test('every unit is a whole number of the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), count => {
      expect([minutes(count), hours(count), days(count)]).toEqual([
        seconds(60 * count),
        minutes(60 * count),
        hours(24 * count),
      ])
    }),
  )
})

test('an instant later leaves the one before as it was', () => {
  const noon = new Date('2026-10-25T00:30:00Z')
  // Over the change of the clocks in Europe: lengths are lengths, not times on the wall.
  expect(later(noon, hours(2)).toISOString()).toBe('2026-10-25T02:30:00.000Z')
  expect(noon.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('later by two lengths is later by both', () => {
  const length = fc.integer({ min: 0, max: 1_000_000 }).map(seconds)
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      length,
      length,
      (instant, one, other) => {
        expect(later(later(instant, one), other).getTime()).toBe(instant.getTime() + one + other)
      },
    ),
  )
})
