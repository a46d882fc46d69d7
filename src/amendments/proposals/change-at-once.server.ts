// Command: an operator changes a booking at once, with the guest's word that they agree: dates or people, at today's or another price.

import type { AmendRefusal } from '#amendments/amend/amend-refusals.ts'
import { writeAmendedMails } from '#amendments/amend/amendment-mails.server.ts'
import { amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { carryOutAmendment, newAmendment } from '#amendments/amend/carry-out-amendment.server.ts'
import { type AtOnce, distancesOf } from '#amendments/amend/price-amendment.server.ts'
import { priceAsSeen } from '#amendments/amend/price-as-seen.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import type { CommandOutcome } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { proposedTerms } from '#offers/refunds/amended-terms.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done } from '#values/result.ts'

type ChangeAtOnce = Pick<VisitChange, 'nights' | 'party'> &
  AtOnce & {
    readonly bookingId: string
    /** The booking's version and the new total that the operator had before them. */
    readonly version: number
    readonly seenTotalMinor: number
    /** How the guest agreed: "by telephone". */
    readonly words: string
    readonly key: string
    readonly origin: string
  }

type Answer = CommandOutcome<{ readonly bookingId: string }, AmendRefusal | 'not-allowed'>

/**
 * Puts the change into force and mails it to both sides; idempotent by its key. Nights, plan, ledger and refunds follow in one
 * transaction. Before the visit nothing is retained of what it gives up; once it has begun only its end may change, and the
 * terms as agreed say what comes back. Rules that are overruled are noted with the step. Role: manager or owner.
 */
export async function changeAtOnce(tools: Tools, operator: Operator, asked: ChangeAtOnce): Promise<Answer> {
  const { bookingId, version, seenTotalMinor, nights, party, words, overrules, own, key } = asked
  const input = { bookingId, version, seenTotalMinor, nights, party, words, overrules, own }
  const once = { key, command: 'amend', input, repeated: () => done({ bookingId }) } as const
  const by = byOperator(operator, 'bookings', 'booking-unknown')
  const command = { bookingId, once, after: afterEffects.amend }
  return onBooking(tools, by, command, on => change(tools, operator, asked, on))
}

async function change(
  tools: Tools,
  operator: Operator,
  { nights, party, version, seenTotalMinor, words, overrules, own, origin }: ChangeAtOnce,
  on: OnBooking,
): Promise<Answer> {
  const { queries, booking, now } = on
  const decided = { by: 'operator', carriedOutBy: 'operator', atOnce: { overrules, own } } as const
  const priced = await priceAsSeen(on, { ...decided, change: { nights, party }, version, seenTotalMinor })
  if (!priced.ok) return priced
  const { quote, overruled } = priced
  const promise = proposedTerms(booking.refundTerms ?? booking.quote.refundTerms, quote.nights.checkIn)
  const amendment = {
    ...(await newAmendment(queries, booking, quote, promise, now)),
    proposedBy: 'operator',
    state: 'accepted',
    version: booking.version + 1,
    words,
    expiresAt: null,
    answeredAt: now,
  } as const
  await queries.insert(amendmentTable).values(amendment)
  const by = { actor: 'operator', actorUserId: operator.id } as const
  const carrying = { amendment, distances: distancesOf(priced), overruled, ...by }
  const changed = await carryOutAmendment(queries, booking, carrying, now)
  if (!changed.ok) return changed
  await writeAmendedMails(queries, changed.booking, amendment, { environment: tools.environment, origin }, now)
  return done({ bookingId: booking.id })
}
