// Job: polls every calendar of another site that is due, each by one process at a time.

import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { externalCalendarTable, type FeedRow } from '#channels/feeds/channel-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, minutes } from '#values/duration.ts'
import { noteUnfinished, pollFeed } from './poll-feed.server.ts'

/** Longer than a poll can take; if a process dies during one, that poll has failed. */
const claimLength = minutes(3)
const atOnce = 4
const feeds = externalCalendarTable

/** Polls all that are due, four at once, and answers how many; what another process has claimed is skipped. */
export async function pollFeeds(tools: Tools): Promise<number> {
  await noteUnfinished(tools)
  const turns = Array.from({ length: atOnce }, async () => {
    let looked = 0
    for (let feed = await claimDue(tools); feed; feed = await claimDue(tools)) {
      await pollFeed(tools, feed)
      looked += 1
    }
    return looked
  })
  return (await Promise.all(turns)).reduce((sum, looked) => sum + looked, 0)
}

function claimDue(tools: Tools): Promise<FeedRow | undefined> {
  return claim(tools, lte(feeds.nextLookAt, tools.clock.now()))
}

/** Claims one feed, due or not; undefined when it is paused, removed, or being polled already. */
export function claimFeed(tools: Tools, id: string): Promise<FeedRow | undefined> {
  return claim(tools, eq(feeds.id, id))
}

async function claim({ database, clock }: Tools, which: SQL): Promise<FeedRow | undefined> {
  const now = clock.now()
  const unclaimed = or(isNull(feeds.pollingUntil), lte(feeds.pollingUntil, now))
  const next = database
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(which, unclaimed, isNull(feeds.removedAt), eq(feeds.isPaused, false)))
    .orderBy(feeds.nextLookAt, feeds.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await database
    .update(feeds)
    .set({ pollingUntil: later(now, claimLength) })
    .where(inArray(feeds.id, next))
    .returning()
  return claimed
}
