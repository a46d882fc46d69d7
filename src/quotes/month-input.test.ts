// Which months a calendar shows, and how far one can turn its pages.

import { describe, expect, it } from 'vitest'
import { requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { parseMonthInput } from './month-input.ts'

const today = requireCalendarDay('2030-05-15')

describe('two months', () => {
  it('begin with this one', () => {
    const { name, months, first, end, earlier, later } = parseMonthInput(null, today, undefined)
    expect(name).toBe('2030-05')
    expect(months.map(writeCalendarDay)).toEqual(['2030-05-01', '2030-06-01'])
    expect([first, end].map(writeCalendarDay)).toEqual(['2030-05-01', '2030-07-01'])
    expect({ earlier, later }).toEqual({ earlier: undefined, later: '2030-06' })
  })

  it('begin with the one of the arrival', () => {
    expect(parseMonthInput(null, today, requireCalendarDay('2031-01-31')).name).toBe('2031-01')
  })

  it('begin with the one that is asked for, also beside an arrival', () => {
    const month = parseMonthInput('2030-12', today, requireCalendarDay('2030-06-01'))
    expect(month).toMatchObject({ name: '2030-12', earlier: '2030-11', later: '2031-01' })
    expect(month.months.map(writeCalendarDay)).toEqual(['2030-12-01', '2031-01-01'])
  })

  it.each(['2030-04', '1999-01', '2040-01', '2030-13', 'May', '', '2030-5', '2030-05-15'])(
    'never begin with “%s”',
    typed => {
      expect(parseMonthInput(typed, today, undefined).name).toBe('2030-05')
    },
  )

  it('end where nothing is sold any more', () => {
    const last = parseMonthInput('2032-05', today, undefined)
    expect(last.name).toBe('2032-05')
    expect(last.later).toBeUndefined()
    expect(parseMonthInput('2032-04', today, undefined).later).toBeUndefined()
    expect(parseMonthInput('2032-03', today, undefined).later).toBe('2032-04')
  })
})
