// Every verdict has a calm sentence, with days and hours as the home has them.

import { describe, expect, test } from 'vitest'
import { day } from '#tests/support/some-offer.ts'
import { sayDay } from '#values/calendar-day.ts'
import { type Verdict, verdictField } from './verdict.ts'
import { sayMinute, sayVerdict } from './verdict-words.ts'

const deadline = { at: '2026-07-03T15:00:00.000Z', timeZone: 'Europe/Lisbon' }
const night = day('2026-07-04')
// Whether a comma follows the weekday is for the runtime's locale to say.
const saturday = sayDay(night, 'en-GB')
const friday = sayDay(day('2026-07-03'), 'en-GB')

const said: readonly (readonly [Verdict, string])[] = [
  [{ reason: 'not-offered' }, 'This home is not open for bookings at the moment.'],
  [{ reason: 'nights-malformed', nights: 0, longest: 365 }, 'Please choose a check-out day after the check-in day.'],
  [{ reason: 'nights-malformed', nights: 400, longest: 365 }, 'A visit can have at most 365 nights.'],
  [{ reason: 'in-past', today: night }, 'The check-in day has passed. Please choose a later one.'],
  [{ reason: 'beyond-window', lastCheckOut: night }, `Bookings are open for stays up to ${saturday}.`],
  [
    { reason: 'lead-time', hours: 24, deadline },
    `This arrival must be booked at least 24 hours ahead, by ${friday}, 16:00 (the home’s time).`,
  ],
  [
    { reason: 'cut-off', minute: 960, deadline },
    `Bookings for this arrival closed on ${friday}, 16:00 (the home’s time).`,
  ],
  [{ reason: 'night-closed', night }, `The home is closed on the night of ${saturday}.`],
  [{ reason: 'no-price', night }, `The night of ${saturday} has no price yet.`],
  [{ reason: 'nights-taken', night, kind: 'booking' }, `The night of ${saturday} is booked.`],
  [{ reason: 'nights-taken', night, kind: 'external' }, `The night of ${saturday} is booked.`],
  [{ reason: 'nights-taken', night, kind: 'block' }, `The night of ${saturday} is not available.`],
  [{ reason: 'nights-taken', night, kind: 'hold' }, `Somebody is booking the night of ${saturday} right now.`],
  [
    { reason: 'nights-taken', night, kind: 'unpaid' },
    `You have the night of ${saturday} in a booking that waits for its payment.`,
  ],
  [
    { reason: 'turnover', nights: 1, side: 'before' },
    'The home needs 1 night between the visit before and this check-in.',
  ],
  [
    { reason: 'turnover', nights: 2, side: 'after' },
    'The home needs 2 nights between this check-out and the next visit.',
  ],
  [
    { reason: 'minimum-arrival', minimum: 3, arrival: night },
    `A visit that starts on ${saturday} has at least 3 nights.`,
  ],
  [{ reason: 'minimum-through', minimum: 5, night }, `A visit over the night of ${saturday} has at least 5 nights.`],
  [{ reason: 'maximum-stay', maximum: 14 }, 'A visit that starts on this day has at most 14 nights.'],
  [{ reason: 'length-not-allowed', lengths: [7, 3, 4] }, 'Visits that start on this day have 3, 4 or 7 nights.'],
  [{ reason: 'length-not-allowed', lengths: [1] }, 'Visits that start on this day have 1 night.'],
  [{ reason: 'closed-to-arrival', day: night }, `Check-in is not possible on ${saturday}.`],
  [{ reason: 'closed-to-departure', day: night }, `Check-out is not possible on ${saturday}.`],
  [{ reason: 'party-malformed' }, 'Please give whole numbers of guests, and ages from 0 to 17 for children.'],
  [{ reason: 'no-adult' }, 'At least one adult must come along.'],
  [{ reason: 'too-many-guests', most: 4 }, 'The home has room for 4 guests.'],
  [{ reason: 'too-many-adults', most: 1 }, 'The home takes at most 1 adult.'],
  [{ reason: 'no-pets' }, 'Pets cannot come along. Service animals are always welcome.'],
  [{ reason: 'too-many-pets', most: 1 }, 'At most 1 pet can come along. Service animals are not counted.'],
  [{ reason: 'plan-unknown' }, 'This rate is no longer on offer. Please choose another.'],
  [{ reason: 'coupon-unknown' }, 'We do not know this code.'],
  [{ reason: 'coupon-not-now' }, 'This code cannot be used today.'],
  [{ reason: 'coupon-not-for-these-nights' }, 'This code does not hold for the nights you chose.'],
  [{ reason: 'coupon-needs-nights', minimum: 7 }, 'This code holds for visits of at least 7 nights.'],
  [{ reason: 'coupon-used-up' }, 'This code has been used as often as it can be.'],
  [{ reason: 'extra-unknown', feeId: 1 }, 'One of the extras is not on offer here.'],
  [{ reason: 'extra-too-many', feeId: 1, name: 'Cot', most: 2 }, '“Cot” can be added at most 2 times.'],
  [{ reason: 'extra-too-many', feeId: 1, name: 'Cot', most: 1 }, '“Cot” can be added at most once.'],
]

describe('sentences', () => {
  test.each(said)('%o', (verdict, sentence) => {
    expect(sayVerdict(verdict, 'en-GB')).toBe(sentence)
  })

  test('every reason is tried here, is calm and stands beside a field', () => {
    expect(new Set(said.map(([{ reason }]) => reason))).toEqual(new Set(Object.keys(verdictField)))
    for (const [, sentence] of said) expect(sentence).toMatch(/^[A-Z“][^!]*\.$/)
  })
})

test('a minute of the day reads as a clock', () => {
  expect([0, 599, 960, 1439].map(sayMinute)).toEqual(['00:00', '09:59', '16:00', '23:59'])
})
