// The box beside a home in words: the whole price first, or every reason against the input where it belongs.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { quote } from '#offers/quote/quote.ts'
import { context, fee, input, nights, offer, rule, taken } from '#tests/support/some-offer.ts'
import { describeQuote } from './describe-quote.server.ts'

const now = context().now
const say = (...parts: Parameters<typeof quote>) =>
  describeQuote(quote(...parts), { now, locale: 'en-GB', takesMoney: true })

describe('a price', () => {
  it('is the whole, with what a night comes to', () => {
    const view = say(offer({ fees: [fee()] }), input(), context())
    expect(view).toMatchObject({
      kind: 'priced',
      total: '€780',
      totalFor: sentence('quotes.totalFor', { nights: 7 }),
      perNight: sentence('quotes.aNight', { price: '€111' }),
      instant: true,
    })
  })

  it('comes with the dates until which one may cancel', () => {
    const full = { lodging: 10_000, fee: 10_000, extra: 10_000 }
    const policy = { ...offer().policy, tiers: [{ daysBefore: 5, atMinute: null, shares: full }] }
    const view = say(offer({ policy }), input(), context())
    if (view.kind !== 'priced') throw new Error('The wish was refused')
    const until = sentence('offers.moment', { day: 'Mon, 29 Jun 2026', hour: '16:00' })
    expect(view.cancelling[0]).toBe(sentence('offers.freeUntilMoment', { until }))
    expect(view.cancelling.at(-1)).toBe(sentence('offers.afterNothing'))
  })

  it('of a home that answers first is no instant booking', () => {
    const asks = offer({ bookingMode: { usual: 'request', overrides: [] } })
    expect(say(asks, input(), context())).toMatchObject({ kind: 'priced', instant: false })
  })

  it('of one night says so', () => {
    expect(say(offer(), input({ nights: nights('2026-07-04', '2026-07-05') }), context())).toMatchObject({
      totalFor: sentence('quotes.totalFor', { nights: 1 }),
    })
  })
})

describe('a refusal', () => {
  it('names every reason once, dates with dates and guests with guests', () => {
    const ruled = offer({ rules: [rule({ kind: 'min_arrival', nights: 10 })] })
    const party = { adults: 12, childAges: [], infants: 0, pets: 4, serviceAnimals: 0 }
    const view = say(ruled, input({ party }), context({ taken: [taken('2026-07-06', '2026-07-08')] }))
    expect(view).toEqual({
      kind: 'refused',
      dates: [
        sentence('offers.nightBooked', { night: 'Mon, 6 Jul 2026' }),
        sentence('offers.minimumArrival', { arrival: 'Sat, 4 Jul 2026', minimum: 10 }),
      ],
      party: [sentence('offers.tooManyGuests', { most: 10 }), sentence('offers.tooManyPets', { most: 1 })],
      plan: [],
      coupon: [],
      extras: [],
      other: [],
    })
  })

  it('of a home that is not for sale stands above the form', () => {
    expect(say(offer({ open: false }), input(), context())).toMatchObject({
      kind: 'refused',
      other: [sentence('offers.notOffered')],
    })
  })
})
