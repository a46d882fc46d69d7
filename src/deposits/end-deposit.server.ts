// The commands that end a damage deposit: the operator takes from it, for a reason the guest reads, or it is released.

import { writeEndedMail } from '#booking-payments/deposit/deposit-mails.server.ts'
import type { DepositCause } from '#booking-payments/deposit/deposit-standing.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { sendBookingRefunds } from '#booking-payments/send-booking-refunds.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { byOperator, onBooking } from '#bookings/commands/on-booking.server.ts'
import { findRow, lockBooking } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { type CommandOutcome, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import {
  decideDepositEnd,
  depositEndsOf,
  depositPaymentsOf,
  settleDepositEnd,
} from '#payments/deposits/deposit-store.server.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import type { DepositEnd, PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { PaymentState } from '#payments/port/payment.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { capturePayment, voidPayment } from '#payments/providers/providers.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import type { DepositRefusal } from './deposit-refusals.ts'

type DepositAsked = {
  readonly bookingId: string
  /** The payment that the operator saw: a decision about it is taken once. */
  readonly paymentId: string
  /** 0 lets all of it go. */
  readonly takenMinor: number
  /** What the guest is told; needed when something is taken. */
  readonly reason: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, DepositRefusal>

/** Takes part or all of the deposit and releases the rest, or all of it. The first decision counts. */
export async function endDeposit(tools: Tools, operator: Operator, asked: DepositAsked): Promise<Answer> {
  const { bookingId, paymentId, takenMinor } = asked
  const reason = asked.reason.trim().slice(0, 500)
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  if (!Number.isSafeInteger(takenMinor) || takenMinor < 0) return refused('sum-wrong')
  if (takenMinor > 0 && reason === '') return refused('reason-missing')
  const by = byOperator(operator, 'money', 'booking-unknown')
  const decided = await onBooking(tools, by, { bookingId }, async (on): Promise<Answer> => {
    const { queries, booking, standing, now } = on
    const deposit = await readDeposit(queries, booking, now)
    const live = deposit?.kind === 'held' || deposit?.kind === 'received' ? deposit.payment : undefined
    if (live?.id !== paymentId) return stateConflict('deposit-not-held', standing)
    if (takenMinor > takeable(live)) return refused('more-than-held')
    const decision = { booking, payment: live, takenMinor, cause: 'operator', reason, by: operator.id } as const
    await decide(queries, decision, tools, now)
    return done({ bookingId })
  })
  if (!decided.ok) return decided
  await carryOutDepositEnd(tools, paymentId)
  const end = await endOf(tools, bookingId, paymentId)
  if (!end?.fault) return decided
  const booking = await findRow(tools.database, bookingId)
  return stateConflict('deposit-ran-out', standingOf(booking!, tools.clock.now()))
}

/** The most that can be taken of it. */
export function takeable({ state, amountMinor, capturedMinor, refundedMinor, disputedMinor }: PaymentRow): number {
  return state === 'captured' ? Math.max(0, capturedMinor - refundedMinor - disputedMinor) : amountMinor
}

type Deciding = Pick<DepositEnd, 'takenMinor' | 'cause' | 'reason'> & {
  readonly booking: BookingRow
  readonly payment: PaymentRow
  readonly by: string | null
}

/** Writes the decision down; of money that is here already, what follows as well. */
async function decide(queries: Transaction, deciding: Deciding, tools: Tools, now: Date): Promise<boolean> {
  const { booking, payment, by, ...end } = deciding
  const decision = { ...end, paymentId: payment.id, bookingId: booking.id, decidedBy: by }
  if (!(await decideDepositEnd(queries, decision, now))) return false
  const settled = await settleDepositEnd(queries, payment, now)
  if (settled) await writeEndedMail(queries, booking, settled, tools, now)
  return true
}

/**
 * Releases every deposit of the booking that is not decided on, and cancels every attempt at one. `except` is the
 * reservation that takes the place of the others. Safe to call as often as one likes.
 */
export async function releaseDepositOf(
  tools: Tools,
  bookingId: string,
  cause: Exclude<DepositCause, 'operator'>,
  except?: string,
): Promise<void> {
  const now = tools.clock.now()
  if (cause !== 'renewed') await cancelDepositAttempts(tools, bookingId)
  const all = await depositPaymentsOf(tools.database, [bookingId])
  const live = all.filter(
    ({ id, state, capturedMinor }) => id !== except && (state === 'authorised' || capturedMinor > 0),
  )
  if (live.length === 0) return
  await inTransaction(tools.database, async queries => {
    const booking = await lockBooking(queries, bookingId)
    for (const { id } of live) {
      const payment = (await findPayment(queries, id))!
      await decide(queries, { booking: booking!, payment, takenMinor: 0, cause, reason: '', by: null }, tools, now)
    }
  })
  for (const { id } of live) await carryOutDepositEnd(tools, id)
}

/** Cancels every unfinished attempt to reserve or pay the deposit; the deposit is as it was. */
export async function cancelDepositAttempts(tools: Tools, bookingId: string): Promise<void> {
  const tries = (await depositPaymentsOf(tools.database, [bookingId])).filter(({ state }) => isTry(state))
  for (const payment of tries) {
    try {
      await settlePayment(tools, payment.id, await voidPayment(tools, payment))
    } catch (fault) {
      if (!(fault instanceof ProviderDown)) throw fault
      tools.log.warn({ payment: payment.id }, 'a damage deposit could not be let go: its provider does not answer')
    }
  }
}

function isTry(state: PaymentState): boolean {
  return state === 'created' || state === 'requires_action'
}

/** Carries out at the bank what was decided; after a crash, or when the provider does not answer, the sweeper does. */
export async function carryOutDepositEnd(tools: Tools, paymentId: string): Promise<void> {
  const payment = await findPayment(tools.database, paymentId)
  const end = payment && (await endOf(tools, payment.bookingId, paymentId))
  if (!payment || !end) return
  try {
    if (end.settledAt === null) {
      const { takenMinor } = end
      const intent =
        takenMinor > 0 ? await capturePayment(tools, payment, takenMinor) : await voidPayment(tools, payment)
      await settlePayment(tools, paymentId, intent)
    }
    await sendBookingRefunds(tools, payment.bookingId)
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    tools.log.warn({ payment: paymentId }, 'the end of a damage deposit waits: its provider does not answer')
  }
}

async function endOf({ database }: Tools, bookingId: string, paymentId: string): Promise<DepositEnd | undefined> {
  return (await depositEndsOf(database, [bookingId])).find(end => end.paymentId === paymentId)
}
