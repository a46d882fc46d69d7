// The verb by which a guest answers a change that the home proposed.

import { eq } from 'drizzle-orm'
import type { Booker } from '#accounts/visitor.ts'
import { acceptAmendment } from '#bookings/amend/accept-amendment.server.ts'
import type { ProposalRefusal } from '#bookings/amend/amend-refusals.ts'
import { type Amendment, amendmentTable } from '#bookings/amend/amendment-tables.server.ts'
import { closeAmendment, isOver } from '#bookings/amend/answer-amendment.server.ts'
import { waitingAmendment } from '#bookings/amend/carry-out-amendment.server.ts'
import { isBookingOf, userIdOf } from '#bookings/booking-owner.ts'
import { lockBooking } from '#bookings/booking-store.server.ts'
import { type CommandOutcome, misplaced, standingOf } from '#bookings/misplaced.ts'
import { sendBookingRefunds } from '#bookings/paying/send-booking-refunds.server.ts'
import { inTransaction, type Transaction } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, refused } from '#values/result.ts'
import { writeDeclinedMail } from './proposal-mails.server.ts'

export type ProposalAnswer = {
  readonly bookingId: string
  /** The proposal that the guest saw, and with it its price: no other one is slipped in. */
  readonly amendmentId: string
  readonly answer: 'accept' | 'decline'
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, ProposalRefusal>

/**
 * Carries out what the home proposed, at the price it named, or says no to it; then the booking stands as it was. The same
 * answer given twice is one. The nights are moved, and the difference is charged or promised back, in one transaction.
 */
export async function answerProposal(tools: Tools, who: Booker, asked: ProposalAnswer): Promise<Answer> {
  const now = tools.clock.now()
  const answered = await inTransaction<Answer>(tools.database, async queries => {
    const { bookingId, amendmentId, answer } = asked
    const booking = await lockBooking(queries, bookingId)
    if (!booking || !isBookingOf(booking, who)) return refused('booking-unknown')
    const standing = standingOf(booking, now)
    const waiting = await waitingAmendment(queries, bookingId)
    if (waiting?.id !== amendmentId || waiting.proposedBy !== 'operator' || isOver(waiting, now)) {
      const before = await answerGiven(queries, asked)
      return before === answer ? done({ bookingId }) : misplaced('answered-already', standing)
    }
    const mailTools = { environment: tools.environment, origin: asked.origin }
    if (answer === 'decline') {
      await closeAmendment(queries, waiting, 'declined', now)
      await writeDeclinedMail(queries, booking, waiting.id, mailTools, now)
      return done({ bookingId })
    }
    const by = { actor: 'guest', actorUserId: userIdOf(who) } as const
    return acceptAmendment(queries, booking, waiting, by, mailTools, now)
  })
  if (answered.ok) await sendBookingRefunds(tools, asked.bookingId)
  return answered
}

/** What was answered to that proposal before, if it was one of this booking. */
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
