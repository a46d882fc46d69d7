// Command: an operator closes nights.

import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Block } from './block.ts'
import { block } from './nights-tables.server.ts'
import { type ClaimedNights, type Purpose, requireFuture } from './occupancy.ts'
import { takeNights } from './take-nights.server.ts'
import { unitsOfStay } from './units-of-stay.server.ts'

/**
 * Closes nights of one unit, or of every unit of a stay, active or not (all identical units, where a guest would take
 * one). Refuses 'dates-taken' if any of the nights is occupied. A block with `until` expires then. Throws RangeError
 * for a past `until`, or a stay or unit with nothing to close. Needs a transaction.
 */
export async function blockNights(
  queries: Transaction,
  { nights, reason, note = '', createdBy, until, stayId, unitId }: Block,
  now: Date,
): Promise<Outcome<ClaimedNights & { readonly blockId: string }, 'dates-taken'>> {
  if (until) requireFuture(until, now)
  const unitIds = stayId === undefined ? [unitId] : (await unitsOfStay(queries, stayId)).map(unit => unit.unitId)
  const blockId = randomUUID()
  const purpose: Purpose = until ? { kind: 'hold', expiresAt: until } : { kind: 'block' }
  const claimed = await takeNights(queries, { unitIds, nights, refId: blockId, now }, purpose)
  if (!claimed) return refused('dates-taken')
  await queries
    .insert(block)
    .values({ id: blockId, stayId, unitId, nights, reason, note, createdBy, until, createdAt: now })
  return done({ blockId, ...claimed })
}
