// A search in an address: read, refused with a sentence, and written again.

import { describe, expect, it } from 'vitest'
import { saying } from '#tests/support/saying.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { searchAddress, stayAddress } from './search-address.ts'
import { parseSearchInput } from './search-input.ts'

const today = requireCalendarDay('2030-05-15')
const read = (query: string) => parseSearchInput(new URLSearchParams(query), today)

describe('a search', () => {
  it('is for everything when nothing is typed', () => {
    expect(read('')).toMatchObject({ where: '', sort: 'recommended', cursor: undefined, faults: {} })
  })

  it('has a place, a visit and an order', () => {
    const input = read('where= Tuscany, Italy &in=2030-06-01&out=2030-06-08&adults=3&sort=price')
    expect(input).toMatchObject({ where: 'Tuscany, Italy', sort: 'price', faults: {} })
    expect(input.visit.party.adults).toBe(3)
  })

  it('refuses an order nobody keeps, and keeps the usual one', () => {
    const input = read('sort=cheapness')
    expect(input.sort).toBe('recommended')
    expect(input.faults.sort).toMatch(saying('search.unknownOrder'))
  })

  it('refuses a place longer than any', () => {
    const input = read(`where=${'a'.repeat(81)}`)
    expect(input.faults.where).toMatch(saying('search.whereTooLong'))
    expect(input.where).toHaveLength(80)
    expect(read(`where=${'a'.repeat(80)}`).faults).toEqual({})
  })

  it('drops the zero bytes that no database keeps', () => {
    expect(read('where=Por%00to').where).toBe('Porto')
  })

  it('carries the faults of its visit', () => {
    expect(read('in=2030-06-08&out=2030-06-01').faults.out).toBeDefined()
  })
})

describe('an address', () => {
  it('of results says what is not usual, and no more', () => {
    expect(searchAddress(read(''))).toBe('/stays')
    expect(searchAddress(read('sort=recommended&adults=2&cursor=abc'))).toBe('/stays')
    expect(searchAddress(read('where=Skye&adults=4&sort=name'))).toBe('/stays?where=Skye&adults=4&sort=name')
    expect(searchAddress(read('where=Skye'), 'next')).toBe('/stays?where=Skye&cursor=next')
  })

  it('of results leads back to the same search', () => {
    const input = read('where=a%26b+%C3%A9&in=2030-06-01&out=2030-06-08&adults=3&ages=3,7&pets=1&sort=newest')
    const again = parseSearchInput(new URL(searchAddress(input), 'http://home').searchParams, today)
    expect(again).toEqual(input)
  })

  it('of a home carries the visit along', () => {
    expect(stayAddress('casa', read('').visit)).toBe('/stays/casa')
    expect(stayAddress('casa', read('in=2030-06-01&out=2030-06-08').visit)).toBe(
      '/stays/casa?in=2030-06-01&out=2030-06-08',
    )
  })
})
