// What each button of the operator's desk that is about a booking that stands is answered with.

import type { Operator } from '#accounts/visitor.ts'
import { amendRefusalStatus, amendRefusals } from '#bookings/amend/amend-refusals.ts'
import { answerAmendment } from '#bookings/amend/answer-amendment.server.ts'
import { commandKeyIn } from '#bookings/carry-out-once.server.ts'
import { answerEnquiry } from '#bookings/enquiries/answer-enquiry.server.ts'
import { enquiryRefusalStatus, enquiryRefusals } from '#bookings/enquiries/enquiry-refusals.ts'
import { sayRefused } from '#bookings/misplaced.ts'
import type { Tools } from '#platform/tools.server.ts'
import { deskRefusalStatus, deskRefusals } from './desk-refusals.ts'
import { parseDeskWish } from './desk-wish.ts'
import { endBooking } from './end-booking.server.ts'

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
