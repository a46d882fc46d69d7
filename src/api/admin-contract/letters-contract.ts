// The calls about the operator's day and outbox: what waits, and what the house sent.

import { z } from 'zod'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { listWith, one, pageInput, pagesSchema } from '#api/contract/page-schemas.ts'
import { partOf, shape, writtenNumber } from '#api/contract/shapes.ts'

const outboxCounts = z.strictObject({
  waiting: field.count.describe('How many wait.'),
  sent: field.count.describe('How many went out.'),
  failed: field.count.describe('How many were given up.'),
})

const messageInOutbox = shape('MessageInOutbox', {
  id: z.string().describe('By it, it is known here.'),
  kind: z.enum(['mail', 'sms', 'webhook']).describe('By which way it goes.'),
  recipient: z.string().describe('To whom it goes.'),
  state: z.enum(['waiting', 'sent', 'failed']).describe('Whether it waits, went out, or was given up.'),
  subject: z.string().nullable().describe('What it is about.'),
  text: z.string().describe('What is written.'),
  html: z.string().nullable().describe('The same as mail readers show it.'),
  createdAt: field.createdAt,
  attempts: field.count.describe('How often it was tried.'),
  lastAnswer: z.string().nullable().describe('What the last try was answered with.'),
  invites: z.boolean().describe('Whether it brings an entry for a calendar.'),
  isPart: z.boolean().describe('Whether a link or a code is left out that is shown to owners only.'),
})

const messageId = writtenNumber(15)

export const lettersContract = {
  readDay: operation({
    ...reading('every'),
    summary: 'What the house has to say today',
    answer: one(
      z.strictObject({
        now: field.instant.describe('The moment of the answer.'),
        outbox: outboxCounts.nullable().describe('How many messages there are in each state.'),
        conversations: partOf('How many conversations there are.', {
          total: field.count.describe('How many there are in all.'),
          waiting: field.count.describe('How many wait.'),
          unread: field.count.describe('In how many is something that nobody of the team has read.'),
        }).nullable(),
        channels: partOf('What of other sites needs somebody.', {
          conflicts: field.count.describe(
            'How many events of other sites lie over nights that somebody else has, without those set aside.',
          ),
          troubled: field.count.describe(
            'How many calendars could not be read well when they were last asked; paused ones do not count.',
          ),
        }).nullable(),
      }),
    ),
  }),
  listOutbox: operation({
    ...reading('outbox'),
    summary:
      'What the house wrote to people, the newest first. Links and codes for the reader of a message alone are told to owners only',
    query: z.strictObject({
      cursor: messageId.optional().describe('The `meta.pagination.next` of the answer before.'),
      pagination: pageInput.pick({ pageSize: true }).optional().describe('Which page, and how many on it.'),
    }),
    answer: listWith(messageInOutbox, {
      counts: outboxCounts.describe('How many messages there are in each state.'),
      pagination: pagesSchema
        .pick({ pageSize: true, total: true, next: true })
        .describe('Where in all of it this page is.'),
    }),
  }),
  sendAgain: operation({
    ...changing('outbox'),
    summary: 'Send a message once more that was given up',
    path: z.strictObject({ id: messageId.describe('The id of what it is about.') }),
    answer: one(messageInOutbox),
    refusals: { 409: 'It is not one that was given up.' },
  }),
} as const
