// When a message is tried again: pauses that grow, an end after two days, and none for what is refused for good.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hours } from '#values/duration.ts'
import { claimLength, type Delivery, pauseAfter, verdictOn } from './delivery.ts'

test('the pauses grow, and come to an end after about two days', () => {
  const pauses: number[] = []
  for (let attempt = 1; pauseAfter(attempt) !== undefined; attempt++) pauses.push(pauseAfter(attempt)!)
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  const sum = pauses.reduce((total, pause) => total + pause, 0)
  expect(sum).toBeGreaterThan(hours(36))
  expect(sum).toBeLessThan(hours(60))
})

test('what was accepted is sent, what was refused for good is given up at once', () => {
  expect(verdictOn({ outcome: 'accepted' }, 1)).toEqual({ state: 'sent' })
  expect(verdictOn({ outcome: 'refused', answer: '550' }, 1)).toEqual({ state: 'failed', answer: '550' })
})

test('any other fault waits for its next try while there is one, and then the message is given up', () => {
  const outcome = fc.constantFrom('later', 'unreachable') satisfies fc.Arbitrary<Delivery['outcome']>
  fc.assert(
    fc.property(outcome, fc.integer({ min: 1, max: 40 }), (outcome, attempt) => {
      const verdict = verdictOn({ outcome, answer: 'why' }, attempt)
      const pause = pauseAfter(attempt)
      expect(verdict).toEqual(
        pause === undefined ? { state: 'failed', answer: 'why' } : { state: 'waiting', answer: 'why', pause },
      )
    }),
  )
})

test('a claim outlasts the slowest try', () => {
  // Connecting, greeting and every answer have their own limits in smtp-carrier.server.ts; together under two minutes.
  expect(claimLength).toBeGreaterThan(2 * 60_000)
})
