// A user's messages to the operator: exported with their data, and deleted with their account (I25).

import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { conversationTable, messageTable } from './record/message-tables.server.ts'

/** The threads of their bookings, and what they asked otherwise and nobody else has booked. */
function threadsOf(queries: Queries, userId: string) {
  const { bookingId } = conversationTable
  const { id, guestUserId, termsAcceptedAt } = bookingTable
  const sent = (whose: ReturnType<typeof sql>) =>
    queries
      .select({ id })
      .from(bookingTable)
      .where(and(isNotNull(termsAcceptedAt), whose))
  return or(
    inArray(bookingId, sent(sql`${guestUserId} = ${userId}`)),
    and(
      eq(conversationTable.userId, userId),
      or(isNull(bookingId), sql`${bookingId} not in ${sent(sql`${guestUserId} is distinct from ${userId}`)}`),
    ),
  )
}

/** Removes the conversations; answers what the mails about them begin with. */
export async function forgetWriter(queries: Queries, userId: string): Promise<string[]> {
  const theirs = threadsOf(queries, userId)
  const messages = await queries
    .select({ id: messageTable.id })
    .from(messageTable)
    .innerJoin(conversationTable, eq(conversationTable.id, messageTable.conversationId))
    .where(theirs)
  const gone = await queries.delete(conversationTable).where(theirs).returning({ id: conversationTable.id })
  return [...gone.map(({ id }) => `conversation:${id}`), ...messages.map(({ id }) => `message:${id}`)]
}

/** Every message of the person's conversations, the oldest first. */
export function messagesOfPerson(queries: Queries, { id }: VerifiedUser) {
  return queries
    .select({
      subject: conversationTable.subject,
      /** Of the booking it is about, if it is about one. */
      booking: bookingTable.reference,
      name: conversationTable.name,
      email: conversationTable.email,
      by: messageTable.author,
      text: messageTable.text,
      at: messageTable.createdAt,
    })
    .from(messageTable)
    .innerJoin(conversationTable, eq(conversationTable.id, messageTable.conversationId))
    .leftJoin(bookingTable, eq(bookingTable.id, conversationTable.bookingId))
    .where(threadsOf(queries, id))
    .orderBy(asc(messageTable.id))
}
