// A home in numbers.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { sayBed } from './say-bed.ts'
import type { Room } from './stay.ts'
import { countBedrooms, countBeds, sayBathrooms, stayFacts } from './stay-facts.ts'

const rooms: readonly Room[] = [
  { kind: 'bedroom', name: 'Front', beds: [{ kind: 'double', count: 1 }] },
  { kind: 'bedroom', name: 'Back', beds: [{ kind: 'single', count: 2 }] },
  { kind: 'living', name: 'Living room', beds: [{ kind: 'sofa-bed', count: 1 }] },
  { kind: 'kitchen', name: 'Kitchen', beds: [] },
  { kind: 'bedroom', name: 'Empty for now', beds: [] },
]

describe('facts', () => {
  it('count where people sleep', () => {
    expect(countBedrooms(rooms)).toBe(2)
    expect(countBeds(rooms)).toBe(4)
    expect(countBedrooms([{ kind: 'loft', name: 'Loft', beds: [{ kind: 'futon', count: 3 }] }])).toBe(1)
  })

  it('are said in one line', () => {
    expect(stayFacts({ maxGuests: 6, rooms, bathroomHalves: 3 })).toEqual([
      '6 guests',
      sentence('stays.bedrooms', { bedrooms: 2 }),
      '4 beds',
      '1½ bathrooms',
    ])
    expect(stayFacts({ maxGuests: 1, rooms: [], bathroomHalves: 0 })).toEqual(['1 guest'])
  })

  it('count a lavatory as half a bathroom', () => {
    expect([1, 2, 3, 4, 5].map(sayBathrooms)).toEqual([
      '½ bathroom',
      '1 bathroom',
      '1½ bathrooms',
      '2 bathrooms',
      '2½ bathrooms',
    ])
  })

  it('name beds', () => {
    expect(sayBed({ kind: 'double', count: 1 })).toBe(sentence('stays.bedDouble', { count: 1 }))
    expect(sayBed({ kind: 'child', count: 2 })).toBe(sentence('stays.bedChild', { count: 2 }))
  })
})
