// The buttons of the admin's page of bookings: what each of them does.

import { answerMoneyDesk } from '#admin/payments/answer-money-desk.server.ts'
import { type DisputeTyped, typedAboutDispute } from '#booking-payments/disputes/dispute-at-desk.ts'
import { parseMoneyWish } from '#booking-payments/disputes/money-wish.ts'
import { commandKeyIn } from '#bookings/record/carry-out-once.server.ts'
import { sayRefused } from '#bookings/record/misplaced.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { parseAnswerWish } from '#cancellations/requests/answer-wish.ts'
import { requestRefusalStatus, requestRefusals } from '#cancellations/requests/request-refusals.ts'
import { answerDeskDeposit } from '#deposits/answer-desk-deposit.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { answerDesk } from './answer-desk.server.ts'

type ButtonAnswer = {
  /** 200 when it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly dispute?: DisputeTyped | undefined
}

type Button = (tools: Tools, operator: Operator, form: FormData, origin: string) => Promise<ButtonAnswer | undefined>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const money: Button = async (tools, operator, form, origin) => {
  const wish = parseMoneyWish(form)
  if (!wish || !uuid.test(wish.subject)) return undefined
  const moved = await answerMoneyDesk(tools, operator, wish, { form, origin })
  if (moved.ok) return done
  const dispute = typedAboutDispute(wish, moved.reason)
  return { status: paymentRefusalStatus[moved.reason], refusal: sayRefused(paymentRefusals, moved), dispute }
}

const request: Button = async (tools, operator, form, origin) => {
  const wish = parseAnswerWish(form)
  if (!wish || !uuid.test(wish.bookingId)) return undefined
  const asked = { ...wish, key: commandKeyIn(form), origin }
  const answered = await (wish.answer === 'approve' ? approveRequest : declineRequest)(tools, operator, asked)
  if (answered.ok) return done
  return { status: requestRefusalStatus[answered.reason], refusal: sayRefused(requestRefusals, answered) }
}

const buttons: Readonly<Record<string, Button>> = {
  approve: request,
  decline: request,
  offer: answerDesk,
  'decline-enquiry': answerDesk,
  'accept-change': answerDesk,
  'decline-change': answerDesk,
  'cancel-booking': answerDesk,
  'no-show': answerDesk,
  'deposit-received': answerDeskDeposit,
  'deposit-take': answerDeskDeposit,
  'deposit-release': answerDeskDeposit,
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
export async function answerButton(...pressed: Parameters<Button>): Promise<ButtonAnswer> {
  const button = handlerOf(pressed[2], buttons)
  if (!button) return { status: 400, refusal: unknownIntent }
  return (await button(...pressed)) ?? { status: 400, refusal: unreadable }
}
