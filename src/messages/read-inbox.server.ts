// The operator's inbox, newest conversation first.

import { randomUUID } from 'node:crypto'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dateFormat } from '#values/formats.ts'
import { conversationTable, type MessageRow, messageTable } from './message-tables.server.ts'
import type { SeenConversation, SeenMessage } from './seen-conversation.ts'

const usualLength = 20

type InboxPage = {
  readonly conversations: readonly SeenConversation[]
  /** Where the next page begins; undefined when there is none. */
  readonly next: string | undefined
}

type Part = { readonly from?: number; readonly most?: number; readonly only?: string }

/**
 * At most `most` conversations after the first `from`, the newest first, or `only` the one of that id. An operator only:
 * the type proves it.
 */
export async function readInbox(
  tools: Tools,
  _who: Operator,
  { from = 0, most = usualLength, only }: Part,
): Promise<InboxPage> {
  const { database } = tools
  const rows = await database
    .select()
    .from(conversationTable)
    .where(only === undefined ? undefined : eq(conversationTable.id, only))
    .orderBy(desc(conversationTable.lastMessageAt), conversationTable.id)
    .limit(most + 1)
    .offset(from)
  const shown = rows.slice(0, most)
  const ids = shown.map(({ id }) => id)
  const messages = await database
    .select()
    .from(messageTable)
    .where(inArray(messageTable.conversationId, ids))
    .orderBy(asc(messageTable.id))
  const format = dateFormat(currentLanguage().locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const of = Map.groupBy(messages, ({ conversationId }) => conversationId)
  return {
    conversations: shown.map(({ id, name, email, subject, waitsForAnswer }) => ({
      id,
      name,
      email,
      subject,
      waits: waitsForAnswer,
      messages: (of.get(id) ?? []).map(message => seen(message, format)),
      answerKey: randomUUID(),
    })),
    next: rows.length > most ? String(from + most) : undefined,
  }
}

function seen({ id, author, text, createdAt }: MessageRow, format: Intl.DateTimeFormat): SeenMessage {
  return {
    id,
    isOurs: author === 'operator',
    text,
    at: createdAt.toISOString(),
    when: sentence('messages.utc', { when: format.format(createdAt) }),
  }
}

/** How many conversations there are, and how many of them wait for an answer. */
export async function countConversations({ database }: Tools, _who: Operator) {
  const { rows } = await database.execute<{ total: number; waiting: number }>(
    sql`select count(*)::integer as total, (count(*) filter (where waits_for_answer))::integer as waiting
      from ${conversationTable}`,
  )
  return rows[0]!
}
