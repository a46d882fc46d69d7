// Command: passes queued messages to their carrier one by one, from any number of processes.

import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { OutboxEntry } from '#platform/outbox/outbox.server.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import { withoutSecrets } from '#platform/outbox/without-links.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier, later } from '#values/duration.ts'
import { claimLength, type Delivery, oldestNews, verdictOn } from './delivery.ts'

/** What a carrier needs to know of a message. */
export type Carried = Pick<OutboxEntry, 'id' | 'recipient' | 'payload' | 'dedupeKey' | 'createdAt'>

/** Sends a message. Never throws; attempts and returns within `claimLength`. */
export type Carrier = {
  readonly deliver: (entry: Carried) => Promise<Delivery>
  readonly close: () => void
}

type Turn = {
  readonly tried: number
  /** Whether the carrier stayed reachable. */
  readonly reached: boolean
}

/**
 * Sends every due message of the kind, each claimed separately: other processes skip it (SKIP LOCKED), and take it once
 * the claim of a dead process expires. Such a message may be sent twice, under the same id. Ends when nothing is due,
 * or when the carrier is unreachable.
 */
export async function sendOutbox(tools: Tools, kind: OutboxEntry['kind'], carrier: Carrier): Promise<Turn> {
  await giveUpOldNews(tools, kind)
  await giveUpEnded(tools, kind)
  let tried = 0
  for (let entry = await claim(tools, kind); entry; entry = await claim(tools, kind)) {
    tried++
    const delivery = await carrier.deliver(entry)
    await note(tools, entry, delivery)
    if (delivery.outcome === 'unreachable') return { tried, reached: false }
  }
  return { tried, reached: true }
}

async function claim({ database, clock }: Tools, kind: OutboxEntry['kind']): Promise<OutboxEntry | undefined> {
  const now = clock.now()
  const due = database
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(and(eq(outboxTable.kind, kind), eq(outboxTable.state, 'waiting'), lte(outboxTable.nextAttemptAt, now)))
    .orderBy(outboxTable.nextAttemptAt, outboxTable.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await database
    .update(outboxTable)
    .set({ attempts: sql`${outboxTable.attempts} + 1`, nextAttemptAt: later(now, claimLength) })
    .where(inArray(outboxTable.id, due))
    .returning()
  return claimed
}

/** Only the latest claim may record the outcome. */
async function note({ database, clock, log }: Tools, entry: OutboxEntry, delivery: Delivery): Promise<void> {
  const verdict = verdictOn(delivery, entry.attempts)
  const now = clock.now()
  const { id, kind, attempts } = entry
  const noted =
    verdict.state === 'sent'
      ? { sentAt: now, lastAnswer: null, payload: withoutSecrets(kind, entry.payload) }
      : { lastAnswer: verdict.answer.slice(0, 300) }
  await database
    .update(outboxTable)
    .set({
      state: verdict.state,
      ...noted,
      ...(verdict.state === 'waiting' && { nextAttemptAt: later(now, verdict.pause) }),
    })
    .where(and(eq(outboxTable.id, id), eq(outboxTable.attempts, attempts), eq(outboxTable.state, 'waiting')))
  // Log neither the address nor the response, which may repeat it: operators read both at /admin/outbox.
  const told = { outboxId: id, kind, attempts, outcome: delivery.outcome }
  if (verdict.state === 'failed') log.warn(told, 'a message was given up')
  else log.info(told, verdict.state === 'sent' ? 'a message was sent' : 'a message will be tried again')
}

/** Gives up messages unsent for days, such as before a mail server was configured: they are stale. */
async function giveUpOldNews(tools: Tools, kind: OutboxEntry['kind']): Promise<void> {
  const oldest = earlier(tools.clock.now(), oldestNews)
  const lastAnswer = 'It had waited for more than three days and was not sent.'
  await giveUp(tools, kind, lastAnswer, lt(outboxTable.nextAttemptAt, oldest))
}

/** Gives up messages whose link or code has expired, except those a carrier is sending now. */
async function giveUpEnded(tools: Tools, kind: OutboxEntry['kind']): Promise<void> {
  const now = tools.clock.now()
  const lastAnswer = 'Its link or code had ended before it could be sent.'
  await giveUp(tools, kind, lastAnswer, lte(outboxTable.nextAttemptAt, now), lte(outboxTable.secretsEndAt, now))
}

async function giveUp({ database }: Tools, kind: OutboxEntry['kind'], lastAnswer: string, ...which: SQL[]) {
  await database
    .update(outboxTable)
    .set({ state: 'failed', lastAnswer })
    .where(and(eq(outboxTable.kind, kind), eq(outboxTable.state, 'waiting'), ...which))
}
