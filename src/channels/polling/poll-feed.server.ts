// Command: polls one calendar of another site that the caller has claimed: fetch, read, store.

import { and, eq, isNull, lte } from 'drizzle-orm'
import { externalCalendarTable, type FeedRow } from '#channels/feeds/channel-tables.server.ts'
import { zoneOfUnit } from '#channels/feeds/day-of-unit.server.ts'
import { isFailing, isReported, type Trouble } from '#channels/feeds/trouble.ts'
import { type FetchedCalendar, fetchCalendar } from '#channels/fetching/fetch-calendar.server.ts'
import { withoutHorizon } from '#channels/reading/read-calendar.ts'
import { readCalendarApart } from '#channels/reading/read-calendar-apart.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { later, minutes, seconds } from '#values/duration.ts'
import { applyPoll, standingEvents } from './apply-poll.server.ts'
import { openAddress } from './feed-address.server.ts'
import { notifyTrouble } from './notify-trouble.server.ts'
import { planPoll } from './plan-poll.ts'

/** After each failed poll the next one waits twice as long, up to eight times. */
const mostDoublings = 3

/** Polls and records the result. Never throws for what the other site does. */
export async function pollFeed(tools: Tools, claimed: FeedRow): Promise<void> {
  const { environment } = tools
  const address = openAddress(environment, claimed.id, claimed.addressSealed)
  if (address === undefined) return noteTrouble(tools, claimed, { trouble: 'key-lost' })
  const { etag, lastModified } = claimed
  // A calendar that was not believed is fetched in full again.
  const question = claimed.believed ? { address, etag: null, lastModified: null } : { address, etag, lastModified }
  const fetched = await fetchCalendar(question, { loopback: environment.CHANNELS_LOOPBACK })
  if (fetched.kind === 'trouble') return noteTrouble(tools, claimed, fetched)
  await storePoll(tools, claimed, fetched)
}

async function storePoll(
  tools: Tools,
  claimed: FeedRow,
  fetched: Exclude<FetchedCalendar, { kind: 'trouble' }>,
): Promise<void> {
  const { database, clock } = tools
  const zone = await zoneOfUnit(database, claimed.unitId)
  const now = clock.now()
  const today = dayInZone(now, zone)
  const reading = { provider: claimed.provider, zone, today }
  const outcome = fetched.kind === 'calendar' ? await readCalendarApart(fetched.text, reading) : undefined
  if (outcome?.kind === 'failed') {
    tools.log.warn({ feedId: claimed.id, fault: outcome.fault.name }, 'a calendar of another site broke its reader')
  }
  if (outcome && outcome.kind !== 'answer') return noteTrouble(tools, claimed, { trouble: 'too-hard' })
  const read = outcome?.answer
  if (outcome && !read) return noteTrouble(tools, claimed, { trouble: 'not-a-calendar' })
  const events = read && (claimed.ignoreHorizon ? withoutHorizon(read.events, today) : read.events)
  await inTransaction(database, async queries => {
    const feed = await ownClaim(queries, claimed)
    if (!feed) return
    if (!read || !events) return unchanged(queries, feed, { today, now })
    const applied = await applyPoll(queries, feed, { ...read, events }, { today, now })
    if (applied.suspicion) return writeTrouble(tools, queries, feed, { trouble: applied.suspicion }, applied.hasChanged)
    const { echoes, events: counted } = applied
    await queries
      .update(externalCalendarTable)
      .set({
        ...good(feed, now),
        ...(fetched.kind === 'calendar' && { etag: fetched.etag, lastModified: fetched.lastModified }),
        ...(applied.hasChanged && { lastChangeAt: now }),
        believed: false,
        found: { events: counted, echoes, free: read.free.length, unread: read.unread.length },
      })
      .where(eq(externalCalendarTable.id, feed.id))
  })
}

