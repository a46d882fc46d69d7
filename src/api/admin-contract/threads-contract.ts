// The operator's calls about threads with guests, and about the snippets for them.

import { z } from 'zod'
import { inboxShows } from '#admin/inbox/inbox-filter.ts'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { made, one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'
import { changeSnippetInput, removeSnippetInput, snippetInput } from '#messages/snippets/snippet-input.ts'
import { messageInput, teamMarkInput } from '#messages/threads/message-input.ts'
import { seenMessage } from './message-contract.ts'

const conversation = shape('Conversation', {
  ...field.known,
  name: z.string().describe('Who wrote, or is written to.'),
  email: z.string().describe('An e-mail address; empty for whoever may not know it.'),
  subject: z.string().describe('What it is about, where its writer said so.'),
  waits: z.boolean().describe('Whether it waits for an answer.'),
  unread: field.count.describe('How many messages nobody of the team has marked as read.'),
  stay: field.slug.nullable().describe('The home it is about; null where it is about none.'),
  booking: field.uuid.nullable().describe('The booking it is about; null where it is about none.'),
  enquiry: field.uuid.nullable().describe('The enquiry that it began with; null where it began otherwise.'),
  messages: listOf('What was written, the earliest first.', seenMessage),
})

const snippet = shape('Snippet', {
  ...field.known,
  version: field.seenVersion,
  title: z.string().describe('What operators know it by.'),
  texts: listOf('Its text in each language that it has, with placeholders such as {name}.', {
    language: z.string().describe('The language of the text, such as `en`.'),
    text: z.string().describe('The text.'),
  }),
})

const forAllHomes = { area: 'conversations', level: 'change', allHomes: true } as const
const guestGone = { 409: 'The guest has deleted their account.' }

export const threadsContract = {
  listConversations: operation({
    ...reading('conversations'),
    summary: 'Conversations with guests, the one with the newest message first',
    ...pagesOf(conversation, {
      show: z.enum(inboxShows).optional().describe('Only those with something unread, or that wait for an answer.'),
      home: field.slug.optional().describe('Only those about this home.'),
    }),
  }),
  readConversation: operation({
    ...reading('conversations'),
    summary: 'One conversation',
    path: field.idInAddress,
    answer: one(conversation),
  }),
  answerConversation: operation({
    ...changing('conversations'),
    summary: 'Write in a conversation; the guest gets it by mail, once for each key',
    path: field.idInAddress,
    headers: field.requiredKey,
    body: messageInput,
    answer: one(conversation),
    refusals: guestGone,
  }),
  markConversation: operation({
    ...changing('conversations'),
    summary: 'Mark a conversation as read, up to one of its messages, or as one with nothing to answer',
    path: field.idInAddress,
    body: teamMarkInput,
    answer: one(conversation),
  }),
  writeToGuest: operation({
    ...changing('conversations'),
    summary:
      'Write to the guest of a booking; the first message begins the conversation. They get it by mail, once for each key',
    path: field.idInAddress,
    headers: field.requiredKey,
    body: messageInput,
    answer: one(conversation),
    refusals: guestGone,
  }),
  listSnippets: operation({
    ...reading('conversations'),
    summary: 'Texts for messages to guests, in the order of their titles',
    ...pagesOf(snippet, {}),
  }),
  makeSnippet: operation({
    ...changing('conversations'),
    needs: forAllHomes,
    summary:
      'Save a new text for messages; the same one sent twice is saved once. Only with a role for all homes, as the next two',
    body: snippetInput,
    answer: made(snippet),
    refusals: { 409: 'There is another one with this title.' },
  }),
  changeSnippet: operation({
    ...changing('conversations'),
    needs: forAllHomes,
    summary: 'Change a text for messages',
    path: field.idInAddress,
    body: changeSnippetInput,
    answer: one(snippet),
    refusals: { 409: 'It has changed since that version, or there is another one with this title.' },
  }),
  removeSnippet: operation({
    ...changing('conversations'),
    needs: forAllHomes,
    summary: 'Delete a text for messages; what was sent stays as it is',
    path: field.idInAddress,
    body: removeSnippetInput,
    answer: one(snippet),
    refusals: { 409: 'It has changed since that version.' },
  }),
  fillSnippet: operation({
    ...reading('conversations'),
    summary:
      'A text for messages, in the language of the guest and filled with what the conversation, or the booking, is about',
    path: field.idInAddress,
    body: z
      .strictObject({
        conversation: field.uuid.optional().describe('The conversation, where it is for one.'),
        booking: field.uuid.optional().describe('The booking, whether or not it has a conversation.'),
      })
      .refine(({ conversation: one, booking: other }) => (one === undefined) !== (other === undefined), {
        message: 'must name a conversation or a booking',
      })
      .meta({ example: { booking: '00000000-0000-4000-8000-000000000000' } }),
    answer: one(z.strictObject({ text: z.string().describe('The text.') })),
  }),
} as const
