// The trail in words: what is told of a field, what is not, and how long it may be, in every language.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayDeed, sayFields } from './change-words.ts'

const languages = languagesOf('en,de,ar')
const inEach = (work: (code: string) => void) => {
  for (const language of languages) inLanguage(language, () => work(language.code))
}
const from = (value: unknown) => sayFields({ before: { name: value }, after: {} })[0]!.from

describe('a field', () => {
  it('is told by its word, or as the database calls it and marked as such', () => {
    const [known, unknown] = sayFields({ before: {}, after: { legal_name: 'A', zebra_count_minor: 1 } })
    expect(known).toMatchObject({ name: sentence('changes.field', { field: 'legal_name' }), isCode: false })
    expect(unknown).toMatchObject({ name: 'zebra count minor', isCode: true, from: undefined, to: '1' })
  })

  it('stands once, with both sides, in one order whatever the database’s', () => {
    const said = sayFields({ before: { name: 'Mill', city: 'Faro' }, after: { city: 'Tavira', name: 'Mill House' } })
    expect(said.map(({ from: was, to }) => [was, to])).toEqual([
      ['Faro', 'Tavira'],
      ['Mill', 'Mill House'],
    ])
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.dictionary(fc.string(), fc.string()), (before, after) => {
        const names = new Set([...Object.keys(before), ...Object.keys(after)])
        expect(sayFields({ before, after })).toHaveLength(names.size)
      }),
    )
  })

  it('that is hidden says only that, whatever else stands beside the mark', () => {
    inEach(() => {
      expect(from({ hidden: true })).toBe(sentence('changes.notTold'))
      expect(from({ hidden: true, value: '1234 5678' })).toBe(sentence('changes.notTold'))
    })
  })

  it('without a value has none: nothing, null and an empty text are alike; 0, false and [] are values', () => {
    for (const none of [undefined, null, '']) expect(from(none)).toBeUndefined()
    expect(from(0)).toBe('0')
    expect(from([])).toBe('[]')
    expect([from(true), from(false)]).toEqual([sentence('changes.yes'), sentence('changes.no')])
    expect(from({ role: 'cleaner', stayIds: [1] })).toBe('{"role":"cleaner","stayIds":[1]}')
  })

  it('is cut where it is long, and never in the middle of a letter', () => {
    expect(from('x'.repeat(300))).toBe('x'.repeat(300))
    expect(from('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 700 }), text => {
        const said = from(text)!
        expect(said.isWellFormed()).toBe(true)
        expect(said.length).toBeLessThanOrEqual(301)
        expect(text.startsWith(said.replace(/…$/, '')) || text === said).toBe(true)
      }),
    )
    expect(from(`${'x'.repeat(299)}😀 and more`)).toBe(`${'x'.repeat(299)}…`)
  })
})

describe('a deed', () => {
  it('names the thing and what became of it, each in another sentence, in every language', () => {
    const deeds = ['added', 'changed', 'removed'] as const
    inEach(() => {
      const said = deeds.flatMap(deed => ['stay', 'role_grant', 'season'].map(rowOf => sayDeed({ rowOf, deed })))
      expect(new Set(said).size).toBe(said.length)
      for (const text of said) expect(text).not.toMatch(/[{}]|role_grant/)
    })
  })

  it('of a table that has no word names no table', () => {
    inEach(() => expect(sayDeed({ rowOf: 'identity_account', deed: 'added' })).not.toContain('identity'))
  })
})
