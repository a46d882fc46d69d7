// Command: a guest changes the dates, party, extras or code of a booking at the price they saw.

import { byGuest, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { userIdOf } from '#bookings/record/booking-owner.ts'
import { requestEnds } from '#bookings/record/request-window.ts'
import type { CommandOutcome } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { amendedTerms } from '#offers/refunds/amended-terms.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done } from '#values/result.ts'
import type { AmendRefusal } from './amend-refusals.ts'
import { writeAmendedMails, writeProposedMails } from './amendment-mails.server.ts'
import { amendmentTable } from './amendment-tables.server.ts'
import { carryOutAmendment, newAmendment } from './carry-out-amendment.server.ts'
import { type ChangeWithPrice, distancesOf } from './price-amendment.server.ts'
import { priceAsSeen } from './price-as-seen.server.ts'
import type { VisitChange } from './visit-change.ts'

export type AmendInput = VisitChange & {
  readonly bookingId: string
  /** The booking's version that the guest had before them. */
  readonly version: number
  /** The new total they were shown. */
  readonly seenTotalMinor: number
  readonly key: string
  readonly origin: string
}

type Amended = { readonly bookingId: string }

type AmendAnswer = CommandOutcome<Amended, AmendRefusal>

/**
 * Changes a confirmed booking, idempotent by its key. Where the home answers first, the change is pending and no night moves
 * until then. One transaction: nights, new quote, both agreements, event, mails.
 */
export async function amendBooking(tools: Tools, who: Booker, asked: AmendInput): Promise<AmendAnswer> {
  const { bookingId, version, seenTotalMinor, nights, party, extras, couponCode, key } = asked
  // The input as sent: what it resolves to depends on the booking, which may have changed.
  const input = { bookingId, version, seenTotalMinor, nights, party, extras, couponCode }
  const once = { key, command: 'amend', input, repeated: () => done({ bookingId }) } as const
  const command = { bookingId, once, after: afterEffects.amend }
  return onBooking(tools, byGuest(who), command, on => change({ ...on, tools, who, asked }))
}

type Changing = OnBooking & { readonly tools: Tools; readonly who: Booker; readonly asked: AmendInput }

async function change(changing: Changing): Promise<AmendAnswer> {
  const { version, seenTotalMinor } = changing.asked
  const seen = { change: changing.asked, by: 'guest', carriedOutBy: 'guest', version, seenTotalMinor } as const
  const priced = await priceAsSeen(changing, seen)
  return priced.ok ? record(changing, priced) : priced
}

async function record(
  { queries, tools, who, asked, booking, now }: Changing,
  priced: ChangeWithPrice,
): Promise<AmendAnswer> {
  const { quote } = priced
  const waits = quote.bookingMode !== 'instant'
  const terms = booking.refundTerms ?? booking.quote.refundTerms
  // The booking's promise goes on: no new grace, and nothing that was lost comes back.
  const promise = amendedTerms(terms, booking.quote.lines, quote.nights.checkIn, now)
  const amendment = {
    ...(await newAmendment(queries, booking, quote, promise, now)),
    proposedBy: 'guest',
    state: waits ? 'proposed' : 'accepted',
    version: waits ? booking.version : booking.version + 1,
    expiresAt: waits ? requestEnds(terms, now) : null,
    answeredAt: waits ? null : now,
  } as const
  await queries.insert(amendmentTable).values(amendment)
  const mailTools = { environment: tools.environment, origin: asked.origin }
  if (waits) {
    await writeProposedMails(queries, booking, amendment, mailTools, now)
    return done({ bookingId: booking.id })
  }
  const by = { actor: 'guest', actorUserId: userIdOf(who) } as const
  const carrying = { amendment, distances: distancesOf(priced), ...by }
  const changed = await carryOutAmendment(queries, booking, carrying, now)
  if (!changed.ok) return changed
  await writeAmendedMails(queries, changed.booking, amendment, mailTools, now)
  return done({ bookingId: booking.id })
}
