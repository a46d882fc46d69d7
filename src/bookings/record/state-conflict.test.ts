// Tests of refusals that say how a booking stands: the values, and a calm sentence for each state.

import { expect, test } from 'vitest'
import { requestRefusals } from '#cancellations/requests/request-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { bookingStates } from './booking.ts'
import { bookingRefusals } from './booking-refusals.ts'
import { sayRefused, standingOf, stateConflict } from './state-conflict.ts'

const say = (state?: (typeof bookingStates)[number]) =>
  sayRefused(bookingRefusals, { reason: 'not-cancellable', ...(state && { state }) })

test('every state has a sentence of its own, after the one of the reason', () => {
  const reason = sentence('bookings.notCancellable')
  const stands = [
    sentence('bookings.standsHold'),
    sentence('bookings.standsPendingPayment'),
    sentence('bookings.standsPendingApproval'),
    sentence('bookings.standsConfirmed'),
    sentence('bookings.standsInStay'),
    sentence('bookings.standsCompleted'),
    sentence('bookings.standsExpired'),
    sentence('bookings.standsDeclined'),
    sentence('bookings.standsCancelled'),
    sentence('bookings.standsNoShow'),
  ]
  expect(new Set(bookingStates.map(say)).size).toBe(bookingStates.length)
  for (const state of bookingStates) {
    const words = say(state)
    expect(stands.map(standing => `${reason} ${standing}`)).toContain(words)
    expect(words.slice(reason.length)).toMatch(/^ [^.]+\.$/)
    expect(words).not.toMatch(/!|invalid|illegal|error|fail|you must|your fault/i)
  }
  expect(say('cancelled')).toBe(`${reason} ${sentence('bookings.standsCancelled')}`)
})

test('where the state is not the matter, or the reason tells of it, nothing is added', () => {
  expect(say()).toBe(bookingRefusals['not-cancellable'])
  expect(sayRefused(bookingRefusals, { reason: 'hold-expired', state: 'expired' })).toBe(
    bookingRefusals['hold-expired'],
  )
  expect(sayRefused(requestRefusals, { reason: 'request-expired', state: 'expired' })).toBe(
    requestRefusals['request-expired'],
  )
})

test('a booking whose time is over stands as expired, noted or not', () => {
  const holdExpiresAt = new Date('2030-05-01T12:15:00Z')
  const hold = { state: 'hold', version: 1, holdExpiresAt, requestExpiresAt: null } as const
  expect(standingOf(hold, new Date(holdExpiresAt.getTime() - 1))).toEqual({ state: 'hold', version: 1 })
  expect(stateConflict('hold-expired', standingOf(hold, holdExpiresAt))).toEqual({
    ...{ ok: false, reason: 'hold-expired', state: 'expired', version: 1 },
  })
})
