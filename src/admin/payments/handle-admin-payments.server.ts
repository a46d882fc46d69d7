// Handles the admin forms about money.

import { answerDispute } from '#booking-payments/disputes/answer-dispute.server.ts'
import type { MoneyInput } from '#booking-payments/disputes/money-input.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { MoneyAdminRefusal } from '#bookings/record/payment-refusals.ts'
import type { CommandOutcome } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { currency } from '#values/money.ts'
import { refused } from '#values/result.ts'
import { parseSum } from '#values/typed-sum.ts'
import { noteMoneyArrived, noteRefundSent, refundByHand, retryFailedRefund } from './money-admin.server.ts'

/** Carries out one form of the payments in the admin pages. The ids in it are ids by their shape. */
export async function handleAdminPayments(
  tools: Tools,
  operator: Operator,
  { intent, subject, sum, seenPaidMinor, reason, evidence }: MoneyInput,
  { form, origin }: { readonly form: FormData; readonly origin: string },
): Promise<CommandOutcome<{ readonly bookingId: string }, MoneyAdminRefusal>> {
  if (intent === 'retry-refund') return retryFailedRefund(tools, operator, subject)
  if (intent === 'refund-sent') return noteRefundSent(tools, operator, subject)
  if (intent === 'accept-dispute') return answerDispute(tools, operator, { disputeId: subject, how: 'accept' })
  if (intent === 'contest-dispute')
    return answerDispute(tools, operator, { disputeId: subject, how: 'contest', evidence })
  // A missing permission is reported before anything else that is wrong.
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const booking = await findRow(tools.database, subject)
  if (!booking || !may(operator, 'money', 'change', booking.stayId)) return refused('booking-unknown')
  const minor = parseSum(sum, currency(booking.currency))
  if (minor === undefined) return refused('sum-wrong')
  const asked = { bookingId: subject, seenPaidMinor, minor }
  return intent === 'note-money'
    ? noteMoneyArrived(tools, operator, { ...asked, origin })
    : refundByHand(tools, operator, { ...asked, reason, key: commandKeyIn(form, 'money-key') })
}
