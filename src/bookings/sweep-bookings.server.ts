// What the clock does to bookings, written down twice a minute while the process lives.

import { expireAmendments } from '#bookings/amend/answer-amendment.server.ts'
import { onceANight } from '#bookings/books/compare-books.server.ts'
import { sweepDeposits } from '#bookings/deposits/sweep-deposits.server.ts'
import { expireEnquiries } from '#bookings/enquiries/answer-enquiry.server.ts'
import { chargeDues } from '#bookings/kept-card/charge-dues.server.ts'
import { forgetNeedlessCards } from '#bookings/kept-card/forget-cards.server.ts'
import { expirePayments } from '#bookings/paying/expire-payments.server.ts'
import { letAbandonedGo } from '#bookings/paying/let-abandoned-go.server.ts'
import { hearProviders, reconcilePayments } from '#bookings/paying/reconcile-payments.server.ts'
import { remindOfDues } from '#bookings/paying/remind-of-dues.server.ts'
import { expireRequests } from '#bookings/requests/expire-requests.server.ts'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import { every } from '#platform/every.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { minutes, seconds } from '#values/duration.ts'
import { expireHolds } from './expire-holds.server.ts'

const sweepEvery = seconds(30)
const hearEvery = seconds(5)
const remindEvery = minutes(10)
const compareEvery = minutes(20)

/** Sweeps until the answered function is called. */
export function sweepBookings(tools: Tools): () => void {
  const stops = [
    every(sweepEvery, () => expireHolds(tools), tools.log, 'ended holds could not be noted'),
    every(sweepEvery, () => expireRequests(tools), tools.log, 'ended requests could not be noted'),
    every(sweepEvery, () => expireAmendments(tools), tools.log, 'ended changes could not be noted'),
    every(sweepEvery, () => expireEnquiries(tools), tools.log, 'ended enquiries could not be noted'),
    every(sweepEvery, () => beginVisits(tools), tools.log, 'visits that begin could not be noted'),
    every(sweepEvery, () => endVisits(tools), tools.log, 'visits that end could not be noted'),
    every(sweepEvery, () => expirePayments(tools), tools.log, 'unpaid bookings could not be ended'),
    every(sweepEvery, () => letAbandonedGo(tools), tools.log, 'abandoned payments could not be let go'),
    every(hearEvery, () => hearProviders(tools), tools.log, 'the providers of payments could not be heard'),
    every(sweepEvery, () => reconcilePayments(tools), tools.log, 'payments could not be compared with their providers'),
    every(sweepEvery, () => chargeDues(tools), tools.log, 'kept cards could not be charged'),
    every(sweepEvery, () => forgetNeedlessCards(tools), tools.log, 'kept cards could not be forgotten'),
    every(sweepEvery, () => sweepDeposits(tools), tools.log, 'damage deposits could not be looked after'),
    every(compareEvery, onceANight(tools), tools.log, 'the books could not be compared with the providers'),
    every(remindEvery, () => remindOfDues(tools), tools.log, 'guests could not be reminded of what is due'),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
