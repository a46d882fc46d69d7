// The few words that stand for a search, and the address that leads back to it.

import { expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { searchOfPage, searchSummary } from './search-summary.ts'

const anywhere = sentence('search.anywhere')
const anyDays = sentence('search.anyDays')
const summary = (query: string) => searchSummary(new URLSearchParams(query), 'en-GB')

it.each([
  [
    'where=Pienza&in=2031-05-12&out=2031-05-19&adults=3&ages=4',
    `Pienza · 12 – 19 May · ${sentence('search.guests', { guests: 4 })}`,
    '?in=2031-05-12&out=2031-05-19&adults=3&ages=4&search=where%3DPienza',
  ],
  [
    'in=2031-05-28&out=2031-06-02',
    `${anywhere} · 28 May – 2 Jun · ${sentence('search.guests', { guests: 2 })}`,
    '?in=2031-05-28&out=2031-06-02',
  ],
  [
    'where=Tofino&adults=1',
    `Tofino · ${anyDays} · ${sentence('search.guests', { guests: 1 })}`,
    '?adults=1&search=where%3DTofino',
  ],
  ['in=2031-05-28', `${anywhere} · ${anyDays} · ${sentence('search.guests', { guests: 2 })}`, '?in=2031-05-28'],
  [
    'kind=villa&sort=price',
    `${anywhere} · ${anyDays} · ${sentence('search.guests', { guests: 2 })}`,
    '?search=kind%3Dvilla%26sort%3Dprice',
  ],
])('%s', (query, words, carried) => {
  // Language data differ in the blanks around the dash.
  const found = summary(query)
  expect(found?.words.replace(/\s*–\s*/, ' – ')).toBe(words)
  expect(found?.address).toBe(`/stays?${query}`)
  expect(found?.carried).toBe(carried)
})

it.each(['', 'utm_source=x', 'where=%20', 'cursor=abc'])('there is none in %j', query => {
  expect(searchOfPage(new URL(`https://casa.example/stays?${query}`), 'en-GB')).toBeUndefined()
})

it('repeats no dates that are none', () => {
  expect(summary('where=Tofino&in=2031-05-28&out=2031-05-20')?.words).toBe(
    `Tofino · ${anyDays} · ${sentence('search.guests', { guests: 2 })}`,
  )
})

it.each([
  ['/stays/casa', true],
  ['/de/stays/casa', true],
  ['/contact', true],
  ['/users-and-bookings', true],
  ['/user/bookings/7/change', false],
  ['/ar/user/bookings/7/change', false],
  ['/bookings/manage/change', false],
])('at %s the dates in the address are a search: %s', (path, isSearch) => {
  const address = new URL(`https://casa.example${path}?in=2031-05-12&out=2031-05-19`)
  expect(searchOfPage(address, 'en-GB') !== undefined).toBe(isSearch)
})
