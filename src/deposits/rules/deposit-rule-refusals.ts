// Why a home's damage deposit was not set: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#values/result.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'The damage deposit of a home is set by managers and owners.'],
  'home-unknown': [404, 'There is no such home, or it is not sold.'],
  'out-of-date': [409, 'Somebody has changed this damage deposit since you opened the page. Above is how it stands now; what you chose is still in the form.'],
})

export const depositRuleRefusals = refusals.sentences
export const depositRuleRefusalStatus = refusals.statuses
export type DepositRuleRefusal = keyof typeof depositRuleRefusals
