// The ways in which a party can have a stay.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StayUnits, waysToTake } from './stay-units.ts'

const needed = (unitId: number, active = true) => ({ unitId, role: 'all_of', active }) as const
const choice = (unitId: number, active = true) => ({ unitId, role: 'one_of', active }) as const

const someUnits = fc
  .uniqueArray(
    fc.record({
      unitId: fc.integer({ min: 1, max: 8 }),
      role: fc.constantFrom('all_of', 'one_of'),
      active: fc.boolean(),
    }),
    {
      selector: unit => unit.unitId,
      maxLength: 6,
    },
  )
  .map((units): StayUnits => units as StayUnits)

describe('the ways to have a stay', () => {
  test('a plain home is its one unit', () => {
    expect(waysToTake([needed(7)])).toEqual([[7]])
  })

  test('a whole farm is all its houses', () => {
    expect(waysToTake([needed(1), needed(2), needed(5)])).toEqual([[1, 2, 5]])
  })

  test('of identical cabins any one will do', () => {
    expect(waysToTake([choice(3), choice(4)])).toEqual([[3], [4]])
  })

  test('a sauna that belongs to every cabin goes with each', () => {
    expect(waysToTake([choice(3), choice(4), needed(9)])).toEqual([
      [9, 3],
      [9, 4],
    ])
  })

  test('only free units are in a way', () => {
    expect(waysToTake([choice(3), choice(4), needed(9)], new Set([4, 9]))).toEqual([[9, 4]])
    expect(waysToTake([choice(3), choice(4), needed(9)], new Set([3, 4]))).toEqual([])
    expect(waysToTake([choice(3), needed(9)], new Set([9]))).toEqual([])
  })

  test('a unit that is out of use is in no way, and closes the stay that needs it', () => {
    expect(waysToTake([choice(3, false), choice(4)])).toEqual([[4]])
    expect(waysToTake([needed(1), needed(2, false)])).toEqual([])
    expect(waysToTake([needed(1), choice(3, false)])).toEqual([])
  })

  test('a stay without units cannot be had', () => {
    expect(waysToTake([])).toEqual([])
  })

  test('every way has each needed unit, at most one of the choice, and nothing that is not free', () => {
    fc.assert(
      fc.property(someUnits, fc.uniqueArray(fc.integer({ min: 1, max: 8 })), (units, freeIds) => {
        const free = new Set(freeIds)
        const neededIds = units.filter(({ role }) => role === 'all_of').map(({ unitId }) => unitId)
        const choiceIds = units.filter(({ role }) => role === 'one_of').map(({ unitId }) => unitId)
        for (const way of waysToTake(units, free)) {
          expect(way.filter(unitId => neededIds.includes(unitId)).sort()).toEqual(neededIds.sort())
          expect(way.filter(unitId => choiceIds.includes(unitId))).toHaveLength(Math.min(choiceIds.length, 1))
          expect(way.every(unitId => free.has(unitId))).toBe(true)
        }
      }),
    )
  })
})
