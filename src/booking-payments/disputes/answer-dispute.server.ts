// The command by which an operator answers a dispute: with evidence, or by giving in.

import { and, eq, isNull } from 'drizzle-orm'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { MoneyAdminRefusal } from '#bookings/record/payment-refusals.ts'
import type { CommandOutcome } from '#bookings/record/state-conflict.ts'
import { findDispute } from '#payments/disputes/dispute-store.server.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import { disputeTable } from '#payments/ledger/payment-tables.server.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import { withGuest } from './dispute-evidence.ts'
import { lettersOf, mostEvidence } from './evidence-length.ts'
import { settleDisputes } from './settle-disputes.server.ts'

type DisputeAnswer = { readonly disputeId: string } & (
  | { readonly how: 'contest'; readonly evidence: string }
  | { readonly how: 'accept' }
)

/** Sent to the provider once, outside of any transaction: after a crash the next reconciliation finds how it stands. */
export async function answerDispute(
  tools: Tools,
  operator: Operator,
  answer: DisputeAnswer,
): Promise<CommandOutcome<{ readonly bookingId: string }, MoneyAdminRefusal>> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const { disputeId } = answer
  const dispute = await findDispute(tools.database, disputeId)
  const booking = dispute && (await findRow(tools.database, dispute.bookingId))
  if (!booking || !may(operator, 'money', 'change', booking.stayId)) return refused('dispute-unknown')
  if (dispute.state !== 'needs-response') return refused('dispute-answered')
  const evidence = answer.how === 'contest' ? withGuest(answer.evidence.trim(), booking) : null
  if (evidence === '') return refused('evidence-missing')
  if (evidence && lettersOf(evidence) > mostEvidence) return refused('evidence-too-long')
  const payment = (await findPayment(tools.database, dispute.paymentId))!
  const provider = providerNamed(tools, payment.provider)
  try {
    if (evidence === null) await provider.acceptDispute(dispute.providerRef)
    else await provider.contestDispute(dispute.providerRef, evidence)
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    return refused('provider-down')
  }
  const answered = { evidence, accepted: evidence === null, answeredBy: operator.id, answeredAt: tools.clock.now() }
  await tools.database
    .update(disputeTable)
    .set(answered)
    .where(and(eq(disputeTable.id, disputeId), isNull(disputeTable.answeredAt)))
  await settleDisputes(tools, payment)
  return done({ bookingId: dispute.bookingId })
}
