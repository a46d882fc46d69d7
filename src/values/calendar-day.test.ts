// Days against the calendar that JavaScript and PostgreSQL keep.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  dayInZone,
  parseCalendarDay,
  requireCalendarDay,
  sayDay,
  sayWeekday,
  weekday,
  writeCalendarDay,
  yearMonthDay,
} from './calendar-day.ts'

const millisecondsADay = 86_400_000
const first = requireCalendarDay('0001-01-01')
const last = requireCalendarDay('9999-12-31')
const day = fc.integer({ min: first, max: last }).map(number => number as CalendarDay)
const anyDay = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(number => number as CalendarDay)
const dateOf = (number: number) => new Date(number * millisecondsADay)

describe('written days', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['1970-01-02', 1],
    ['2000-02-29', 11_016],
    ['2026-07-14', 20_648],
  ])('%s is day %i', (text, number) => {
    expect(parseCalendarDay(text)).toBe(number)
    expect(writeCalendarDay(number as CalendarDay)).toBe(text)
  })

  test.each([
    '',
    '2026-7-14',
    '2026-07-14 ',
    '2026-07-14\n',
    ' 2026-07-14',
    '2026-07-14T00:00',
    '14.07.2026',
    '20260714',
    '02026-07-14',
    '+002026-07-14',
    '-2026-07-14',
    '２０２６-07-14',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2026-04-31',
    '2026-02-29',
    '2100-02-29',
    '2000-02-30',
    '0000-01-01',
    '0000-12-31',
    'infinity',
  ])('%j is none', text => {
    expect(parseCalendarDay(text)).toBeUndefined()
    expect(() => requireCalendarDay(text)).toThrow(RangeError)
  })

  test.each(['0001-01-01', '2000-02-29', '2024-02-29', '9999-12-31'])('%s is one', text => {
    expect(writeCalendarDay(requireCalendarDay(text))).toBe(text)
  })

  test('what is written is read as the same day', () => {
    fc.assert(fc.property(day, one => void expect(parseCalendarDay(writeCalendarDay(one))).toBe(one)))
  })

  test('JavaScript writes every day the same', () => {
    fc.assert(
      fc.property(anyDay, one => void expect(writeCalendarDay(one)).toBe(dateOf(one).toISOString().split('T')[0])),
    )
  })

  test('a text of the right shape is a day exactly when JavaScript’s calendar has it', () => {
    const part = (max: number, digits: number) => fc.integer({ min: 0, max }).map(n => String(n).padStart(digits, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), part(14, 2), part(33, 2), (year, month, dayOfMonth) => {
        const text = `${String(year).padStart(4, '0')}-${month}-${dayOfMonth}`
        const date = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
        expect(parseCalendarDay(text) !== undefined).toBe(exists)
      }),
      { numRuns: 1000 },
    )
  })

  test('other text is no day, and never an error', () => {
    fc.assert(fc.property(fc.string(), text => /^\d{4}-\d\d-\d\d$/.test(text) || parseCalendarDay(text) === undefined))
  })

  test('outside the years of four digits the text is longer, and nobody reads it', () => {
    for (const outside of [addDays(last, 1), addDays(first, -367), -80_000_000 as CalendarDay]) {
      expect(writeCalendarDay(outside)).toMatch(/^[+-]\d{6}-\d\d-\d\d$/)
      expect(parseCalendarDay(writeCalendarDay(outside))).toBeUndefined()
    }
  })
})

describe('year, month and day', () => {
  test('are those of JavaScript’s calendar', () => {
    fc.assert(
      fc.property(anyDay, one => {
        const date = dateOf(one)
        const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
        expect(yearMonthDay(one)).toEqual(parts)
        expect(calendarDay(parts)).toBe(one)
      }),
    )
  })

  test('carry over beyond their range, as in Date.UTC', () => {
    const number = (min: number, max: number) => fc.integer({ min, max })
    fc.assert(
      fc.property(number(1800, 2300), number(-40, 40), number(-400, 400), (year, month, dayOfMonth) => {
        const expected = Date.UTC(year, month - 1, dayOfMonth) / millisecondsADay
        expect(calendarDay({ year, month, day: dayOfMonth }) - expected).toBe(0)
      }),
    )
  })
})

describe('counting', () => {
  test('days add up over leap years and centuries', () => {
    expect(writeCalendarDay(addDays(requireCalendarDay('2024-02-28'), 1))).toBe('2024-02-29')
    expect(writeCalendarDay(addDays(requireCalendarDay('2023-02-28'), 1))).toBe('2023-03-01')
    expect(writeCalendarDay(addDays(requireCalendarDay('2100-03-01'), -1))).toBe('2100-02-28')
    expect(writeCalendarDay(addDays(requireCalendarDay('2026-12-31'), 1))).toBe('2027-01-01')
  })

  test('adding and taking away cancel out', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -9999, max: 9999 }),
        (one, count) => addDays(addDays(one, count), -count) === one,
      ),
    )
  })

  test('the weekday is that of JavaScript’s calendar, with Sunday as 7', () => {
    fc.assert(fc.property(anyDay, one => weekday(one) === (dateOf(one).getUTCDay() || 7)))
  })
})

describe('the day in a zone', () => {
  test.each([
    ['2026-03-28T22:59:59Z', 'Europe/Berlin', '2026-03-28'],
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
    // The night in which the clocks go back.
    ['2026-10-24T21:59:59Z', 'Europe/Berlin', '2026-10-24'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-07-14T09:59:59Z', 'Pacific/Honolulu', '2026-07-13'],
    ['2026-07-14T12:00:00Z', 'Pacific/Auckland', '2026-07-15'],
    ['2026-07-14T10:00:00Z', 'Pacific/Kiritimati', '2026-07-15'],
    ['2026-01-01T13:29:59Z', 'Australia/Lord_Howe', '2026-01-02'],
    ['2026-01-01T12:59:59Z', 'Australia/Lord_Howe', '2026-01-01'],
    // Samoa went from the 29th to the 31st, and Chile changes its clocks at midnight.
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2026-09-06T03:59:59Z', 'America/Santiago', '2026-09-05'],
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-06'],
    ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(writeCalendarDay(dayInZone(new Date(instant), zone))).toBe(expected)
  })

  test('is that of Temporal, at any instant', () => {
    const zones = [
      'Europe/Lisbon',
      'Africa/Casablanca',
      'America/New_York',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      'America/St_Johns',
    ]
    const instants = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2070, 0) })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (milliseconds, zone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(milliseconds)
          .toZonedDateTimeISO(zone)
          .toPlainDate()
          .toString()
        expect(writeCalendarDay(dayInZone(new Date(milliseconds), zone))).toBe(expected)
      }),
    )
  })

  test('needs a zone that exists', () => {
    expect(() => dayInZone(new Date(0), 'Europe/Atlantis')).toThrow(RangeError)
  })
})

test('a day is said in the words of the locale, whatever the zone of the machine', () => {
  const bastille = requireCalendarDay('2026-07-14')
  expect(sayDay(bastille, 'en-GB')).toBe('Tue, 14 Jul 2026')
  expect(sayDay(bastille, 'de', { day: 'numeric', month: 'long' })).toBe('14. Juli')
})

test.each([
  ['en-GB', 'Mon'],
  ['de-DE', 'Mo'],
  ['ar', 'ن'],
])('above a narrow column a Monday is short in %s', (locale, said) => {
  expect(sayWeekday(calendarDay({ year: 2026, month: 7, day: 13 }), locale)).toBe(said)
})
