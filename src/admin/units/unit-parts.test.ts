// Which homes are parts of another, for all sets of units.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isChoice, isPartOf, type UnitOfHome, unitsTogether } from './unit-parts.ts'

const home = (role: UnitOfHome['role'], ...ids: number[]) => ids.map(unitId => ({ unitId, role }))
const someHome = fc
  .tuple(fc.constantFrom('all_of', 'one_of'), fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }))
  .map(([role, ids]) => home(role, ...ids))

describe('a part', () => {
  it.each([
    ['a flat of a house', home('all_of', 1), home('all_of', 1, 2), true],
    ['a choice of all units that the whole takes', home('one_of', 1, 2), home('all_of', 1, 2), true],
    ['a home and itself', home('all_of', 1), home('all_of', 1), false],
    ['two lists of the same house', home('all_of', 1, 2), home('all_of', 1, 2), false],
    ['a flat of which the other has any one', home('all_of', 1), home('one_of', 1, 2), false],
    ['a house that has another unit, too', home('all_of', 1, 3), home('all_of', 1, 2), false],
    ['a home without a unit', [], home('all_of', 1, 2), false],
  ])('%s', (_, part, whole, is) => {
    expect(isPartOf(part, whole)).toBe(is)
  })

  it('is never the whole of its whole, and parts of parts are parts', () => {
    fc.assert(
      fc.property(someHome, someHome, someHome, (one, other, third) => {
        expect(isPartOf(one, one)).toBe(false)
        if (isPartOf(one, other)) expect(isPartOf(other, one)).toBe(false)
        if (isPartOf(one, other) && isPartOf(other, third)) expect(isPartOf(one, third)).toBe(true)
      }),
    )
  })

  it('of what is put together of several is each of them, unless they are one unit between them', () => {
    fc.assert(
      fc.property(fc.array(someHome, { minLength: 1, maxLength: 4 }), parts => {
        const whole = home('all_of', ...unitsTogether(parts))
        expect(new Set(whole.map(({ unitId }) => unitId))).toEqual(new Set(parts.flat().map(({ unitId }) => unitId)))
        for (const part of parts) {
          expect(isPartOf(part, whole)).toBe(part.length > 0 && (part.length < whole.length || isChoice(part)))
        }
      }),
    )
  })
})
