// The admin commands about money: note it as arrived, refund it, retry a refund.

import { eq } from 'drizzle-orm'
import { sendBookingRefunds } from '#booking-payments/send-booking-refunds.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { byOperator, onBooking } from '#bookings/commands/on-booking.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { findRow, lockBooking } from '#bookings/record/booking-store.server.ts'
import type { MoneyAdminRefusal } from '#bookings/record/payment-refusals.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { allocateRefund } from '#offers/refunds/refund-allocation.ts'
import { findPayment, openPayment, openPaymentOf, paidFor } from '#payments/ledger/payment-store.server.ts'
import { type PaymentRow, paymentTable } from '#payments/ledger/payment-tables.server.ts'
import { findRefund, promiseRefund, retryRefund } from '#payments/ledger/refund-store.server.ts'
import { markRefundSent } from '#payments/manual/manual-book.server.ts'
import { noteEntry, noteReceived } from '#payments/manual/manual-provider.server.ts'
import { intentOf, voidPayment } from '#payments/providers/providers.server.ts'
import { countedEntries, countedFor, type StatementEntry } from '#payments/statements/statement-entries.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'

type AdminAnswer = CommandOutcome<{ readonly bookingId: string }, MoneyAdminRefusal>

type MoneyArrived = {
  readonly bookingId: string
  /** What had been paid when the operator looked: noted twice from one look it counts once. */
  readonly seenPaidMinor: number
  readonly minor: number
  readonly origin: string
}

/** Notes that money has arrived, by transfer or at the home: what was asked for, less, or more. */
export async function noteMoneyArrived(tools: Tools, operator: Operator, asked: MoneyArrived): Promise<AdminAnswer> {
  const { bookingId, seenPaidMinor, minor, origin } = asked
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  if (!Number.isSafeInteger(minor) || minor <= 0) return refused('sum-wrong')
  const begun = await beginNoting(tools, operator, asked, async queries => {
    return (await paidFor(queries, bookingId)) === seenPaidMinor
  })
  if (!begun.ok) return begun
  const { ref } = await intentOf(tools, begun.payment)
  const intent = await noteReceived(tools, ref, { beforeMinor: begun.payment.capturedMinor, minor })
  await settlePayment(tools, begun.payment.id, intent, origin)
  return done({ bookingId })
}

type EntryArrived = {
  readonly bookingId: string
  readonly entry: StatementEntry
  /** What had been paid in other ways than by statements when the operator looked; undefined where nobody looked. */
  readonly seenOtherwiseMinor: number | undefined
  readonly origin: string
}

/**
 * The same for a credit of a bank's statement: noted once, for whatever booking, however many people do so at once. What
 * was counted before is settled again, should a process have died in between.
 */
export async function noteEntryArrived(
  tools: Tools,
  operator: Operator,
  { bookingId, entry, seenOtherwiseMinor, origin }: EntryArrived,
): Promise<CommandOutcome<{ readonly bookingId: string; readonly isNew: boolean }, MoneyAdminRefusal>> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const before = await settleCounted(tools, entry, origin)
  if (before) return before
  const { minor } = entry.credit
  const begun = await beginNoting(tools, operator, { bookingId, minor }, async queries => {
    if (seenOtherwiseMinor === undefined) return true
    const byStatements = (await countedFor(queries, [bookingId])).get(bookingId) ?? 0
    return (await paidFor(queries, bookingId)) - byStatements === seenOtherwiseMinor
  })
  // Somebody else may count it at the same time.
  if (!begun.ok) return (await settleCounted(tools, entry, origin)) ?? begun
  const { payment, isOpened } = begun
  const { ref } = await intentOf(tools, payment)
  const { intent, isNew } = await noteEntry(tools, ref, { entry, paymentId: payment.id, notedBy: operator.id })
  // It was counted for another booking meanwhile: nobody waits for money here.
  const isLeft = !isNew && isOpened && intent.capturedMinor === 0
  await settlePayment(tools, payment.id, isLeft ? await voidPayment(tools, payment) : intent, origin)
  return done({ bookingId, isNew })
}

/** Undefined for an entry that was not counted yet. */
async function settleCounted(tools: Tools, entry: StatementEntry, origin: string) {
  const [counted] = await countedEntries(tools.database, [entry])
  if (!counted) return undefined
  const payment = (await findPayment(tools.database, counted.paymentId))!
  await settlePayment(tools, payment.id, await intentOf(tools, payment), origin)
  return done({ bookingId: payment.bookingId, isNew: false })
}

