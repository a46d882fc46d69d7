// The levels of open modals: 1000 and two more for each one below (Spec 9; reference 9.1).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closed, isTopmost, type ModalLevels, opened, zIndexOf } from './modal-levels.ts'

const open = (...ids: string[]) => ids.reduce<ModalLevels>(opened, [])
const zIndexes = (levels: ModalLevels) => levels.map(id => zIndexOf(levels, id))

describe('open modals', () => {
  it('stand at 1000, 1002, 1004', () => {
    expect(zIndexes(open('a', 'b', 'c'))).toEqual([1000, 1002, 1004])
  })

  it('sink when one below closes', () => {
    const left = closed(open('a', 'b', 'c'), 'a')
    expect([zIndexOf(left, 'b'), zIndexOf(left, 'c')]).toEqual([1000, 1002])
  })

  it('have no level once closed', () => {
    expect(zIndexOf(closed(open('a'), 'a'), 'a')).toBeUndefined()
  })

  it('move to the top when opened again', () => {
    const levels = opened(open('a', 'b', 'c'), 'a')
    expect(levels).toEqual(['b', 'c', 'a'])
    expect(zIndexOf(levels, 'a')).toBe(1004)
  })

  it('show one overlay, whatever was opened and closed before', () => {
    const step = fc.tuple(fc.boolean(), fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(fc.array(step), steps => {
        const levels = steps.reduce<ModalLevels>((all, [up, id]) => (up ? opened : closed)(all, id), [])
        expect(levels.filter(id => isTopmost(levels, id))).toHaveLength(Math.min(levels.length, 1))
        expect(zIndexes(levels)).toEqual(levels.map((_, at) => 1000 + 2 * at))
        expect(new Set(levels).size).toBe(levels.length)
      }),
    )
  })
})
