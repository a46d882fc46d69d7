// Command: a guest cancels their booking; and the one function by which any booking ends early.

import { byGuest, onBooking } from '#bookings/commands/on-booking.server.ts'
import { writeCancellationMails } from '#bookings/mails/booking-mails.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { userIdOf } from '#bookings/record/booking-owner.ts'
import type { CancelRefusal } from '#bookings/record/booking-refusals.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import {
  type BookingStanding,
  type CommandOutcome,
  type CommandRefused,
  stateConflict,
} from '#bookings/record/state-conflict.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { currency } from '#values/money.ts'
import { done } from '#values/result.ts'
import {
  type Cancellable,
  type CancellationPreview,
  cancellable,
  previewCancellation,
  sayCancellation,
} from './cancellation-preview.ts'
import { endAndSettle } from './settle-end.server.ts'

type Cancellation = {
  readonly bookingId: string
  /** The booking's version that the guest had before them. */
  readonly version: number
  /** The refund and the remaining charge that the guest was shown; other sums are refused. */
  readonly seenRefundMinor: number
  readonly seenChargedMinor: number
  readonly key: string
  readonly origin: string
}

type Cancelled = { readonly bookingId: string; readonly refundMinor: number }

type CancelAnswer = CommandOutcome<Cancelled, CancelRefusal>

/**
 * Cancels the guest's own booking at the refund its terms promise; idempotent by its key. Its future nights are free once it
 * commits. One transaction: nights, event, mails.
 */
export async function cancelBooking(tools: Tools, who: Booker, asked: Cancellation): Promise<CancelAnswer> {
  const { bookingId, version, seenRefundMinor, key, origin } = asked
  const repeated = () => done({ bookingId, refundMinor: seenRefundMinor })
  const once = { key, command: 'cancel', input: { bookingId, version }, repeated } as const
  const command = { bookingId, once, after: afterEffects.cancel }
  return onBooking(tools, byGuest(who), command, async ({ queries, booking, standing, now }): Promise<CancelAnswer> => {
    const preview = previewCancellation(await cancellableRow(queries, booking), now)
    const refusal = refusalOf(booking, asked, preview, standing)
    if (refusal) return refusal
    const by = { by: 'guest', actorUserId: userIdOf(who) ?? undefined, reason: 'guest', origin } as const
    await endEarly(queries, tools, booking, by, now)
    return done({ bookingId, refundMinor: preview.refundMinor })
  })
}

function refusalOf(
  booking: BookingRow,
  { version, seenRefundMinor, seenChargedMinor }: Cancellation,
  { refundMinor, chargedMinor }: CancellationPreview,
  standing: BookingStanding,
): CommandRefused<CancelRefusal> | undefined {
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
 * Cancels a locked booking at the refund its terms promise; a booking that the system ends as unpaid is refunded as if its
 * guest cancelled. Nights, event, ledger, promised refunds, mails; `sendBookingRefunds` must follow the commit.
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
  const step = { command: 'cancel', to: 'cancelled', actor: by, actorUserId, reason, payload: preview } as const
  const changes = { cancelledAt: now, cancelledBy: by, stateReason: reason }
  const end = { step, changes, payments: cancelled.payments, preview, reason }
  const ended = await endAndSettle(queries, booking, end, now)
  const { environment } = tools
  const sentences = () => sayCancellation(preview, currency(booking.currency), currentLanguage().locale)
  await writeCancellationMails(queries, ended, { by, sentences }, { environment, origin }, now)
  return ended
}

async function cancellableRow(queries: Transaction, booking: BookingRow): Promise<Cancellable> {
  return cancellable(booking, await refundablePayments(queries, booking.id))
}
