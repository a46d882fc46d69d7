// The "from" price: the cheapest shortest visit in the next ninety days, all in.

import { expect, test } from 'vitest'
import { twoAdults } from '#offers/terms/party.ts'
import { basePlan, context, day, fee, offer, override, rule, season, taken, tax } from '#tests/support/some-offer.ts'
import { fromPrice } from './from-price.ts'

test('it is the total of the shortest visit, with fees and taxes', () => {
  const stay = offer({ rules: [rule({ kind: 'min_arrival', nights: 3 })], fees: [fee()], taxes: [tax()] })
  const price = fromPrice(stay, twoAdults, context())
  expect(price).toEqual({
    total: { minor: 300_00 + 80_00 + 30_00, currency: 'EUR' },
    nights: { checkIn: day('2026-05-01'), checkOut: day('2026-05-04') },
  })
})

test('the cheapest arrival is found, the earliest of equals, and only within ninety days', () => {
  const cheap = (from: string, until: string) => season(from, until, { price: { kind: 'nightly', minor: 60_00 } })
  const june = offer({ plans: [basePlan({ seasons: [cheap('2026-06-10', '2026-06-20')] })] })
  expect(fromPrice(june, twoAdults, context())).toMatchObject({
    total: { minor: 60_00 },
    nights: { checkIn: day('2026-06-10') },
  })
  const july = offer({ plans: [basePlan({ seasons: [cheap('2026-07-30', '2026-08-20')] })] })
  expect(fromPrice(july, twoAdults, context())).toMatchObject({ total: { minor: 100_00 } })
})

test('taken nights and rules are kept', () => {
  const stay = offer({
    overrides: [override('2026-05-03', { nightlyMinor: 10_00 }), override('2026-05-09', { nightlyMinor: 30_00 })],
  })
  const gone = { taken: [taken('2026-05-01', '2026-05-05')] }
  expect(fromPrice(stay, twoAdults, context(gone))).toMatchObject({ total: { minor: 30_00 } })
})

test('a party that finds no room, or a home that is full, has no price', () => {
  expect(fromPrice(offer(), { ...twoAdults, adults: 11 }, context())).toBeUndefined()
  expect(fromPrice(offer(), twoAdults, context({ taken: [taken('2026-04-01', '2026-12-01')] }))).toBeUndefined()
})
