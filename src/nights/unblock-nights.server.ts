// Command: an operator reopens closed nights.

import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { block } from './nights-tables.server.ts'
import type { UnitNights } from './occupancy.ts'
import { releaseNights } from './release-nights.server.ts'

/**
 * Lifts a block, or shortens it to end on the day `from`; returns the nights that became free. Refuses 'nothing-held'
 * if there is no such block or it was lifted before. Needs a transaction.
 */
export async function unblockNights(
  queries: Transaction,
  blockId: string,
  now: Date,
  from?: CalendarDay,
): Promise<Outcome<{ readonly freed: readonly UnitNights[] }, 'nothing-held'>> {
  const standing = and(eq(block.id, blockId), isNull(block.liftedAt))
  const [found] = await queries.select({ nights: block.nights }).from(block).where(standing).for('update')
  if (!found) return refused('nothing-held')
  const freed = await releaseNights(queries, blockId, now, from)
  const { checkIn, checkOut } = found.nights
  if (from === undefined || from <= checkIn) await queries.update(block).set({ liftedAt: now }).where(standing)
  else if (from < checkOut)
    await queries
      .update(block)
      .set({ nights: { checkIn, checkOut: from } })
      .where(standing)
  return done({ freed })
}
