// The readable part of an address.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSlug, slugFrom } from './slug.ts'

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

test.each([
  ['The Mill House', 'the-mill-house'],
  ["  Zoë's  café, no. 7! ", 'zoes-cafe-no-7'],
  ['Weißes Haus', 'weisses-haus'],
  ['古民家', ''],
  ['-- & --', ''],
])('%j becomes %j', (words, slug) => {
  expect(slugFrom(words)).toBe(slug)
})

test('what is made of words is a slug or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), words => {
      const slug = slugFrom(words)
      expect(slug === '' || parseSlug(slug) === slug).toBe(true)
    }),
  )
})
