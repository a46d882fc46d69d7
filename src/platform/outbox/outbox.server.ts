// The outbox: messages written in their event's transaction, and read by operators.

import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { outboxTable } from './outbox-tables.server.ts'

/** A mail as composed; `html` says the same as `text`. */
export type MailPayload = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The reply-to address, when not the sender. */
  readonly replyTo?: string
  /** The one-time code in its words: it leaves them when it ends. */
  readonly code?: string
  /** Its words open a door: once it has left, nobody reads them here. */
  readonly isForReaderAlone?: true
  /** An iCalendar object (RFC 5545) and its method. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  readonly attachments?: readonly MailAttachment[]
}

/** A file that goes with a mail. */
export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  /** The file in base 64: messages are stored as JSON. */
  readonly base64: string
}

/** A text message of at most a few hundred characters. */
export type SmsPayload = { readonly text: string }

/** One message. `recipient` is an address, a number in E.164 or a URL; a `dedupeKey` is only ever written once. */
export type OutboxMessage = {
  readonly recipient: string
  readonly dedupeKey: string
  /** When its links and codes expire; undefined when it has none. */
  readonly secretsEndAt?: Date | undefined
} & (
  | { readonly kind: 'mail'; readonly payload: MailPayload }
  | { readonly kind: 'sms'; readonly payload: SmsPayload }
  | { readonly kind: 'webhook'; readonly payload: Readonly<Record<string, unknown>> }
)

export type OutboxEntry = typeof outboxTable.$inferSelect

/** Queues one message for sending from `now`; returns false, writing nothing, when its dedupe key already exists. */
export async function writeOutbox(queries: Queries, message: OutboxMessage, now: Date): Promise<boolean> {
  const written = await messagesOf(queries, [message], now).returning({ id: outboxTable.id })
  return written.length > 0
}

/** The same for one or more messages, as part of a larger statement. */
export function messagesOf(queries: Queries, messages: readonly OutboxMessage[], now: Date) {
  return queries
    .insert(outboxTable)
    .values(messages.map(message => ({ ...message, nextAttemptAt: now, createdAt: now })))
    .onConflictDoNothing({ target: outboxTable.dedupeKey })
}

type OutboxPart = {
  readonly before?: number | undefined
  readonly limit: number
  readonly kind?: OutboxEntry['kind']
  readonly about?: { readonly id: string; readonly subjects: readonly string[] }
}

const { dedupeKey } = outboxTable

/**
 * Messages, newest first, at most `limit`; `before` is the id of the last one already seen, `kind` filters, and so does
 * `about`, by dedupe keys such as `booking:<id>:confirmed`, of one of those subjects.
 */
export function listOutbox(queries: Queries, { before, limit, kind, about }: OutboxPart): Promise<OutboxEntry[]> {
  const isAbout =
    about &&
    and(
      eq(sql`split_part(${dedupeKey}, ':', 2)`, about.id),
      inArray(sql`split_part(${dedupeKey}, ':', 1)`, [...about.subjects]),
    )
  return queries
    .select()
    .from(outboxTable)
    .where(
      and(before === undefined ? undefined : lt(outboxTable.id, before), kind && eq(outboxTable.kind, kind), isAbout),
    )
    .orderBy(desc(outboxTable.id))
    .limit(limit)
}

/** The number of messages in each state. */
export async function countOutbox(queries: Queries): Promise<Readonly<Record<OutboxEntry['state'], number>>> {
  const rows = await queries
    .select({ state: outboxTable.state, count: count() })
    .from(outboxTable)
    .groupBy(outboxTable.state)
  return { waiting: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map(row => [row.state, row.count])) }
}

/** How many were given up, as a part of another statement. */
export const givenUpMessages = sql<number>`(select count(*) from ${outboxTable} where ${outboxTable.state} = 'failed')`

/** Requeues a message that was given up, as if new at `now`; false when there is no such message. */
export async function sendAgain(queries: Queries, id: number, now: Date): Promise<boolean> {
  const again = await queries
    .update(outboxTable)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now })
    .where(and(eq(outboxTable.id, id), eq(outboxTable.state, 'failed')))
    .returning({ id: outboxTable.id })
  return again.length > 0
}
