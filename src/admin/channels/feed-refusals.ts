// Why a calendar of another site was not added or changed, with sentences and statuses.

import { refusalTable } from '#values/result.ts'

export const mostFeedsOfUnit = 10

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'Calendars of other sites are looked after by managers and owners.'],
  'unit-unknown': [404, 'There is no such home, or nothing of it can be taken.'],
  'address-wrong': [422, 'Please paste the whole address of the calendar; it begins with https:// and has no password in it.'],
  'known-already': [409, 'This calendar is followed already.'],
  'feed-gone': [409, 'This calendar or this conflict was removed meanwhile. Below is how things stand now.'],
  'out-of-date': [409, 'Somebody changed this calendar meanwhile. Please look at what stands below and enter it again.'],
  busy: [409, 'This calendar is being read right now, or is paused. Please look again in a minute.'],
  'too-many': [409, `A home can follow ${mostFeedsOfUnit} calendars at most.`],
})

export const feedRefusals = refusals.sentences
export const feedRefusalStatus = refusals.statuses
export type FeedRefusal = keyof typeof feedRefusals
