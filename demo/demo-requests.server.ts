// What becomes of the requests of the demo world: its operator says yes or no, and one is left until its time is over.

import { randomUUID } from 'node:crypto'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { expireRequests } from '#cancellations/requests/expire-requests.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { hours, later } from '#values/duration.ts'
import { at } from './demo-moments.server.ts'
import type { VisitEnd } from './planned-visits.ts'

const declined = 'The owner needs the house that week.'

/**
 * Leads a request, sent at the clock of `tools`, to its planned end: answered an hour later, ended when its time was over,
 * or left waiting. Throws when the operator's answer is refused.
 */
export async function answerDemoRequest(
  tools: Tools,
  { id, version, quote, requestExpiresAt }: BookingRow,
  { operator, end, origin }: { readonly operator: Operator; readonly end: VisitEnd; readonly origin: string },
): Promise<void> {
  if (end === 'requested') return
  if (end === 'unanswered') {
    await expireRequests(await at(tools, requestExpiresAt!))
    return
  }
  const then = await at(tools, later(tools.clock.now(), hours(1)))
  const reason = end === 'declined' ? declined : ''
  const asked = { bookingId: id, version, key: randomUUID(), reason, origin }
  const answer = end === 'declined' ? declineRequest : approveRequest
  const answered = await answer(then, operator, asked)
  if (!answered.ok) throw new Error(`A demo request for home ${quote.stayId} could not be answered: ${answered.reason}`)
}
