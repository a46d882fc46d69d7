// The calls about the operator's day and letters: what waits, what people wrote, and what the house sent.

import { z } from 'zod'
import { acting, pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { operation } from '#api/content/contract/operation.ts'
import { commandKey, count, idInAddress, instant, uuid, writtenNumber } from '#api/content/contract/written-values.ts'
import { answerInput } from '#messages/answer-input.ts'

const outboxCounts = z.strictObject({ waiting: count, sent: count, failed: count })

const conversation = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    waits: z.boolean(),
    messages: z.array(z.strictObject({ isOurs: z.boolean(), text: z.string(), at: instant })),
  })
  .meta({ id: 'Conversation' })

const messageInOutbox = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['mail', 'sms', 'webhook']),
    recipient: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']),
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().nullable(),
    createdAt: instant,
    attempts: count,
    lastAnswer: z.string().nullable(),
    /** Whether it brings an entry for the calendar. */
    invites: z.boolean(),
    /** Whether something of it is shown to owners only. */
    isPart: z.boolean(),
  })
  .meta({ id: 'MessageInOutbox' })

const messageId = writtenNumber(15)

export const lettersContract = {
  readDay: operation({
    ...reading,
    needs: { area: 'every' },
    summary: 'What the house has to say today',
    answer: {
      status: 200,
      body: oneOf(
        z.strictObject({
          now: instant,
          /** Each null for whoever may not see what is counted. */
          outbox: outboxCounts.nullable(),
          conversations: z.strictObject({ total: count, waiting: count }).nullable(),
          channels: z.strictObject({ conflicts: count, troubled: count }).nullable(),
        }),
      ),
    },
    refusals: {},
  }),
  listConversations: operation({
    ...reading,
    needs: { area: 'conversations' },
    summary: 'What people wrote, the newest first',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(conversation) },
    refusals: {},
  }),
  answerConversation: operation({
    ...acting,
    needs: { area: 'conversations', level: 'change' },
    summary: 'Answer what somebody wrote; they get it by mail, once for each key',
    path: idInAddress,
    headers: z.strictObject({ 'idempotency-key': commandKey }),
    body: answerInput,
    answer: { status: 200, body: oneOf(conversation) },
    refusals: {},
  }),
  listOutbox: operation({
    ...reading,
    needs: { area: 'outbox' },
    summary:
      'What the house wrote to people, the newest first. Links and codes for the reader of a message alone are told to owners only',
    query: z.strictObject({
      cursor: messageId.optional(),
      pagination: z.strictObject({ pageSize: writtenNumber(3).optional() }).optional(),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(messageInOutbox),
        meta: z.strictObject({
          counts: outboxCounts,
          pagination: z.strictObject({ pageSize: count, total: count, next: z.string().nullable() }),
        }),
      }),
    },
    refusals: {},
  }),
  sendAgain: operation({
    ...acting,
    needs: { area: 'outbox', level: 'change' },
    summary: 'Send a message once more that was given up',
    path: z.strictObject({ id: messageId }),
    answer: { status: 200, body: oneOf(messageInOutbox) },
    refusals: { 409: 'It is not one that was given up.' },
  }),
} as const
