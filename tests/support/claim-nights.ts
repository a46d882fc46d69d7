// Nights taken for a booking, a hold or whatever else, without what the product does around it.

import { type ClaimedNights, type Purpose, purposeOf, requireFuture } from '#nights/occupancy.ts'
import { type NightsClaim, takeNights } from '#nights/take-nights.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'

export type Claim = NightsClaim & Purpose

/** Takes all nights in all units of the claim by `takeNights`, or refuses with 'dates-taken' and leaves nothing of it. */
export async function claimNights(queries: Transaction, claim: Claim): Promise<Outcome<ClaimedNights, 'dates-taken'>> {
  if (claim.kind === 'hold') requireFuture(claim.expiresAt, claim.now)
  const claimed = await takeNights(queries, claim, purposeOf(claim))
  return claimed ? done(claimed) : refused('dates-taken')
}
