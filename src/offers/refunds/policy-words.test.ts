// Policies in words: the same numbers as the refund, said with dates and hours.

import { describe, expect, test } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { context, day, input, nights, offer, tax } from '#tests/support/some-offer.ts'
import { sayDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { policyPreset, presetNames } from './policy-presets.ts'
import { sayPolicy, sayRefundSteps } from './policy-words.ts'
import { quotedSteps, refundSteps } from './refund-steps.ts'

function quoted(name: (typeof presetNames)[number], parts = {}) {
  const stay = offer({ policy: { id: 1, ...policyPreset(name) }, ...parts })
  const result = quote(stay, input({ nights: nights('2026-07-04', '2026-07-11') }), context())
  if (!result.ok) throw new Error('refused')
  return result.quote
}

const now = new Date('2026-05-01T12:00:00Z')
const written = (date: string) => sayDay(day(date), 'en-GB')
const saying = { timeZone: 'Europe/Lisbon', currency: currency('EUR'), locale: 'en-GB' }

describe('a policy without dates', () => {
  test.each(presetNames.map(name => [name] as const))(
    '%s has a sentence for each tier and one for the time after',
    name => {
      const policy = policyPreset(name)
      const sentences = sayPolicy(policy)
      expect(sentences.length).toBe(policy.tiers.length + 1 + (policy.grace ? 1 : 0))
      expect(sentences.every(sentence => sentence.endsWith('.'))).toBe(true)
    },
  )

  test('Firm', () => {
    expect(sayPolicy(policyPreset('Firm'))).toEqual([
      'Free cancellation until 30 days before check-in.',
      '50 % of the price of the nights back until 7 days before check-in.',
      'After that, the price of the nights is not given back.',
      'Within 24 hours of booking everything is given back, if check-in is at least 7 days away.',
    ])
  })

  test('shares that are no whole percent', () => {
    const tiers = [{ daysBefore: 1, atMinute: null, shares: { lodging: 3350, fee: 0, extra: 0 } }]
    expect(sayPolicy({ ...policyPreset('Strict'), tiers })[0]).toBe(
      '33.5 % of the price of the nights back until the day before check-in.',
    )
  })
})

describe('the dated steps of a price', () => {
  test('Firm for these nights, on the home’s clock', () => {
    const price = quoted('Firm')
    expect(sayRefundSteps(quotedSteps(price, now), 700_00, saying)).toEqual([
      `Free cancellation until ${written('2026-06-04')}, 16:00 (the home’s time).`,
      `€350 back until ${written('2026-06-27')}, 16:00 (the home’s time).`,
      'After that, nothing is given back.',
    ])
  })

  test('what has passed is not said; a policy that gives nothing says so', () => {
    const price = quoted('Firm')
    expect(quotedSteps(price, new Date('2026-06-20T12:00:00Z')).map(({ minor }) => minor)).toEqual([350_00, 0])
    expect(sayRefundSteps(quotedSteps(quoted('Non-refundable'), now), 700_00, saying)).toEqual([
      'If you cancel, nothing is given back.',
    ])
  })

  test('grace is a step of its own once booked', () => {
    const price = quoted('Limited')
    const terms = bookedTerms(price.refundTerms, new Date('2026-06-22T10:00:00Z'))
    const payments = [{ id: 'a', capturedMinor: 700_00, refundedMinor: 0, capturedAt: now }]
    expect(refundSteps(terms, price, payments, new Date('2026-06-22T10:00:00Z'))).toEqual([
      { until: new Date('2026-06-23T10:00:00Z'), minor: 700_00 },
      { until: new Date('2026-06-27T15:00:00Z'), minor: 350_00 },
      { until: null, minor: 0 },
    ])
  })

  test('tourist tax comes back until check-in although the nights do not', () => {
    const price = quoted('Strict', { taxes: [tax({ kind: 'per_guest_night', amountMinor: 2_00 })] })
    expect(sayRefundSteps(quotedSteps(price, new Date('2026-06-01T12:00:00Z')), 728_00, saying)).toEqual([
      `€28 back until ${written('2026-07-04')}, 16:00 (the home’s time).`,
      'After that, at most €24 is given back.',
    ])
  })
})
