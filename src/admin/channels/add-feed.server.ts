// The command that follows a calendar of another site for a unit.

import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { providerNames } from '#channels/feeds/channel-provider.ts'
import { externalCalendarTable } from '#channels/feeds/channel-tables.server.ts'
import { parseCalendarAddress } from '#channels/fetching/calendar-address.ts'
import { sealAddress } from '#channels/polling/feed-address.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { unitTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { feedInput } from './feed-input.ts'
import { type FeedRefusal, mostFeedsOfUnit } from './feed-refusals.ts'

/** Writes it down, to be looked at as soon as may be. Role: manager or owner. */
export async function addFeed(
  { database, environment, clock }: Tools,
  operator: Operator,
  { unit: unitId, address: pasted, ...input }: z.output<typeof feedInput>,
): Promise<Outcome<{ readonly feedId: string }, FeedRefusal>> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const address = parseCalendarAddress(pasted, { loopback: environment.CHANNELS_LOOPBACK })
  if (!address) return refused('address-wrong')
  return inTransaction<Outcome<{ readonly feedId: string }, FeedRefusal>>(database, async queries => {
    // Locks the unit, so that two operators cannot both add the last one allowed.
    const [unit] = await queries
      .select({ id: unitTable.id })
      .from(unitTable)
      .where(eq(unitTable.id, unitId))
      .for('no key update')
    if (!unit) return refused('unit-unknown')
    const standing = and(eq(externalCalendarTable.unitId, unit.id), isNull(externalCalendarTable.removedAt))
    const [followed] = await queries.select({ feeds: count() }).from(externalCalendarTable).where(standing)
    if (followed!.feeds >= mostFeedsOfUnit) return refused('too-many')
    const id = randomUUID()
    const now = clock.now()
    const added = await queries
      .insert(externalCalendarTable)
      .values({
        ...{ ...input, unitId, name: input.name || providerNames[input.provider]() },
        ...sealAddress(environment, id, address),
        id,
        nextLookAt: now,
        createdAt: now,
        createdBy: operator.id,
      })
      .onConflictDoNothing()
      .returning({ id: externalCalendarTable.id })
    return added.length > 0 ? done({ feedId: id }) : refused('known-already')
  })
}
