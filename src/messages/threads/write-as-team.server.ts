// Commands: an operator writes to a guest, in a thread or as the first about a booking; marks a thread, or settles it.

import { eq } from 'drizzle-orm'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import {
  appendMessage,
  beginConversation,
  hasMessage,
  lockConversation,
  moveMark,
  noteAnswered,
} from '#messages/record/conversation-store.server.ts'
import { type ConversationRow, conversationTable } from '#messages/record/message-tables.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Level, may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { KeyedMessage } from './message-input.ts'
import { mailGuest } from './message-mails.server.ts'
import { mayThread } from './thread-reader.server.ts'
import type { ThreadRefusal } from './thread-refusals.ts'
import { aboutBooking, lockSentBooking } from './write-as-guest.server.ts'

type Done = Outcome<{ readonly conversationId: string }, ThreadRefusal>

/** A thread by its own id, or by that of its booking. */
export type Which = { readonly conversationId: string } | { readonly bookingId: string }

/** Stores the message and mails it to the guest, once for each form. One transaction. Role: by the table of permissions. */
export async function writeToGuest(
  tools: Tools,
  operator: Operator,
  { text, key, seen, origin, ...which }: KeyedMessage & Which & { readonly origin?: string | undefined },
): Promise<Done> {
  const now = tools.clock.now()
  if (!may(operator, 'conversations', 'change')) return refused('not-allowed')
  return inTransaction<Done>(tools.database, async queries => {
    const thread = await lockThread(queries, operator, which, now)
    if (!thread) return refused('conversation-unknown')
    if (thread === 'guest-gone') return refused('guest-gone')
    const { conversation, booking } = thread
    const conversationId = conversation.id
    if (await hasMessage(queries, conversationId, key)) return done({ conversationId })
    const message = { author: 'operator', authorUserId: operator.id, text, key } as const
    const messageId = (await appendMessage(queries, conversation, message, now))!
    if (seen !== undefined) await moveMark(queries, conversationId, 'operator', seen)
    const author = operator.displayName || tools.environment.SITE_NAME
    await mailGuest(queries, tools, { conversation, booking, messageId, text, origin, author }, now)
    return done({ conversationId })
  })
}

type Marking = Which & { readonly seen?: number | undefined; readonly done?: true | undefined }

/** Marks a thread as read up to the message `seen`; with `done` it waits for no answer any more. */
export async function markThread(
  tools: Tools,
  operator: Operator,
  { seen, done: isDone, ...which }: Marking,
): Promise<Done> {
  if (!may(operator, 'conversations', isDone ? 'change' : 'see')) return refused('not-allowed')
  return inTransaction<Done>(tools.database, async queries => {
    const thread = await findThread(queries, operator, which, isDone ? 'change' : 'see')
    if (!thread) return refused('conversation-unknown')
    const { id } = thread.conversation
    if (seen !== undefined) await moveMark(queries, id, 'operator', seen)
    if (isDone) await noteAnswered(queries, eq(conversationTable.id, id))
    return done({ conversationId: id })
  })
}

type Thread = { readonly conversation: ConversationRow; readonly booking: BookingRow | undefined }

/** The thread, locked, if the operator may write in it; a booking's is begun. */
async function lockThread(
  queries: Transaction,
  operator: Operator,
  which: Which,
  now: Date,
): Promise<Thread | 'guest-gone' | undefined> {
  if ('conversationId' in which) return findThread(queries, operator, which, 'change')
  const booking = await lockSentBooking(queries, which.bookingId)
  if (!booking || !mayThread(operator, 'change', booking.stayId)) return undefined
  // Whoever deleted their account is nobody to write to, and their thread went with it.
  if (booking.contact!.email === '') return 'guest-gone'
  const { conversation } = await beginConversation(queries, aboutBooking(booking), now)
  return { conversation, booking }
}

async function findThread(
  queries: Transaction,
  operator: Operator,
  which: Which,
  level: Level,
): Promise<Thread | undefined> {
  const { id, bookingId } = conversationTable
  const condition = 'bookingId' in which ? eq(bookingId, which.bookingId) : eq(id, which.conversationId)
  const conversation = await lockConversation(queries, condition)
  if (!conversation) return undefined
  const found = conversation.bookingId ? await findRow(queries, conversation.bookingId) : undefined
  if (!mayThread(operator, level, found?.stayId ?? conversation.stayId)) return undefined
  return { conversation, booking: found?.termsAcceptedAt && found.contact ? found : undefined }
}
