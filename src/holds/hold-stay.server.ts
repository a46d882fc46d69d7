// The command that holds nights for a visitor while they check out, at a fixed price.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { carryOutOnce, releaseKey } from '#bookings/commands/carry-out-once.server.ts'
import { stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { HoldRefusal } from '#bookings/record/booking-refusals.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import { type HoldOwner, isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { type QuoteNow, quoteKnown, quoteNow } from '#bookings/record/quote-now.server.ts'
import { countedAddress } from '#identity/wire/caller.ts'
import { hashOf, quoteRow } from '#offers/stored/quote-store.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { isOperator } from '#users/user/visitor.ts'
import { overlaps } from '#values/night-range.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { beginHold, type HoldBegun } from './begin-hold.server.ts'
import { claimHold, type Held, type Holder } from './claim-hold.server.ts'
import { liveHolds, replaceHolds } from './own-holds.server.ts'

/** The most homes in which one browser may hold nights at once. */
export const mostHolds = 3

export type HoldInput = {
  readonly stayId: number
  readonly input: StayInput
  /** The total the visitor was shown, so that no other one is slipped in. */
  readonly seenTotalMinor?: number
  /** A hold of theirs in this home, maybe made in another browser, in whose place this one comes: it moves. */
  readonly replaces?: { readonly holdId: string; readonly owner: HoldOwner } | undefined
  readonly key: string
  /** Where it is asked from. */
  readonly address: string
}

/** Whoever holds for themselves does so in a browser, or as a program in its place. */
export type BrowsingHolder = Holder & { readonly browser: BrowserSession }

type HoldAnswer = Outcome<Held, HoldRefusal>

/**
 * Holds the nights for 15 minutes. A live hold of the same browser in this home that is in the way is released; the very
 * same input gets the hold it already has, with the time it has left. One transaction: quote, nights, booking, event.
 */
export async function holdStay(tools: Tools, holder: BrowsingHolder, asked: HoldInput): Promise<HoldAnswer> {
  const now = tools.clock.now()
  return inTransaction<HoldAnswer>(tools.database, async queries => {
    const holdId = randomUUID()
    const { stayId, input, seenTotalMinor, key, address } = asked
    const { browser } = holder
    const all = { stayId, input, seenTotalMinor }
    const command = { scope: `browser:${browser}`, key, command: 'hold', input: all } as const
    const network = countedAddress(address)
    const mostFromNetwork = tools.environment.HOLDS_PER_ADDRESS
    const beginning = { command, holdId, browser, network, mostFromNetwork, stayId, nights: input.nights }
    let begun = await beginHold(queries, tools.database, beginning, now)
    if (!begun) {
      const start = await carryOutOnce(queries, command, holdId, now)
      if (start.kind === 'reused') return refused('key-reused')
      if (start.kind === 'repeated') return done(heldIn((await findRow(queries, start.bookingId))!))
      // Its holder was rolled back this very moment.
      await releaseKey(queries, command)
      begun = (await beginHold(queries, tools.database, beginning, now))!
    }
    const answer = await takeHold(queries, { tools, holder, asked, network, holdId, now, begun })
    // Unless it made the hold that the key names, nothing of this may remain.
    if (!answer.ok || answer.holdId !== holdId) throw new RolledBack(answer)
    return answer
  })
}

type Taking = {
  readonly tools: Tools
  readonly holder: BrowsingHolder
  readonly asked: HoldInput
  readonly network: string
  readonly holdId: string
  readonly now: Date
  readonly begun: HoldBegun
}

async function takeHold(queries: Transaction, taking: Taking): Promise<HoldAnswer> {
  const { tools, holder, asked, network, now, begun } = taking
  const { stayId, input, seenTotalMinor } = asked
  const own = begun.ownHolds === 0 ? [] : await liveHolds(queries, holder.browser, now)
  const replaced = await replacedHold(queries, asked, own, now)
  const theirs = replaced ? [...own, replaced] : own
  const inTheWay = theirs.filter(
    row => row.stayId === stayId && (row.id === asked.replaces?.holdId || overlaps(nightsOf(row), input.nights)),
  )
  const same = inTheWay.find(row => isFor(row, asked, holder))
  if (same) return done(heldIn(same))
  if (theirs.length - inTheWay.length >= mostHolds) return refused('too-many-holds')
  // What is moved stays one hold.
  const moved = inTheWay.filter(({ heldFrom }) => heldFrom === network).length
  const others = begun.holdsFromHere - moved
  const isLimited = !(holder.user && isOperator(holder.user))
  if (isLimited && others >= tools.environment.HOLDS_PER_ADDRESS) return refused('too-many-holds-from-here')
  await replaceHolds(queries, inTheWay, stayId, now)
  const priced = await priceFor(queries, taking, inTheWay.length > 0)
  if (!priced) return refused('stay-unknown')
  const { result, turnoverNights } = priced
  if (!result.ok) return refused(refusalOf(result.verdicts))
  const { quote } = result
  if (seenTotalMinor !== undefined && seenTotalMinor !== quote.totalMinor) return refused('price-changed')
  if (quote.bookingMode === 'enquiry') return refused('enquiry-first')
  const { holdId } = taking
  const stored = quoteRow(quote, now)
  return claimHold(queries, { holder, holdId, network, quote, stored, mode: quote.bookingMode, turnoverNights }, now)
}

/** `moved`: nights were released since the offer was read, so occupied nights are read again. */
async function priceFor(
  queries: Transaction,
  { asked: { stayId, input }, holder, begun, now }: Taking,
  moved: boolean,
): Promise<QuoteNow | undefined> {
  if (moved) return quoteNow(queries, stayId, input, now, holder.user?.id)
  const known = await begun.readOffer()
  return known && quoteKnown(queries, known, input, now, holder.user?.id)
}

/** The live hold that is to be replaced, when it is theirs and not among the browser's `own`. */
async function replacedHold(
  queries: Transaction,
  { replaces }: HoldInput,
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

/** Whether a live hold is for exactly this input, at the price that the visitor saw, and theirs to go on with. */
function isFor(row: BookingRow, { input, seenTotalMinor }: HoldInput, { user }: Holder): boolean {
  const { nights, party, couponCode, extras, ratePlanId } = row.quote
  return (
    // One that is not as it was sealed is not gone on with.
    hashOf(row.quote) === row.quoteHash &&
    (row.guestUserId === null || row.guestUserId === user?.id) &&
    (seenTotalMinor === undefined || seenTotalMinor === row.totalMinor) &&
    (input.ratePlanId === undefined || input.ratePlanId === ratePlanId) &&
    isDeepStrictEqual([nights, party, extras], [input.nights, input.party, input.extras]) &&
    (input.couponCode?.trim().toUpperCase() || null) === couponCode
  )
}

function heldIn({ id, quoteId, holdExpiresAt }: BookingRow): Held {
  return { holdId: id, quoteId, expiresAt: holdExpiresAt! }
}
