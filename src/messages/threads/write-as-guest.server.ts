// Commands: a guest writes in the thread of their booking, or in one that has no booking yet; and marks a thread as read.

import { eq } from 'drizzle-orm'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { isBookingOf, userIdOf } from '#bookings/record/booking-owner.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { addressBucket, bucketOf } from '#identity/secrets/limit.server.ts'
import {
  appendMessage,
  beginConversation,
  hasMessage,
  lockConversation,
  moveMark,
} from '#messages/record/conversation-store.server.ts'
import { type ConversationRow, conversationTable } from '#messages/record/message-tables.server.ts'
import { spend } from '#platform/rate-limit.server.ts'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { KeyedMessage } from './message-input.ts'
import { mailTeam } from './message-mails.server.ts'
import { mayGuestWrite } from './thread-address.ts'
import { isThreadOf, type ThreadReader } from './thread-reader.server.ts'
import type { ThreadRefusal } from './thread-refusals.ts'

type Written = Outcome<{ readonly conversationId: string }, ThreadRefusal>

/** Where a message comes from: for its limit, and for the links in the mail about it. */
type From = { readonly address: string; readonly origin: string }

/** Stores the guest's message about their booking, and mails the team. The first one begins the thread. One transaction. */
export async function writeAboutBooking(
  tools: Tools,
  who: Booker,
  { bookingId, ...message }: KeyedMessage & From & { readonly bookingId: string },
): Promise<Written> {
  const now = tools.clock.now()
  return inTransaction<Written>(tools.database, async queries => {
    const booking = await lockSentBooking(queries, bookingId)
    if (!booking || !isBookingOf(booking, who)) return refused('conversation-unknown')
    if (!mayGuestWrite(nightsOf(booking).checkOut, booking.timeZone, now)) return refused('thread-closed')
    const { conversation } = await beginConversation(queries, aboutBooking(booking), now)
    return write(queries, tools, { conversation, booking, userId: userIdOf(who), ...message }, now)
  })
}

/** The same in a thread without a booking, for the account that asked, or by a mailed key. */
export async function writeInThread(
  tools: Tools,
  reader: ThreadReader,
  { id, ...message }: KeyedMessage & From & { readonly id: string },
): Promise<Written> {
  const now = tools.clock.now()
  return inTransaction<Written>(tools.database, async queries => {
    const conversation = await lockConversation(queries, eq(conversationTable.id, id))
    if (!conversation || !(await isThreadOf(queries, conversation, reader, now))) return refused('conversation-unknown')
    const booking = conversation.bookingId ? await sentBooking(queries, conversation.bookingId) : undefined
    if (booking) return refused('thread-closed')
    return write(queries, tools, { conversation, booking, userId: reader.user?.id ?? null, ...message }, now)
  })
}

type Writing = KeyedMessage &
  From & {
    readonly conversation: ConversationRow
    readonly booking: BookingRow | undefined
    readonly userId: string | null
  }

async function write(queries: Transaction, tools: Tools, writing: Writing, now: Date): Promise<Written> {
  const { conversation, booking, userId, text, key, seen, address, origin } = writing
  const { id: conversationId } = conversation
  if (await hasMessage(queries, conversationId, key)) return done({ conversationId })
  const buckets = [addressBucket(tools, 'thread-address', { address }), bucketOf(tools, 'thread-guest', conversationId)]
  if (!(await spend(tools, buckets, queries))) return refused('too-many-messages')
  const messageId = (await appendMessage(
    queries,
    conversation,
    { author: 'guest', authorUserId: userId, text, key },
    now,
  ))!
  if (seen !== undefined) await moveMark(queries, conversationId, 'guest', seen)
  await mailTeam(queries, tools, { conversation, booking, messageId, text, origin }, now)
  return done({ conversationId })
}

/** Marks the thread of the guest's booking as read up to the message `seen`. */
export async function markBookingRead(
  tools: Tools,
  who: Booker,
  { bookingId, seen }: { readonly bookingId: string; readonly seen: number },
): Promise<Outcome<object, ThreadRefusal>> {
  return inTransaction<Outcome<object, ThreadRefusal>>(tools.database, async queries => {
    const booking = await sentBooking(queries, bookingId)
    if (!booking || !isBookingOf(booking, who)) return refused('conversation-unknown')
    const conversation = await lockConversation(queries, eq(conversationTable.bookingId, bookingId))
    if (conversation) await moveMark(queries, conversation.id, 'guest', seen)
    return done({})
  })
}

/** The same of a thread without a booking. */
export async function markThreadRead(
  tools: Tools,
  reader: ThreadReader,
  { id, seen }: { readonly id: string; readonly seen: number },
): Promise<Outcome<object, ThreadRefusal>> {
  return inTransaction<Outcome<object, ThreadRefusal>>(tools.database, async queries => {
    const conversation = await lockConversation(queries, eq(conversationTable.id, id))
    if (!conversation || !(await isThreadOf(queries, conversation, reader, tools.clock.now()))) {
      return refused('conversation-unknown')
    }
    await moveMark(queries, id, 'guest', seen)
    return done({})
  })
}

/** The booking once it was sent; undefined for a mere hold, what was left of one, and for none. */
async function sentBooking(queries: Queries, id: string): Promise<BookingRow | undefined> {
  const booking = await findRow(queries, id)
  return booking?.termsAcceptedAt && booking.contact ? booking : undefined
}

/** The same, its contact unchanged until the transaction ends: nobody begins a thread with whoever is being forgotten. */
export async function lockSentBooking(queries: Transaction, id: string): Promise<BookingRow | undefined> {
  await queries.select({ id: bookingTable.id }).from(bookingTable).where(eq(bookingTable.id, id)).for('share')
  return sentBooking(queries, id)
}

/** What the thread of a booking begins with. Whose it is and where it writes to follows the booking. */
export function aboutBooking({ id, stayId, contact, language }: BookingRow) {
  const { name, email } = contact!
  return { formKey: `booking:${id}`, name, email, language, stayId, bookingId: id } as const
}
