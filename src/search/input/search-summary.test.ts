// The few words that stand for a search, and the address that leads back to it.

import { expect, it } from 'vitest'
import { searchSummary } from './search-summary.ts'

const summary = (query: string) => searchSummary(new URLSearchParams(query), 'en-GB')

it.each([
  [
    'where=Pienza&in=2031-05-12&out=2031-05-19&adults=3&ages=4',
    'Pienza · 12 – 19 May · 4 guests',
    '/stays?where=Pienza&in=2031-05-12&out=2031-05-19&adults=3&ages=4',
  ],
  ['in=2031-05-28&out=2031-06-02', 'Anywhere · 28 May – 2 Jun · 2 guests', '/stays?in=2031-05-28&out=2031-06-02'],
  ['where=Tofino&adults=1', 'Tofino · Any days · 1 guest', '/stays?where=Tofino&adults=1'],
  ['in=2031-05-28', 'Anywhere · Any days · 2 guests', '/stays?in=2031-05-28'],
])('%s', (query, words, address) => {
  // Language data differ in the blanks around the dash.
  const found = summary(query)
  expect(found?.words.replace(/\s*–\s*/, ' – ')).toBe(words)
  expect(found?.address).toBe(address)
})

it.each(['', 'adults=4', 'in=tomorrow', 'sort=price', 'where=%20'])('there is none in %j', query => {
  expect(summary(query)).toBeUndefined()
})

it('repeats no dates that are none', () => {
  expect(summary('where=Tofino&in=2031-05-28&out=2031-05-20')?.words).toBe('Tofino · Any days · 2 guests')
})
