// Why an exchange rate was not set, with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'exchange.notAllowed'],
})

export const exchangeRefusals = refusals.sentences
export const exchangeRefusalStatus = refusals.statuses
export type ExchangeRefusal = keyof typeof exchangeRefusals
