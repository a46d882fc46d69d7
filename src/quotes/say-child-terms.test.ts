// What guests are told of children at a home: each band in a sentence, and from when on they are adults.

import { describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { ChildBand } from '#offers/terms/child-bands.ts'
import { offerByAge } from '#tests/support/any-offer.ts'
import { basePlan, offer } from '#tests/support/some-offer.ts'
import { sayChildTerms } from './say-child-terms.ts'

const share = (basisPoints: number) => ({ kind: 'share', basisPoints }) as const
const band = (fromAge: number, toAge: number, pays: ChildBand['pays'] = share(0), counts = true): ChildBand => ({
  ...{ fromAge, toAge, counts, pays },
})
const home = (children: readonly ChildBand[], { most = 0, guests = 2, adult = 20_00 } = {}) =>
  offerByAge(
    offer({
      children,
      capacity: { maxGuests: 6, maxAdults: null, maxInfantsExtra: most, petsMax: 0 },
      plans: [basePlan({ includedGuests: guests, extraGuestNightlyMinor: { adult } })],
    }),
  )
const said = (...args: Parameters<typeof home>) => sayChildTerms(home(...args), 'en-GB')

describe('guests are told', () => {
  it('nothing where the bands of the site hold', () => {
    expect(said([])).toEqual([])
  })

  it('who is free and takes no place, what others pay, and from when on they pay as adults', () => {
    const family = [band(0, 2, share(0), false), band(3, 12, share(5000))]
    expect(said(family, { most: 2 })).toEqual([
      sentence('quotes.childUncounted', { most: 2, same: 'no', from: 0, to: 2 }),
      sentence('quotes.childPays', { same: 'no', from: 3, to: 12, price: '€10', guests: 2 }),
      sentence('quotes.adultPays', { from: 13, price: '€20', guests: 2 }),
    ])
  })

  it('only that they are free where the home has no place on top for them', () => {
    expect(said([band(0, 2, share(0), false)])[0]).toBe(sentence('quotes.childFree', { same: 'no', from: 0, to: 2 }))
  })

  it('the one age of a band that has but one', () => {
    expect(said([band(0, 0), band(1, 9, { kind: 'sum', minor: 7_50 })]).slice(0, 2)).toEqual([
      sentence('quotes.childFree', { same: 'yes', from: 0, to: 0 }),
      sentence('quotes.childPays', { same: 'no', from: 1, to: 9, price: '€7.50', guests: 2 }),
    ])
  })

  it('no price where nobody pays for further guests, or the price includes everybody', () => {
    const free = [
      sentence('quotes.childFree', { same: 'no', from: 0, to: 12 }),
      sentence('quotes.adultFrom', { from: 13 }),
    ]
    expect(said([band(0, 12, share(5000))], { adult: 0 })).toEqual(free)
    expect(said([band(0, 12, share(5000))], { guests: 6 })).toEqual(free)
  })

  it('nothing of adults where they are so everywhere', () => {
    expect(said([band(0, 17)], { adult: 0 })).toEqual([sentence('quotes.childFree', { same: 'no', from: 0, to: 17 })])
  })

  it('the same number of sentences in every language, without a hole in them', () => {
    for (const language of languagesOf('en,de,ar')) {
      inLanguage(language, () => {
        const sentences = said([band(0, 2, share(0), false), band(3, 3, share(2500)), band(4, 12)], { most: 1 })
        expect(sentences).toHaveLength(4)
        for (const each of sentences) expect(each).not.toMatch(/undefined|\{|NaN/)
      })
    }
  })
})
