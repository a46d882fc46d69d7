// Retention of messages: links and codes are removed first, the messages later.

import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import { textLeftOut, withoutSecrets } from '#platform/outbox/without-links.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const mostAtOnce = 500

/** As `withoutLinks` finds them; JSON escapes a quotation mark with a backslash. */
const linkInPayload = 'https?://[^[:space:]"<>?#\\\\]*[?#]'

/**
 * Redacts links and codes of sent messages, and of unsendable ones once the links and codes have expired; removes
 * messages past their period and returns the count. Queued messages stay unchanged until then.
 */
export async function tidyOutbox({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { rowCount } = await database
    .delete(outboxTable)
    .where(lte(outboxTable.createdAt, removedBefore('messages', now)))
  const isOver = or(eq(outboxTable.state, 'sent'), lte(outboxTable.secretsEndAt, now))
  const hasSecret = or(
    and(eq(outboxTable.kind, 'mail'), sql`${outboxTable.payload}::text ~ ${linkInPayload}`),
    sql`jsonb_exists_any(${outboxTable.payload}, array['code', 'isForReaderAlone'])`,
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
