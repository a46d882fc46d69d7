// What somebody wrote to the operator while signed in: theirs to take along, and gone when they leave for good (I25).

import { asc, eq } from 'drizzle-orm'
import type { VerifiedUser } from '#accounts/visitor.ts'
import type { Queries } from '#platform/database.server.ts'
import { conversationTable, messageTable } from './message-tables.server.ts'

/** Removes the conversations; answers the addresses that stood there. */
export async function forgetWriter(queries: Queries, userId: string): Promise<string[]> {
  const gone = await queries
    .delete(conversationTable)
    .where(eq(conversationTable.userId, userId))
    .returning({ email: conversationTable.email })
  return gone.map(({ email }) => email)
}

/** Every message of the person's conversations, the oldest first. */
export function messagesOfPerson(queries: Queries, { id }: VerifiedUser) {
  return queries
    .select({
      subject: conversationTable.subject,
      name: conversationTable.name,
      email: conversationTable.email,
      by: messageTable.author,
      text: messageTable.text,
      at: messageTable.createdAt,
    })
    .from(messageTable)
    .innerJoin(conversationTable, eq(conversationTable.id, messageTable.conversationId))
    .where(eq(conversationTable.userId, id))
    .orderBy(asc(messageTable.id))
}
