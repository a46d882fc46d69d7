// Every verdict has a calm sentence, with days and hours as the home has them.

import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { day } from '#tests/support/some-offer.ts'
import { sayDay } from '#values/calendar-day.ts'
import { type Verdict, verdictField } from './verdict.ts'
import { sayMinute, sayVerdict } from './verdict-words.ts'

const deadline = { at: '2026-07-03T15:00:00.000Z', timeZone: 'Europe/Lisbon' }
const night = day('2026-07-04')
// Whether a comma follows the weekday is for the runtime's locale to say.
const saturday = sayDay(night, 'en-GB')
const friday = sayDay(day('2026-07-03'), 'en-GB')

// What says when something closed, on the home's clock.
const closing = sentence('offers.moment', { day: friday, hour: '16:00' })

const said: readonly (readonly [Verdict, string])[] = [
  [{ reason: 'not-offered' }, sentence('offers.notOffered')],
  [{ reason: 'nights-malformed', nights: 0, longest: 365 }, sentence('offers.checkOutFirst')],
  [{ reason: 'nights-malformed', nights: 400, longest: 365 }, sentence('offers.tooManyNights', { longest: 365 })],
  [{ reason: 'in-past', today: night }, sentence('offers.inPast')],
  [{ reason: 'beyond-window', lastCheckOut: night }, sentence('offers.beyondWindow', { day: saturday })],
  [{ reason: 'lead-time', hours: 24, deadline }, sentence('offers.leadTime', { hours: 24, deadline: closing })],
  [{ reason: 'cut-off', minute: 960, deadline }, sentence('offers.cutOff', { deadline: closing })],
  [{ reason: 'night-closed', night }, sentence('offers.nightClosed', { night: saturday })],
  [{ reason: 'no-price', night }, sentence('offers.noPrice', { night: saturday })],
  [{ reason: 'nights-taken', night, kind: 'booking' }, sentence('offers.nightBooked', { night: saturday })],
  [{ reason: 'nights-taken', night, kind: 'external' }, sentence('offers.nightBooked', { night: saturday })],
  [{ reason: 'nights-taken', night, kind: 'block' }, sentence('offers.nightBlocked', { night: saturday })],
  [{ reason: 'nights-taken', night, kind: 'hold' }, sentence('offers.nightHeld', { night: saturday })],
  [{ reason: 'nights-taken', night, kind: 'unpaid' }, sentence('offers.nightUnpaid', { night: saturday })],
  [{ reason: 'turnover', nights: 1, side: 'before' }, sentence('offers.turnoverBefore', { nights: 1 })],
  [{ reason: 'turnover', nights: 2, side: 'after' }, sentence('offers.turnoverAfter', { nights: 2 })],
  [
    { reason: 'minimum-arrival', minimum: 3, arrival: night },
    sentence('offers.minimumArrival', { arrival: saturday, minimum: 3 }),
  ],
  [
    { reason: 'minimum-through', minimum: 5, night },
    sentence('offers.minimumThrough', { night: saturday, minimum: 5 }),
  ],
  [{ reason: 'maximum-stay', maximum: 14 }, sentence('offers.maximumStay', { maximum: 14 })],
  [
    { reason: 'length-not-allowed', lengths: [7, 3, 4] },
    sentence('offers.lengths', { lengths: '3, 4 or 7', longest: 7 }),
  ],
  [{ reason: 'length-not-allowed', lengths: [1] }, sentence('offers.lengths', { lengths: '1', longest: 1 })],
  [{ reason: 'closed-to-arrival', day: night }, sentence('offers.closedToArrival', { day: saturday })],
  [{ reason: 'closed-to-departure', day: night }, sentence('offers.closedToDeparture', { day: saturday })],
  [{ reason: 'party-malformed' }, sentence('offers.partyMalformed')],
  [{ reason: 'no-adult' }, sentence('offers.noAdult')],
  [{ reason: 'too-many-guests', most: 4 }, sentence('offers.tooManyGuests', { most: 4 })],
  [{ reason: 'too-many-adults', most: 1 }, sentence('offers.tooManyAdults', { most: 1 })],
  [{ reason: 'no-pets' }, sentence('offers.noPets')],
  [{ reason: 'too-many-pets', most: 1 }, sentence('offers.tooManyPets', { most: 1 })],
  [{ reason: 'plan-unknown' }, sentence('offers.planUnknown')],
  [{ reason: 'coupon-unknown' }, sentence('offers.couponUnknown')],
  [{ reason: 'coupon-not-now' }, sentence('offers.couponNotNow')],
  [{ reason: 'coupon-not-for-these-nights' }, sentence('offers.couponNotForTheseNights')],
  [{ reason: 'coupon-needs-nights', minimum: 7 }, sentence('offers.couponNeedsNights', { minimum: 7 })],
  [{ reason: 'coupon-used-up' }, sentence('offers.couponUsedUp')],
  [{ reason: 'extra-unknown', feeId: 1 }, sentence('offers.extraUnknown')],
  [
    { reason: 'extra-too-many', feeId: 1, name: 'Cot', most: 2 },
    sentence('offers.extraTooMany', { name: 'Cot', most: 2 }),
  ],
  [
    { reason: 'extra-too-many', feeId: 1, name: 'Cot', most: 1 },
    sentence('offers.extraTooMany', { name: 'Cot', most: 1 }),
  ],
]

describe('sentences', () => {
  test.each(said)('%o', (verdict, words) => {
    expect(sayVerdict(verdict, 'en-GB')).toBe(words)
  })

  test('every reason is tried here, is calm and stands beside a field', () => {
    expect(new Set(said.map(([{ reason }]) => reason))).toEqual(new Set(Object.keys(verdictField)))
    for (const [, words] of said) expect(words).toMatch(/^[A-Z“][^!]*\.$/)
  })
})

test('a minute of the day reads as a clock', () => {
  expect([0, 599, 960, 1439].map(sayMinute)).toEqual(['00:00', '09:59', '16:00', '23:59'])
})
