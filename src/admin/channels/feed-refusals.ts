// Why a calendar of another site was not added or changed, with sentences and statuses.

export const mostFeedsOfUnit = 10

export const feedRefusals = {
  'not-allowed': 'Calendars of other sites are looked after by managers and owners.',
  'unit-unknown': 'There is no such home, or nothing of it can be taken.',
  'address-wrong': 'Please paste the whole address of the calendar; it begins with https:// and has no password in it.',
  'known-already': 'This calendar is followed already.',
  'feed-gone': 'This calendar or this conflict was removed meanwhile. Below is how things stand now.',
  'out-of-date': 'Somebody changed this calendar meanwhile. Please look at what stands below and enter it again.',
  busy: 'This calendar is being read right now, or is paused. Please look again in a minute.',
  'too-many': `A home can follow ${mostFeedsOfUnit} calendars at most.`,
} as const

export type FeedRefusal = keyof typeof feedRefusals

// biome-ignore format: a table
export const feedRefusalStatus: Readonly<Record<FeedRefusal, 403 | 404 | 409 | 422>> = {
  'not-allowed': 403,
  'unit-unknown': 404,
  'address-wrong': 422,
  'known-already': 409,
  'feed-gone': 409,
  'out-of-date': 409,
  busy: 409,
  'too-many': 409,
}
