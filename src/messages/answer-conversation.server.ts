// Command: an operator answers a conversation; the answer is stored and mailed.

import { and, asc, eq } from 'drizzle-orm'
import { mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ConversationAnswer } from './answer-input.ts'
import { answerMail } from './message-mail.ts'
import { conversationTable, messageTable } from './message-tables.server.ts'

/** Keeps the answer and mails it, once for each form. One transaction: message, mail. */
export async function answerConversation(
  tools: Tools,
  operator: Operator,
  { conversationId, text, key }: ConversationAnswer,
): Promise<Outcome<{ readonly conversationId: string }, 'conversation-unknown'>> {
  if (!may(operator, 'conversations', 'change')) return refused('conversation-unknown')
  const now = tools.clock.now()
  const { environment } = tools
  return inTransaction(tools.database, async queries => {
    const [conversation] = await queries
      .select()
      .from(conversationTable)
      .where(eq(conversationTable.id, conversationId))
      .for('update')
    if (!conversation) return refused('conversation-unknown')
    const [asked] = await queries
      .select()
      .from(messageTable)
      .where(and(eq(messageTable.conversationId, conversationId), eq(messageTable.author, 'guest')))
      .orderBy(asc(messageTable.id))
      .limit(1)
    const answer = { conversationId, author: 'operator', authorUserId: operator.id, text, formKey: key } as const
    const [kept] = await queries
      .insert(messageTable)
      .values({ ...answer, createdAt: now })
      .onConflictDoNothing({ target: [messageTable.conversationId, messageTable.formKey] })
      .returning({ id: messageTable.id })
    if (!kept) return done({ conversationId })
    await queries
      .update(conversationTable)
      .set({ waitsForAnswer: false, lastMessageAt: now })
      .where(eq(conversationTable.id, conversationId))
    const frame = inLanguageOf(environment, conversation.language, () =>
      mailFrame(answerMail(text, { ...conversation, text: asked?.text ?? '' }, environment.SITE_NAME)),
    )
    const payload = { ...frame, replyTo: environment.SITE_CONTACT }
    const dedupeKey = `message:${kept.id}`
    await writeOutbox(queries, { kind: 'mail', recipient: conversation.email, payload, dedupeKey }, now)
    return done({ conversationId })
  })
}
