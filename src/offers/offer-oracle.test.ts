// The engine against the slow and obvious evaluator: the same verdicts, the same amounts of every rule.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuoteResult, quote } from '#offers/quote/quote.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import {
  anyCase,
  bookableCase,
  byAge,
  type Case,
  changeCase,
  gapCase,
  patience,
  runs,
} from '#tests/support/any-offer.ts'
import { type NaiveAnswer, naiveOffer } from '#tests/support/naive-offer.ts'

/** A verdict as the naive evaluator writes it: the reason and what it found. */
function written(verdict: Verdict): string {
  switch (verdict.reason) {
    case 'nights-malformed':
      return `${verdict.reason} ${verdict.nights}`
    case 'in-past':
      return `${verdict.reason} ${verdict.today}`
    case 'beyond-window':
      return `${verdict.reason} ${verdict.lastCheckOut}`
    case 'lead-time':
      return `${verdict.reason} ${verdict.hours}`
    case 'cut-off':
      return `${verdict.reason} ${Date.parse(verdict.deadline.at)}`
    case 'night-closed':
    case 'no-price':
      return `${verdict.reason} ${verdict.night}`
    case 'nights-taken':
      return `${verdict.reason} ${verdict.night} ${verdict.kind}`
    case 'turnover':
      return `${verdict.reason} ${verdict.side} ${verdict.nights}`
    case 'minimum-arrival':
    case 'minimum-through':
    case 'coupon-needs-nights':
      return `${verdict.reason} ${verdict.minimum}`
    case 'maximum-stay':
      return `${verdict.reason} ${verdict.maximum}`
    case 'length-not-allowed':
      return `${verdict.reason} ${verdict.lengths.join()}`
    case 'closed-to-arrival':
    case 'closed-to-departure':
      return `${verdict.reason} ${verdict.day}`
    case 'too-many-guests':
    case 'too-many-adults':
    case 'too-many-pets':
      return `${verdict.reason} ${verdict.most}`
    case 'extra-unknown':
    case 'extra-too-many':
      return `${verdict.reason} ${verdict.feeId}`
    default:
      return verdict.reason
  }
}

function asNaive(result: QuoteResult): NaiveAnswer {
  if (!result.ok) {
    const verdicts = result.verdicts.map(written).sort()
    return { verdicts, amounts: new Map(), included: new Map(), total: 0, atProperty: 0 }
  }
  const amounts = new Map<string, number>()
  const included = new Map<string, number>()
  for (const { kind, ruleId, amountMinor, inclusiveTaxMinor } of result.quote.lines) {
    const key = kind === 'night' || kind === 'extra_guest' ? kind : `${kind} ${ruleId}`
    if (amountMinor !== 0) amounts.set(key, (amounts.get(key) ?? 0) + amountMinor)
    if (kind === 'tax' && inclusiveTaxMinor !== 0) included.set(key, (included.get(key) ?? 0) + inclusiveTaxMinor)
  }
  const { totalMinor: total, dueAtPropertyMinor: atProperty } = result.quote
  return { verdicts: [], amounts, included, total, atProperty }
}

function agrees({ offer, input, context }: Case): void {
  expect(asNaive(quote(offer, input, context))).toEqual(naiveOffer(offer, input, context))
}

test('the engine gives the verdicts of the naive evaluator', patience, () => {
  fc.assert(fc.property(anyCase, agrees), runs)
})

test('the engine gives the amounts of the naive evaluator', patience, () => {
  fc.assert(fc.property(bookableCase, agrees), runs)
})

test('the engine agrees with the naive evaluator about homes that say themselves what children pay', patience, () => {
  fc.assert(
    fc.property(
      byAge(fc.oneof(anyCase, { weight: 3, arbitrary: bookableCase })),
      ({ offer, entered, input, context }) => {
        expect(asNaive(quote(offer, input, context))).toEqual(naiveOffer(entered, input, context))
      },
    ),
    runs,
  )
})

test('the engine agrees with the naive evaluator about gaps, their edges and their discounts', patience, () => {
  fc.assert(fc.property(gapCase, agrees), runs)
})

test('the engine agrees with the naive evaluator about what still binds a visit that is agreed', patience, () => {
  fc.assert(fc.property(changeCase, agrees), runs)
})

test('the cases tried are worth trying: most prices are met, and every reason is seen', () => {
  const count = 2000
  const priced = fc.sample(bookableCase, count).filter(({ offer, input, context }) => quote(offer, input, context).ok)
  expect(priced.length / count).toBeGreaterThan(0.6)
  const filled = fc.sample(gapCase, count).filter(({ offer, input, context }) => {
    const result = quote(offer, input, context)
    return result.ok && result.quote.lines.some(({ ruleId }) => ruleId.startsWith('rule:'))
  })
  expect(filled.length / count).toBeGreaterThan(0.02)
  const reasons = new Set<string>()
  for (const { offer, input, context } of fc.sample(anyCase, count)) {
    const result = quote(offer, input, context)
    if (!result.ok) for (const { reason } of result.verdicts) reasons.add(reason)
  }
  expect([...reasons].sort()).toEqual(
    expect.arrayContaining(['minimum-arrival', 'turnover', 'cut-off', 'coupon-used-up']),
  )
})
