// Why a change of many homes was refused: as a whole, or by one of the homes.

import { rateRefusals } from '#admin/rates/rate-refusals.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'
import { mostHomes } from './many-limits.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'rates.notAllowed'],
  'home-unknown': [404, 'many.homeUnknown'],
  'no-homes': [422, 'many.noHomes'],
  'too-many-homes': [422, 'many.tooManyHomes'],
  'out-of-date': [409, 'many.outOfDate'],
  'some-refuse': [409, 'many.someRefuse'],
  'no-currency': [422, 'many.noCurrency'],
  'nothing-said': [422, 'many.nothingSaid'],
}, { most: mostHomes })

export const manyRefusals = refusals.sentences
export const manyRefusalStatus = refusals.statuses
export type ManyRefusal = keyof typeof manyRefusals

// biome-ignore format: a table, one row a reason
const ofHome = refusalTable({
  'other-currency': [422, 'many.otherCurrency'],
  'nights-passed': [422, 'nights.passed'],
  'nights-too-far': [422, 'nights.tooFar'],
  'no-price-there': [422, 'many.noPriceThere'],
  'is-the-original': [422, 'many.isTheOriginal'],
  'original-unknown': [422, 'many.originalUnknown'],
}, {})

/** The reasons of single homes: those of a change of one home, and what only many can meet. */
export type HomeRefusal = keyof typeof rateRefusals | keyof typeof ofHome.sentences

export function sayHomeRefusal(reason: HomeRefusal): string {
  return reason in ofHome.sentences
    ? ofHome.sentences[reason as keyof typeof ofHome.sentences]
    : rateRefusals[reason as keyof typeof rateRefusals]
}
