// The rules of invoices by themselves: whatever happens to a booking its papers sum to what is owed, and taxes to their sum.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOf } from '#bookings/record/booking-money.server.ts'
import { sayLines } from '#bookings/words/price-view.ts'
import { quote } from '#offers/quote/quote.ts'
import { anyContext, anyOffer } from '#tests/support/any-offer.ts'
import { input } from '#tests/support/some-offer.ts'
import type { KnownPaper } from './invoice-content.ts'
import { negated, sharesLeft, sharesOfPart, sumOfTaxes, taxShares } from './tax-shares.ts'
import { type Owed, openInvoice, wantedPapers } from './wanted-papers.ts'

const owed = fc.record({
  basis: fc.constantFrom('a', 'b', 'c'),
  chargedMinor: fc.integer({ min: 0, max: 1000 }),
  goodwillMinor: fc.integer({ min: 0, max: 300 }),
})

function made(papers: readonly KnownPaper[], now: Owed, mayBegin: boolean): KnownPaper[] {
  const all = [...papers]
  for (const wanted of wantedPapers(papers, now, mayBegin)) {
    const isInvoice = wanted.kind === 'invoice'
    all.push({
      number: String(all.length + 1),
      ...{ kind: wanted.kind, corrects: isInvoice ? null : wanted.corrects, basis: now.basis },
      totalMinor: isInvoice ? wanted.minor : -wanted.minor,
    })
  }
  return all
}

describe('the papers of a booking', () => {
  test('sum to what is owed after everything that happens to it, once there is one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(owed, fc.boolean()), { minLength: 1, maxLength: 12 }), steps => {
        let papers: KnownPaper[] = []
        for (const [now, mayBegin] of steps) {
          const had = openInvoice(papers) !== undefined
          papers = made(papers, now, mayBegin)
          const sum = papers.reduce((total, { totalMinor }) => total + totalMinor, 0)
          expect(sum).toBe(had || mayBegin ? Math.max(0, now.chargedMinor - now.goodwillMinor) : 0)
          expect(wantedPapers(papers, now, mayBegin)).toEqual([])
          expect(papers.every(({ totalMinor }) => totalMinor !== 0)).toBe(true)
        }
      }),
    )
  })
})

describe('taxes by their rates', () => {
  test('sum to the tax of the ledger, and lines to the price, for any offer in any currency', () => {
    let seen = 0
    fc.assert(
      fc.property(anyOffer, anyContext, (stay, moment) => {
        const result = quote(stay, input(), moment)
        if (!result.ok) return
        seen++
        const price = priceOf(result.quote)
        const shares = taxShares(result.quote)
        expect(sumOfTaxes(shares)).toBe(price.taxMinor)
        const ours = { ...result.quote, lines: result.quote.lines.filter(({ collectedBy }) => collectedBy === 'us') }
        const lines = sayLines(ours, 'en-GB')
        expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(price.totalMinor)
        for (const { rate, baseMinor, taxMinor } of shares) {
          if (!rate || baseMinor === null) continue
          const exact = (baseMinor * rate.numerator) / rate.denominator
          expect(Math.abs(exact - taxMinor)).toBeLessThanOrEqual(result.quote.lines.length + 1)
        }
      }),
      { numRuns: 300 },
    )
    expect(seen).toBeGreaterThan(20)
  })

  test('of parts that are taken back one after the other sum to those of the whole', () => {
    const share = fc.record({ label: fc.constant('Tax'), rate: fc.constant(null), baseMinor: fc.constant(null) })
    const shares = fc.array(fc.tuple(share, fc.integer({ min: 0, max: 500 })), { maxLength: 4 })
    fc.assert(
      fc.property(shares, fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 5 }), (some, parts) => {
        const whole = some.map(([each, taxMinor]) => ({ ...each, taxMinor }))
        let [leftMinor, credited] = [10_000, [] as (typeof whole)[]]
        for (const part of parts) {
          const left = sharesLeft(whole, credited)
          expect(left.every(({ taxMinor }) => taxMinor >= 0)).toBe(true)
          credited = [...credited, negated(sharesOfPart(left, part, leftMinor)) as typeof whole]
          leftMinor -= part
        }
        credited = [...credited, negated(sharesLeft(whole, credited)) as typeof whole]
        expect(sumOfTaxes(whole) + credited.reduce((sum, each) => sum + sumOfTaxes(each), 0)).toBe(0)
      }),
    )
  })
})
