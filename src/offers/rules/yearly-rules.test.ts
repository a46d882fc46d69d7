// Rules of each year: over leap years and the end of the year, in the evaluator and in the columns of search alike.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRules, largest } from '#fast-prices/compiled-rules.ts'
import { everyWeekday } from '#offers/terms/day-span.ts'
import { governing, type StayRule } from '#offers/terms/stay-rule.ts'
import { day, rule } from '#tests/support/some-offer.ts'
import { addDays, type CalendarDay, calendarDay, writeCalendarDay } from '#values/calendar-day.ts'

const yearly = (first: number, last: number, parts: Partial<StayRule> = {}) =>
  rule({ kind: 'min_arrival', nights: 7 }, { ...(parts as object), yearly: { first, last } })

/** The nights that are demanded for arriving, by both evaluators; they must agree. */
function demanded(rules: readonly StayRule[], on: CalendarDay): number {
  const told = Math.max(0, ...governing(rules, 'min_arrival', on).map(each => each.nights))
  expect(largest(compileRules(rules).min_arrival, on)?.size ?? 0, writeCalendarDay(on)).toBe(told)
  return told
}

describe('a rule of each year', () => {
  it.each([
    [101, 1231, '2028-02-29', true],
    [701, 831, '2027-07-01', true],
    [701, 831, '2031-08-31', true],
    [701, 831, '2031-09-01', false],
    [701, 831, '2031-06-30', false],
    [1220, 106, '2028-12-20', true],
    [1220, 106, '2029-01-06', true],
    [1220, 106, '2029-01-07', false],
    [1220, 106, '2028-12-19', false],
    [1231, 101, '2027-12-31', true],
    [229, 229, '2028-02-29', true],
    [229, 229, '2027-02-28', false],
    [229, 310, '2027-03-01', true],
    [229, 310, '2027-02-28', false],
    [201, 229, '2027-02-28', true],
    [201, 229, '2027-03-01', false],
    [201, 228, '2028-02-29', false],
  ])('from %i to %i holds on %s: %s', (first, last, on, holds) => {
    expect(demanded([yearly(first, last)], day(on))).toBe(holds ? 7 : 0)
  })

  it('holds besides its dates and weekdays, and gives way to a higher priority, as every rule does', () => {
    const from2028 = yearly(701, 831, { days: { from: day('2028-01-01'), until: null } })
    expect([demanded([from2028], day('2027-07-10')), demanded([from2028], day('2028-07-10'))]).toEqual([0, 7])
    const saturdays = yearly(701, 831, { weekdays: 32 })
    expect([demanded([saturdays], day('2027-07-10')), demanded([saturdays], day('2027-07-11'))]).toEqual([7, 0])
    const exception = rule(
      { kind: 'min_arrival', nights: 3 },
      { id: 2, priority: 1, days: { from: day('2027-07-20'), until: day('2027-07-25') } },
    )
    const both = [yearly(701, 831), exception]
    expect(['2027-07-19', '2027-07-20', '2028-07-20'].map(on => demanded(both, day(on)))).toEqual([7, 3, 7])
  })

  const someDay = fc.integer({ min: day('2026-01-01'), max: day('2036-12-31') }).map(each => each as CalendarDay)
  const monthDay = fc.integer({ min: 0, max: 365 }).map(ahead => {
    const written = writeCalendarDay(addDays(day('2028-01-01'), ahead))
    return Number(written.slice(5).replace('-', ''))
  })

  it('of a span that turns round holds on exactly the other days', () => {
    fc.assert(
      fc.property(monthDay, monthDay, someDay, (first, last, on) => {
        fc.pre(first !== last)
        const written = Number(writeCalendarDay(on).slice(5).replace('-', ''))
        const inside = demanded([yearly(first, last)], on) > 0
        const around = demanded([yearly(last, first)], on) > 0
        // Both have their ends, and between them every day is in one.
        expect(inside && around).toBe(written === first || written === last)
        expect(inside || around).toBe(true)
      }),
      { numRuns: 1000, seed: 20_261_127 },
    )
  })

  it('holds on the same days of every year, whatever the year', () => {
    const inYear = (year: number, written: number) =>
      calendarDay({ year, month: Math.floor(written / 100), day: written % 100 })
    fc.assert(
      fc.property(monthDay, monthDay, monthDay, fc.integer({ min: 2026, max: 2040 }), (first, last, on, year) => {
        fc.pre(on !== 229)
        const rules = [yearly(first, last, { weekdays: everyWeekday })]
        expect(demanded(rules, inYear(year, on)!)).toBe(demanded(rules, inYear(2028, on)!))
      }),
      { numRuns: 1000, seed: 20_261_127 },
    )
  })
})
