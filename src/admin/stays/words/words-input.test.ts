// Words and facts as operators type them: what is taken, what is refused beside which field, and that nothing is lost on the way.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSlug } from '#values/slug.ts'
import { parseWordsForm, type WordsInput, wordsValues } from './words-input.ts'

const words: WordsInput = {
  ...{
    name: 'Mill House',
    slug: parseSlug('mill-house')!,
    kind: 'house',
    summary: 'A mill.',
    description: 'It\n\nturns.',
  },
  ...{ areaM2: 110, maxGuests: 4, petsMax: 0, bookingMode: 'request' },
  ...{ checkInFrom: '16:00', checkInUntil: null, checkOutUntil: '10:00' },
  ...{ registrationNumber: null, registrationRequired: false },
}

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseWordsForm(form)
}

describe('words and facts', () => {
  it('come back as they were entered, through the form', () => {
    const time = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    fc.assert(
      fc.property(time, fc.option(fc.integer({ min: 1, max: 100_000 })), fc.boolean(), (from, areaM2, required) => {
        const entered = { ...words, checkInFrom: from, areaM2, registrationRequired: required }
        expect(parse(wordsValues(entered)).input).toEqual(entered)
      }),
      { numRuns: 200 },
    )
  })

  it('have lines ended by LF in the description, and none elsewhere', () => {
    const typed = { description: ' One\r\n\r\nTwo ', summary: ' One\r\n two ' }
    expect(parse({ ...wordsValues(words), ...typed }).input).toMatchObject({
      description: 'One\n\nTwo',
      summary: 'One two',
    })
  })

  it.each([
    [{ name: '' }, { name: 'Please write what the home is called.' }],
    [{ slug: 'Mill' }, { slug: 'Please write small letters a to z and digits, with single hyphens between words.' }],
    [{ slug: 'new' }, { slug: expect.stringContaining('small letters') }],
    [{ kind: 'tent' }, { kind: 'Please choose what kind of home it is.' }],
    [{ summary: 'x'.repeat(301) }, { summary: 'Please shorten this to 300 characters; it has 301.' }],
    [{ description: 'x'.repeat(10_001) }, { description: 'Please shorten this to 10000 characters; it has 10001.' }],
    [{ areaM2: '0' }, { areaM2: 'Please write whole square metres, or leave it empty.' }],
    [{ maxGuests: '1e2' }, { maxGuests: 'Please write a whole number of guests from 1 to 100.' }],
    [{ petsMax: '' }, { petsMax: 'Please write a whole number of pets from 0 to 20.' }],
    [{ bookingMode: 'auction' }, { bookingMode: 'Please choose how it is booked.' }],
    [{ checkInFrom: '24:00' }, { checkInFrom: 'Please write a time such as 16:00.' }],
    [{ checkInUntil: '15:00' }, { checkInUntil: 'This is not after the time from which guests may come.' }],
    [{ checkInUntil: 'late' }, { checkInUntil: 'Please write a time such as 22:00, or leave it empty.' }],
    [{ checkOutUntil: '' }, { checkOutUntil: 'Please write a time such as 10:00.' }],
    [
      { registrationNumber: 'x'.repeat(81) },
      { registrationNumber: 'Please shorten this to 80 characters; it has 81.' },
    ],
  ])('with %j are refused beside the field', (fields, faults) => {
    const parsed = parse({ ...wordsValues(words), ...fields })
    expect(parsed).toMatchObject({ ok: false, isForeign: false, values: fields })
    expect(parsed).toHaveProperty('faults', faults)
  })
})
