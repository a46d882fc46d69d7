// Command: two owners exchange their nights, atomically.

import { inSavepoint, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { lockUnits } from './lock-units.server.ts'
import { type ClaimedNights, purposeOf } from './occupancy.ts'
import { releaseOccupancies } from './release-occupancies.server.ts'
import { type NightsClaim, takeNights } from './take-nights.server.ts'
import { unitsOfStay } from './units-of-stay.server.ts'

/** Whose nights go to which home. */
type Swapping = Omit<NightsClaim, 'stayId' | 'unitIds' | 'familiar'> & { readonly stayId: number }

type SwapRefusal = 'dates-taken' | 'partner-dates-taken' | 'nothing-held'

/**
 * Gives up the nights of both and takes those of each in the other's home, for the purpose they had, under the locks of all units:
 * nobody else can have them in between. Each prefers the units that the other gave up. A refusal changes nothing: 'dates-taken'
 * for the home of `one`, 'partner-dates-taken' for that of `other`. Runs inside the transaction that writes the new homes.
 */
export async function swapNights(
  queries: Transaction,
  one: Swapping,
  other: Swapping,
): Promise<Outcome<{ readonly one: ClaimedNights; readonly other: ClaimedNights }, SwapRefusal>> {
  const refIds = [one.refId, other.refId]
  const units = [...(await unitsOfStay(queries, one.stayId)), ...(await unitsOfStay(queries, other.stayId))]
  const unitIds = [...new Set(units.map(({ unitId }) => unitId))]
  if (unitIds.length === 0) return refused('dates-taken')
  await lockUnits(queries, { unitIds, refIds })
  return inSavepoint(queries, async inner => {
    const given = Map.groupBy(await releaseOccupancies(inner, refIds, { now: one.now }), ({ refId }) => refId)
    const take = async (taking: Swapping, partner: Swapping, reason: SwapRefusal) => {
      const [own] = given.get(taking.refId) ?? []
      if (!own) throw new RolledBack(refused('nothing-held'))
      const familiar = given.get(partner.refId)?.map(({ unitId }) => unitId) ?? []
      const claimed = await takeNights(inner, { ...taking, familiar }, purposeOf(own))
      if (!claimed) throw new RolledBack(refused(reason))
      return claimed
    }
    const first = await take(one, other, 'dates-taken')
    return done({ one: first, other: await take(other, one, 'partner-dates-taken') })
  })
}
