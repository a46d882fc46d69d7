// Words and facts as operators type them: what is taken, what is refused beside which field, and that nothing is lost on the way.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
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
    [{ name: '' }, { name: sentence('homes.name') }],
    [{ slug: 'Mill' }, { slug: sentence('homes.slug') }],
    [{ slug: 'new' }, { slug: sentence('homes.slug') }],
    [{ kind: 'tent' }, { kind: sentence('homes.kind') }],
    [{ summary: 'x'.repeat(301) }, { summary: sentence('forms.tooLong', { most: '300', length: '301' }) }],
    [
      { description: 'x'.repeat(10_001) },
      { description: sentence('forms.tooLong', { most: '10000', length: '10001' }) },
    ],
    [{ areaM2: '0' }, { areaM2: sentence('homes.area') }],
    [{ maxGuests: '1e2' }, { maxGuests: sentence('homes.guests', { least: '1', most: '100' }) }],
    [{ petsMax: '' }, { petsMax: sentence('homes.pets', { least: '0', most: '20' }) }],
    [{ bookingMode: 'auction' }, { bookingMode: sentence('homes.bookingMode') }],
    [{ checkInFrom: '24:00' }, { checkInFrom: sentence('homes.checkInFrom') }],
    [{ checkInUntil: '15:00' }, { checkInUntil: sentence('homes.backwards') }],
    [{ checkInUntil: 'late' }, { checkInUntil: sentence('homes.checkInUntil') }],
    [{ checkOutUntil: '' }, { checkOutUntil: sentence('homes.checkOutUntil') }],
    [
      { registrationNumber: 'x'.repeat(81) },
      { registrationNumber: sentence('forms.tooLong', { most: '80', length: '81' }) },
    ],
  ])('with %j are refused beside the field', (fields, faults) => {
    const parsed = parse({ ...wordsValues(words), ...fields })
    expect(parsed).toMatchObject({ ok: false, isForeign: false, values: fields })
    expect(parsed).toHaveProperty('faults', faults)
  })
})
