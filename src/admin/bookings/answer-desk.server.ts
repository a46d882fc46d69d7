// What each button of the operator's desk that is about a booking that stands is answered with.

import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { answerAmendment } from '#amendments/amend/answer-amendment.server.ts'
import { commandKeyIn } from '#bookings/record/carry-out-once.server.ts'
import { sayRefused } from '#bookings/record/misplaced.ts'
import { deskRefusalStatus, deskRefusals } from '#cancellations/desk-refusals.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import { answerEnquiry } from '#enquiries/answer-enquiry.server.ts'
import { enquiryRefusalStatus, enquiryRefusals } from '#enquiries/enquiry-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseDeskWish } from './desk-wish.ts'

type DeskAnswer = { readonly status: number; readonly refusal: string | undefined }

const done: DeskAnswer = { status: 200, refusal: undefined }

/** Undefined for a form that is none of these buttons'. */
export async function answerDesk(
  tools: Tools,
  operator: Operator,
  form: FormData,
  origin: string,
): Promise<DeskAnswer | undefined> {
  const wish = parseDeskWish(form)
  if (!wish) return undefined
  if (wish.kind === 'enquiry') {
    const answered = await answerEnquiry(tools, operator, { ...wish, origin })
    if (answered.ok) return done
    return { status: enquiryRefusalStatus[answered.reason], refusal: enquiryRefusals[answered.reason] }
  }
  if (wish.kind === 'change') {
    const answered = await answerAmendment(tools, operator, { ...wish, origin })
    if (answered.ok) return done
    return { status: amendRefusalStatus[answered.reason], refusal: sayRefused(amendRefusals, answered) }
  }
  const ended = await endBooking(tools, operator, { ...wish, key: commandKeyIn(form), origin })
  if (ended.ok) return done
  return { status: deskRefusalStatus[ended.reason], refusal: sayRefused(deskRefusals, ended) }
}
