// Command: an operator answers a pending change; and the job that expires unanswered ones.

import { and, asc, eq, lte } from 'drizzle-orm'
import { byOperator, onBooking } from '#bookings/commands/on-booking.server.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import { acceptAmendment } from './accept-amendment.server.ts'
import type { AnswerRefusal } from './amend-refusals.ts'
import { writeRefusedMail } from './amendment-mails.server.ts'
import { type Amendment, amendmentTable } from './amendment-tables.server.ts'
import { waitingAmendment } from './carry-out-amendment.server.ts'
import { writeUnansweredMails } from './proposal-mails.server.ts'

type AmendmentAnswer = {
  readonly bookingId: string
  readonly amendmentId: string
  readonly answer: 'accept' | 'decline'
  /** 8 to 100 characters; the same key again answers the same, and with another answer it is refused. */
  readonly key?: string
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, AnswerRefusal>

/**
 * Carries out a guest's change at the price they saw, or declines it, which leaves the booking as it was. 'decline' of the
 * home's own proposal withdraws it. Answered once: later answers are refused. Role: manager or owner.
 */
export async function answerAmendment(tools: Tools, operator: Operator, asked: AmendmentAnswer): Promise<Answer> {
  const { bookingId, amendmentId, answer, key } = asked
  const repeated = () => done({ bookingId })
  const once = { key, command: 'answer-change', input: { bookingId, amendmentId, answer }, repeated } as const
  const command = { bookingId, once, after: afterEffects.amend }
  const by = byOperator(operator, 'bookings', 'amendment-unknown')
  return onBooking(tools, by, command, async ({ queries, booking, standing, now }): Promise<Answer> => {
    const waiting = await waitingAmendment(queries, bookingId)
    if (waiting?.id !== amendmentId || isOver(waiting, now)) return stateConflict('answered-already', standing)
    const mailTools = { environment: tools.environment, origin: asked.origin }
    const isOurs = waiting.proposedBy === 'operator'
    if (isOurs && answer === 'accept') return refused('guest-answers')
    if (answer === 'decline') {
      await closeAmendment(queries, waiting, 'declined', now)
      const kind = isOurs ? 'withdrawn' : 'declined'
      await writeRefusedMail(queries, booking, { id: waiting.id, kind }, mailTools, now)
      return done({ bookingId })
    }
    const by = { actor: 'operator', actorUserId: operator.id } as const
    return acceptAmendment(queries, booking, waiting, by, mailTools, now)
  })
}

/** Closes a pending change without carrying it out. */
export async function closeAmendment(
  queries: Transaction,
  { id }: Pick<Amendment, 'id'>,
  state: 'declined' | 'expired',
  now: Date,
) {
  await queries.update(amendmentTable).set({ state, answeredAt: now }).where(eq(amendmentTable.id, id))
}

/** Whether its time to be answered is over. */
export function isOver({ expiresAt }: Pick<Amendment, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}

const mostAtOnce = 100

/** Ends at most 100 changes whose time is over and answers how many; several processes may do so at once. */
export async function expireAmendments(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const ended = await tools.database
    .select({ bookingId: amendmentTable.bookingId })
    .from(amendmentTable)
    .where(and(eq(amendmentTable.state, 'proposed'), lte(amendmentTable.expiresAt, now)))
    .orderBy(asc(amendmentTable.expiresAt))
    .limit(mostAtOnce)
  let noted = 0
  for (const { bookingId } of ended) {
    noted += await inTransaction(tools.database, queries => expireAmendment(queries, tools, bookingId, now))
  }
  return noted
}

async function expireAmendment(queries: Transaction, tools: Tools, bookingId: string, now: Date): Promise<number> {
  const booking = await lockBooking(queries, bookingId)
  const waiting = await waitingAmendment(queries, bookingId)
  if (!booking || !waiting || !isOver(waiting, now)) return 0
  await closeAmendment(queries, waiting, 'expired', now)
  // A booking that has ended meanwhile needs no mail.
  if (booking.state !== 'confirmed') return 1
  if (waiting.proposedBy === 'operator') await writeUnansweredMails(queries, booking, waiting.id, tools, now)
  else await writeRefusedMail(queries, booking, { id: waiting.id, kind: 'expired' }, tools, now)
  return 1
}
