// Tests of the promise about cancelling as people read it: dated, in the home's time, for the whole price.

import { expect, test } from 'vitest'
import { bookedTerms } from '#offers/refund-terms.ts'
import type { CancellationPolicy } from '#offers/refunds/cancellation-policy.ts'
import { policyPreset } from '#offers/refunds/policy-presets.ts'
import { fee, noRefund } from '#tests/support/some-offer.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { sayRefundPromise } from './refund-promise.ts'

const now = new Date('2026-05-01T11:00:00Z')
const moderate: CancellationPolicy = { id: 2, ...policyPreset('Moderate'), grace: null }

test('a policy of tiers says until when how much comes back', () => {
  const quote = someQuote({ policy: moderate })
  expect(sayRefundPromise(quote.refundTerms, quote, now, 'en-GB')).toEqual([
    expect.stringMatching(/^Free cancellation until Mon, 29 Jun 2026,? (at )?16:00 \(the home’s time\)\.$/),
    expect.stringMatching(/^€350\.00 back until Sat, 4 Jul 2026,? (at )?16:00 \(the home’s time\)\.$/),
    'After that, nothing is given back.',
  ])
})

test('tiers whose time has passed are not promised any more', () => {
  const quote = someQuote({ policy: moderate })
  const late = sayRefundPromise(quote.refundTerms, quote, new Date('2026-07-01T12:00:00Z'), 'en-GB')
  expect(late).toHaveLength(2)
  expect(late[0]).toMatch(/^€350\.00 back until/)
})

test('without any refund it says so at once', () => {
  const quote = someQuote({ policy: noRefund })
  expect(sayRefundPromise(quote.refundTerms, quote, now, 'en-GB')).toEqual(['If you cancel, nothing is given back.'])
})

test('a cleaning that nobody needs comes back even then', () => {
  const quote = someQuote({ policy: noRefund, fees: [fee()] })
  const [first, last] = sayRefundPromise(quote.refundTerms, quote, now, 'en-GB')
  expect(first).toMatch(/^€80\.00 back until Sat, 4 Jul 2026/)
  expect(last).toBe('After that, nothing is given back.')
})

test('the time of grace is promised from the booking on', () => {
  const policy: CancellationPolicy = { id: 3, ...policyPreset('Firm') }
  const quote = someQuote({ policy }, { nights: someQuote().nights })
  const booked = bookedTerms(quote.refundTerms, new Date('2026-06-20T10:00:00Z'))
  const [grace] = sayRefundPromise(booked, quote, new Date('2026-06-20T10:00:00Z'), 'en-GB')
  expect(grace).toMatch(/^Free cancellation until Sun, 21 Jun 2026,? (at )?11:00/)
})
