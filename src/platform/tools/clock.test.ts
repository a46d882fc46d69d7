// Clocks: the system's runs, a movable one runs ahead of it by what a test asked.

import { expect, test } from 'vitest'
import { minutes, seconds } from '#values/duration.ts'
import { isMovable, movableClock, systemClock } from './clock.server.ts'

test('a movable clock starts with the system’s time and is moved ahead for good', () => {
  const clock = movableClock()
  expect(Math.abs(clock.now().getTime() - systemClock.now().getTime())).toBeLessThan(minutes(1))
  clock.advance(minutes(90))
  clock.advance(seconds(30))
  const ahead = clock.now().getTime() - systemClock.now().getTime()
  expect(Math.round(ahead / minutes(1))).toBeGreaterThanOrEqual(90)
})

test('only a movable one says that it can be moved', () => {
  expect([isMovable(systemClock), isMovable(movableClock())]).toEqual([false, true])
})
