// A home's rules in sentences: all that are set, none that are not.

import { expect, it } from 'vitest'
import { sayHouseRules } from './house-rules.ts'

const hours = { checkInFrom: '16:00', checkInUntil: null, checkOutUntil: '10:00' }

it('says when one may come and go, and little else, where nothing else is set', () => {
  expect(sayHouseRules({ ...hours, houseRules: {}, petsMax: 0 })).toEqual([
    { about: 'Arriving', says: ['From 16:00, the home’s time'] },
    { about: 'Leaving', says: ['By 10:00, the home’s time'] },
    { about: 'Pets', says: ['Only service animals'] },
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
    Arriving: 'Between 16:00 and 21:00, the home’s time',
    Leaving: 'By 10:00, the home’s time',
    Quiet: 'From 22:00 to 07:00',
    Pets: 'Up to 2 pets, and service animals',
    Smoking: 'Outside only',
    Parties: 'Not here',
    'Who books': 'Is at least 25 years old',
    'Good to know': 'Shoes off upstairs',
  })
})
