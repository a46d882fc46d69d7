// Account numbers: which are right, and how they are written.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactIban, inGroups, isBic, isIban } from './iban.ts'

// The examples of the registry of ISO 13616.
const examples = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
]

test.each(examples)('%s is right, written with blanks and small letters as well', iban => {
  expect(isIban(iban)).toBe(true)
  expect(compactIban(inGroups(iban).toLowerCase())).toBe(iban)
})

test('any one wrong digit, and any two neighbours exchanged, are found', () => {
  const [some] = examples
  fc.assert(
    fc.property(fc.integer({ min: 2, max: some!.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const wrong = (Number(some![at]) + more) % 10
      expect(isIban(some!.slice(0, at) + wrong + some!.slice(at + 1))).toBe(false)
      const [one, other] = [some![at], some![at + 1]]
      if (other === undefined || one === other) return
      expect(isIban(some!.slice(0, at) + other + one + some!.slice(at + 2))).toBe(false)
    }),
  )
})

test.each(['', 'DE', 'DE00', 'DE89 3704', 'XX00000000000000', `DE${'1'.repeat(40)}`])('%j is none', text =>
  expect(isIban(text)).toBe(false),
)

test('a bank is named by eight or eleven signs', () => {
  expect(['DEUTDEFF', 'DEUTDEFF500'].map(isBic)).toEqual([true, true])
  expect(['', 'DEUTDEF', 'DEUTDEFF50', '1EUTDEFF'].map(isBic)).toEqual([false, false, false, false])
})
