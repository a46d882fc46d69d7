// Command: a guest answers a change that the home proposed.

import { eq } from 'drizzle-orm'
import { acceptAmendment } from '#amendments/amend/accept-amendment.server.ts'
import type { ProposalRefusal } from '#amendments/amend/amend-refusals.ts'
import { type Amendment, amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { closeAmendment, isOver } from '#amendments/amend/answer-amendment.server.ts'
import { waitingAmendment } from '#amendments/amend/carry-out-amendment.server.ts'
import { writeDeclinedMail } from '#amendments/amend/proposal-mails.server.ts'
import { byGuest, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { userIdOf } from '#bookings/record/booking-owner.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done } from '#values/result.ts'

type ProposalAnswer = {
  readonly bookingId: string
  /** The proposal that the guest saw, and thereby its price. */
  readonly amendmentId: string
  readonly answer: 'accept' | 'decline'
  /** The booking's version that was seen; a page shows no other than that of the proposal. */
  readonly version?: number
  /** 8 to 100 characters; the same key again answers the same, and with another answer it is refused. */
  readonly key?: string
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, ProposalRefusal>

/**
 * Carries out the proposal at its price, or declines it, which leaves the booking as it was; idempotent. One transaction:
 * nights moved, difference charged or its refund promised, event, mails.
 */
export async function answerProposal(tools: Tools, who: Booker, asked: ProposalAnswer): Promise<Answer> {
  const { bookingId, amendmentId, answer, version, key } = asked
  const input = { bookingId, amendmentId, answer, version }
  const once = { key, command: 'amend', input, repeated: () => done({ bookingId }) } as const
  const command = { bookingId, once, after: afterEffects.amend }
  return onBooking(tools, byGuest(who), command, on => answerWaiting(tools, who, asked, on))
}

async function answerWaiting(
  tools: Tools,
  who: Booker,
  asked: ProposalAnswer,
  { queries, booking, standing, now }: OnBooking,
): Promise<Answer> {
  const { bookingId, amendmentId, answer, version, origin } = asked
  const waiting = await waitingAmendment(queries, bookingId)
  if (waiting?.id !== amendmentId || waiting.proposedBy !== 'operator' || isOver(waiting, now)) {
    const before = await answerGiven(queries, asked)
    return before === answer ? done({ bookingId }) : stateConflict('answered-already', standing)
  }
  if (version !== undefined && version !== booking.version) return stateConflict('out-of-date', standing)
  const mailTools = { environment: tools.environment, origin }
  if (answer === 'decline') {
    await closeAmendment(queries, waiting, 'declined', now)
    await writeDeclinedMail(queries, booking, waiting.id, mailTools, now)
    return done({ bookingId })
  }
  const by = { actor: 'guest', actorUserId: userIdOf(who) } as const
  return acceptAmendment(queries, booking, waiting, by, mailTools, now)
}

/** The earlier answer to that proposal, if it belongs to this booking. */
async function answerGiven(
  queries: Transaction,
  { bookingId, amendmentId }: ProposalAnswer,
): Promise<ProposalAnswer['answer'] | undefined> {
  const [known] = await queries.select().from(amendmentTable).where(eq(amendmentTable.id, amendmentId))
  if (known?.bookingId !== bookingId || known.proposedBy !== 'operator') return undefined
  return ({ accepted: 'accept', declined: 'decline' } as Partial<Record<Amendment['state'], 'accept' | 'decline'>>)[
    known.state
  ]
}
