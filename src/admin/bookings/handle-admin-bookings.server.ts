// What each button of the admin pages that is about a booking that stands is answered with.

import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { answerAmendment } from '#amendments/amend/answer-amendment.server.ts'
import { commandKeyIn } from '#bookings/record/carry-out-once.server.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { adminRefusalStatus, adminRefusals } from '#cancellations/admin-refusals.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import { answerEnquiry } from '#enquiries/answer-enquiry.server.ts'
import { enquiryRefusalStatus, enquiryRefusals } from '#enquiries/enquiry-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseAdminInput } from './admin-input.ts'

type AdminAnswer = { readonly status: number; readonly refusal: string | undefined }

const done: AdminAnswer = { status: 200, refusal: undefined }

/** Undefined for a form that is none of these buttons'. */
export async function handleAdminBookings(
  tools: Tools,
  operator: Operator,
  form: FormData,
  origin: string,
): Promise<AdminAnswer | undefined> {
  const input = parseAdminInput(form)
  if (!input) return undefined
  if (input.kind === 'enquiry') {
    const answered = await answerEnquiry(tools, operator, { ...input, origin })
    if (answered.ok) return done
    return { status: enquiryRefusalStatus[answered.reason], refusal: enquiryRefusals[answered.reason] }
  }
  if (input.kind === 'change') {
    const answered = await answerAmendment(tools, operator, { ...input, origin })
    if (answered.ok) return done
    return { status: amendRefusalStatus[answered.reason], refusal: sayRefused(amendRefusals, answered) }
  }
  const ended = await endBooking(tools, operator, { ...input, key: commandKeyIn(form), origin })
  if (ended.ok) return done
  return { status: adminRefusalStatus[ended.reason], refusal: sayRefused(adminRefusals, ended) }
}
