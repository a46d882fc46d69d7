// The reference of a transfer is found in whatever banks make of it, and its code holds what the format asks for.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCode } from '#values/draw-code.server.ts'
import { inGroups, mod97 } from '#values/iban.ts'
import { bookingsNamedIn, creditorReference } from './creditor-reference.ts'
import { epcCode } from './epc-code.ts'

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const ofBooking = fc
  .array(fc.constantFrom(...alphabet), { minLength: 8, maxLength: 8 })
  .map(characters => characters.join(''))

/** What stands before, between and behind the characters in a statement, and is none of them. */
const gap = fc.constantFrom('', '', '', ' ', '-', '\n', '/', '. ', '  ')

describe('the creditor reference', () => {
  test('of the published example has the published check digits', () => {
    expect(98 - mod97('539007547034RF00')).toBe(18)
    expect(mod97('539007547034RF18')).toBe(1)
  })

  test('is valid, and is found again in any case, with anything between its characters', () => {
    fc.assert(
      fc.property(ofBooking, fc.array(gap, { minLength: 12, maxLength: 12 }), fc.boolean(), (booking, gaps, low) => {
        const reference = creditorReference(booking)
        expect(mod97(reference.slice(4) + reference.slice(0, 4))).toBe(1)
        const spread = [...reference].map((character, at) => character + gaps[at]).join('')
        const text = `Miete, ${low ? spread.toLowerCase() : spread}; danke RF`
        expect(bookingsNamedIn(text)).toContain(booking)
      }),
    )
  })

  // Between a letter and a digit the check digits miss one confusion in 97: letters count as two digits there.
  test('with one wrong digit or letter, or two that changed places, is not taken for a booking', () => {
    const isDigit = (character: string) => /\d/.test(character)
    fc.assert(
      fc.property(ofBooking, fc.nat(6), fc.constantFrom(...alphabet), (booking, at, other) => {
        const start = creditorReference(booking).slice(0, 4)
        const [here, next] = [booking[at]!, booking[at + 1]!]
        const written = (pair: string) => booking.slice(0, at) + pair + booking.slice(at + 2)
        if (here !== other && isDigit(here) === isDigit(other)) {
          expect(bookingsNamedIn(start + written(other + next))).not.toContain(written(other + next))
        }
        if (here !== next && isDigit(here) === isDigit(next)) {
          expect(bookingsNamedIn(start + written(next + here))).not.toContain(written(next + here))
        }
      }),
    )
  })

  test('of two bookings in one text are both found, each once', () => {
    const text = `${creditorReference('7Q2M4XKA')} und ${inGroups(creditorReference('0000000Z'))}, ${creditorReference('7Q2M4XKA')}`
    expect(bookingsNamedIn(text)).toEqual(['7Q2M4XKA', '0000000Z'])
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
