// Message calls: the thread of one's own booking, and of a question that is no booking.

import { z } from 'zod'
import { noBooking } from '#api/contract/booking-contract.ts'
import * as field from '#api/contract/known-fields.ts'
import { mailedKey } from '#api/contract/manage-contract.ts'
import { callsOf, operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'
import { markInput, messageInput } from '#messages/threads/message-input.ts'

/** One message, as both sides see it. */
export const seenMessage = {
  id: z.int().describe('Its number; later messages have higher ones.'),
  isOurs: z.boolean().describe('Whether operators wrote it.'),
  author: z.string().describe('Who wrote it; “You” for one’s own.'),
  text: z.string().describe('What was written.'),
  at: field.instant.describe('When.'),
  isNew: z.boolean().describe('Whether the reader has not marked it as read.'),
}

const thread = shape('Thread', {
  messages: listOf('What was written, the earliest first.', seenMessage),
  unread: field.count.describe('How many of them are new.'),
  mayWrite: z.boolean().describe('Whether something can be written now.'),
})

const by = callsOf('Bookings')
const closed = { 410: 'Nothing can be written there any more.' }

/** Which thread without a booking: the account that asked needs no key. */
const which = z.strictObject({
  id: field.uuid.describe('The id of what it is about.'),
  key: mailedKey.optional().describe('What the mailed link carries.'),
})
const noThread = { 404: 'There is no such conversation, it is somebody else’s, or it has become a booking’s.' }

export const messageContract = {
  readMessages: operation({
    summary: 'What you and the home’s people wrote about a booking',
    ...by('booker', 'reads'),
    path: field.bookingInAddress,
    answer: one(thread),
    refusals: noBooking,
  }),
  writeMessage: operation({
    summary: 'Write to the home’s people about a booking, once for each key; they get it by mail',
    ...by('booker', 'bookings'),
    path: field.bookingInAddress,
    headers: field.requiredKey,
    body: messageInput,
    answer: one(thread),
    refusals: { ...noBooking, ...closed },
  }),
  markMessages: operation({
    summary: 'Mark the messages about a booking as read, up to one of them',
    ...by('booker', 'bookings'),
    path: field.bookingInAddress,
    body: markInput,
    answer: one(thread),
    refusals: noBooking,
  }),
  readThread: operation({
    summary:
      'A question of yours that is no booking, with its answers: by the account that asked it, or by a mailed key',
    ...callsOf('Enquiries')('either', 'reads'),
    body: which,
    answer: one(thread),
    refusals: noThread,
  }),
  writeInThread: operation({
    summary: 'Write on in it, once for each key',
    ...callsOf('Enquiries')('either', 'bookings'),
    headers: field.requiredKey,
    body: which.extend(messageInput.shape),
    answer: one(thread),
    refusals: { ...noThread, ...closed },
  }),
  markThread: operation({
    summary: 'Mark it as read, up to one of its messages',
    ...callsOf('Enquiries')('either', 'bookings'),
    body: which.extend(markInput.shape),
    answer: one(thread),
    refusals: noThread,
  }),
} as const
