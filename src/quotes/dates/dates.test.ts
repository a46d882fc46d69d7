// What the calendar of date fields knows without a browser: what was typed, which days are open, and what choosing one does.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { farthestDays } from '#quotes/input/visit-fields.ts'
import { type CalendarCell, hasLength } from '#ui/calendar-month.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { longestVisitNights } from '#values/night-range.ts'
import { sayChosen } from './calendar-words.tsx'
import { openDays } from './open-days.ts'
import { sayStep } from './say-step.ts'
import { typedDays } from './typed-days.ts'

const first = '2026-05-01'
const last = writeCalendarDay(addDays(requireCalendarDay(first), farthestDays))
const bounds = { first, last }
const dayFrom = (offset: number) => writeCalendarDay(addDays(requireCalendarDay(first), offset))
const offset = fc.integer({ min: 0, max: farthestDays })
const byDay = (cells: readonly CalendarCell[]) => new Map(cells.map(cell => [cell.day, cell]))

describe('what was typed', () => {
  it.each([
    ['nothing', '', '', undefined, undefined],
    ['the arrival alone', '2026-05-04', '', undefined, '2026-05-04'],
    ['the departure alone, which begins nothing', '', '2026-05-08', undefined, undefined],
    ['both', '2026-05-04', '2026-05-08', { start: '2026-05-04', end: '2026-05-08' }, undefined],
    ['both on one day', '2026-05-04', '2026-05-04', undefined, '2026-05-04'],
    ['the wrong way round', '2026-05-08', '2026-05-04', undefined, '2026-05-08'],
    ['an arrival that is over', '2026-04-30', '2026-05-04', undefined, undefined],
    ['a departure that is too far away', '2026-05-04', '2031-01-01', undefined, '2026-05-04'],
    ['a day that there is not', '2026-02-30', '2026-05-04', undefined, undefined],
    ['half a day', '2026-5', '2026-05-08', undefined, undefined],
  ])('%s', (_what, arrive, leave, chosen, start) => {
    expect(typedDays({ in: arrive, out: leave }, bounds)).toEqual({ chosen, start })
  })

  it('is a visit exactly when both days are open and in order, and never a visit and a beginning at once', () => {
    const typed = fc.oneof(offset.map(dayFrom), fc.string(), fc.constantFrom('', '2026-04-30', '2999-01-01'))
    fc.assert(
      fc.property(typed, typed, (arrive, leave) => {
        const read = typedDays({ in: arrive, out: leave }, bounds)
        expect(read.chosen && read.start).toBeUndefined()
        for (const day of [read.start, read.chosen?.start, read.chosen?.end]) {
          if (day === undefined) continue
          expect(() => requireCalendarDay(day)).not.toThrow()
          expect(day >= first && day <= last).toBe(true)
        }
        if (read.chosen) expect(read.chosen.start < read.chosen.end).toBe(true)
      }),
    )
  })
})

describe('the days for no home in particular', () => {
  const cells = openDays(first, last, 'en-GB')

  it('are all from today to the farthest, each once and in order, with their words', () => {
    expect(cells).toHaveLength(farthestDays + 1)
    expect(cells.map(({ day }) => day)).toEqual(cells.map((_, at) => dayFrom(at)))
    expect(cells[0]).toEqual({
      ...{ day: first, date: 'Friday 1 May', look: 'open' },
      lengths: [[1, longestVisitNights]],
    })
    expect(openDays(first, dayFrom(2), 'de-DE').map(({ date }) => date)).toEqual([
      'Freitag, 1. Mai',
      'Samstag, 2. Mai',
      'Sonntag, 3. Mai',
    ])
  })

  it('allow exactly the visits that end by the last of them and are not too long', () => {
    const known = byDay(cells)
    fc.assert(
      fc.property(offset, offset, (from, to) => {
        const isVisit = to > from && to - from <= longestVisitNights
        expect(hasLength(known.get(dayFrom(from))!.lengths, to - from)).toBe(isVisit)
      }),
    )
  })

  it('are as many over the end of a year with a leap day', () => {
    expect(openDays('2027-12-30', '2028-03-01', 'en-GB').map(({ day }) => day)).toContain('2028-02-29')
    expect(openDays('2026-12-30', '2027-03-01', 'en-GB').map(({ day }) => day)).not.toContain('2027-02-29')
  })
})

describe('what choosing a day does', () => {
  const cell = (day: string, lengths: CalendarCell['lengths']): CalendarCell => ({
    ...{ day, date: day, look: 'free', lengths },
  })
  const cells = byDay([cell('2026-05-04', [[2, 3]]), cell('2026-05-06', []), cell('2026-05-02', [[2, 2]])])

  it.each([
    ['arrive where a visit may begin', '2026-05-04', undefined, sentence('quotes.arriveHere')],
    ['nothing where none may', '2026-05-06', undefined, undefined],
    ['nothing on a day that is not there yet', '2026-06-06', undefined, undefined],
    ['leave after a length that is allowed', '2026-05-06', '2026-05-04', sentence('quotes.leaveAfter', { nights: 2 })],
    ['nothing after one that is not', '2026-05-08', '2026-05-04', undefined],
    ['arrive earlier, for as many nights', '2026-05-02', '2026-05-04', sentence('quotes.arriveFor', { nights: 2 })],
    ['arrive on the same day again', '2026-05-04', '2026-05-04', sentence('quotes.arriveHere')],
  ])('%s', (_what, day, start, said) => {
    expect(sayStep(cells, day, start)).toBe(said)
  })

  it('says of each chosen day its own part, and that another choice begins there', () => {
    const words = (['start', 'between', 'end'] as const).map(sayChosen)
    expect(new Set(words.map(({ said }) => said)).size).toBe(3)
    expect(new Set(words.map(({ step }) => step))).toEqual(new Set([sentence('quotes.chooseOthers')]))
  })
})
