// Prices that were agreed on in words, tried on arbitrary offers: they add up, keep the computed lines, and go along with a change.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreedIn } from '#offers/prices/agreed-lines.ts'
import { quote } from '#offers/quote/quote.ts'
import { refund } from '#offers/refunds/refund.ts'
import { agreedKey } from '#offers/terms/agreed-price.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { bookableCase, patience, runs } from '#tests/support/any-offer.ts'
import { context, fee, input, nights, offer, tax } from '#tests/support/some-offer.ts'

const amounts = fc.array(fc.oneof(fc.constantFrom(0, 1, 99), fc.integer({ min: 0, max: 900_00 })), { minLength: 1 })

test('whatever is agreed for the parts, the lines add up, and what was computed stands beside it', patience, () => {
  let differing = 0
  fc.assert(
    fc.property(bookableCase, amounts, ({ offer: all, input: asked, context: free }, minors) => {
      const computed = quote(all, asked, free)
      if (!computed.ok) return
      const parts = priceParts(computed.quote.lines).map(({ key, amountMinor }, at) => {
        return { key, ofMinor: amountMinor, minor: minors[at % minors.length]! }
      })
      const agreed = quote(all, asked, { ...free, agreed: { reason: 'Regular guest', parts } })
      if (!agreed.ok) throw new Error('A price cannot be refused for being agreed')
      const { lines, totalMinor } = agreed.quote
      expect(sumOf(lines)).toBe(totalMinor)
      const before = (kept: typeof lines) =>
        kept.filter(({ kind, ruleId }) => kind !== 'tax' && agreedKey(ruleId) === undefined)
      const facts = before(lines).map(({ inclusiveTaxMinor: _, ...line }) => line)
      expect(facts).toEqual(before(computed.quote.lines).map(({ inclusiveTaxMinor: _, ...line }) => line))
      for (const { key, minor } of parts) {
        expect(priceParts(lines).find(part => part.key === key)?.amountMinor).toBe(minor)
      }
      const known = agreedIn(lines)
      if (known) differing++
      // Read out of the stored lines and applied again, it is the same price.
      expect(quote(all, asked, { ...free, agreed: known })).toEqual(agreed)
      // Cancelling gives back no more than was paid, and keeps the rest.
      const paid = [{ id: 'a', capturedMinor: totalMinor, refundedMinor: 0, capturedAt: free.now }]
      const ended = refund(bookedTerms(agreed.quote.refundTerms, free.now), agreed.quote, paid, free.now, 'guest')
      expect(ended.refundMinor + Math.min(totalMinor, ended.keptMinor)).toBe(totalMinor)
      expect(ended.refundMinor).toBeGreaterThanOrEqual(0)
    }),
    runs,
  )
  expect(differing).toBeGreaterThan(100)
})

test('taxes follow the agreed amount, and a fee keeps its own rule about cancelling', () => {
  const all = offer({
    fees: [fee({ id: 4, amount: 80_00 })],
    taxes: [tax({ rate: { numerator: 10, denominator: 100 } })],
  })
  const asked = input({ nights: nights('2026-07-04', '2026-07-08') })
  const parts = [{ key: 'lodging', ofMinor: 400_00, minor: 300_00 }]
  const agreed = quote(all, asked, context({ agreed: { reason: 'Regular guest', parts } }))
  if (!agreed.ok) throw new Error(JSON.stringify(agreed.verdicts))
  const taxMinor = agreed.quote.lines.find(({ kind }) => kind === 'tax')!.amountMinor
  expect([taxMinor, agreed.quote.totalMinor]).toEqual([30_00, 300_00 + 80_00 + 30_00])
})

test('a change of the visit keeps the share that was agreed', () => {
  const all = offer()
  const price = (checkOut: string, agreed: Parameters<typeof context>[0] = {}) => {
    const result = quote(all, input({ nights: nights('2026-07-04', checkOut) }), context(agreed))
    if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
    return result.quote
  }
  const parts = [{ key: 'lodging', ofMinor: price('2026-07-08').totalMinor, minor: 300_00 }]
  const before = price('2026-07-08', { agreed: { reason: 'Regular guest', parts } })
  expect(before.totalMinor).toBe(300_00)
  const shorter = price('2026-07-06', { agreed: agreedIn(before.lines) })
  expect(shorter.totalMinor).toBe(150_00)
})
