// The verb by which two owners exchange all their nights.

import { inSavepoint, RolledBack, type Transaction } from '#platform/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { giveUp } from './give-up.server.ts'
import { lockUnits } from './lock-units.server.ts'
import { type NewOccupancy, retake } from './retake.server.ts'

/**
 * Each of the two owners gets exactly the unit-nights of the other and keeps its own purpose (kind, end of a hold).
 * 'nothing-held' when either has none at `now`; nothing is changed then. Turnover is not asked: every night stays
 * as taken as it was. Throws RangeError when the two are one. Runs inside the transaction that writes the new dates.
 */
export async function swapNights(
  queries: Transaction,
  oneRefId: string,
  otherRefId: string,
  now: Date,
): Promise<Outcome<object, 'nothing-held'>> {
  if (oneRefId === otherRefId) throw new RangeError('An owner cannot swap nights with itself')
  await lockUnits(queries, { refIds: [oneRefId, otherRefId] })
  return inSavepoint(queries, async inner => {
    const given = await giveUp(inner, [oneRefId, otherRefId], { now })
    const one = given.filter(({ refId }) => refId === oneRefId.toLowerCase())
    const other = given.filter(({ refId }) => refId !== oneRefId.toLowerCase())
    if (!one[0] || !other[0]) throw new RolledBack(refused('nothing-held'))
    await retake(inner, [...inPlaceOf(other, one[0]), ...inPlaceOf(one, other[0])], now)
    return done({})
  })
}

function inPlaceOf(given: readonly NewOccupancy[], taker: NewOccupancy): NewOccupancy[] {
  return given.map(({ unitId, nights }) => ({ ...taker, unitId, nights }))
}
