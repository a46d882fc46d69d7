// A home's rules in sentences.

import { sayCount } from './say-count.ts'
import type { Stay } from './stay.ts'

type RuledStay = Pick<Stay, 'houseRules' | 'checkInFrom' | 'checkInUntil' | 'checkOutUntil' | 'petsMax'>

type SaidRule = { readonly about: string; readonly says: readonly string[] }

/** Every rule with its subject; what the operator left open is left out. Hours are the home's own. */
export function sayHouseRules({
  houseRules,
  checkInFrom,
  checkInUntil,
  checkOutUntil,
  petsMax,
}: RuledStay): SaidRule[] {
  const { smoking, parties, quietFrom, quietUntil, minimumAge, notes = [] } = houseRules
  return [
    {
      about: 'Arriving',
      says: [
        checkInUntil
          ? `Between ${checkInFrom} and ${checkInUntil}, the home’s time`
          : `From ${checkInFrom}, the home’s time`,
      ],
    },
    { about: 'Leaving', says: [`By ${checkOutUntil}, the home’s time`] },
    ...(quietFrom && quietUntil ? [{ about: 'Quiet', says: [`From ${quietFrom} to ${quietUntil}`] }] : []),
    {
      about: 'Pets',
      says: [petsMax === 0 ? 'Only service animals' : `Up to ${sayCount(petsMax, 'pet', 'pets')}, and service animals`],
    },
    ...(smoking ? [{ about: 'Smoking', says: [smoking === 'no' ? 'Not here' : 'Outside only'] }] : []),
    ...(parties === undefined ? [] : [{ about: 'Parties', says: [parties ? 'Allowed' : 'Not here'] }]),
    ...(minimumAge ? [{ about: 'Who books', says: [`Is at least ${minimumAge} years old`] }] : []),
    ...(notes.length > 0 ? [{ about: 'Good to know', says: notes }] : []),
  ]
}
