// How many threads there are, how many wait for an answer, and how many have messages that nobody of the team has read.

import { eq, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { homeOfConversation } from './record/conversation-store.server.ts'
import { conversationTable } from './record/message-tables.server.ts'

/** Of a thread: nobody of the team has read its last message. */
export const isUnread = sql`${conversationTable.lastGuestId} > ${conversationTable.teamReadId}`

/** Of the threads that the operator may see. */
export async function countConversations({ database }: Tools, who: Operator) {
  const { waitsForAnswer, bookingId } = conversationTable
  const [counted] = await database
    .select({
      total: sql<number>`count(*)::integer`,
      waiting: sql<number>`(count(*) filter (where ${waitsForAnswer}))::integer`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::integer`,
    })
    .from(conversationTable)
    .leftJoin(bookingTable, eq(bookingTable.id, bookingId))
    .where(within(reachOf(who, 'conversations'), homeOfConversation))
  return counted!
}
