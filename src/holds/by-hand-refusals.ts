// Why what an operator does for a guest was refused: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'stay-unknown': [404, 'bookings.stayUnknown'],
  'dates-taken': [409, 'byHand.datesTaken'],
  'not-offered': [422, 'byHand.notOffered'],
  'own-price-too-low': [422, 'byHand.ownPriceTooLow'],
  'part-unknown': [422, 'byHand.partUnknown'],
  'price-changed': [409, 'byHand.priceChanged'],
  'no-transfer': [422, 'byHand.noTransfer'],
  'email-missing': [422, 'byHand.emailForLink'],
  'deadline-wrong': [422, 'byHand.deadlineWrong'],
  'enquiry-unknown': [404, 'enquiries.unknown'],
  'answered-already': [409, 'enquiries.answeredAlready'],
  'other-home': [422, 'byHand.otherHome'],
  'key-reused': [409, 'bookings.formReused'],
  'not-allowed': [403, 'cancellations.notAllowed'],
})

export const byHandRefusals = refusals.sentences
export const byHandRefusalStatus = refusals.statuses
export type ByHandRefusal = keyof typeof byHandRefusals
