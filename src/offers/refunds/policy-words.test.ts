// Policies in words: the same numbers as the refund, said with dates and hours.

import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
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
const checkInTime = (date: string) => sentence('offers.moment', { day: sayDay(day(date), 'en-GB'), hour: '16:00' })
const saying = { timeZone: 'Europe/Lisbon', currency: currency('EUR'), locale: 'en-GB' }

describe('a policy without dates', () => {
  test.each(presetNames.map(name => [name] as const))(
    '%s has a sentence for each tier and one for the time after',
    name => {
      const policy = policyPreset(name)
      const sentences = sayPolicy(policy)
      expect(sentences.length).toBe(policy.tiers.length + 1 + (policy.grace ? 1 : 0))
      expect(sentences.every(words => words.endsWith('.'))).toBe(true)
    },
  )

  test('Firm', () => {
    expect(sayPolicy(policyPreset('Firm'))).toEqual([
      sentence('offers.freeUntil', { days: 30 }),
      sentence('offers.shareUntil', { share: '50%', days: 7 }),
      sentence('offers.nothingBackAfter'),
      sentence('offers.grace', { hours: 24, days: 7 }),
    ])
  })

  test('shares that are no whole percent', () => {
    const tiers = [{ daysBefore: 1, atMinute: null, shares: { lodging: 3350, fee: 0, extra: 0 } }]
    expect(sayPolicy({ ...policyPreset('Strict'), tiers })[0]).toBe(
      sentence('offers.shareUntil', { share: '33.5%', days: 1 }),
    )
  })
})

describe('the dated steps of a price', () => {
  test('Firm for these nights, on the home’s clock', () => {
    const price = quoted('Firm')
    expect(sayRefundSteps(quotedSteps(price, now), 700_00, saying)).toEqual([
      sentence('offers.freeUntilMoment', { until: checkInTime('2026-06-04') }),
      sentence('offers.sumUntil', { sum: '€350', until: checkInTime('2026-06-27') }),
      sentence('offers.afterNothing'),
    ])
  })

  test('what has passed is not said; a policy that gives nothing says so', () => {
    const price = quoted('Firm')
    expect(quotedSteps(price, new Date('2026-06-20T12:00:00Z')).map(({ minor }) => minor)).toEqual([350_00, 0])
    expect(sayRefundSteps(quotedSteps(quoted('Non-refundable'), now), 700_00, saying)).toEqual([
      sentence('offers.cancelledNothing'),
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
      sentence('offers.sumUntil', { sum: '€28', until: checkInTime('2026-07-04') }),
      sentence('offers.afterAtMost', { sum: '€24' }),
    ])
  })
})
