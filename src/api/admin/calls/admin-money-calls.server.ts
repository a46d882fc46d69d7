// The operator's calls about money: noted, given back, damage deposits decided on, disputes answered.

import {
  noteMoneyArrived,
  noteRefundSent,
  refundByHand,
  retryFailedRefund,
} from '#admin/payments/money-admin.server.ts'
import { describeAdminDispute } from '#api/admin/answers/describe-for-admin.server.ts'
import type { adminMoneyContract } from '#api/admin-contract/admin-money-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { refuseFields } from '#api/content/calls/address-fields.ts'
import { answerPage } from '#api/content/calls/answer-page.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { answerOne, refuseWith } from '#api/content/content-answer.ts'
import { answerDispute } from '#booking-payments/disputes/answer-dispute.server.ts'
import { describeDisputes } from '#booking-payments/disputes/describe-disputes.server.ts'
import { onceByKey } from '#bookings/commands/carry-out-once.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { depositRefusalStatus, depositRefusals } from '#deposits/deposit-refusals.ts'
import { endDeposit } from '#deposits/end-deposit.server.ts'
import { noteDepositReceived } from '#deposits/reserve-deposit.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { afterCommand } from './after-command.server.ts'

const noDispute = refuseWith(404, paymentRefusals['dispute-unknown'], { reason: 'dispute-unknown' })

export const adminMoneyCalls: Handlers<keyof typeof adminMoneyContract> = {
  noteMoney: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const input = { bookingId: path.id, minor: body.minor, seenPaidMinor: body.paidMinor }
    const keyed = { key: headers['idempotency-key'], command: 'note-money', input } as const
    const noted = await onceByKey(tools, user, keyed, () => noteMoneyArrived(tools, user, { ...input, origin }))
    return afterCommand(asked, noted, paymentRefusalStatus, paymentRefusals)
  },

  giveMoneyBack: async asked => {
    const { tools, user, path, headers, body } = asked
    const { 'idempotency-key': key } = headers
    const input = { bookingId: path.id, minor: body.minor, seenPaidMinor: body.paidMinor, reason: body.reason }
    const keyed = { key, command: 'refund', input } as const
    const given = await onceByKey(tools, user, keyed, () => refundByHand(tools, user, { ...input, key }))
    return afterCommand(asked, given, paymentRefusalStatus, paymentRefusals)
  },

  answerRefund: async asked => {
    const { tools, user, path, headers, body } = asked
    const keyed = { key: headers['idempotency-key'], command: 'answer-refund', input: [path.id, body.answer] } as const
    const answer = body.answer === 'retry' ? retryFailedRefund : noteRefundSent
    const answered = await onceByKey(tools, user, keyed, () => answer(tools, user, path.id))
    return afterCommand(asked, answered, paymentRefusalStatus, paymentRefusals)
  },

  answerDeposit: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const { answer, payment, minor, reason } = body
    const bookingId = path.id
    const missing = answer === 'received' ? [] : needed({ payment, ...(answer === 'take' ? { minor } : {}) })
    if (missing.length > 0) return refuseFields(missing)
    const keyed = { key: headers['idempotency-key'], command: 'answer-deposit', input: { bookingId, ...body } } as const
    const takenMinor = answer === 'take' ? minor! : 0
    const answered = await onceByKey(tools, user, keyed, () =>
      answer === 'received'
        ? noteDepositReceived(tools, user, { bookingId, origin })
        : endDeposit(tools, user, { bookingId, paymentId: payment!, takenMinor, reason }),
    )
    return afterCommand(asked, answered, depositRefusalStatus, depositRefusals)
  },

  listDisputes: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const { disputes, total } = await describeDisputes(tools, user, { skip, most: size })
    return answerPage(query, disputes.map(describeAdminDispute), total)
  },

  answerDispute: async ({ tools, user, path, headers, body }) => {
    const { answer, evidence } = body
    const keyed = {
      key: headers['idempotency-key'],
      command: 'answer-dispute',
      input: [path.id, answer, evidence],
    } as const
    const answered = await onceByKey(tools, user, keyed, () =>
      answerDispute(tools, user, {
        disputeId: path.id,
        ...(answer === 'accept' ? { how: 'accept' } : { how: 'contest', evidence }),
      }),
    )
    if (!answered.ok) return refuseCommand(paymentRefusalStatus, paymentRefusals, answered)
    return (await findDispute(tools, user, path.id)) ?? noDispute
  },
}

async function findDispute(tools: Tools, who: Operator, id: string) {
  const [found] = (await describeDisputes(tools, who, { only: id })).disputes
  return found && answerOne(describeAdminDispute(found))
}

/** What has to be sent and was not, in the words for any field that is missing. */
function needed(fields: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [[name, `${name} is a required field`] as const] : [],
  )
}
