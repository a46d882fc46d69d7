// A search on its way through pages that are no list comes back as it was, with the visit that was looked at last.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryingQuery } from '#quotes/input/carrying-query.ts'
import { readVisitFields, usualVisitFields } from '#quotes/input/visit-fields.ts'
import { carriedSearch, ownSearch } from './carried-search.ts'

const anyText = fc.string({ minLength: 1, maxLength: 30 }).filter(text => text.trim() !== '')
const day = fc.constantFrom('2031-05-12', '2031-05-19', '2031-06-02')
const anyList = fc
  .record(
    {
      ...{ where: anyText, bbox: anyText, kind: fc.constantFrom('villa', 'house'), least: fc.constantFrom('10', '90') },
      ...{ sort: fc.constantFrom('price', 'name'), in: day, out: day, adults: fc.constantFrom('1', '3') },
      ...{ flex: fc.constantFrom('1', '3'), month: fc.constant('2031-05'), nights: fc.constant('7') },
    },
    { requiredKeys: [] },
  )
  .map(fields => new URLSearchParams(Object.entries(fields)))

const sorted = (query: URLSearchParams) => [...query].sort().map(String)

describe('a search', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyList, list => {
        expect(sorted(carriedSearch(carryingQuery(list)))).toEqual(sorted(list))
      }),
    )
  })

  it('comes back with the visit of the page, but for days that may move', () => {
    fc.assert(
      fc.property(anyList, list => {
        const shown = { ...readVisitFields(list), in: '2032-01-01', out: '2032-01-08', adults: '5' }
        const back = carriedSearch(carryingQuery(list, shown))
        const moves = list.has('flex') || list.has('month')
        expect(back.get('in')).toBe(moves ? list.get('in') : shown.in)
        expect(back.get('out')).toBe(moves ? list.get('out') : shown.out)
        expect(back.get('adults')).toBe('5')
        expect(back.get('where')).toBe(list.get('where'))
        expect(readVisitFields(carryingQuery(list, shown))).toEqual(shown)
      }),
    )
  })

  it('leaves plain addresses plain', () => {
    expect(carryingQuery(new URLSearchParams('in=2031-05-12&out=2031-05-19')).toString()).toBe(
      'in=2031-05-12&out=2031-05-19',
    )
    expect(carryingQuery(new URLSearchParams(), usualVisitFields).toString()).toBe('')
  })

  it('carries nothing that is no part of a search, and nothing without end', () => {
    expect(ownSearch(new URLSearchParams('where=Skye&cursor=abc&utm_source=x&kind=')).toString()).toBe('where=Skye')
    expect(carriedSearch(new URLSearchParams({ search: `where=${'x'.repeat(2_000)}` })).size).toBe(0)
  })
})
