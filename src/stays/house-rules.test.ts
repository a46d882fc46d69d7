// A home's rules in sentences: all that are set, none that are not.

import { expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { sayHouseRules } from './house-rules.ts'

const hours = { checkInFrom: '16:00', checkInUntil: null, checkOutUntil: '10:00' }

it('says when one may come and go, and little else, where nothing else is set', () => {
  expect(sayHouseRules({ ...hours, houseRules: {}, petsMax: 0 })).toEqual([
    { about: sentence('stays.arriving'), says: [sentence('stays.arrivingFrom', { from: '16:00' })] },
    { about: sentence('stays.leaving'), says: [sentence('stays.leavingBy', { until: '10:00' })] },
    { about: sentence('stays.pets'), says: [sentence('stays.petsNone')] },
  ])
})

it('says every rule that is set', () => {
  const rules = sayHouseRules({
    ...hours,
    checkInUntil: '21:00',
    petsMax: 2,
    houseRules: {
      smoking: 'outside',
      parties: false,
      quietFrom: '22:00',
      quietUntil: '07:00',
      minimumAge: 25,
      notes: ['Shoes off upstairs'],
    },
  })
  const said = Object.fromEntries(rules.map(({ about, says }) => [about, says.join(' ')]))
  expect(said).toEqual({
    [sentence('stays.arriving')]: sentence('stays.arrivingBetween', { from: '16:00', until: '21:00' }),
    [sentence('stays.leaving')]: sentence('stays.leavingBy', { until: '10:00' }),
    [sentence('stays.quiet')]: sentence('stays.quietHours', { from: '22:00', until: '07:00' }),
    [sentence('stays.pets')]: sentence('stays.petsUpTo', { pets: 2 }),
    [sentence('stays.smoking')]: sentence('stays.smokingOutside'),
    [sentence('stays.parties')]: sentence('stays.partiesNo'),
    [sentence('stays.whoBooks')]: sentence('stays.minimumAge', { minimumAge: 25 }),
    [sentence('stays.goodToKnow')]: 'Shoes off upstairs',
  })
})
