// Why a home's damage deposit was not set: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'deposits.ruleNotAllowed'],
  'home-unknown': [404, 'deposits.homeUnknown'],
  'needs-card': [422, 'deposits.ruleNeedsCard'],
  'out-of-date': [409, 'deposits.ruleOutOfDate'],
})

export const depositRuleRefusals = refusals.sentences
export const depositRuleRefusalStatus = refusals.statuses
export type DepositRuleRefusal = keyof typeof depositRuleRefusals
