// A visit in an address: every way to type it wrong has a sentence, and nothing typed is lost.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { changedAges, typedAges } from './child-ages.ts'
import { parseParty, sayParty } from './party-input.ts'
import { farthestDays, usualVisitFields, visitQuery } from './visit-fields.ts'
import { parseVisitInput } from './visit-input.ts'

const today = requireCalendarDay('2030-05-15')
const read = (query: string) => parseVisitInput(new URLSearchParams(query), today)
const ahead = (days: number) => writeCalendarDay(addDays(today, days))

describe('dates', () => {
  it('are two days with at least one night between', () => {
    const { nights, faults, hints } = read('in=2030-06-01&out=2030-06-04')
    expect(nights).toEqual({ checkIn: requireCalendarDay('2030-06-01'), checkOut: requireCalendarDay('2030-06-04') })
    expect(faults).toEqual({})
    expect(hints).toEqual({})
  })

  it('may be left out', () => {
    expect(read('')).toMatchObject({ nights: undefined, arrival: undefined, faults: {}, hints: {} })
    expect(read('in=&out=')).toMatchObject({ nights: undefined, faults: {} })
  })

  it('may be chosen one after the other', () => {
    const begun = read('in=2030-06-01')
    expect(begun).toMatchObject({ nights: undefined, faults: {}, hints: { out: sentence('quotes.leaveAsWell') } })
    expect(begun.arrival).toBe(requireCalendarDay('2030-06-01'))
    expect(read('out=2030-06-01').hints).toEqual({ in: sentence('quotes.arriveAsWell') })
    expect(read('out=soon').faults.out).toMatch(saying('quotes.notADay'))
    expect(read('in=2030-02-30').faults.in).toMatch(saying('quotes.notADay'))
    expect(read('in=2030-05-14').faults.in).toMatch(saying('quotes.dayOver'))
  })

  it.each([
    ['reversed', 'in=2030-06-04&out=2030-06-01', 'out', sentence('quotes.leaveTooEarly')],
    ['without a night', 'in=2030-06-04&out=2030-06-04', 'out', sentence('quotes.noNight')],
    ['past', 'in=2030-05-14&out=2030-05-16', 'in', sentence('quotes.dayOver')],
    ['no dates at all', 'in=tomorrow&out=later', 'in', sentence('quotes.notADay')],
    ['not in the calendar', 'in=2030-06-31&out=2030-07-02', 'in', sentence('quotes.notADay')],
    ['of another shape', 'in=1.6.2030&out=4.6.2030', 'out', sentence('quotes.notADay')],
    [
      'of the year 9999',
      'in=9999-12-30&out=9999-12-31',
      'in',
      sentence('quotes.tooFarAhead', { last: 'Fri, 14 May 2032' }),
    ],
    ['of the year 0', 'in=0000-01-01&out=0000-01-02', 'in', sentence('quotes.notADay')],
    ['longer than a year', 'in=2030-06-01&out=2031-06-02', 'out', sentence('quotes.tooLong', { most: 365 })],
  ] as const)('that are %s get a sentence', (_, query, field, words) => {
    const { nights, faults } = read(query)
    expect(nights).toBeUndefined()
    expect(faults[field]).toContain(words)
  })

  it('reach from today to two years ahead', () => {
    expect(read(`in=${ahead(0)}&out=${ahead(1)}`).nights).toBeDefined()
    expect(read(`in=${ahead(farthestDays)}&out=${ahead(farthestDays + 7)}`).nights).toBeDefined()
    expect(read(`in=${ahead(farthestDays + 1)}&out=${ahead(farthestDays + 7)}`).faults.in).toMatch(
      saying('quotes.tooFarAhead'),
    )
    expect(read(`in=${ahead(10)}&out=${ahead(375)}`).nights).toBeDefined()
  })
})

