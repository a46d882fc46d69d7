// Tests of the promise about cancelling as people read it: dated, in the home's time, for the whole price.

import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { fee, noRefund } from '#tests/support/some-offer.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { policyPreset } from './policy-presets.ts'
import { sayRefundPromise, scheduleOf } from './refund-promise.ts'

const now = new Date('2026-05-01T11:00:00Z')
const moderate: CancellationPolicy = { id: 2, ...policyPreset('Moderate'), grace: null }
const atFour = (day: string) => sentence('offers.moment', { day, hour: '16:00' })

test('a policy of tiers says until when how much comes back', () => {
  const quote = someQuote({ policy: moderate })
  expect(sayRefundPromise(quote.refundTerms, quote, now, 'en-GB')).toEqual([
    sentence('offers.freeUntilMoment', { until: atFour('Mon, 29 Jun 2026') }),
    sentence('offers.sumUntil', { sum: '€350', until: atFour('Sat, 4 Jul 2026') }),
    sentence('offers.afterNothing'),
  ])
})

test('tiers whose time has passed are not promised any more', () => {
  const quote = someQuote({ policy: moderate })
  const late = sayRefundPromise(quote.refundTerms, quote, new Date('2026-07-01T12:00:00Z'), 'en-GB')
  expect(late).toHaveLength(2)
  expect(late[0]).toBe(sentence('offers.sumUntil', { sum: '€350', until: atFour('Sat, 4 Jul 2026') }))
})

test('without any refund it says so at once', () => {
  const quote = someQuote({ policy: noRefund })
  expect(sayRefundPromise(quote.refundTerms, quote, now, 'en-GB')).toEqual([sentence('offers.cancelledNothing')])
})

test('a cleaning that nobody needs comes back even then', () => {
  const quote = someQuote({ policy: noRefund, fees: [fee()] })
  const [first, last] = sayRefundPromise(quote.refundTerms, quote, now, 'en-GB')
  expect(first).toBe(sentence('offers.sumUntil', { sum: '€80', until: atFour('Sat, 4 Jul 2026') }))
  expect(last).toBe(sentence('offers.afterNothing'))
})

test('the time of grace is promised from the booking on', () => {
  const policy: CancellationPolicy = { id: 3, ...policyPreset('Firm') }
  const quote = someQuote({ policy }, { nights: someQuote().nights })
  const booked = bookedTerms(quote.refundTerms, new Date('2026-06-20T10:00:00Z'))
  const [grace] = sayRefundPromise(booked, quote, new Date('2026-06-20T10:00:00Z'), 'en-GB')
  expect(grace).toBe(
    sentence('offers.freeUntilMoment', {
      until: sentence('offers.moment', { day: 'Sun, 21 Jun 2026', hour: '11:00' }),
    }),
  )
})

const prepaid: StayOffer['paymentTerms'] = {
  ...{ id: 1, name: 'A third first' },
  instalments: [
    { shareBasisPoints: 3000, daysBefore: null },
    { shareBasisPoints: 7000, daysBefore: 30 },
  ],
}

test('whoever pays in parts is told what holds before the whole is paid, and once it is, no more of that', () => {
  const quote = someQuote({ policy: moderate, paymentTerms: prepaid })
  const say = (at: Date) => sayRefundPromise(quote.refundTerms, quote, at, 'en-GB', quote.schedule)
  expect(say(now)).toHaveLength(4)
  expect(say(now)[3]).toBe(sentence('offers.restWaived'))
  expect(say(new Date('2026-06-20T12:00:00Z'))).toHaveLength(3)
  const charging = { ...quote.refundTerms, policy: { ...moderate, unpaidBalance: 'charged' as const } }
  expect(sayRefundPromise(charging, quote, now, 'en-GB', quote.schedule)[3]).toBe(sentence('offers.restCharged'))
})

test('whoever pays at the home is promised nothing back of what is not paid: cancelling costs nothing, or what is said', () => {
  const quote = someQuote({ policy: moderate })
  const atHome = scheduleOf(quote, false)
  expect(sayRefundPromise(quote.refundTerms, quote, now, 'en-GB', atHome)).toEqual([sentence('offers.nothingPaid')])
  const charging = { ...quote.refundTerms, policy: { ...moderate, unpaidBalance: 'charged' as const } }
  expect(sayRefundPromise(charging, quote, now, 'en-GB', atHome)).toEqual([
    sentence('offers.freeUntilMoment', { until: atFour('Mon, 29 Jun 2026') }),
    sentence('offers.dueUntil', { until: atFour('Sat, 4 Jul 2026'), sum: '€350' }),
    sentence('offers.afterDue', { sum: '€700' }),
  ])
  expect(scheduleOf(quote, true)).toBe(quote.schedule)
})
