// The verb that keeps nights for a visitor while they check out, at a price that is kept with them.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { quoteNow } from '#bookings/checkout/quote-now.server.ts'
import { hashOf, storeQuote } from '#offers/quote-store.server.ts'
import type { StayWish } from '#offers/stay-wish.ts'
import type { Verdict } from '#offers/verdict.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { overlaps } from '#values/night-range.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { stateAt } from './booking.ts'
import { nightsOf } from './booking-nights.ts'
import type { HoldRefusal } from './booking-refusals.ts'
import { findRow, lockBrowser } from './booking-store.server.ts'
import type { BookingRow } from './booking-tables.server.ts'
import { carryOutOnce } from './carry-out-once.server.ts'
import { type HoldOwner, isTheirHold } from './hold-owner.server.ts'
import { type Holder, keepNights } from './keep-nights.server.ts'
import { countHoldsFrom, liveHolds, replaceHolds } from './own-holds.server.ts'

/** In so many homes at once one browser may keep nights. */
export const mostHolds = 3

export type HoldWish = {
  readonly stayId: number
  readonly wish: StayWish
  /** The total the visitor was shown, so that no other one is slipped in. */
  readonly seenTotalMinor?: number
  /** A hold of theirs, maybe made in another browser, in whose place this one comes. */
  readonly replaces?: { readonly holdId: string; readonly owner: HoldOwner }
  readonly key: string
  /** Where it is asked from. */
  readonly address: string
}

export type Held = { readonly holdId: string; readonly expiresAt: Date }

type HoldAnswer = Outcome<Held, HoldRefusal>

/**
 * Keeps the nights for 15 minutes. A live hold of the same browser in this home that is in the way is let go; the very
 * same wish gets the hold it already has, with the time it has left. One transaction: quote, nights, booking, event.
 */
export async function holdStay(tools: Tools, holder: Holder, asked: HoldWish): Promise<HoldAnswer> {
  const now = tools.clock.now()
  return inTransaction<HoldAnswer>(tools.database, async queries => {
    const holdId = randomUUID()
    const { stayId, wish, seenTotalMinor } = asked
    const command = { scope: `browser:${holder.browser}`, key: asked.key, command: 'hold' } as const
    const start = await carryOutOnce(queries, { ...command, wish: { stayId, wish, seenTotalMinor } }, holdId, now)
    if (start.kind === 'reused') return refused('key-reused')
    if (start.kind === 'repeated') return done(heldIn((await findRow(queries, start.bookingId))!))
    const answer = await takeHold(queries, { tools, holder, asked, holdId, now })
    // Unless it made the hold that the key names, nothing of this may remain.
    if (!answer.ok || answer.holdId !== holdId) throw new RolledBack(answer)
    return answer
  })
}

type Taking = {
  readonly tools: Tools
  readonly holder: Holder
  readonly asked: HoldWish
  readonly holdId: string
  readonly now: Date
}

async function takeHold(queries: Transaction, taking: Taking): Promise<HoldAnswer> {
  const { tools, holder, asked, now } = taking
  const { stayId, wish, seenTotalMinor, address } = asked
  await lockBrowser(queries, holder.browser)
  const own = await liveHolds(queries, holder.browser, now)
  const replaced = await replacedHold(queries, asked, own, now)
  const theirs = replaced ? [...own, replaced] : own
  const inTheWay = theirs.filter(row => row.stayId === stayId && overlaps(nightsOf(row), wish.nights))
  const same = inTheWay.find(row => isFor(row, asked, holder))
  if (same) return done(heldIn(same))
  if (theirs.length - inTheWay.length >= mostHolds) return refused('too-many-holds')
  const most = tools.environment.HOLDS_PER_ADDRESS
  if ((await countHoldsFrom(queries, address, now, most)) >= most) return refused('too-many-holds-from-here')
  await replaceHolds(queries, inTheWay, stayId, now)
  const priced = await quoteNow(queries, stayId, wish, now, holder.user?.id)
  if (!priced) return refused('stay-unknown')
  const { result, turnoverNights } = priced
  if (!result.ok) return refused(refusalOf(result.verdicts))
  if (seenTotalMinor !== undefined && seenTotalMinor !== result.quote.totalMinor) return refused('price-changed')
  if (result.quote.bookingMode === 'enquiry') return refused('enquiry-first')
  const quoteId = (await storeQuote(queries, result.quote, now)).id
  const kept = { quote: result.quote, quoteId, mode: result.quote.bookingMode, turnoverNights }
  const { holdId } = taking
  const answer = await keepNights(queries, { ...kept, holdId, holder, address }, now)
  return answer.ok ? done(heldIn(answer.hold)) : answer
}

/** The live hold that is to be replaced, when it is theirs and not among the browser's `own`. */
async function replacedHold(
  queries: Transaction,
  { replaces }: HoldWish,
  own: readonly BookingRow[],
  now: Date,
): Promise<BookingRow | undefined> {
  if (!replaces || own.some(({ id }) => id === replaces.holdId)) return undefined
  const row = await findRow(queries, replaces.holdId)
  return row && stateAt(row, now) === 'hold' && isTheirHold(row, replaces.owner) ? row : undefined
}

function refusalOf(verdicts: readonly Verdict[]): HoldRefusal {
  const taken = verdicts.every(({ reason }) => reason === 'nights-taken' || reason === 'turnover')
  return taken ? 'dates-taken' : 'not-offered'
}

/** Whether a live hold is for exactly this wish, at the price that the visitor saw, and theirs to go on with. */
function isFor(row: BookingRow, { wish, seenTotalMinor }: HoldWish, { user }: Holder): boolean {
  const { nights, party, couponCode, extras, ratePlanId } = row.quote
  return (
    // One that is not as it was sealed is not gone on with.
    hashOf(row.quote) === row.quoteHash &&
    (row.guestUserId === null || row.guestUserId === user?.id) &&
    (seenTotalMinor === undefined || seenTotalMinor === row.totalMinor) &&
    (wish.ratePlanId === undefined || wish.ratePlanId === ratePlanId) &&
    isDeepStrictEqual([nights, party, extras], [wish.nights, wish.party, wish.extras]) &&
    (wish.couponCode?.trim().toUpperCase() || null) === couponCode
  )
}

function heldIn({ id, holdExpiresAt }: BookingRow): Held {
  return { holdId: id, expiresAt: holdExpiresAt! }
}
