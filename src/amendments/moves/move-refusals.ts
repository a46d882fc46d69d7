// Why a booking was not moved to another home: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

/** What speaks against a home for a booking. */
export type HomeRefusal =
  | 'home-unknown'
  | 'home-closed'
  | 'other-currency'
  | 'other-time-zone'
  | 'does-not-fit'
  | 'dates-taken'

export type MoveRefusal =
  | HomeRefusal
  | 'booking-unknown'
  | 'not-allowed'
  | 'not-movable'
  | 'out-of-date'
  | 'waits-already'
  | 'same-home'
  | 'unit-unknown'
  | 'key-reused'

/** Of two bookings; what begins with `partner` speaks of the other one. */
export type SwapRefusal =
  | Exclude<MoveRefusal, 'unit-unknown' | 'home-unknown'>
  | 'partner-unknown'
  | 'partner-not-movable'
  | 'partner-changed'
  | 'partner-waits-already'
  | 'partner-home-closed'
  | 'partner-does-not-fit'
  | 'partner-dates-taken'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<MoveRefusal | SwapRefusal, 403 | 404 | 409 | 422>({
  'booking-unknown': [404, 'bookings.unknown'],
  'not-allowed': [403, 'moves.notAllowed'],
  'not-movable': [409, 'moves.notMovable'],
  'out-of-date': [409, 'bookings.outOfDate'],
  'waits-already': [409, 'moves.waitsAlready'],
  'same-home': [422, 'moves.sameHome'],
  'home-unknown': [422, 'moves.homeUnknown'],
  'home-closed': [422, 'moves.homeClosed'],
  'unit-unknown': [422, 'moves.unitUnknown'],
  'other-currency': [422, 'moves.otherCurrency'],
  'other-time-zone': [422, 'moves.otherTimeZone'],
  'does-not-fit': [422, 'moves.doesNotFit'],
  'dates-taken': [409, 'moves.datesTaken'],
  'partner-unknown': [422, 'moves.partnerUnknown'],
  'partner-not-movable': [409, 'moves.partnerNotMovable'],
  'partner-changed': [409, 'moves.partnerChanged'],
  'partner-waits-already': [409, 'moves.partnerWaitsAlready'],
  'partner-home-closed': [422, 'moves.partnerHomeClosed'],
  'partner-does-not-fit': [422, 'moves.partnerDoesNotFit'],
  'partner-dates-taken': [409, 'moves.partnerDatesTaken'],
  'key-reused': [409, 'bookings.keyReused'],
})

export const moveRefusals = refusals.sentences
export const moveRefusalStatus = refusals.statuses