/** The calendar says of itself that nothing has changed: what was missing is missing again. */
async function unchanged(queries: Transaction, feed: FeedRow, at: { today: ReturnType<typeof dayInZone>; now: Date }) {
  const known = await standingEvents(queries, feed.id)
  const still = known.filter(({ missingLooks }) => missingLooks === 0)
  const same = { events: still.map(event => ({ ...event, class: sayAgain(event.class) })), free: [], unread: [] }
  const plan = planPoll(known, same, { today: at.today, believed: false })
  const hasEnded = plan.ended.length > 0
  if (hasEnded) await applyPoll(queries, feed, same, at)
  await queries
    .update(externalCalendarTable)
    .set({ ...good(feed, at.now), ...(hasEnded && { lastChangeAt: at.now }) })
    .where(eq(externalCalendarTable.id, feed.id))
}

const sayAgain = (said: 'reserved' | 'unavailable' | 'unknown' | 'echo') => (said === 'echo' ? 'unavailable' : said)

function good(feed: FeedRow, now: Date) {
  return {
    ...{ state: 'ok' as const, trouble: null, troubleStatus: null, troubleSince: null, failCount: 0 },
    ...{ lastOkAt: now, pollingUntil: null, nextLookAt: later(now, minutes(feed.everyMinutes)) },
  }
}

/** What went wrong, and how long the other site asks us to wait. */
type Met = { readonly trouble: Trouble; readonly status?: number; readonly waitSeconds?: number }

async function noteTrouble(tools: Tools, claimed: FeedRow, trouble: Met): Promise<void> {
  await inTransaction(tools.database, async queries => {
    const feed = await ownClaim(queries, claimed)
    if (feed) await writeTrouble(tools, queries, feed, trouble, false)
  })
}

/** Polls whose process died count as failed, so that what killed it does not kill the next one at once. */
export async function noteUnfinished(tools: Tools): Promise<void> {
  const { pollingUntil, removedAt } = externalCalendarTable
  await inTransaction(tools.database, async queries => {
    const left = await queries
      .select()
      .from(externalCalendarTable)
      .where(and(lte(pollingUntil, tools.clock.now()), isNull(removedAt)))
      .for('update', { skipLocked: true })
    for (const feed of left) await writeTrouble(tools, queries, feed, { trouble: 'unfinished' }, false)
  })
}

async function writeTrouble(
  tools: Tools,
  queries: Transaction,
  feed: FeedRow,
  { trouble, status, waitSeconds = 0 }: Met,
  hasChanged: boolean,
): Promise<void> {
  const now = tools.clock.now()
  const failCount = feed.failCount + 1
  const since = feed.troubleSince ?? now
  const pause = minutes(feed.everyMinutes * 2 ** Math.min(failCount - 1, mostDoublings))
  await queries
    .update(externalCalendarTable)
    .set({
      ...{ state: isFailing(trouble, failCount) ? ('failing' as const) : ('late' as const), trouble, failCount },
      ...{ troubleStatus: status ?? null, troubleSince: since, pollingUntil: null },
      ...(hasChanged && { lastChangeAt: now }),
      nextLookAt: later(now, waitSeconds * 1000 > pause ? seconds(waitSeconds) : pause),
    })
    .where(eq(externalCalendarTable.id, feed.id))
  if (isReported(trouble, failCount)) await notifyTrouble(tools, queries, feed, { trouble, since })
  tools.log.info({ feedId: feed.id, trouble, failCount }, 'a calendar of another site could not be followed')
}

/** The row, locked, while the claim is still this one; undefined when it ran out or the feed was removed or paused. */
async function ownClaim(queries: Transaction, { id, pollingUntil }: FeedRow): Promise<FeedRow | undefined> {
  const [feed] = await queries
    .select()
    .from(externalCalendarTable)
    .where(and(eq(externalCalendarTable.id, id), isNull(externalCalendarTable.removedAt)))
    .for('update')
  const isOurs = feed?.pollingUntil?.getTime() === pollingUntil?.getTime()
  return feed && isOurs && !feed.isPaused ? feed : undefined
}
