// The operator's calls about money: noted, given back, damage deposits decided on, disputes answered.

import { z } from 'zod'
import { acting, pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { disputeStates } from '#api/content/contract/listed-words.ts'
import { operation } from '#api/content/contract/operation.ts'
import { optionalInstant } from '#api/content/contract/stay-contract.ts'
import { currencyCode, idInAddress, minor, text, uuid } from '#api/content/contract/written-values.ts'
import { mostEvidence } from '#booking-payments/disputes/evidence-length.ts'
import { reasonInput } from '#bookings/record/booking-input.ts'
import { bookingNow, keyed } from './admin-booking-contract.ts'

const dispute = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    booking: uuid,
    reference: z.string(),
    stay: z.strictObject({ name: z.string() }),
    state: z.enum(disputeStates),
    amountMinor: minor,
    currency: currencyCode,
    respondBy: optionalInstant,
    /** What the bank may be sent. */
    evidence: z.array(z.strictObject({ title: z.string(), sentences: z.array(z.string()) })),
    inWords: z.strictObject({ what: z.string(), standing: z.string() }),
  })
  .meta({ id: 'Dispute' })

const sum = z.int().min(1).max(1_000_000_000_000)
/** What had been paid when somebody looked. */
const seen = z.int().min(0).max(1_000_000_000_000)

export const adminMoneyContract = {
  noteMoney: operation({
    ...acting,
    needs: { area: 'money', level: 'change' },
    ...keyed,
    summary:
      'For managers, accountants and owners: note that money has arrived, by transfer or at the home, whether it is less or more than was asked for',
    path: idInAddress,
    body: z.strictObject({ minor: sum, paidMinor: seen }),
    ...bookingNow,
    refusals: { 409: 'Money was noted since `paidMinor` was seen, or a payment is under way.' },
  }),
  giveMoneyBack: operation({
    ...acting,
    needs: { area: 'money', level: 'change' },
    ...keyed,
    summary: 'For managers, accountants and owners: give money back for a reason of your own',
    path: idInAddress,
    body: z.strictObject({ minor: sum, paidMinor: seen, reason: reasonInput }),
    ...bookingNow,
    refusals: {
      409: 'Money was noted since `paidMinor` was seen.',
      422: 'It is more than what was paid and not given back yet.',
    },
  }),
  answerRefund: operation({
    ...acting,
    needs: { area: 'money', level: 'change' },
    ...keyed,
    summary:
      'For managers, accountants and owners: try a refund again that did not go out, or note that a transfer was sent',
    path: idInAddress,
    body: z.strictObject({ answer: z.enum(['retry', 'sent']) }),
    ...bookingNow,
    refusals: { 409: 'It waits for nothing like that.' },
  }),
  answerDeposit: operation({
    ...acting,
    needs: { area: 'money', level: 'change' },
    ...keyed,
    summary:
      'For managers, accountants and owners: note that a damage deposit was received, take of it for a reason the guest is told, or let it go',
    path: idInAddress,
    body: z.strictObject({
      answer: z.enum(['received', 'take', 'release']),
      payment: uuid.optional(),
      minor: sum.optional(),
      reason: reasonInput,
    }),
    ...bookingNow,
    refusals: {
      409: 'It is not held or not asked for any more, somebody has decided on it, or the bank has let it go.',
      422: 'It is more than the damage deposit, or the guest is told no reason.',
    },
  }),
  listDisputes: operation({
    ...reading,
    needs: { area: 'money' },
    summary: 'Disputed payments with the evidence that a bank asks for, open ones first; decided ones for a month',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(dispute) },
    refusals: {},
  }),
  answerDispute: operation({
    ...acting,
    needs: { area: 'money', level: 'change' },
    ...keyed,
    summary:
      'For managers, accountants and owners: contest a dispute with evidence, or give in. The bank hears it once',
    path: idInAddress,
    body: z.strictObject({ answer: z.enum(['contest', 'accept']), evidence: text(2 * mostEvidence).default('') }),
    answer: { status: 200, body: oneOf(dispute) },
    refusals: {
      409: 'It was answered already, or its time is over.',
      422: 'The bank is told nothing, or more than it reads.',
      503: 'The bank cannot be reached. Nothing was changed.',
    },
  }),
} as const
