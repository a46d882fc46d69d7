// Counts what needs attention: nights that were sold twice, and calendars that cannot be followed.

import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { findConflicts } from '#channels/conflicts/find-conflicts.server.ts'
import { externalCalendarTable } from '#channels/feeds/channel-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { unitWithin } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'

type ChannelCounts = {
  /** Events of other sites on nights that are occupied otherwise, without those that were set aside. */
  readonly conflicts: number
  /** Calendars whose last poll failed, without paused ones. */
  readonly troubled: number
}

/** Of the homes whose channels they may see. */
export async function countChannels({ database, clock }: Tools, who: Operator): Promise<ChannelCounts> {
  const [conflicts, troubled] = await Promise.all([
    findConflicts(database, clock.now(), reachOf(who, 'channels')),
    countTroubled(database, who),
  ])
  return { conflicts: conflicts.filter(({ isSetAside }) => !isSetAside).length, troubled }
}

/** Calendars that could not be read well when they were last asked. */
export async function countTroubled(queries: Queries, who: Operator): Promise<number> {
  const { removedAt, isPaused, state, unitId } = externalCalendarTable
  const inTrouble = and(
    unitWithin(reachOf(who, 'channels'), unitId),
    isNull(removedAt),
    inArray(state, ['late', 'failing']),
    eq(isPaused, false),
  )
  const [feeds] = await queries.select({ troubled: count() }).from(externalCalendarTable).where(inTrouble)
  return feeds!.troubled
}
