// Why a change of shared terms was refused, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'

/** The most places, and taxes of a place. */
export const mostTerms = 300
export const mostTaxes = 30

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'terms.notAllowed'],
  'out-of-date': [409, 'terms.outOfDate'],
  'row-unknown': [409, 'terms.rowUnknown'],
  'in-use': [409, 'terms.inUse'],
  'too-many': [409, 'terms.tooMany'],
  'checked-later': [422, 'terms.checkedLater'],
  'currency-fixed': [422, 'terms.currencyFixed'],
  'currency-missing': [422, 'terms.currencyMissing'],
})

export const termsRefusals = refusals.sentences
export const termsRefusalStatus = refusals.statuses
export type TermsRefusal = keyof typeof termsRefusals
