// Command: an operator proposes other dates or people to a booking's guest, at today's price.

import type { ProposeRefusal } from '#amendments/amend/amend-refusals.ts'
import { amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { newAmendment } from '#amendments/amend/carry-out-amendment.server.ts'
import { priceAsSeen } from '#amendments/amend/price-as-seen.server.ts'
import { writeProposalMail } from '#amendments/amend/proposal-mails.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import type { CommandOutcome } from '#bookings/record/state-conflict.ts'
import { proposedTerms } from '#offers/refunds/amended-terms.ts'
import { checkInInstant } from '#offers/terms/refund-terms.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { hours, later } from '#values/duration.ts'
import { done } from '#values/result.ts'

/** How long a guest has to answer, unless a visit would begin earlier. */
export const proposalLasts = hours(72)

type ProposalInput = Pick<VisitChange, 'nights' | 'party'> & {
  readonly bookingId: string
  /** The booking's version and the new total that the operator had before them. */
  readonly version: number
  readonly seenTotalMinor: number
  /** A message to the guest; at most 500 characters. */
  readonly words: string
  readonly key: string
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, ProposeRefusal>

/**
 * Stores the proposal and mails it to the guest; idempotent by its key. No night is moved or held until the guest agrees.
 * Role: manager or owner.
 */
export async function proposeChange(tools: Tools, operator: Operator, asked: ProposalInput): Promise<Answer> {
  const { bookingId, version, seenTotalMinor, nights, party, words, key } = asked
  const input = { bookingId, version, seenTotalMinor, nights, party, words }
  const once = { key, command: 'amend', input, repeated: () => done({ bookingId }) } as const
  const by = byOperator(operator, 'bookings', 'booking-unknown')
  return onBooking(tools, by, { bookingId, once }, on => propose(tools, asked, on))
}

async function propose(
  tools: Tools,
  { nights, party, version, seenTotalMinor, words, origin }: ProposalInput,
  on: OnBooking,
): Promise<Answer> {
  const { queries, booking, now } = on
  // Whoever answers it carries it out: once the visit has begun, its guest changes nothing any more.
  const whose = { by: 'operator', carriedOutBy: 'guest' } as const
  const priced = await priceAsSeen(on, { ...whose, change: { nights, party }, version, seenTotalMinor })
  if (!priced.ok) return priced
  const { quote } = priced
  const terms = booking.refundTerms ?? booking.quote.refundTerms
  const promise = proposedTerms(terms, quote.nights.checkIn)
  const ends = [later(now, proposalLasts), checkInInstant(terms), checkInInstant(promise)]
  const proposal = {
    ...(await newAmendment(queries, booking, quote, promise, now)),
    proposedBy: 'operator',
    state: 'proposed',
    version,
    words: words.trim().slice(0, 500),
    expiresAt: new Date(Math.min(...ends.map(end => end.getTime()))),
    answeredAt: null,
  } as const
  await queries.insert(amendmentTable).values(proposal)
  await writeProposalMail(queries, booking, proposal, { environment: tools.environment, origin }, now)
  return done({ bookingId: booking.id })
}
