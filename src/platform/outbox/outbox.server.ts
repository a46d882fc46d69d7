// The outbox: messages written in the transaction of their event, and read by operators.

import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { outboxTable } from './outbox-tables.server.ts'

/** A mail as its room wrote it; `html` says the same as `text`. */
export type MailPayload = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where answers go, when not to the sender. */
  readonly replyTo?: string
  /** An iCalendar object (RFC 5545) with the method that it names itself. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}

/** A text message of at most a few hundred characters. */
export type SmsPayload = { readonly text: string }

/** One message. `recipient` is an address, a number in E.164 or a URL; the same `dedupeKey` is written once for ever. */
export type OutboxMessage = {
  readonly recipient: string
  readonly dedupeKey: string
  /** When the links and codes in it end; undefined when none of them opens anything. */
  readonly secretsEndAt?: Date | undefined
} & (
  | { readonly kind: 'mail'; readonly payload: MailPayload }
  | { readonly kind: 'sms'; readonly payload: SmsPayload }
  | { readonly kind: 'webhook'; readonly payload: Readonly<Record<string, unknown>> }
)

export type OutboxEntry = typeof outboxTable.$inferSelect

/** Writes one message to be sent from `now` on; answers false, and writes nothing, when its dedupe key was written before. */
export async function writeOutbox(queries: Queries, message: OutboxMessage, now: Date): Promise<boolean> {
  const written = await messagesOf(queries, [message], now).returning({ id: outboxTable.id })
  return written.length > 0
}

/** The same for one or more messages, as a part of a statement that writes more. */
export function messagesOf(queries: Queries, messages: readonly OutboxMessage[], now: Date) {
  return queries
    .insert(outboxTable)
    .values(messages.map(message => ({ ...message, nextAttemptAt: now, createdAt: now })))
    .onConflictDoNothing({ target: outboxTable.dedupeKey })
}

/** Messages from the newest down, at most `limit`; `before` is the id of the last one already seen, `kind` narrows. */
export function listOutbox(
  queries: Queries,
  { before, limit, kind }: { readonly before?: number; readonly limit: number; readonly kind?: OutboxEntry['kind'] },
): Promise<OutboxEntry[]> {
  return queries
    .select()
    .from(outboxTable)
    .where(and(before === undefined ? undefined : lt(outboxTable.id, before), kind && eq(outboxTable.kind, kind)))
    .orderBy(desc(outboxTable.id))
    .limit(limit)
}

/** How many messages there are in each state. */
export async function countOutbox(queries: Queries): Promise<Readonly<Record<OutboxEntry['state'], number>>> {
  const rows = await queries
    .select({ state: outboxTable.state, count: count() })
    .from(outboxTable)
    .groupBy(outboxTable.state)
  return { waiting: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map(row => [row.state, row.count])) }
}

/** Puts a message that was given up in line again, as if it were new at `now`; false when none such is there. */
export async function sendAgain(queries: Queries, id: number, now: Date): Promise<boolean> {
  const again = await queries
    .update(outboxTable)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now })
    .where(and(eq(outboxTable.id, id), eq(outboxTable.state, 'failed')))
    .returning({ id: outboxTable.id })
  return again.length > 0
}
