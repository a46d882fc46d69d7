// How many homes have what: counted for programs as the pages count it.

import { describe, expect, it } from 'vitest'
import { parseSearchInput } from '#search/input/search-input.ts'
import { countBedrooms } from '#stays/stay-facts.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type FactsInColumns, inColumns } from '#tests/support/priced-homes.ts'
import { testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { countFacets } from './count-facets.ts'
import { listHomes } from './list-homes.server.ts'

describe('countFacets', () => {
  const facetsOf = (homes: readonly FactsInColumns[]) => {
    const { table, rows } = inColumns(homes.map((home, id) => ({ ...home, id, price: undefined })))
    return countFacets(table, rows)
  }

  it('counts each value of the homes, the most frequent first and equal ones by their spelling', () => {
    const home = { kind: 'house', country: 'PT', bedrooms: 2, amenities: new Set(['pool', 'wifi']) }
    const cabin = { kind: 'cabin', country: 'IT', bedrooms: 10, amenities: new Set(['wifi']) }
    expect(facetsOf([home, cabin, { ...home, bedrooms: 10 }])).toEqual({
      kind: [
        { value: 'house', count: 2 },
        { value: 'cabin', count: 1 },
      ],
      country: [
        { value: 'PT', count: 2 },
        { value: 'IT', count: 1 },
      ],
      bedrooms: [
        { value: '10', count: 2 },
        { value: '2', count: 1 },
      ],
      amenities: [
        { value: 'wifi', count: 3 },
        { value: 'pool', count: 2 },
      ],
    })
    expect(facetsOf([cabin, home]).kind.map(({ value }) => value)).toEqual(['cabin', 'house'])
  })

  it('counts bedrooms as the page does, and as a filter of programs does', async () => {
    const { tools, drop } = await testTools()
    const bed = { kind: 'double' as const, count: 1 }
    const rooms = [
      { kind: 'bedroom' as const, name: 'One', beds: [bed] },
      { kind: 'loft' as const, name: 'Two', beds: [bed] },
      { kind: 'bedroom' as const, name: 'No bed yet', beds: [] },
      { kind: 'living' as const, name: 'Sofa', beds: [bed] },
    ]
    await buildHome(tools.database, { rooms })
    const search = parseSearchInput(new URLSearchParams(), requireCalendarDay('2030-05-15'))
    const filter = { field: 'bedrooms', is: 'equal', value: countBedrooms(rooms) } as const
    const list = await listHomes(tools, { search, filter, size: 5, skip: 0 })
    await drop()
    expect(list?.facets.bedrooms).toEqual([{ value: String(countBedrooms(rooms)), count: 1 }])
    expect(list?.facets.kind).toEqual([{ value: 'house', count: 1 }])
  })
})
