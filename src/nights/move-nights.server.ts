// Command: moves an owner's occupancy to other nights, atomically.

import { inSavepoint, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { lockUnits } from './lock-units.server.ts'
import type { Turnover } from './nights-around.ts'
import { type ClaimedNights, purposeOf } from './occupancy.ts'
import { releaseOccupancies } from './release-occupancies.server.ts'
import { type NightsClaim, takeNights } from './take-nights.server.ts'

export type Moving = NightsClaim & {
  /** Turnover on each side in the owner's present units; when omitted, as in any other unit. */
  readonly ownTurnover?: Turnover
}

/**
 * Replaces all nights of `move.refId` by these (they may overlap), for the same purpose: a hold keeps its expiry. Where
 * there is a choice of units it keeps its own; only there can a side be old, and a neighbour nearer than
 * `turnoverNights` be an agreed one. A refusal changes nothing: 'dates-taken', or 'nothing-held' when the owner has no
 * nights at `now`. Runs inside the transaction that writes the new dates.
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
