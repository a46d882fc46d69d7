// The command by which a booking ends early: the only place where that happens.

import { sendBookingRefunds } from '#booking-payments/send-booking-refunds.server.ts'
import { voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import { writeCancellationMails } from '#bookings/mails/booking-mails.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { isBookingOf, scopeOf, userIdOf } from '#bookings/record/booking-owner.ts'
import type { CancelRefusal } from '#bookings/record/booking-refusals.ts'
import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { carryOutOnce } from '#bookings/record/carry-out-once.server.ts'
import { type CommandOutcome, type CommandRefused, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { letDepositGo } from '#deposits/end-deposit.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { currency } from '#values/money.ts'
import { done, refused } from '#values/result.ts'
import {
  type Cancellable,
  type CancellationPreview,
  cancellable,
  previewCancellation,
  sayCancellation,
} from './cancellation-preview.ts'
import { settleEnd } from './settle-end.server.ts'

type Cancellation = {
  readonly bookingId: string
  /** The booking's version that the guest had before them. */
  readonly version: number
  /** What the guest was told they get back and still owe: no other sums are slipped in. */
  readonly seenRefundMinor: number
  readonly seenChargedMinor: number
  readonly key: string
  readonly origin: string
}

type Cancelled = { readonly bookingId: string; readonly refundMinor: number }

type CancelAnswer = CommandOutcome<Cancelled, CancelRefusal>

/**
 * Cancels the guest's own booking at the refund its own terms promise, once: sent again it answers the same. The nights
 * that still lie ahead are free when it commits. One transaction: nights, event, mails.
 */
export async function cancelBooking(tools: Tools, who: Booker, asked: Cancellation): Promise<CancelAnswer> {
  const now = tools.clock.now()
  const cancelled = await inTransaction<CancelAnswer>(tools.database, async queries => {
    const { bookingId, version, seenRefundMinor, key } = asked
    const booking = await lockBooking(queries, bookingId)
    if (!booking || !isBookingOf(booking, who)) return refused('booking-unknown')
    const command = { scope: scopeOf(who), key, command: 'cancel', input: { bookingId, version } } as const
    const start = await carryOutOnce(queries, command, bookingId, now)
    if (start.kind === 'reused') return refused('key-reused')
    if (start.kind === 'repeated') return done({ bookingId, refundMinor: seenRefundMinor })
    const preview = previewCancellation(await cancellableRow(queries, booking), now)
    const refusal = refusalOf(booking, asked, preview, now)
    if (refusal) throw new RolledBack(refusal)
    const by = { by: 'guest', actorUserId: userIdOf(who) ?? undefined, reason: 'guest', origin: asked.origin } as const
    await endEarly(queries, tools, booking, by, now)
    return done({ bookingId, refundMinor: preview.refundMinor })
  })
  if (cancelled.ok) {
    await sendBookingRefunds(tools, asked.bookingId)
    await voidOpenPayment(tools, asked.bookingId)
    await letDepositGo(tools, asked.bookingId, 'booking-over')
  }
  return cancelled
}

function refusalOf(
  booking: BookingRow,
  { version, seenRefundMinor, seenChargedMinor }: Cancellation,
  { refundMinor, chargedMinor }: CancellationPreview,
  now: Date,
): CommandRefused<CancelRefusal> | undefined {
  const standing = standingOf(booking, now)
  if (!mayCommand('cancel', booking.state, 'guest')) return stateConflict('not-cancellable', standing)
  if (booking.version !== version) return stateConflict('out-of-date', standing)
  const isAsSeen = refundMinor === seenRefundMinor && chargedMinor === seenChargedMinor
  return isAsSeen ? undefined : stateConflict('refund-changed', standing)
}

type Ending = {
  readonly by: 'guest' | 'operator' | 'system'
  readonly actorUserId?: string
  readonly reason: string
  readonly origin?: string
}

/**
 * Ends a booking that is locked, at the refund its terms promise: a booking that the system ends because nobody paid is
 * given back what cancelling it would give. Nights, event, ledger, promised refunds, mails; `sendBookingRefunds` follows.
 */
export async function endEarly(
  queries: Transaction,
  tools: Tools,
  booking: BookingRow,
  { by, actorUserId, reason, origin }: Ending,
  now: Date,
): Promise<BookingRow> {
  const cancelled = await cancellableRow(queries, booking)
  const preview = previewCancellation(cancelled, now, by === 'operator' ? 'operator' : 'guest')
  const today = dayAtHome(now, booking.timeZone)
  const begun = nightsOf(booking).checkIn < today
  await releaseNights(queries, booking.id, now, begun ? today : undefined)
  const step = { command: 'cancel', to: 'cancelled', actor: by, actorUserId, reason, payload: preview } as const
  const changes = { cancelledAt: now, cancelledBy: by, stateReason: reason, paymentDueAt: null }
  const ended = await takeStep(queries, booking, step, changes, now)
  await settleEnd(queries, { ended, payments: cancelled.payments, preview, reason }, now)
  const { environment } = tools
  const sentences = sayCancellation(preview, currency(booking.currency), environment.SITE_LANG)
  await writeCancellationMails(queries, ended, { by, sentences }, { environment, origin }, now)
  return ended
}

async function cancellableRow(queries: Transaction, booking: BookingRow): Promise<Cancellable> {
  return cancellable(booking, await refundablePayments(queries, booking.id))
}
