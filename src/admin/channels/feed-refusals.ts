// Why a calendar of another site was not added or changed, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'

export const mostFeedsOfUnit = 10

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'channels.notAllowed'],
  'unit-unknown': [404, 'channels.unitUnknown'],
  'address-wrong': [422, 'channels.addressWrong'],
  'known-already': [409, 'channels.knownAlready'],
  'feed-gone': [409, 'channels.feedGone'],
  'out-of-date': [409, 'channels.outOfDate'],
  busy: [409, 'channels.busy'],
  'too-many': [409, 'channels.tooMany'],
}, { most: mostFeedsOfUnit })

export const feedRefusals = refusals.sentences
export const feedRefusalStatus = refusals.statuses
export type FeedRefusal = keyof typeof feedRefusals
