// Which nights picking a day chooses: never one that is taken, and no row's with another's.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarDay, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { ChartOccupancy } from './chart-view.ts'
import { chooseNights, takingOn, withChoice } from './chosen-nights.ts'

const taking = (from: string, until: string): ChartOccupancy => ({
  ...{ state: 'booked', from, until, booking: null, unit: null, guest: null },
  inWords: { said: 'Booked', nights: '' },
})
const row = { slug: 'loft', unit: null, unitId: null, mayAct: true, takings: [taking('2030-07-10', '2030-07-12')] }
const chosen = (first: string, last = first) => ({ home: 'loft', unitId: null, first, last })

describe('picking a day', () => {
  test('chooses its night, and a later free one ends the choice', () => {
    expect(chooseNights(row, '2030-07-05', null)).toEqual(chosen('2030-07-05'))
    expect(chooseNights(row, '2030-07-08', chosen('2030-07-05'))).toEqual(chosen('2030-07-05', '2030-07-08'))
  })
  test('begins anew before the first, after several nights, in another row, and beyond what is taken', () => {
    expect(chooseNights(row, '2030-07-04', chosen('2030-07-05'))).toEqual(chosen('2030-07-04'))
    expect(chooseNights(row, '2030-07-09', chosen('2030-07-05', '2030-07-07'))).toEqual(chosen('2030-07-09'))
    expect(chooseNights(row, '2030-07-08', { ...chosen('2030-07-05'), home: 'barn' })).toEqual(chosen('2030-07-08'))
    expect(chooseNights(row, '2030-07-08', { ...chosen('2030-07-05'), unitId: 3 })).toEqual(chosen('2030-07-08'))
    expect(chooseNights(row, '2030-07-14', chosen('2030-07-05'))).toEqual(chosen('2030-07-14'))
  })
  test('of a taken night, or of a home that is not theirs to change, chooses nothing; the day of departure is free', () => {
    expect(chooseNights(row, '2030-07-11', null)).toBeUndefined()
    expect(chooseNights({ ...row, mayAct: false }, '2030-07-05', null)).toBeUndefined()
    expect(chooseNights(row, '2030-07-12', null)).toEqual(chosen('2030-07-12'))
  })
  test('never chooses a taken night, whatever was chosen before', () => {
    const begin = requireCalendarDay('2030-07-01')
    const day = fc.integer({ min: 0, max: 27 }).map(at => writeCalendarDay((begin + at) as CalendarDay))
    const takings = fc.array(
      fc.tuple(day, day).map(([one, other]) => (one < other ? taking(one, other) : taking(other, one))),
    )
    fc.assert(
      fc.property(takings, day, day, (its, first, picked) => {
        const home = { ...row, takings: its }
        const before = takingOn(home, first) ? null : chosen(first)
        const choice = chooseNights(home, picked, before)
        for (let each = begin; choice && each < begin + 28; each++) {
          const night = writeCalendarDay(each as CalendarDay)
          if (night >= choice.first && night <= choice.last) expect(takingOn(home, night)).toBeUndefined()
        }
      }),
    )
  })
})

test('the address keeps what else it asks for', () => {
  const search = withChoice('?from=2030-07-01&unit=9&last=2030-08-01', chosen('2030-07-05'))
  expect(search).toBe('?from=2030-07-01&home=loft&first=2030-07-05')
  expect(withChoice(search, { ...chosen('2030-07-05', '2030-07-06'), unitId: 4 })).toBe(
    '?from=2030-07-01&home=loft&unit=4&first=2030-07-05&last=2030-07-06',
  )
  expect(withChoice(search, undefined)).toBe('?from=2030-07-01')
})
