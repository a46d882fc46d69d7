// Tests that occupied nights mean the same packed, side by side with those of other homes, and as they were read.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TakenNights } from '#offers/terms/stay-input.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import {
  endOf,
  isVisit,
  type OccupiedRuns,
  occupiedRuns,
  occupiesAny,
  sideBySide,
  startOf,
  visitEndBefore,
  visitStartAfter,
} from './occupied-runs.ts'

const taken = (checkIn: number, checkOut: number, kind: TakenNights['kind'] = 'booking'): TakenNights => ({
  nights: { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay },
  kind,
})

/** Disjoint, in no order. */
const someTaken = fc
  .array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 }), fc.constantFrom('booking', 'block', 'external')))
  .map(parts => {
    let day = 20_000
    return parts.map(([gap, nights, kind]) => {
      const checkIn = day + gap
      day = checkIn + nights
      return taken(checkIn, day, kind as TakenNights['kind'])
    })
  })
  .chain(all => fc.shuffledSubarray(all, { minLength: all.length }))

const told = (runs: OccupiedRuns) =>
  Array.from({ length: runs.count }, (_, at) => [startOf(runs, at), endOf(runs, at), isVisit(runs, at)])

it('tells what is occupied, and where visits end and begin, as a look at each does', () => {
  fc.assert(
    fc.property(fc.array(someTaken), homes => {
      const alone = homes.map(occupiedRuns)
      for (const [at, runs] of sideBySide(alone).entries()) {
        expect(told(runs)).toEqual(told(alone[at]!))
        const all = homes[at]!
        const visits = all.filter(({ kind }) => kind !== 'block').map(({ nights }) => nights)
        for (let day = 19_998; day < 20_060; day++) {
          const isTaken = all.some(({ nights }) => nights.checkIn <= day && day < nights.checkOut)
          expect(occupiesAny(runs, day, day + 1)).toBe(isTaken)
          expect(visitEndBefore(runs, day)).toBe(
            Math.max(...visits.map(({ checkOut }) => checkOut).filter(end => end <= day)),
          )
          expect(visitStartAfter(runs, day)).toBe(
            Math.min(...visits.map(({ checkIn }) => checkIn).filter(start => start >= day)),
          )
        }
      }
    }),
  )
})

it('keeps a block of a century, and leaves out what lies beyond the year 2149', () => {
  const runs = occupiedRuns([taken(20_000, 60_000, 'block'), taken(70_000, 70_003), taken(-5, 3)])
  expect([occupiesAny(runs, 59_999, 60_000), occupiesAny(runs, 60_000, 70_000)]).toEqual([true, false])
  expect([visitEndBefore(runs, 60_001), visitStartAfter(runs, 4)]).toEqual([3, Number.POSITIVE_INFINITY])
})
