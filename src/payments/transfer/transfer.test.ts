// The reference of a transfer has valid check digits, and its code holds what the format asks for.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inGroups, mod97 } from '#values/iban.ts'
import { creditorReference } from './creditor-reference.ts'
import { drawCode } from './draw-code.server.ts'
import { epcCode } from './epc-code.ts'

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const ofBooking = fc
  .array(fc.constantFrom(...alphabet), { minLength: 8, maxLength: 8 })
  .map(characters => characters.join(''))

describe('the creditor reference', () => {
  test('of the published example has the published check digits', () => {
    expect(98 - mod97('539007547034RF00')).toBe(18)
    expect(mod97('539007547034RF18')).toBe(1)
  })

  test('of every booking is valid', () => {
    fc.assert(
      fc.property(ofBooking, booking => {
        const reference = creditorReference(booking)
        expect(reference).toMatch(/^RF\d{2}[0-9A-Z]{8}$/)
        expect(mod97(reference.slice(4) + reference.slice(0, 4))).toBe(1)
        expect(inGroups(reference).replaceAll(' ', '')).toBe(reference)
      }),
    )
  })
})

describe('the code of a transfer', () => {
  const transfer = {
    ...{ holder: 'Häuser am Meer', iban: 'DE89370400440532013000', bic: '', currency: 'EUR', minor: 90_05 },
    reference: creditorReference('7Q2M4XKA'),
  }

  test('holds the account, the sum and the reference, line by line', () => {
    const lines = ['BCD', '002', '1', 'SCT', '', 'Häuser am Meer', 'DE89370400440532013000', 'EUR90.05', '']
    expect(epcCode(transfer)).toBe([...lines, transfer.reference].join('\n'))
  })

  test.each([
    ['another currency', { currency: 'CHF' }],
    ['nothing to pay', { minor: 0 }],
    ['a sum that the format cannot hold', { minor: 1_000_000_000_00 }],
    ['wrong check digits', { iban: 'DE88370400440532013000' }],
    ['an account outside SEPA', { iban: 'TR330006100519786457841326' }],
    ['no holder', { holder: ' ' }],
  ])('is none for %s', (_, changes) => {
    expect(epcCode({ ...transfer, ...changes })).toBeUndefined()
  })

  test('is drawn with its quiet zone', () => {
    const { side, path } = drawCode(epcCode(transfer)!)
    // Version v has 17 + 4 v modules.
    expect((side - 8 - 17) % 4).toBe(0)
    expect(path.startsWith('M4 4h1v1h-1z')).toBe(true)
  })
})
