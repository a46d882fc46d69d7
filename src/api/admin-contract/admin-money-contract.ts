// The operator's calls about money: noted, given back, damage deposits decided on, disputes answered.

import { z } from 'zod'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { disputeStates } from '#api/contract/listed-words.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, partOf, shape, text, wordsOf } from '#api/contract/shapes.ts'
import { mostEvidence } from '#booking-payments/disputes/evidence-length.ts'
import { reasonInput } from '#bookings/record/booking-input.ts'
import { onBooking } from './admin-booking-contract.ts'

const dispute = shape('Dispute', {
  ...field.known,
  booking: field.uuid.describe('The id of the booking.'),
  reference: field.reference,
  stay: partOf('The home.', { name: z.string().describe('Its name.') }),
  state: z.enum(disputeStates).describe('How it stands.'),
  amountMinor: field.minor.describe('How much is disputed.'),
  currency: field.currencyCode,
  respondBy: field.optionalInstant.describe('Until when it can be answered; null where the bank names no end.'),
  evidence: listOf('What the site knows, in parts.', {
    title: z.string().describe('What the part is about.'),
    sentences: z.array(z.string()).describe('The same in sentences.'),
  }),
  inWords: wordsOf({
    what: z.string().describe('What is disputed.'),
    standing: z.string().describe('Where it stands.'),
  }),
})

const sum = z.int().min(1).max(1_000_000_000_000)
/** The amount paid at the time of the request. */
const seen = z.int().min(0).max(1_000_000_000_000)

export const adminMoneyContract = {
  noteMoney: operation({
    ...changing('money'),
    ...onBooking,
    summary:
      'For managers, accountants and owners: note that money has arrived, by transfer or at the home, whether it is less or more than was asked for',
    body: z.strictObject({
      minor: sum.describe('How much has arrived, in minor units.'),
      paidMinor: seen.describe('What had been paid when you looked.'),
    }),
    refusals: { 409: 'Money was noted since `paidMinor` was seen, or a payment is under way.' },
  }),
  giveMoneyBack: operation({
    ...changing('money'),
    ...onBooking,
    summary: 'For managers, accountants and owners: give money back for a reason of your own',
    body: z.strictObject({
      minor: sum.describe('How much goes back, in minor units.'),
      paidMinor: seen.describe('What had been paid when you looked.'),
      reason: reasonInput.describe('Why it goes back.'),
    }),
    refusals: {
      409: 'Money was noted since `paidMinor` was seen.',
      422: 'It is more than what was paid and not given back yet.',
    },
  }),
  answerRefund: operation({
    ...changing('money'),
    ...onBooking,
    summary:
      'For managers, accountants and owners: try a refund again that did not go out, or note that a transfer was sent',
    body: z.strictObject({ answer: z.enum(['retry', 'sent']).describe('What is to be done.') }),
    refusals: { 409: 'It waits for nothing like that.' },
  }),
  answerDeposit: operation({
    ...changing('money'),
    ...onBooking,
    summary:
      'For managers, accountants and owners: note that a damage deposit was received, take of it for a reason the guest is told, or let it go',
    body: z.strictObject({
      answer: z.enum(['received', 'take', 'release']).describe('What is to be done.'),
      payment: field.uuid.optional().describe('The payment that was seen; needed to take or to let go.'),
      minor: sum.optional().describe('How much is taken, in minor units; the rest is let go.'),
      reason: reasonInput.describe('What was damaged: the guest is told. Needed to take.'),
    }),
    refusals: {
      409: 'It is not held or not asked for any more, somebody has decided on it, or the bank has let it go.',
      422: 'It is more than the damage deposit, or the guest is told no reason.',
    },
  }),
  listDisputes: operation({
    ...reading('money'),
    summary: 'Disputed payments with the evidence that a bank asks for, open ones first; decided ones for a month',
    ...pagesOf(dispute, {}),
  }),
  answerDispute: operation({
    ...changing('money'),
    headers: field.requiredKey,
    summary:
      'For managers, accountants and owners: contest a dispute with evidence, or give in. The bank hears it once',
    path: field.idInAddress,
    body: z.strictObject({
      answer: z.enum(['contest', 'accept']).describe('What is to be done.'),
      evidence: text(2 * mostEvidence)
        .default('')
        .describe('What the bank is to be sent; left out where you give in.'),
    }),
    answer: one(dispute),
    refusals: {
      409: 'It was answered already, or its time is over.',
      422: 'The bank is told nothing, or more than it reads.',
      503: 'The bank cannot be reached. Nothing was changed.',
    },
  }),
} as const
