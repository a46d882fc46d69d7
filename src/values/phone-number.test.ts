// Telephone numbers: E.164, as people type them, and the prefixes that messages may go to.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPhoneNumber, isAllowedNumber } from './phone-number.ts'

test.each([
  ['+44 7700 900000', '+447700900000'],
  ['+1 (415) 555-0100', '+14155550100'],
  ['+49.170.1234567', '+491701234567'],
  ['0034 (600) 111/222', '+34600111222'],
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
])('%s is %s', (typed, kept) => {
  expect(canonicalPhoneNumber(typed)).toBe(kept)
})

test.each([
  '',
  '07700900000',
  '0044 7700',
  '+0123456789',
  '+123456',
  '+1234567890123456',
  '+44x7700900000',
  '++447700900000',
  '+４４７７００９０００００',
])('%j is none', typed => {
  expect(canonicalPhoneNumber(typed)).toBeUndefined()
})

test('a kept number keeps itself', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const kept = canonicalPhoneNumber(`+${typed}`)
      if (kept) expect(canonicalPhoneNumber(kept)).toBe(kept)
    }),
  )
})

test('prefixes allow, and none allow all', () => {
  expect(isAllowedNumber('+447700900000', [])).toBe(true)
  expect(isAllowedNumber('+447700900000', ['+353', '+44'])).toBe(true)
  expect(isAllowedNumber('+491701234567', ['+353', '+44'])).toBe(false)
})
