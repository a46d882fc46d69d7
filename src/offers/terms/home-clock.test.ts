// The clock at the home, against what Temporal knows of zones.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyZone, patience, runs } from '#tests/support/any-offer.ts'
import { day } from '#tests/support/some-offer.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { instantAtHome } from './home-clock.ts'

describe('changes of clocks', () => {
  test.each([
    ['skipped in spring: as far after the jump', 'Europe/Lisbon', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
    ['shown twice in autumn: the first time', 'Europe/Lisbon', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['half an hour skipped on Lord Howe', 'Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:45:00.000Z'],
    ['half an hour shown twice on Lord Howe', 'Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00.000Z'],
    ['midnight skipped in Santiago', 'America/Santiago', '2026-09-06', 0, '2026-09-06T04:00:00.000Z'],
    ['an ordinary afternoon in Kathmandu', 'Asia/Kathmandu', '2026-07-04', 960, '2026-07-04T10:15:00.000Z'],
  ])('%s', (_, timeZone, written, minute, expected) => {
    expect(instantAtHome(day(written), minute, timeZone).toISOString()).toBe(expected)
  })
})

test('hours at the home are the instants Temporal gives', patience, () => {
  const anyDay = fc.integer({ min: 0, max: 3000 }).map(ahead => addDays(day('2020-01-01'), ahead))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), anyZone, (date, minute, timeZone) => {
      const wall = Temporal.PlainDateTime.from(writeCalendarDay(date)).add({ minutes: minute })
      const expected = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds
      expect(instantAtHome(date, minute, timeZone).getTime()).toBe(expected)
    }),
    runs,
  )
})

test('the day at the home is the day Temporal gives', patience, () => {
  const anyInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map(seconds => new Date(seconds * 1000 + 999))
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, timeZone) => {
      const expected = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
      expect(writeCalendarDay(dayInZone(instant, timeZone))).toBe(expected.toPlainDate().toString())
    }),
    runs,
  )
})

test('no zone changes its clocks and back again within a day: what lies between two midnights with one offset has it too', () => {
  const end = Temporal.Instant.from('2060-01-01T00:00:00Z')
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let last = Temporal.Instant.from('1970-01-01T00:00:00Z').toZonedDateTimeISO(timeZone)
    for (let next = last.getTimeZoneTransition('next'); next; next = next.getTimeZoneTransition('next')) {
      if (Temporal.Instant.compare(next.toInstant(), end) > 0) break
      expect(next.epochMilliseconds - last.epochMilliseconds, `${timeZone} ${next}`).toBeGreaterThan(86_400_000)
      for (const around of [-1, 0]) {
        const instant = new Date(next.epochMilliseconds + around)
        const expected = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
        expect(writeCalendarDay(dayInZone(instant, timeZone))).toBe(expected.toPlainDate().toString())
      }
      last = next
    }
  }
})
