// The bits by night rule out exactly the homes that have some night of every visit taken, whatever was noted before.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingTaken, takenRuns, takesAny } from '#offers/compiled/taken-runs.ts'
import { anyTaken, firstDay, runs } from '#tests/support/any-offer.ts'
import { addDays } from '#values/calendar-day.ts'
import { goneFor, isGone, noteTaken, takenByNight } from './taken-by-night.ts'

const anyVisit = fc
  .tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 6 }))
  .map(([ahead, length]) => ({ checkIn: addDays(firstDay, ahead), checkOut: addDays(firstDay, ahead + length) }))

test('bits and runs agree about every place', () => {
  const notes = fc.array(fc.tuple(fc.nat(80), fc.oneof(anyTaken.map(takenRuns), fc.constant(undefined))), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(notes, fc.array(anyVisit, { minLength: 1, maxLength: 3 }), (all, visits) => {
      const taken = takenByNight(firstDay - 3)
      const homes = Array(81).fill(undefined)
      for (const [place, after] of all) {
        noteTaken(taken, place, homes[place], after)
        homes[place] = after
      }
      const gone = goneFor(taken, visits, homes.length)
      for (const [place, home] of homes.entries()) {
        const expected = visits.every(({ checkIn, checkOut }) => takesAny(home ?? nothingTaken, checkIn, checkOut))
        expect(isGone(gone, place)).toBe(expected)
      }
    }),
    runs,
  )
})
