// Why nobody became the first owner, with sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'setup-over':       [404, 'setup.over'],
  'address-unproved': [409, 'setup.addressUnproved'],
})

export const setupRefusals = refusals.sentences
export const setupRefusalStatus = refusals.statuses
export type SetupRefusal = keyof typeof setupRefusals

export function isSetupRefusal(reason: string): reason is SetupRefusal {
  return Object.hasOwn(setupRefusals, reason)
}
