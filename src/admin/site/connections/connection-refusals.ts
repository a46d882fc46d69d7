// Why a connection was not changed or tried, with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'site.notAllowed'],
  'set-on-server': [409, 'site.setOnServer'],
  'password-again': [422, 'site.passwordAgain'],
  'token-again': [422, 'site.tokenAgain'],
  'key-missing': [422, 'site.keyMissing'],
  'mixed-keys': [422, 'site.mixedKeys'],
  'live-key': [409, 'site.liveKeyHere'],
  'not-connected': [409, 'site.noMailServer'],
  'no-address': [409, 'site.noAddressOfYours'],
})

export const connectionRefusals = refusals.sentences
export const connectionRefusalStatus = refusals.statuses
export type ConnectionRefusal = keyof typeof connectionRefusals
