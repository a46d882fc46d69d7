// Stores what a poll of another site's calendar found and updates its nights, in one transaction.

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { exportUid, ownUidIn } from '#channels/export/export-uid.server.ts'
import { externalEventTable, type FeedRow } from '#channels/feeds/channel-tables.server.ts'
import type { Suspicion } from '#channels/feeds/trouble.ts'
import type { FoundCalendar } from '#channels/reading/read-calendar.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import { refsOfUnit } from '#nights/nights-of-unit.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { placeEvent } from './place-event.server.ts'
import { type KnownEvent, type PollPlan, planPoll } from './plan-poll.ts'
import { takeFreedNightsOf } from './take-freed-nights.server.ts'

type AppliedPoll = {
  readonly suspicion: Suspicion | undefined
  readonly hasChanged: boolean
  /** Events that came back to where they came from. */
  readonly echoes: number
  readonly events: number
}

const events = externalEventTable

/** Events of the feed that stand, as they are known. */
export function standingEvents(queries: Transaction, calendarId: string): Promise<KnownEvent[]> {
  const { id, uid, nights, class: said, missingLooks } = events
  return queries
    .select({ id, uid, nights, class: said, missingLooks })
    .from(events)
    .where(and(eq(events.calendarId, calendarId), isNull(events.goneAt)))
    .orderBy(events.id)
}

/** Carries out `planPoll`. The row of the feed must be locked. */
export async function applyPoll(
  queries: Transaction,
  feed: FeedRow,
  found: FoundCalendar,
  { today, now }: { readonly today: CalendarDay; readonly now: Date },
): Promise<AppliedPoll> {
  const { id: calendarId, unitId } = feed
  const known = await standingEvents(queries, calendarId)
  await lockUnits(queries, { unitIds: [unitId], refIds: known.map(({ id }) => id) })
  const others = await withoutOwn(queries, unitId, found)
  // An address that was never read well tells for the first time what another one told before.
  const plan = planPoll(known, others, { today, believed: feed.believed, isMoved: feed.lastOkAt === null })
  await endEvents(queries, plan, now)
  // All moving events release their nights first, so that two may swap.
  for (const { id } of plan.changed.filter(change => !staysWhere(known, change))) await releaseNights(queries, id, now)
  for (const { id, ...change } of plan.changed) {
    const before = known.find(each => each.id === id)!
    const stays = staysWhere(known, { id, ...change })
    const placed = stays && before.class === change.class ? before.class : undefined
    await queries
      .update(events)
      .set({
        ...{ uid: change.uid, nights: change.nights, lastSeenAt: now, missingLooks: 0 },
        class: placed ?? (await placeEvent(queries, { id, unitId, ...change }, now)),
        ...(!stays && { setAsideAt: null, setAsideBy: null }),
      })
      .where(eq(events.id, id))
  }
  for (const event of plan.added) {
    const id = randomUUID()
    const said = await placeEvent(queries, { id, unitId, ...event }, now)
    await queries
      .insert(events)
      .values({ id, calendarId, uid: event.uid, nights: event.nights, class: said, firstSeenAt: now, lastSeenAt: now })
  }
  await takeFreedNightsOf(
    queries,
    known.map(({ id }) => id),
    now,
  )
  await markEvents(queries, plan.seen, { lastSeenAt: now, missingLooks: 0 })
  await markEvents(queries, plan.missed, { missingLooks: 1 })
  return {
    suspicion: plan.suspicion,
    hasChanged: plan.added.length + plan.changed.length + plan.ended.length > 0,
    echoes: found.events.length - others.events.length,
    events: others.events.length,
  }
}

function staysWhere(known: readonly KnownEvent[], { id, nights }: Pick<KnownEvent, 'id' | 'nights'>): boolean {
  const before = known.find(each => each.id === id)!.nights
  return before.checkIn === nights.checkIn && before.checkOut === nights.checkOut
}

/** What was released in the second of two looks, or cancelled; and what is over, whose nights are history. */
async function endEvents(queries: Transaction, plan: PollPlan, now: Date): Promise<void> {
  for (const id of plan.ended) await releaseNights(queries, id, now)
  await markEvents(queries, [...plan.ended, ...plan.past], { goneAt: now })
}

async function markEvents(
  queries: Transaction,
  ids: readonly string[],
  marks: Partial<typeof externalEventTable.$inferInsert>,
): Promise<void> {
  if (ids.length > 0)
    await queries
      .update(events)
      .set(marks)
      .where(inArray(events.id, [...ids]))
}

/** Without the events that bear an identity under which we told somebody of this unit. */
async function withoutOwn(queries: Transaction, unitId: number, found: FoundCalendar): Promise<FoundCalendar> {
  if (!found.events.some(({ uid }) => ownUidIn(uid))) return found
  const own = new Set((await refsOfUnit(queries, unitId)).map(refId => exportUid(refId, unitId)))
  return { ...found, events: found.events.filter(({ uid }) => !own.has(ownUidIn(uid) ?? '')) }
}
