// Handles the buttons of Today and of a booking's page.

import { handleAdminPayments } from '#admin/payments/handle-admin-payments.server.ts'
import { answerChangeInput } from '#amendments/amend/amend-input.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { answerAmendment } from '#amendments/amend/answer-amendment.server.ts'
import { type DisputeTyped, typedAboutDispute } from '#booking-payments/disputes/admin-dispute.ts'
import { parseMoneyInput } from '#booking-payments/disputes/money-input.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { seenMinorInput } from '#bookings/record/booking-input.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import { adminRefusalStatus, adminRefusals } from '#cancellations/admin-refusals.ts'
import { answerRequestInput, endBookingInput } from '#cancellations/cancel-input.ts'
import { type Ending, endBooking } from '#cancellations/end-booking.server.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { requestRefusalStatus, requestRefusals } from '#cancellations/requests/request-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { handleAdminDeposit } from '#deposits/handle-admin-deposit.server.ts'
import { answerEnquiry } from '#enquiries/answer-enquiry.server.ts'
import { answerEnquiryInput } from '#enquiries/enquiry-input.ts'
import { enquiryRefusalStatus, enquiryRefusals } from '#enquiries/enquiry-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn, uuidInput } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { currency } from '#values/money.ts'
import { refused } from '#values/result.ts'
import { parseSum } from '#values/typed-sum.ts'

type ButtonAnswer = {
  /** 200 when it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly dispute?: DisputeTyped | undefined
}

type Button = (tools: Tools, operator: Operator, form: FormData, origin: string) => Promise<ButtonAnswer | undefined>

const money: Button = async (tools, operator, form, origin) => {
  const input = parseMoneyInput(form)
  if (!input || !uuidInput.safeParse(input.subject).success) return undefined
  const moved = await handleAdminPayments(tools, operator, input, { form, origin })
  const dispute = moved.ok ? undefined : typedAboutDispute(input, moved.reason)
  return { ...sayOutcome(moved, paymentRefusalStatus, paymentRefusals), dispute }
}

const requestForm = answerRequestInput.extend({ bookingId: uuidInput })

const answerRequest: Button = async (tools, operator, form, origin) => {
  const { input } = parseFormInput(requestForm, form, { answer: 'intent', bookingId: 'booking' })
  if (!input) return undefined
  const asked = { ...input, key: commandKeyIn(form), origin }
  const answered = await (input.answer === 'approve' ? approveRequest : declineRequest)(tools, operator, asked)
  return sayOutcome(answered, requestRefusalStatus, requestRefusals)
}

const enquiryForm = answerEnquiryInput.omit({ answer: true }).extend({ enquiryId: uuidInput })

function answerQuestion(answer: 'offer' | 'decline'): Button {
  return async (tools, operator, form, origin) => {
    const { input } = parseFormInput(enquiryForm, form, { enquiryId: 'enquiry' })
    if (!input) return undefined
    const asked = { enquiryId: input.enquiryId, answer, words: input.reason, origin }
    return sayOutcome(await answerEnquiry(tools, operator, asked), enquiryRefusalStatus, enquiryRefusals)
  }
}

const changeForm = answerChangeInput.omit({ answer: true }).extend({ bookingId: uuidInput })

export function answerChange(answer: 'accept' | 'decline'): Button {
  return async (tools, operator, form, origin) => {
    const { input } = parseFormInput(changeForm, form, { change: 'amendment', bookingId: 'booking' })
    if (!input) return undefined
    const asked = { bookingId: input.bookingId, amendmentId: input.change, answer, origin }
    return sayOutcome(await answerAmendment(tools, operator, asked), amendRefusalStatus, amendRefusals)
  }
}

/** `seenRefundMinor`: the refund that the operator was shown, if any. */
const endForm = endBookingInput
  .omit({ how: true, goodwillMinor: true })
  .extend({ bookingId: uuidInput, seenRefundMinor: seenMinorInput.optional() })

function end(command: Ending): Button {
  return async (tools, operator, form, origin) => {
    const { input } = parseFormInput(endForm, form, { bookingId: 'booking', seenRefundMinor: 'seen-refund' })
    if (!input) return undefined
    const ended = await endBooking(tools, operator, { ...input, command, key: commandKeyIn(form), origin })
    return sayOutcome(ended, adminRefusalStatus, adminRefusals)
  }
}

/** In the guest's name, by the policy; with the sum on top that the form names. */
function endForGuest({ isMore }: { readonly isMore: boolean }): Button {
  return async (tools, operator, form, origin) => {
    const { input } = parseFormInput(endForm, form, { bookingId: 'booking', seenRefundMinor: 'seen-refund' })
    const booking = input && (await findRow(tools.database, input.bookingId))
    if (!input) return undefined
    const typed = isMore && booking ? parseSum(typedIn(form, 'sum').trim(), currency(booking.currency)) : 0
    if (typed === undefined) return sayOutcome(refused('goodwill-wrong'), adminRefusalStatus, adminRefusals)
    const asked = {
      ...input,
      command: 'cancel_for_guest',
      goodwillMinor: typed,
      key: commandKeyIn(form),
      origin,
    } as const
    return sayOutcome(await endBooking(tools, operator, asked), adminRefusalStatus, adminRefusals)
  }
}

const buttons: Readonly<Record<string, Button>> = {
  approve: answerRequest,
  decline: answerRequest,
  offer: answerQuestion('offer'),
  'decline-enquiry': answerQuestion('decline'),
  'accept-change': answerChange('accept'),
  'decline-change': answerChange('decline'),
  'cancel-booking': end('cancel'),
  'cancel-for-guest': endForGuest({ isMore: false }),
  'cancel-goodwill': endForGuest({ isMore: true }),
  'no-show': end('mark_no_show'),
  'deposit-received': handleAdminDeposit,
  'deposit-take': handleAdminDeposit,
  'deposit-release': handleAdminDeposit,
  'note-money': money,
  refund: money,
  'retry-refund': money,
  'refund-sent': money,
  'contest-dispute': money,
  'accept-dispute': money,
}

/** What is in the table is done; anything else does nothing. */
export async function handleButton(...pressed: Parameters<Button>): Promise<ButtonAnswer> {
  const button = handlerOf(pressed[2], buttons)
  if (!button) return { status: 400, refusal: unknownIntent() }
  return (await button(...pressed)) ?? { status: 400, refusal: sentence('adminBookings.unreadableAnswer') }
}
