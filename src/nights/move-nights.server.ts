// Command: moves an owner's occupancy to other nights, atomically.

import { inSavepoint, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { lockUnits } from './lock-units.server.ts'
import type { Turnover } from './nights-around.ts'
import { type ClaimedNights, purposeOf } from './occupancy.ts'
import { releaseOccupancies } from './release-occupancies.server.ts'
import { type NightsClaim, takeNights } from './take-nights.server.ts'

export type Moving = NightsClaim & {
  /** What stays empty on each side in units that the owner has already; as in any other unit when left out. */
  readonly ownTurnover?: Turnover
}

/**
 * Gives `move.refId` these nights in place of all it has (they may overlap), for the same purpose: a hold ends when it
 * would have ended. Where there is a choice of units it keeps its own; only there can a side be old, and a neighbour nearer
 * than `turnoverNights` be one that was agreed on. Refused, everything is as before: 'dates-taken',
 * or 'nothing-held' when the owner has no nights at `now`. Runs inside the transaction that writes the new dates.
 */
export async function moveNights(
  queries: Transaction,
  move: Moving,
): Promise<Outcome<ClaimedNights, 'dates-taken' | 'nothing-held'>> {
  const { stayId, unitIds, refId, now } = move
  await lockUnits(queries, { stayId, unitIds, refIds: [refId] })
  return inSavepoint(queries, async inner => {
    const given = await releaseOccupancies(inner, [refId], { now })
    if (!given[0]) throw new RolledBack(refused('nothing-held'))
    const familiar = given.map(({ unitId }) => unitId)
    const purpose = purposeOf(given[0])
    const own = { unitIds: familiar, nights: move.nights, refId, now, turnoverNights: move.ownTurnover ?? 0 }
    const kept = move.ownTurnover && (await takeNights(inner, own, purpose))
    const claimed = kept ?? (await takeNights(inner, { ...move, familiar }, purpose))
    if (!claimed) throw new RolledBack(refused('dates-taken'))
    return done(claimed)
  })
}
