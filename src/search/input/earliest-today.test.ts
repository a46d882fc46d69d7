// The day that is still today somewhere.

import { expect, it } from 'vitest'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { earliestToday } from './earliest-today.ts'

it('lags twelve hours behind UTC', () => {
  expect(writeCalendarDay(earliestToday(new Date('2030-05-15T11:59:00Z')))).toBe('2030-05-14')
  expect(writeCalendarDay(earliestToday(new Date('2030-05-15T12:00:00Z')))).toBe('2030-05-15')
})
