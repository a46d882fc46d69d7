// Tests of the small pieces around the checkout: addresses, the countdown's words, the form that cancels, the terms.

import { describe, expect, test } from 'vitest'
import { bookingReference } from '#bookings/words/booking-reference.server.ts'
import { homeAddress, reserveAddress, reservedIn } from '#bookings/words/home-address.ts'
import { cancelInput } from '#cancellations/cancel-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { parseQuoteInput } from '#quotes/quote-input.ts'
import { day, nights } from '#tests/support/some-offer.ts'
import { parseFormInput } from '#values/form-input.ts'
import { sayKept } from './hold-countdown.tsx'

test('the way back to a home carries the visit so that its page reads it again', () => {
  const visit = nights('2030-07-04', '2030-07-11')
  const party = { ...twoAdults, childAges: [3, 7], infants: 1, pets: 1 }
  const asked = { nights: visit, party, couponCode: 'SUN', extras: [{ feeId: 4, quantity: 2 }], ratePlanId: 9 }
  const address = new URL(homeAddress('harbour-loft', asked), 'https://casita.example')
  expect(address.pathname).toBe('/stays/harbour-loft')
  const read = parseQuoteInput(address.searchParams, day('2030-05-01'))
  expect(read.input).toEqual(asked)
  expect(read.faults).toEqual({})
})

test('the total beside the button goes along in the address, and nothing else counts as one', () => {
  const { pathname, searchParams } = new URL(reserveAddress('harbour-loft', 350_00), 'https://casita.example')
  expect([pathname, reservedIn(searchParams)]).toEqual(['/stays/harbour-loft/book', { total: 350_00 }])
  for (const total of ['', '-1', '1.5', '1e3', '9'.repeat(16)]) {
    expect(reservedIn(new URLSearchParams({ total, moves: total }))).toEqual({})
  }
})

test('the time left is said in whole minutes, with the guest’s own clock once it is known, and in the end by the second', () => {
  const hour = '13:45'
  expect(sayKept(900, undefined)).toBe(sentence('checkout.kept', { minutes: 15 }))
  expect(sayKept(899, hour)).toBe(sentence('checkout.keptOnClock', { minutes: 14, hour }))
  expect(sayKept(120, hour)).toBe(sentence('checkout.keptOnClock', { minutes: 2, hour }))
  expect(sayKept(119, hour)).toBe(sentence('checkout.keptClock', { clock: '1:59' }))
  expect(sayKept(9, undefined)).toBe(sentence('checkout.keptClock', { clock: '0:09' }))
})

describe('the form that cancels', () => {
  const parse = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return parseFormInput(cancelInput, form, { refundMinor: 'refund', chargedMinor: 'charged' }).input
  }
  const good = { version: '2', refund: '12345', charged: '0' }

  test('is read whole', () => {
    expect(parse(good)).toEqual({ version: 2, refundMinor: 12_345, chargedMinor: 0 })
  })

  test.each([
    { version: '' },
    { version: '-1' },
    { version: '1e3' },
    { refund: '1.5' },
    { refund: '9'.repeat(20) },
    { charged: 'none' },
  ])('is nothing with %j', change => {
    expect(parse({ ...good, ...change })).toBeUndefined()
  })
})

test('I16 a reference has 40 random bits, without letters that are misread', () => {
  const references = Array.from({ length: 2000 }, bookingReference)
  expect(new Set(references).size).toBe(2000)
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  const letters = new Set(references.join(''))
  expect(letters.size).toBe(32)
})
