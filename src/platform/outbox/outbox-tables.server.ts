// The table of outgoing messages.

import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const outboxTable = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'mail' | 'sms' | 'webhook'>().notNull(),
  recipient: text('recipient').notNull(),
  payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
  dedupeKey: text('dedupe_key').notNull().unique(),
  state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  sentAt: instant('sent_at'),
  lastAnswer: text('last_answer'),
  createdAt: instant('created_at').notNull(),
  /** When its links and codes expire; null when it has none. */
  secretsEndAt: instant('secrets_end_at'),
})
