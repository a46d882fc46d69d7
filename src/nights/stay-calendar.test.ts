// Which nights of a stay are taken.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsFrom } from '#tests/support/nights-from.ts'
import { eachNight, includesNight } from '#values/night-range.ts'
import type { OccupancyKind } from './occupancy.ts'
import { stayCalendar } from './stay-calendar.ts'
import { type StayUnits, waysToTake } from './stay-units.ts'

const june = nightsFrom('2030-06-01', 30)
const taking = (unitId: number, day: string, count: number, kind: OccupancyKind = 'booking') => ({
  unitId,
  nights: nightsFrom(day, count),
  kind,
})
const home: StayUnits = [{ unitId: 1, role: 'all_of', active: true }]
const farm: StayUnits = [...home, { unitId: 2, role: 'all_of', active: true }]
const cabins: StayUnits = [
  { unitId: 3, role: 'one_of', active: true },
  { unitId: 4, role: 'one_of', active: true },
]

describe('a plain home', () => {
  test('is free where nobody has it', () => {
    expect(stayCalendar(home, [], june)).toEqual([])
  })

  test('is taken night by night, in runs of one kind', () => {
    const takings = [taking(1, '2030-06-03', 2), taking(1, '2030-06-05', 3), taking(1, '2030-06-08', 1, 'hold')]
    expect(stayCalendar(home, takings, june)).toEqual([
      { nights: nightsFrom('2030-06-03', 5), kind: 'booking' },
      { nights: nightsFrom('2030-06-08', 1), kind: 'hold' },
    ])
  })

  test('shows nothing beyond the range asked for', () => {
    expect(stayCalendar(home, [taking(1, '2030-05-28', 60)], june)).toEqual([{ nights: june, kind: 'booking' }])
  })

  test('is closed when its unit is out of use, or when it has none', () => {
    const closed = [{ nights: june, kind: 'block' }]
    expect(stayCalendar([{ unitId: 1, role: 'all_of', active: false }], [], june)).toEqual(closed)
    expect(stayCalendar([], [], june)).toEqual(closed)
  })
})

test('a whole farm is taken when either house is, by the firmer of the two', () => {
  const takings = [taking(1, '2030-06-03', 3, 'hold'), taking(2, '2030-06-05', 2, 'external')]
  expect(stayCalendar(farm, takings, june)).toEqual([
    { nights: nightsFrom('2030-06-03', 2), kind: 'hold' },
    { nights: nightsFrom('2030-06-05', 2), kind: 'external' },
  ])
})

test('identical cabins are taken only where all are, by the least firm', () => {
  const takings = [taking(3, '2030-06-03', 4), taking(4, '2030-06-05', 1, 'hold'), taking(4, '2030-06-06', 5, 'block')]
  expect(stayCalendar(cabins, takings, june)).toEqual([
    { nights: nightsFrom('2030-06-05', 1), kind: 'hold' },
    { nights: nightsFrom('2030-06-06', 1), kind: 'block' },
  ])
})

test('a night is taken exactly when no way to have the stay is left for it', () => {
  const unit = fc.record({ role: fc.constantFrom('all_of', 'one_of'), active: fc.boolean() })
  const kind = fc.constantFrom<OccupancyKind>('hold', 'block', 'external', 'booking')
  const somebody = fc.record({
    unitId: fc.nat({ max: 3 }),
    start: fc.nat({ max: 12 }),
    count: fc.integer({ min: 1, max: 6 }),
    kind,
  })
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 4 }), fc.array(somebody, { maxLength: 8 }), (roles, takers) => {
      const units = roles.map((rest, unitId) => ({ unitId, ...rest })) as StayUnits
      const range = nightsFrom('2030-06-01', 16)
      const takings = takers.map(({ start, count, ...rest }) => ({
        ...rest,
        nights: nightsFrom(`2030-06-${String(start + 1).padStart(2, '0')}`, count),
      }))
      const taken = stayCalendar(units, takings, range).flatMap(({ nights }) => eachNight(nights))
      const expected = eachNight(range).filter(night => {
        const busy = new Set(takings.filter(({ nights }) => includesNight(nights, night)).map(({ unitId }) => unitId))
        const free = new Set(units.map(({ unitId }) => unitId).filter(unitId => !busy.has(unitId)))
        return waysToTake(units, free).length === 0
      })
      expect(taken).toEqual(expected)
    }),
  )
})

test('runs are in order, apart or of different kinds', () => {
  const runs = stayCalendar(
    farm,
    [taking(1, '2030-06-20', 2), taking(2, '2030-06-02', 2), taking(1, '2030-06-04', 1)],
    june,
  )
  expect(runs).toEqual([
    { nights: nightsFrom('2030-06-02', 3), kind: 'booking' },
    { nights: nightsFrom('2030-06-20', 2), kind: 'booking' },
  ])
})
