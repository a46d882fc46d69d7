// The answer to a command about a booking: the booking as it stands now, or the refusal.

import { describeAdminBookings } from '#api/admin/answers/describe-for-admin.server.ts'
import { noBooking, refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import type { RefusalStatus } from '#api/contract/operation.ts'
import type { BookingStanding } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findForOperators } from '#trips/list-for-operators.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Done, Refused } from '#values/result.ts'

type Asked = { readonly tools: Tools; readonly user: Operator }

export async function answerAdminBooking({ tools, user }: Asked, id: string) {
  const booking = await findForOperators(tools, user, id)
  const [told] = booking ? await describeAdminBookings(tools, user, [booking]) : []
  return told ? answerOne(told) : noBooking
}

/** `statuses` and `sentences` are the tables of the room whose command it was. */
export function afterCommand<Reason extends string>(
  asked: Asked,
  outcome: Done<{ readonly bookingId: string }> | (Refused<NoInfer<Reason>> & Partial<BookingStanding>),
  statuses: Readonly<Record<Reason, RefusalStatus>>,
  sentences: Readonly<Record<Reason, string>>,
) {
  return outcome.ok ? answerAdminBooking(asked, outcome.bookingId) : refuseCommand(statuses, sentences, outcome)
}
