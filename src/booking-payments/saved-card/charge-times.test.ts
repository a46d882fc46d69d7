// When a kept card is charged: on the clock at the home, whatever the server's, and never before its guest had a day to read of it.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { addDays, type CalendarDay, dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import { days, hours, later } from '#values/duration.ts'
import { chargeTime, dueMorning, graceEnds } from './charge-times.ts'

const zones = ['Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Asia/Beirut', 'UTC']
const someDay = fc.integer({ min: requireCalendarDay('2026-01-01'), max: requireCalendarDay('2034-12-31') })
const someZone = fc.constantFrom(...zones)

/** The end of a day at the home, as a schedule has it. */
const endOf = (day: CalendarDay, zone: string) => instantAtHome(addDays(day, 1), 0, zone)

test('at nine on the home’s clock, on the very day, on days of every length', () => {
  fc.assert(
    fc.property(someDay, someZone, (number, zone) => {
      const day = number as CalendarDay
      const morning = dueMorning(endOf(day, zone), zone)
      expect(morning).toEqual(instantAtHome(day, 540, zone))
      expect(dayInZone(morning, zone)).toBe(day)
    }),
  )
  const spring = endOf(requireCalendarDay('2030-03-31'), 'Europe/Lisbon')
  expect(dueMorning(spring, 'Europe/Lisbon').toISOString()).toBe('2030-03-31T08:00:00.000Z')
})

test('a part that is due at an hour before nine is charged when it is due', () => {
  const early = instantAtHome(requireCalendarDay('2030-05-02'), 8 * 60, 'Europe/Lisbon')
  expect(dueMorning(early, 'Europe/Lisbon')).toEqual(early)
})

test('a whole day after it was announced at the least, and in the morning if that is later', () => {
  fc.assert(
    fc.property(someDay, someZone, fc.integer({ min: -20 * 24, max: 20 * 24 }), (number, zone, before) => {
      const due = endOf(number as CalendarDay, zone)
      const announced = later(due, hours(before))
      const at = chargeTime(due, zone, announced)
      expect([later(announced, days(1)).getTime(), dueMorning(due, zone).getTime()]).toContain(at.getTime())
      expect(at.getTime()).toBeGreaterThanOrEqual(later(announced, days(1)).getTime())
      expect(at.getTime()).toBeGreaterThanOrEqual(dueMorning(due, zone).getTime())
    }),
  )
})

test('three days to pay, from the day or from the last moment until which a card was trusted', () => {
  const due = endOf(requireCalendarDay('2030-05-01'), 'Europe/Lisbon')
  const [before, after] = [later(due, hours(-15)), later(due, hours(30))]
  expect(graceEnds(due)).toEqual(later(due, days(3)))
  expect(graceEnds(due, [before])).toEqual(later(due, days(3)))
  expect(graceEnds(due, [before, after])).toEqual(later(after, days(3)))
})
