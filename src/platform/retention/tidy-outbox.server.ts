// Retention of messages: their links and codes are removed first, the messages later.

import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import { textLeftOut, withoutSecrets } from '#platform/outbox/without-links.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const mostAtOnce = 500

/** As `withoutLinks` finds them; a quotation mark is written with a backslash in JSON. */
const linkInPayload = 'https?://[^[:space:]"<>?#\\\\]*[?#]'

/**
 * Marks the links and codes of messages that have left, and of those that never could once the links and codes have ended;
 * removes messages when their period is over, and answers how many. What waits to be sent stays as it is until then.
 */
export async function tidyOutbox({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { rowCount } = await database
    .delete(outboxTable)
    .where(lte(outboxTable.createdAt, removedBefore('messages', now)))
  const isOver = or(eq(outboxTable.state, 'sent'), lte(outboxTable.secretsEndAt, now))
  const hasSecret = or(
    and(eq(outboxTable.kind, 'mail'), sql`${outboxTable.payload}::text ~ ${linkInPayload}`),
    sql`coalesce(${outboxTable.payload} -> 'calendar' ->> 'content', '') <> ''`,
    and(eq(outboxTable.kind, 'sms'), sql`${outboxTable.payload} ->> 'text' <> ${textLeftOut}`),
    and(eq(outboxTable.kind, 'webhook'), sql`${outboxTable.payload} <> '{}'`),
  )
  let last = 0
  for (;;) {
    const entries = await database
      .select({ id: outboxTable.id, kind: outboxTable.kind, payload: outboxTable.payload })
      .from(outboxTable)
      .where(and(isOver, hasSecret, gt(outboxTable.id, last)))
      .orderBy(outboxTable.id)
      .limit(mostAtOnce)
    for (const { id, kind, payload } of entries) {
      await database
        .update(outboxTable)
        .set({ payload: withoutSecrets(kind, payload) })
        .where(eq(outboxTable.id, id))
      last = id
    }
    if (entries.length < mostAtOnce) return rowCount ?? 0
  }
}
