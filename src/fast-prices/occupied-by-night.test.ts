// The bits by night rule out exactly the homes that have some night of every visit occupied, whatever was noted before.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTaken, firstDay, runs } from '#tests/support/any-offer.ts'
import { addDays } from '#values/calendar-day.ts'
import { isUnavailable, noteOccupied, occupiedByNight, unavailableFor } from './occupied-by-night.ts'
import { nothingOccupied, occupiedRuns, occupiesAny } from './occupied-runs.ts'

const anyVisit = fc
  .tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 6 }))
  .map(([ahead, length]) => ({ checkIn: addDays(firstDay, ahead), checkOut: addDays(firstDay, ahead + length) }))

test('bits and runs agree about every row', () => {
  const notes = fc.array(fc.tuple(fc.nat(80), fc.oneof(anyTaken.map(occupiedRuns), fc.constant(undefined))), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(notes, fc.array(anyVisit, { minLength: 1, maxLength: 3 }), (all, visits) => {
      const occupied = occupiedByNight(firstDay - 3)
      const homes = Array(81).fill(undefined)
      for (const [row, after] of all) {
        noteOccupied(occupied, row, homes[row], after)
        homes[row] = after
      }
      const unavailable = unavailableFor(occupied, visits, { first: 0, end: homes.length })
      for (const [row, home] of homes.entries()) {
        const expected = visits.every(({ checkIn, checkOut }) =>
          occupiesAny(home ?? nothingOccupied, checkIn, checkOut),
        )
        expect(isUnavailable(unavailable, row)).toBe(expected)
      }
    }),
    runs,
  )
})
