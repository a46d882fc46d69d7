// Disputes: opened by a payer's bank, answered once, and decided in time; and inquiries, which take no money.

import type Stripe from 'stripe'
import type { z } from 'zod'
import { type Bank, idOf, known, newId, plan, seconds } from '../bank.ts'
import { tell } from '../events.ts'
import { Fault, invalid } from '../wire/fault.ts'
import type { disputeUpdate } from '../wire/params.ts'
import { behaviourOf } from './customers.ts'
import { move } from './moves.ts'

/** Minor units, for each dispute. */
export const disputeFee = 1500
const respondWithin = 7 * 86_400
const decidesAfter = 60_000

/** `well`: whether the bank decides for whoever took the money, once it has seen evidence. */
export function openDispute(bank: Bank, chargeId: string, well: boolean, inquiry = false): Stripe.Dispute {
  const charge = known(bank.books.charges, 'charge', chargeId)
  const amount = charge.amount_captured - charge.amount_refunded
  const dueBy = seconds(bank) + respondWithin
  const dispute: Stripe.Dispute = {
    ...{
      id: newId('dp'),
      object: 'dispute',
      amount,
      balance_transactions: [],
      charge: charge.id,
      created: seconds(bank),
    },
    ...{ currency: charge.currency, enhanced_eligibility_types: [], evidence: noEvidence },
    evidence_details: {
      ...{ due_by: dueBy, enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0 },
      submission_method: 'not_submitted',
    },
    ...{ intended_submission_method: null, is_charge_refundable: inquiry, livemode: false, metadata: {} },
    ...{ payment_intent: charge.payment_intent, reason: 'product_not_received' },
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  bank.books.disputes[dispute.id] = dispute
  if (!inquiry) {
    const moved = { amount: -amount, fee: disputeFee, currency: charge.currency, source: dispute.id }
    dispute.balance_transactions = [move(bank, { type: 'adjustment', ...moved })]
    charge.disputed = true
    plan(bank, { at: dueBy * 1000, what: 'dispute-ends', about: dispute.id, well: false })
    bank.books.verdicts[dispute.id] = well
  }
  tell(bank, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank decides: after our answer as it was planned, and without one against us. */
export function endDispute(bank: Bank, id: string, well: boolean): void {
  const dispute = known(bank.books.disputes, 'dispute', id)
  if (!['needs_response', 'under_review'].includes(dispute.status)) return
  // The time to answer is over, and it was used.
  if (!well && dispute.status === 'under_review' && bank.books.verdicts[id]) return
  dispute.status = well ? 'won' : 'lost'
  if (well) {
    const charge = known(bank.books.charges, 'charge', idOf(dispute.charge))
    charge.disputed = false
    const moved = { amount: dispute.amount, fee: 0, currency: dispute.currency, source: dispute.id }
    dispute.balance_transactions = [...dispute.balance_transactions, move(bank, { type: 'adjustment', ...moved })]
  }
  tell(bank, 'charge.dispute.closed', dispute)
}

export function updateDispute(bank: Bank, id: string, params: z.output<typeof disputeUpdate>): Stripe.Dispute {
  const dispute = answerable(bank, id)
  const { evidence, submit, metadata } = params
  if (metadata) dispute.metadata = { ...dispute.metadata, ...metadata }
  if (evidence) {
    dispute.evidence = { ...dispute.evidence, ...evidence }
    dispute.evidence_details.has_evidence = true
  }
  if (submit) {
    dispute.status = 'under_review'
    dispute.evidence_details.submission_count += 1
    const well = bank.books.verdicts[id] === true
    plan(bank, { at: bank.now().getTime() + decidesAfter, what: 'dispute-ends', about: id, well })
    tell(bank, 'charge.dispute.updated', dispute)
  }
  return dispute
}

export function closeDispute(bank: Bank, id: string): Stripe.Dispute {
  const dispute = answerable(bank, id)
  dispute.status = 'lost'
  tell(bank, 'charge.dispute.closed', dispute)
  return dispute
}

function answerable(bank: Bank, id: string): Stripe.Dispute {
  const dispute = known(bank.books.disputes, 'dispute', id)
  const charge = known(bank.books.charges, 'charge', idOf(dispute.charge))
  if (behaviourOf(bank, idOf(charge.payment_method!)) === 'disputed-unheard') {
    throw new Fault(503, 'api_error', 'Nobody at the bank of this card hears of disputes.')
  }
  if (dispute.status !== 'needs_response' && dispute.status !== 'warning_needs_response') {
    throw invalid('This dispute is already closed or under review.', { code: 'dispute_already_answered' })
  }
  return dispute
}

const noEvidence: Stripe.Dispute.Evidence = {
  ...{
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
  },
  ...{ cancellation_rebuttal: null, customer_communication: null, customer_email_address: null, customer_name: null },
  ...{ customer_purchase_ip: null, customer_signature: null, duplicate_charge_documentation: null },
  ...{ duplicate_charge_explanation: null, duplicate_charge_id: null, product_description: null, receipt: null },
  ...{ refund_policy: null, refund_policy_disclosure: null, refund_refusal_explanation: null, service_date: null },
  ...{ service_documentation: null, shipping_address: null, shipping_carrier: null, shipping_date: null },
  ...{
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  enhanced_evidence: {},
}
