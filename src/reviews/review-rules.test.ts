// The rules of reviews: what a form says, how a guest is named, when the window ends, which page of reviews is asked for.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { criteria, longestBody, longestTitle, reviewAuthor } from './review.ts'
import { parseAnswerForm, parseReviewForm } from './review-input.ts'
import { parseReviewPage, reviewPageAddress } from './review-pages.ts'
import { lastReviewDay, reviewWindowEnd } from './review-window.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const good = { overall: '4', clean: '5', title: ' A  warm   stove ', body: '\nWe stayed in.\r\nTwice. ' }

describe('the guest’s form', () => {
  it('becomes what is stored, with the points that were given and no others', () => {
    expect(parseReviewForm(formOf(good))).toMatchObject({
      ok: true,
      input: { overall: 4, points: { clean: 5 }, title: 'A warm stove', body: 'We stayed in.\nTwice.' },
    })
  })

  it.each([
    ['nothing at all', {}, ['overall', 'title', 'body']],
    ['points that are none', { ...good, overall: '6', value: '0' }, ['overall', 'value']],
    ['half a point', { ...good, location: '4.5' }, ['location']],
    ['words of spaces', { ...good, title: '   ', body: '\n\n' }, ['title', 'body']],
    [
      'too many words',
      { ...good, title: 'x'.repeat(longestTitle + 1), body: 'y'.repeat(longestBody + 1) },
      ['title', 'body'],
    ],
  ])('with %s is given back with a sentence for each fault', (_what, fields, faulty) => {
    const parsed = parseReviewForm(formOf(fields as Record<string, string>))
    expect(parsed.ok).toBe(false)
    expect(Object.keys(parsed.ok ? {} : parsed.faults).sort()).toEqual([...faulty].sort())
  })

  test('whatever is typed is shown again as it was, and nothing taken is out of bounds', () => {
    const names = ['overall', ...criteria, 'title', 'body']
    const text = fc.oneof(
      fc.constantFrom('1', '3', '5', '', '9', ' 4'),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), fields => {
        const parsed = parseReviewForm(formOf(fields))
        for (const [name, value] of Object.entries(fields)) {
          expect(parsed.values[name as 'title']).toBe(value.replaceAll('\r\n', '\n').replaceAll('\0', ''))
        }
        if (!parsed.ok) return void expect(Object.keys(parsed.faults).length).toBeGreaterThan(0)
        expect([1, 2, 3, 4, 5]).toContain(parsed.input.overall)
        for (const score of Object.values(parsed.input.points)) expect([1, 2, 3, 4, 5]).toContain(score)
        expect(parsed.input.title.trim().length * parsed.input.body.trim().length).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the operator’s answer', () => {
  const asked = { intent: 'reply', review: 'some-id', version: '3', text: ' Thank you. ' }

  it('is read out of the page’s form', () => {
    expect(parseAnswerForm(formOf(asked))).toMatchObject({
      ok: true,
      reviewId: 'some-id',
      input: { answer: 'reply', version: 3, text: 'Thank you.' },
    })
    expect(parseAnswerForm(formOf({ ...asked, intent: 'show', text: '' })).ok).toBe(true)
  })

  it.each([
    ['note', 2000],
    ['reply', 2000],
    ['hide', 500],
  ])('a %s wants words, and at most %i characters', (intent, most) => {
    const parse = (text: string) => parseAnswerForm(formOf({ ...asked, intent, text }))
    expect(parse('x'.repeat(most)).ok).toBe(true)
    for (const wrong of ['', '  ', 'x'.repeat(most + 1)]) {
      const parsed = parse(wrong)
      expect(parsed).toMatchObject({
        ok: false,
        isForeign: false,
        reviewId: 'some-id',
        faults: { text: expect.stringMatching(/^Please/) },
      })
    }
  })

  it('is nothing when it is another form', () => {
    for (const wrong of [{}, { ...asked, intent: 'burn' }, { ...asked, version: '-1' }, { ...asked, version: 'x' }]) {
      expect(parseAnswerForm(formOf(wrong as Record<string, string>))).toMatchObject({ ok: false, isForeign: true })
    }
  })
})

test.each([
  ['Ada Lovelace', 'Ada L.'],
  ['Ada', 'Ada'],
  ['Ada King of Lovelace', 'Ada L.'],
  ['Åsa Öberg (demo)', 'Åsa Ö. (demo)'],
  ['ada@example.org', 'A guest'],
  ['', 'A guest'],
  [null, 'A guest'],
])('%s signs as %s', (name, said) => {
  expect(reviewAuthor(name)).toBe(said)
})

test('a name of any length signs within the database’s bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), name => {
      const said = reviewAuthor(name)
      expect([...said].length).toBeGreaterThan(0)
      expect([...said].length).toBeLessThanOrEqual(80)
    }),
    { numRuns: 200 },
  )
})

test('the window ends with the fourteenth day, by the clock of the home', () => {
  const left = requireCalendarDay('2030-06-01')
  expect(lastReviewDay(left)).toBe(requireCalendarDay('2030-06-15'))
  expect(reviewWindowEnd(left, 'Europe/Lisbon').toISOString()).toBe('2030-06-15T23:00:00.000Z')
  expect(reviewWindowEnd(left, 'Australia/Lord_Howe').toISOString()).toBe('2030-06-15T13:30:00.000Z')
})

describe('pages of reviews', () => {
  it('keep what else the address asks for', () => {
    const url = new URL('https://x.example/stays/loft?in=2030-06-01&adults=3&reviews=7')
    expect(reviewPageAddress(url, 2)).toBe('/stays/loft?in=2030-06-01&adults=3&reviews=2#reviews')
    expect(reviewPageAddress(new URL('https://x.example/stays/loft?reviews=7'), 1)).toBe('/stays/loft#reviews')
  })

  it('are read back as written; anything else is the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), page => {
        const address = reviewPageAddress(new URL('https://x.example/stays/a?pets=1'), page)
        expect(parseReviewPage(new URL(address, 'https://x.example').searchParams)).toBe(page)
      }),
      { numRuns: 50 },
    )
    for (const typed of ['0', '-1', '1e3', 'x', '', '99999999']) {
      expect(parseReviewPage(new URLSearchParams({ reviews: typed }))).toBe(1)
    }
  })
})
