// Why a change of rates was refused, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'

/** The most seasons, rules, fees or discounts of its own that a home may have, each. */
export const mostOfAKind = 60

/** The most rates beside the usual one: guests choose between them. */
export const mostPlans = 5

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'rates.notAllowed'],
  'home-unknown': [404, 'rates.homeUnknown'],
  'not-sold': [409, 'rates.notSold'],
  'out-of-date': [409, 'rates.outOfDate'],
  'row-unknown': [409, 'rates.rowUnknown'],
  'season-overlaps': [422, 'rates.seasonOverlaps'],
  'code-taken': [422, 'rates.codeTaken'],
  'terms-unknown': [422, 'rates.termsUnknown'],
  'policy-unknown': [422, 'terms.policyUnknown'],
  'taxes-unknown': [422, 'terms.taxesUnknown'],
  'taxes-currency': [422, 'terms.taxesCurrency'],
  'no-exchange-rate': [422, 'terms.noExchangeRate'],
  'taxes-in-currency': [409, 'terms.taxesInCurrency'],
  'sums-of-several': [409, 'terms.sumsOfSeveral'],
  'booked-ahead': [409, 'terms.bookedAhead'],
  'too-many': [409, 'rates.tooMany'],
  'too-many-plans': [409, 'rates.tooManyPlans'],
}, { most: mostOfAKind, mostPlans })

export const rateRefusals = refusals.sentences
export const rateRefusalStatus = refusals.statuses
export type RateRefusal = keyof typeof rateRefusals
