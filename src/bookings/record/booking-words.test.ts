// Tests of the words for a booking: parties, nights, days, steps, and a name for every state.

import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { day, nights } from '#tests/support/some-offer.ts'
import { bookingStates, transitions } from './booking.ts'
import { sayInstant, sayLongDay, sayNightCount, sayNights, sayParty, sayState, sayStep } from './booking-words.ts'

const locale = 'en-GB'

describe('a party', () => {
  test.each([
    [{}, sentence('bookings.adults', { adults: 2 })],
    [{ adults: 1 }, '1 adult'],
    [{ childAges: [3] }, '2 adults and 1 child'],
    [{ childAges: [3, 7], infants: 1 }, '2 adults, 2 children and 1 infant'],
    [{ pets: 2, serviceAnimals: 1 }, '2 adults, 2 pets and 1 service animal'],
  ])('%j', (parts, words) => {
    expect(sayParty({ ...twoAdults, ...parts }, locale)).toBe(words)
  })
})

describe('nights', () => {
  test('are counted, the single one too', () => {
    expect(sayNightCount(nights('2030-07-01', '2030-07-02'))).toBe('1 night')
    expect(sayNightCount(nights('2030-07-01', '2030-07-08'))).toBe('7 nights')
  })

  test('are written as short as their days allow', () => {
    const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
    expect(plain(sayNights(nights('2030-07-14', '2030-07-21'), locale))).toMatch(/^14 ?– ?21 Jul 2030$/)
    expect(plain(sayNights(nights('2030-12-30', '2031-01-02'), locale))).toMatch(/^30 Dec 2030 ?– ?2 Jan 2031$/)
  })

  test('days are the calendar’s own, whatever the zone of the process', () => {
    expect(sayLongDay(day('2030-03-31'), locale)).toBe('Sunday, 31 March 2030')
    expect(sayLongDay(day('2032-02-29'), locale)).toBe('Sunday, 29 February 2032')
  })
})

test('an instant is said on the clock of the home', () => {
  const at = new Date('2030-07-01T23:30:00Z')
  expect(sayInstant(at, 'Pacific/Auckland', locale)).toContain('2 Jul 2030')
  expect(sayInstant(at, 'Pacific/Honolulu', locale)).toContain('1 Jul 2030')
})

test('every state has a name of its own, and every step is a sentence', () => {
  expect(new Set(bookingStates.map(state => sayState(state))).size).toBe(bookingStates.length)
  expect(new Set(bookingStates.map(state => sayState(state, true))).size).toBe(bookingStates.length)
  for (const step of transitions) expect(sayStep(step)).toMatch(/^[A-Z].+\.$/)
  expect(sayStep({ command: 'submit', to: 'confirmed' })).toBe(sentence('bookings.didConfirm'))
})

test('the people of the homes are told of guests, not of themselves', () => {
  const toGuests = /\byou\b/i
  expect(bookingStates.filter(state => toGuests.test(sayState(state))).length).toBeGreaterThan(0)
  expect(bookingStates.filter(state => toGuests.test(sayState(state, true)))).toEqual([])
})
