// Who counts as whom: bands, places, and the days a season or rule speaks of.

import { describe, expect, test } from 'vitest'
import { day } from '#tests/support/some-offer.ts'
import { usualAgeBands } from '#tests/support/usual-age-bands.ts'
import { everyDay, inSpan, inWeekdays, inYearlySpan, readDaySpan, writeDaySpan } from './day-span.ts'
import { countByBand, peopleOf, placeTakers } from './party.ts'

describe('a party', () => {
  const party = { adults: 1, childAges: [1, 2, 12, 13, 17], infants: 1, pets: 0, serviceAnimals: 0 }
  const people = peopleOf(party, usualAgeBands)

  test('each belongs to the band of their age, the eldest first', () => {
    expect(people.map(({ band }) => band.code)).toEqual(['adult', 'teen', 'teen', 'child', 'child', 'infant', 'infant'])
    expect(Object.fromEntries(countByBand(people))).toEqual({ adult: 1, teen: 2, child: 2, infant: 2 })
  })

  test('infants take a place only beyond those who come on top', () => {
    expect([0, 1, 2, 5].map(extra => placeTakers(people, extra).length)).toEqual([7, 6, 5, 5])
  })
})

describe('days', () => {
  test('a span is half-open, and open ends reach everywhere', () => {
    const july = { from: day('2026-07-01'), until: day('2026-08-01') }
    expect(['2026-06-30', '2026-07-01', '2026-07-31', '2026-08-01'].map(each => inSpan(july, day(each)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(inSpan(everyDay, day('1999-12-31'))).toBe(true)
  })

  test('a yearly span may run over the new year', () => {
    const winter = { first: 1215, last: 106 }
    expect(['12-14', '12-15', '01-06', '01-07'].map(each => inYearlySpan(winter, day(`2026-${each}`)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('weekdays begin on Monday', () => {
    const week = ['06', '07', '08', '09', '10', '11', '12'].map(each => day(`2026-07-${each}`))
    expect(week.map(each => inWeekdays(0b1000001, each))).toEqual([true, false, false, false, false, false, true])
  })

  test.each(['[2026-07-01,2026-08-01)', '[2026-07-01,)', '(,2026-08-01)', '(,)'])(
    '%s is written as it is read',
    text => {
      expect(writeDaySpan(readDaySpan(text))).toBe(text)
    },
  )

  test('an empty span is thrown at', () => {
    expect(() => readDaySpan('empty')).toThrow(RangeError)
  })
})
