// A home's rules in sentences.

import { sentence } from '#catalogue/sentence.ts'
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
  const rules: readonly [about: string, says: string | false | undefined][] = [
    [
      sentence('stays.arriving'),
      checkInUntil
        ? sentence('stays.arrivingBetween', { from: checkInFrom, until: checkInUntil })
        : sentence('stays.arrivingFrom', { from: checkInFrom }),
    ],
    [sentence('stays.leaving'), sentence('stays.leavingBy', { until: checkOutUntil })],
    [
      sentence('stays.quiet'),
      quietFrom && quietUntil && sentence('stays.quietHours', { from: quietFrom, until: quietUntil }),
    ],
    [
      sentence('stays.pets'),
      petsMax === 0 ? sentence('stays.petsNone') : sentence('stays.petsUpTo', { pets: petsMax }),
    ],
    [
      sentence('stays.smoking'),
      smoking && (smoking === 'no' ? sentence('stays.smokingNo') : sentence('stays.smokingOutside')),
    ],
    [
      sentence('stays.parties'),
      parties !== undefined && (parties ? sentence('stays.partiesYes') : sentence('stays.partiesNo')),
    ],
    [sentence('stays.whoBooks'), minimumAge !== undefined && sentence('stays.minimumAge', { minimumAge })],
  ]
  return [
    ...rules.flatMap(([about, says]) => (says ? [{ about, says: [says] }] : [])),
    ...(notes.length > 0 ? [{ about: sentence('stays.goodToKnow'), says: notes }] : []),
  ]
}
