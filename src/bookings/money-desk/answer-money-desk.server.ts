// What the operator's buttons about money are answered with.

import { may } from '#accounts/permissions/permissions.ts'
import type { Operator } from '#accounts/visitor.ts'
import { findRow } from '#bookings/booking-store.server.ts'
import { commandKeyIn } from '#bookings/carry-out-once.server.ts'
import { answerDispute } from '#bookings/disputes/answer-dispute.server.ts'
import type { CommandOutcome } from '#bookings/misplaced.ts'
import type { MoneyDeskRefusal } from '#bookings/paying/payment-refusals.ts'
import type { Tools } from '#platform/tools.server.ts'
import { currency } from '#values/money.ts'
import { refused } from '#values/result.ts'
import { parseSum } from '#values/typed-sum.ts'
import { noteMoneyArrived, noteRefundSent, refundByHand, retryFailedRefund } from './money-desk.server.ts'
import type { MoneyWish } from './money-wish.ts'

/** Carries out one wish of the money desk. The ids in it are ids by their shape. */
export async function answerMoneyDesk(
  tools: Tools,
  operator: Operator,
  { intent, subject, sum, seenPaidMinor, reason, evidence }: MoneyWish,
  { form, origin }: { readonly form: FormData; readonly origin: string },
): Promise<CommandOutcome<{ readonly bookingId: string }, MoneyDeskRefusal>> {
  if (intent === 'retry-refund') return retryFailedRefund(tools, operator, subject)
  if (intent === 'refund-sent') return noteRefundSent(tools, operator, subject)
  if (intent === 'accept-dispute') return answerDispute(tools, operator, { disputeId: subject, how: 'accept' })
  if (intent === 'contest-dispute')
    return answerDispute(tools, operator, { disputeId: subject, how: 'contest', evidence })
  // Whoever may not do it is told so, whatever else is wrong with the form.
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
