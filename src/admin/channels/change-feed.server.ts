// The commands that pause, resume, believe, remove and poll a calendar of another site, and set a conflict aside.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { externalCalendarTable, externalEventTable, type FeedRow } from '#channels/feeds/channel-tables.server.ts'
import { standingEvents } from '#channels/polling/apply-poll.server.ts'
import { pollFeed } from '#channels/polling/poll-feed.server.ts'
import { claimFeed } from '#channels/polling/poll-feeds.server.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { unitWithin } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { FeedRefusal } from './feed-refusals.ts'

type Changed = Outcome<{ readonly feedId: string }, FeedRefusal>

const standing = (feedId: string) => and(eq(externalCalendarTable.id, feedId), isNull(externalCalendarTable.removedAt))

/** Reads it at once, due or not. `believe`: what is missing there is missing for good. Role: manager or owner. */
export async function pollNow(
  tools: Tools,
  operator: Operator,
  feedId: string,
  { believe = false }: { readonly believe?: boolean } = {},
): Promise<Changed> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  if ((await tools.database.$count(externalCalendarTable, standing(feedId))) === 0) return refused('feed-gone')
  const claimed = await claimFeed(tools, feedId)
  if (!claimed) return refused('busy')
  const feed = believe ? await update(tools, feedId, { believed: true }) : claimed
  if (!feed) return refused('feed-gone')
  await pollFeed(tools, feed)
  return done({ feedId })
}

/** Stops polling, or starts it again; its nights stay closed. Role: as above. */
export async function pauseFeed(tools: Tools, operator: Operator, feedId: string, isPaused: boolean): Promise<Changed> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const changed = await update(tools, feedId, { isPaused, nextLookAt: tools.clock.now(), pollingUntil: null })
  return changed ? done({ feedId }) : refused('feed-gone')
}

/** Follows it no more, and gives its nights back. Role: as above. */
export async function removeFeed(tools: Tools, operator: Operator, feedId: string): Promise<Changed> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const { database, clock } = tools
  return inTransaction<Changed>(database, async queries => {
    const now = clock.now()
    const [feed] = await queries
      .update(externalCalendarTable)
      .set({ removedAt: now, pollingUntil: null })
      .where(standing(feedId))
      .returning({ unitId: externalCalendarTable.unitId })
    if (!feed) return refused('feed-gone')
    const events = await standingEvents(queries, feedId)
    await lockUnits(queries, { unitIds: [feed.unitId], refIds: events.map(({ id }) => id) })
    for (const { id } of events) await releaseNights(queries, id, now)
    await queries
      .update(externalEventTable)
      .set({ goneAt: now })
      .where(and(eq(externalEventTable.calendarId, feedId), isNull(externalEventTable.goneAt)))
    return done({ feedId })
  })
}

/**
 * Sets a conflict aside: it is shown last, and not reported again until its nights change. Role: as above, for a home of its
 * unit; of another home there is none.
 */
export async function setConflictAside(
  tools: Tools,
  operator: Operator,
  eventId: string,
): Promise<Outcome<{ readonly eventId: string }, FeedRefusal>> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const unit = sql`(select unit_id from external_calendar where id = ${externalEventTable.calendarId})`
  const isTheirs = unitWithin(reachOf(operator, 'channels', 'change'), unit)
  const changed = await tools.database
    .update(externalEventTable)
    .set({ setAsideAt: tools.clock.now(), setAsideBy: operator.id })
    .where(and(eq(externalEventTable.id, eventId), isNull(externalEventTable.goneAt), isTheirs))
    .returning({ id: externalEventTable.id })
  return changed.length > 0 ? done({ eventId }) : refused('feed-gone')
}

async function update({ database }: Tools, feedId: string, set: Partial<FeedRow>): Promise<FeedRow | undefined> {
  const [changed] = await database.update(externalCalendarTable).set(set).where(standing(feedId)).returning()
  return changed
}
