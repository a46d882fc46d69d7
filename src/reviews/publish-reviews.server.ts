// Job: publishes reviews whose window is over.

import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { reviewTable } from './review-tables.server.ts'

/** Publishes the reviews that are due and answers how many; several processes may do so at once. */
export async function publishReviews({ database, clock }: Tools): Promise<number> {
  const opened = await database
    .update(reviewTable)
    // Dated to the end of the window, so that it does not matter when the sweeper came by.
    .set({ state: 'published', publishedAt: sql`publish_at`, version: sql`version + 1` })
    .where(and(eq(reviewTable.state, 'pending'), lte(reviewTable.publishAt, clock.now())))
    .returning({ id: reviewTable.id })
  return opened.length
}
