// Tests of the refusals: a sentence and a status for each, and none that blames or shouts.

import { expect, test } from 'vitest'
import { bookingRefusalStatus, bookingRefusals } from './booking-refusals.ts'

const reasons = Object.entries(bookingRefusals)

test.each(reasons)('%s is said calmly', (_reason, sentence) => {
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(sentence).not.toMatch(/!|invalid|illegal|error|fail|you must|your fault/i)
})

test('every reason has a status, and lost nights are a conflict', () => {
  expect(Object.keys(bookingRefusalStatus).sort()).toEqual(Object.keys(bookingRefusals).sort())
  expect(bookingRefusalStatus['dates-taken']).toBe(409)
  expect(bookingRefusalStatus['hold-expired']).toBe(410)
  expect(bookingRefusalStatus['booking-unknown']).toBe(404)
})
