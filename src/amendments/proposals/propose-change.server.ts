// Command: an operator proposes other dates or people to a booking's guest, at today's price.

import { refusalOf } from '#amendments/amend/amend-booking.server.ts'
import type { ProposeRefusal } from '#amendments/amend/amend-refusals.ts'
import { amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { newAmendment, waitingAmendment } from '#amendments/amend/carry-out-amendment.server.ts'
import { asAgreed, priceAmendment } from '#amendments/amend/price-amendment.server.ts'
import { writeProposalMail } from '#amendments/amend/proposal-mails.server.ts'
import { isUnchanged, type VisitChange } from '#amendments/amend/visit-change.ts'
import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { proposedTerms } from '#offers/refunds/amended-terms.ts'
import { checkInInstant } from '#offers/terms/refund-terms.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { hours, later } from '#values/duration.ts'
import { done, refused } from '#values/result.ts'

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
  { queries, booking, standing, now }: OnBooking,
): Promise<Answer> {
  if (!mayCommand('amend', booking.state, 'operator')) return stateConflict('not-amendable', standing)
  if (booking.version !== version) return stateConflict('out-of-date', standing)
  if (await waitingAmendment(queries, booking.id)) return refused('waits-already')
  const change = { nights, party }
  if (isUnchanged(booking.quote, change)) return refused('unchanged')
  const priced = await priceAmendment(queries, await asAgreed(queries, booking), change, now, 'operator')
  if (!priced.ok) return refused(refusalOf(priced.verdicts))
  const { quote } = priced
  if (quote.currency !== booking.currency) return refused('other-currency')
  if (quote.totalMinor !== seenTotalMinor) return refused('price-changed')
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
