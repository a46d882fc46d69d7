// Countries by the names people type.

import { expect, it } from 'vitest'
import { countriesNamedLike, countryName } from './country.ts'

it('names a country by its code', () => {
  expect(countryName('PT')).toBe('Portugal')
  expect(countryName('GB')).toBe('United Kingdom')
  expect(countryName('QQ')).toBe('QQ')
})

it.each([
  ['Portugal', 'PT'],
  ['portugal', 'PT'],
  ['  Italy ', 'IT'],
  ['Turkiye', 'TR'],
  ['Turkey', 'TR'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['usa', 'US'],
  ['Holland', 'NL'],
  ['NO', 'NO'],
])('finds “%s”', (typed, code) => {
  expect(countriesNamedLike(typed)).toContain(code)
})

it('finds nothing in nothing', () => {
  expect(countriesNamedLike('')).toEqual([])
  expect(countriesNamedLike('   ')).toEqual([])
  expect(countriesNamedLike('Atlantis')).toEqual([])
})
