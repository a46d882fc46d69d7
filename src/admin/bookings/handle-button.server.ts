// The buttons of the admin page of bookings: what each of them does.

import { handleAdminPayments } from '#admin/payments/handle-admin-payments.server.ts'
import { type DisputeTyped, typedAboutDispute } from '#booking-payments/disputes/admin-dispute.ts'
import { parseMoneyInput } from '#booking-payments/disputes/money-input.ts'
import { commandKeyIn } from '#bookings/record/carry-out-once.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { parseAnswerInput } from '#cancellations/requests/answer-input.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { requestRefusalStatus, requestRefusals } from '#cancellations/requests/request-refusals.ts'
import { handleAdminDeposit } from '#deposits/handle-admin-deposit.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { handleAdminBookings } from './handle-admin-bookings.server.ts'

type ButtonAnswer = {
  /** 200 when it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly dispute?: DisputeTyped | undefined
}

type Button = (tools: Tools, operator: Operator, form: FormData, origin: string) => Promise<ButtonAnswer | undefined>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const money: Button = async (tools, operator, form, origin) => {
  const input = parseMoneyInput(form)
  if (!input || !uuid.test(input.subject)) return undefined
  const moved = await handleAdminPayments(tools, operator, input, { form, origin })
  if (moved.ok) return done
  const dispute = typedAboutDispute(input, moved.reason)
  return { status: paymentRefusalStatus[moved.reason], refusal: sayRefused(paymentRefusals, moved), dispute }
}

const request: Button = async (tools, operator, form, origin) => {
  const input = parseAnswerInput(form)
  if (!input || !uuid.test(input.bookingId)) return undefined
  const asked = { ...input, key: commandKeyIn(form), origin }
  const answered = await (input.answer === 'approve' ? approveRequest : declineRequest)(tools, operator, asked)
  if (answered.ok) return done
  return { status: requestRefusalStatus[answered.reason], refusal: sayRefused(requestRefusals, answered) }
}

const buttons: Readonly<Record<string, Button>> = {
  approve: request,
  decline: request,
  offer: handleAdminBookings,
  'decline-enquiry': handleAdminBookings,
  'accept-change': handleAdminBookings,
  'decline-change': handleAdminBookings,
  'cancel-booking': handleAdminBookings,
  'no-show': handleAdminBookings,
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

const done: ButtonAnswer = { status: 200 }
const unreadable = 'We could not read that answer. Please give it again.'

/** What is in the table is done; anything else does nothing. */
export async function handleButton(...pressed: Parameters<Button>): Promise<ButtonAnswer> {
  const button = handlerOf(pressed[2], buttons)
  if (!button) return { status: 400, refusal: unknownIntent }
  return (await button(...pressed)) ?? { status: 400, refusal: unreadable }
}