type Begun = { readonly payment: PaymentRow; readonly isOpened: boolean }

/** The payment that the money is noted for: the one that waits for it, or a new one. */
function beginNoting(
  tools: Tools,
  operator: Operator,
  { bookingId, minor }: Pick<MoneyArrived, 'bookingId' | 'minor'>,
  isAsSeen: (queries: Transaction) => Promise<boolean>,
): Promise<CommandOutcome<Begun, MoneyAdminRefusal>> {
  const by = byOperator(operator, 'money', 'booking-unknown')
  return onBooking(tools, by, { bookingId }, async ({ queries, booking, standing, now }) => {
    if (!(await isAsSeen(queries))) return stateConflict('noted-already', standing)
    const open = await openPaymentOf(queries, bookingId)
    if (open?.provider === 'manual') {
      await noteWho(queries, open.id, operator)
      return done({ payment: open, isOpened: false })
    }
    const way = booking.paymentPlan?.way === 'property' ? 'property' : 'bank-transfer'
    const { currency } = booking
    const purpose = open ? 'instalment' : 'balance'
    const wanted = { bookingId, purpose, way, currency, amountMinor: minor, capture: 'automatic' } as const
    const opened = await openPayment(queries, wanted, now)
    if (!opened.ok) return stateConflict('noted-already', standing)
    await noteWho(queries, opened.payment.id, operator)
    return done({ payment: opened.payment, isOpened: true })
  })
}

async function noteWho(queries: Transaction, paymentId: string, { id: notedBy }: Operator): Promise<void> {
  await queries.update(paymentTable).set({ notedBy }).where(eq(paymentTable.id, paymentId))
}

type RefundByHand = {
  readonly bookingId: string
  readonly seenPaidMinor: number
  readonly minor: number
  readonly reason: string
  readonly key: string
}

/** Gives money back for a reason of the operator's own: out of what was paid too much first, the rest as goodwill. */
export async function refundByHand(tools: Tools, operator: Operator, asked: RefundByHand): Promise<AdminAnswer> {
  const { bookingId, minor, seenPaidMinor, reason, key } = asked
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  if (!Number.isSafeInteger(minor) || minor <= 0) return refused('sum-wrong')
  const by = byOperator(operator, 'money', 'booking-unknown')
  const command = { bookingId, after: [sendBookingRefunds] }
  return onBooking(tools, by, command, async ({ queries, booking, standing, now }): Promise<AdminAnswer> => {
    const paid = await paidFor(queries, bookingId)
    if (paid !== seenPaidMinor) return stateConflict('noted-already', standing)
    if (minor > paid) return refused('more-than-paid')
    const parts = allocateRefund(await refundablePayments(queries, bookingId), minor)
    const { currency } = booking
    const cause = `by-hand:${key}`
    await promiseRefund(
      queries,
      { bookingId, currency, parts, computedBy: 'operator', reason, cause, decidedBy: operator.id },
      now,
    )
    return done({ bookingId })
  })
}

/** Tries a failed refund once more; what is owed stays owed until one goes out. */
export async function retryFailedRefund(tools: Tools, operator: Operator, refundId: string): Promise<AdminAnswer> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const known = await findRefundOf(tools, operator, refundId)
  if (!known) return refused('refund-unknown')
  const { bookingId } = known
  const retried = await inTransaction(tools.database, async queries => {
    await lockBooking(queries, bookingId)
    return retryRefund(queries, refundId, tools.clock.now())
  })
  if (!retried.ok) return retried
  await sendBookingRefunds(tools, bookingId)
  return done({ bookingId })
}

/** Notes that a refund by transfer was sent. */
export async function noteRefundSent(tools: Tools, operator: Operator, refundId: string): Promise<AdminAnswer> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const refund = await findRefundOf(tools, operator, refundId)
  if (!refund) return refused('refund-unknown')
  if (refund.state !== 'created' || !refund.providerRef) return refused('refund-not-failed')
  await markRefundSent(tools, refund.providerRef)
  await sendBookingRefunds(tools, refund.bookingId)
  return done({ bookingId: refund.bookingId })
}

/** The refund, if it is of a home whose money is in these hands. */
async function findRefundOf({ database }: Tools, operator: Operator, refundId: string) {
  const refund = await findRefund(database, refundId)
  const booking = refund && (await findRow(database, refund.bookingId))
  return booking && may(operator, 'money', 'change', booking.stayId) ? refund : undefined
}
