// How every command that changes a booking begins: whether it may, and whether the price is still the one that was seen.

import type { OnBooking } from '#bookings/commands/on-booking.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { refused } from '#values/result.ts'
import type { AmendRefusal } from './amend-refusals.ts'
import { waitingAmendment } from './carry-out-amendment.server.ts'
import { refusedChange } from './changeable.ts'
import { type AtOnce, asAgreed, type ChangeWithPrice, priceAmendment } from './price-amendment.server.ts'
import type { VisitChange } from './visit-change.ts'

type Seen = {
  readonly change: VisitChange
  /** Whose change it is: another's price and rules. */
  readonly by: 'guest' | 'operator'
  /** Who puts it into force; of a proposal the guest does, by agreeing. */
  readonly carriedOutBy: 'guest' | 'operator'
  /** The booking's version and the new total that they had before them. */
  readonly version: number
  readonly seenTotalMinor: number
  readonly atOnce?: AtOnce | undefined
}

/** The price of the change of a locked booking. Its units stay locked, so that free nights stay free. */
export async function priceAsSeen(
  { queries, booking, standing, now }: OnBooking,
  { change, by, carriedOutBy, version, seenTotalMinor, atOnce }: Seen,
): Promise<
  CommandOutcome<ChangeWithPrice, Exclude<AmendRefusal, 'booking-unknown' | 'key-reused' | 'coupon-used-up'>>
> {
  if (!mayCommand('amend', booking.state, carriedOutBy)) return stateConflict('not-amendable', standing)
  if (booking.version !== version) return stateConflict('out-of-date', standing)
  if (await waitingAmendment(queries, booking.id)) return refused('waits-already')
  const refusal = refusedChange(booking, change, now)
  if (refusal) return refused(refusal)
  await lockUnits(queries, { stayId: booking.stayId, refIds: [booking.id] })
  const priced = await priceAmendment(queries, await asAgreed(queries, booking), change, now, by, atOnce)
  if (!priced.ok) return refused(priced.reason === 'not-offered' ? refusalOf(priced.verdicts) : priced.reason)
  if (priced.quote.currency !== booking.currency) return refused('other-currency')
  return priced.quote.totalMinor === seenTotalMinor ? priced : refused('price-changed')
}

/** The refusal of a change with these verdicts. */
function refusalOf(verdicts: readonly Verdict[]): 'dates-taken' | 'not-offered' {
  const taken = verdicts.every(({ reason }) => reason === 'nights-taken' || reason === 'turnover')
  return taken ? 'dates-taken' : 'not-offered'
}
