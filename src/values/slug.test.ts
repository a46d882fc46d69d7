// The readable part of an address.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSlug } from './slug.ts'

test.each(['harbour-loft', 'a', '7', 'no-7-the-lane', 'a'.repeat(80)])('%s is a slug', text => {
  expect(parseSlug(text)).toBe(text)
})

test.each([
  '',
  '-',
  '-loft',
  'loft-',
  'harbour--loft',
  'Harbour-loft',
  'harbour loft',
  'harbour_loft',
  'häfen',
  'loft\n',
  '../etc',
  'loft/',
  'loft%20',
  'ａ',
  'a'.repeat(81),
])('%j is none', text => {
  expect(parseSlug(text)).toBeUndefined()
})

test('words of small letters and digits, joined by single hyphens, are a slug', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789')
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 8 }),
      words => parseSlug(words.join('-')) === words.join('-'),
    ),
  )
})

test('a slug needs no escaping in an address', () => {
  fc.assert(fc.property(fc.string(), text => parseSlug(text) === undefined || encodeURIComponent(text) === text))
})
