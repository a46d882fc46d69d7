// The verb that takes nights which nobody has.

import type { Transaction } from '#platform/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type ClaimedNights, type Purpose, purposeOf } from './occupancy.ts'
import { type Taking, takeNights } from './take-nights.server.ts'

export type Claim = Taking & Purpose

/**
 * Takes all nights in all units of the claim, or refuses with 'dates-taken' and leaves nothing of it. Runs inside the
 * transaction that writes what the nights are for, and binds when that commits; if that transaction also uses other
 * verbs of this room, it calls `lockUnits` for all of it first. Throws RangeError for a hold that would
 * end at once and when no unit is named; throws for a unit that does not exist.
 */
export async function claimNights(queries: Transaction, claim: Claim): Promise<Outcome<ClaimedNights, 'dates-taken'>> {
  if (claim.kind === 'hold') requireFuture(claim.expiresAt, claim.now)
  const claimed = await takeNights(queries, claim, purposeOf(claim))
  return claimed ? done(claimed) : refused('dates-taken')
}

/** Throws RangeError unless `expiresAt` lies after `now`. */
export function requireFuture(expiresAt: Date, now: Date): void {
  if (!(expiresAt > now)) throw new RangeError('A hold cannot end in the past')
}
