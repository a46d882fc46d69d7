// A user's messages to the operator: exported with their data, and deleted with their account (I25).

import { asc, eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { conversationTable, messageTable } from './message-tables.server.ts'

/** Removes the conversations; answers what the mails about them begin with. */
export async function forgetWriter(queries: Queries, userId: string): Promise<string[]> {
  const theirs = eq(conversationTable.userId, userId)
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
