// Counts what needs attention: nights that were sold twice, and calendars that cannot be followed.

import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { findConflicts } from '#channels/conflicts/find-conflicts.server.ts'
import { externalCalendarTable } from '#channels/feeds/channel-tables.server.ts'
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
  const { removedAt, isPaused, state, unitId } = externalCalendarTable
  const reach = reachOf(who, 'channels')
  const inTrouble = and(
    unitWithin(reach, unitId),
    isNull(removedAt),
    inArray(state, ['late', 'failing']),
    eq(isPaused, false),
  )
  const [conflicts, [feeds]] = await Promise.all([
    findConflicts(database, clock.now(), reach),
    database.select({ troubled: count() }).from(externalCalendarTable).where(inTrouble),
  ])
  return { conflicts: conflicts.filter(({ isSetAside }) => !isSetAside).length, troubled: feeds!.troubled }
}
