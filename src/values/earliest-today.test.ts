// The day that is still today somewhere.

import { expect, it } from 'vitest'
import { earliestToday, writeCalendarDay } from './calendar-day.ts'

it('lags twelve hours behind UTC', () => {
  expect(writeCalendarDay(earliestToday(new Date('2030-05-15T11:59:00Z')))).toBe('2030-05-14')
  expect(writeCalendarDay(earliestToday(new Date('2030-05-15T12:00:00Z')))).toBe('2030-05-15')
})