describe('a party', () => {
  it('is two adults unless somebody says otherwise', () => {
    expect(read('').party).toEqual({ adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 })
  })

  it('has adults, children by age, infants and pets', () => {
    const { party, faults } = read('adults=3&ages=3, 17&infants=1&pets=2')
    expect(party).toEqual({ adults: 3, childAges: [3, 17], infants: 1, pets: 2, serviceAnimals: 0 })
    expect(faults).toEqual({})
    expect(read('ages=3&ages=7').party.childAges).toEqual([3, 7])
    expect(read('ages=3;7 9').party.childAges).toEqual([3, 7, 9])
    expect(read('infants=&pets=').party).toMatchObject({ infants: 0, pets: 0 })
    expect(read('pets=1&serviceAnimals=2').party).toMatchObject({ pets: 1, serviceAnimals: 2 })
  })

  it.each([
    ['nobody', 'adults=0', 'adults', sentence('quotes.tooFewAdults')],
    ['nothing', 'adults=', 'adults', sentence('quotes.tooFewAdults')],
    ['less than nobody', 'adults=-2', 'adults', sentence('quotes.wholeNumber', { least: 1, most: 100 })],
    ['half a person', 'adults=1.5', 'adults', sentence('quotes.wholeNumber', { least: 1, most: 100 })],
    ['a word', 'adults=two', 'adults', sentence('quotes.wholeNumber', { least: 1, most: 100 })],
    ['a number in disguise', 'adults=0x2', 'adults', sentence('quotes.wholeNumber', { least: 1, most: 100 })],
    ['a thousand', 'adults=1000', 'adults', sentence('quotes.tooMany', { most: 100 })],
    [
      'more than any number',
      `adults=${'9'.repeat(40)}`,
      'adults',
      sentence('quotes.wholeNumber', { least: 1, most: 100 }),
    ],
    ['half a dog', 'pets=0.5', 'pets', sentence('quotes.wholeNumber', { least: 0, most: 20 })],
    ['a zoo', 'pets=21', 'pets', sentence('quotes.tooMany', { most: 20 })],
    ['a pack', 'serviceAnimals=21', 'serviceAnimals', sentence('quotes.tooMany', { most: 20 })],
    ['fewer than no infants', 'infants=-1', 'infants', sentence('quotes.wholeNumber', { least: 0, most: 100 })],
    ['a grown-up child', 'ages=18', 'ages', sentence('quotes.wrongAges', { most: 17 })],
    ['a child of no age', 'ages=small', 'ages', sentence('quotes.wrongAges', { most: 17 })],
    ['a school', `ages=${Array(101).fill('9').join(',')}`, 'ages', sentence('quotes.wrongAges', { most: 17 })],
    ['a crowd by the sum', 'adults=60&infants=41', 'adults', sentence('quotes.tooManyGuests', { most: 100 })],
  ] as const)('of %s gets a sentence', (_, query, field, words) => {
    const { party, faults } = read(query)
    expect(faults[field]).toContain(words)
    expect(party.adults).toBe(2)
  })

  it('is said in words', () => {
    expect(sayParty({ adults: 1, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 })).toBe('1 adult')
    expect(sayParty({ adults: 2, childAges: [3, 7], infants: 1, pets: 1, serviceAnimals: 0 })).toBe(
      '2 adults, 2 children, 1 infant, 1 pet',
    )
    expect(sayParty({ adults: 1, childAges: [], infants: 0, pets: 0, serviceAnimals: 1 })).toBe(
      '1 adult, 1 service animal',
    )
    expect(parseParty({ ...usualVisitFields, adults: 'x' }).party).toBeUndefined()
  })
})

describe('the ages of children', () => {
  it('are read and written again as they are, also those still to be chosen', () => {
    const ages = fc.array(fc.option(fc.integer({ min: 0, max: 17 }), { nil: undefined }), { maxLength: 12 })
    fc.assert(
      fc.property(ages, chosen => {
        const written = changedAges(chosen)
        expect(typedAges(written)).toEqual(chosen)
        const { party, faults } = parseParty({ ...usualVisitFields, ages: written })
        if (chosen.includes(undefined)) expect(faults.ages).toBe(sentence('quotes.wrongAges', { most: 17 }))
        else expect(party?.childAges).toEqual(chosen)
      }),
    )
  })

  it('are none where something else was typed, for a child all the same', () => {
    expect(typedAges('3;7 old,18')).toEqual([3, 7, undefined, undefined])
    expect(typedAges(' ')).toEqual([])
  })
})

describe('an address', () => {
  it('keeps everything typed, wrong or right', () => {
    const { fields } = read('in=soon&out=2030-06-31&adults=1.5&ages=old&infants=no&pets=yes&serviceAnimals=-')
    expect(fields).toEqual({
      ...{ in: 'soon', out: '2030-06-31', adults: '1.5', ages: 'old', infants: 'no', pets: 'yes' },
      serviceAnimals: '-',
    })
  })

  it('leaves out what is usual', () => {
    expect(visitQuery(usualVisitFields).toString()).toBe('')
    expect(visitQuery({ ...usualVisitFields, in: '2030-06-01', out: '2030-06-02', adults: '4' }).toString()).toBe(
      'in=2030-06-01&out=2030-06-02&adults=4',
    )
  })

  it('written and read again is the same visit', () => {
    const count = fc.integer({ min: 0, max: 20 })
    const visit = fc.record({
      adults: fc.integer({ min: 1, max: 40 }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
      infants: count,
      pets: count,
      serviceAnimals: count,
      from: fc.integer({ min: 0, max: 700 }),
      nights: fc.integer({ min: 1, max: 30 }),
    })
    fc.assert(
      fc.property(visit, ({ adults, ages, infants, pets, serviceAnimals, from, nights }) => {
        const query = new URLSearchParams({
          in: ahead(from),
          out: ahead(from + nights),
          adults: `${adults}`,
          ages: ages.join(','),
          infants: `${infants}`,
          pets: `${pets}`,
          serviceAnimals: `${serviceAnimals}`,
        })
        const once = parseVisitInput(query, today)
        const again = parseVisitInput(visitQuery(once.fields), today)
        expect(once.faults).toEqual({})
        expect(again).toEqual(once)
      }),
    )
  })

  it('never throws, whatever stands in it', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(usualVisitFields)), fc.string())
    fc.assert(
      fc.property(fields, typed => {
        const { nights, faults } = parseVisitInput(new URLSearchParams(typed), today)
        expect(nights === undefined || Object.keys(faults).every(field => field !== 'in' && field !== 'out')).toBe(true)
      }),
    )
  })
})
