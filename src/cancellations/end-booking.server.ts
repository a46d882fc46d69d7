// Command: an operator cancels a booking, in its guest's name or as the house, or marks it as a no-show.

import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import { type BookingState, mayFollow } from '#bookings/record/booking.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { type CommandOutcome, type CommandRefused, stateConflict } from '#bookings/record/state-conflict.ts'
import { isMissable } from '#bookings/visits/check-in-and-out.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import type { CancelledBy } from '#offers/refunds/refund.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { currency } from '#values/money.ts'
import { done, refused } from '#values/result.ts'
import type { AdminRefusal } from './admin-refusals.ts'
import { cancellable, previewCancellation, sayCancellation, withGoodwill } from './cancellation-preview.ts'
import { endAndSettle } from './settle-end.server.ts'

export type Ending = 'cancel' | 'cancel_for_guest' | 'mark_no_show'

type EndInput = {
  readonly command: Ending
  readonly bookingId: string
  /** The booking's version that the operator had before them. */
  readonly version: number
  /** In the guest's name only: what comes back beyond the policy, of what was paid. */
  readonly goodwillMinor?: number | undefined
  /** The refund that the operator was shown; another one is refused. Programs may leave it out. */
  readonly seenRefundMinor?: number | undefined
  readonly key: string
  /** A message to the guest. */
  readonly reason: string
  readonly origin: string
}

type EndingKind = {
  readonly command: 'cancel' | 'mark_no_show'
  readonly to: BookingState
  readonly refundBy: CancelledBy
  /** Who wanted it, as the booking and its mails say. */
  readonly by: 'guest' | 'operator'
}

// A home that cancels refunds everything; a guest who asks for it by telephone, and a no-show, get what the policy says.
const endings: Readonly<Record<Ending, EndingKind>> = {
  cancel: { command: 'cancel', to: 'cancelled', refundBy: 'operator', by: 'operator' },
  cancel_for_guest: { command: 'cancel', to: 'cancelled', refundBy: 'guest', by: 'guest' },
  mark_no_show: { command: 'mark_no_show', to: 'no_show', refundBy: 'no-show', by: 'operator' },
}

type Answer = CommandOutcome<{ readonly bookingId: string; readonly refundMinor: number }, AdminRefusal>

/** Idempotent by its key; future nights are free once it commits. Role: manager or owner. */
export async function endBooking(tools: Tools, operator: Operator, asked: EndInput): Promise<Answer> {
  const { bookingId, command: ending, version, reason, key, seenRefundMinor, goodwillMinor = 0 } = asked
  const { command, to, refundBy, by } = endings[ending]
  const previewed = async ({ queries, booking, now }: OnBooking) => {
    const cancelled = cancellable(booking, await refundablePayments(queries, bookingId))
    return { cancelled, preview: withGoodwill(previewCancellation(cancelled, now, refundBy), goodwillMinor) }
  }
  const repeated = async (on: OnBooking) =>
    done({ bookingId, refundMinor: (await previewed(on)).preview?.refundMinor ?? 0 })
  const input = { bookingId, version, reason, ...(ending === 'cancel_for_guest' && { goodwillMinor }) }
  const once = { key, command, input, repeated }
  const operators = byOperator(operator, 'bookings', 'booking-unknown')
  return onBooking(tools, operators, { bookingId, once, after: afterEffects[command] }, async (on): Promise<Answer> => {
    const { queries, booking, standing, now } = on
    const { cancelled, preview } = await previewed(on)
    if (!preview) return refused('goodwill-too-much')
    const { refundMinor } = preview
    const isOther = seenRefundMinor !== undefined && seenRefundMinor !== refundMinor
    const refusal = refusalOf(asked, on) ?? (isOther ? stateConflict('out-of-date', standing) : undefined)
    if (refusal) return refusal
    const payload = ending === 'cancel_for_guest' ? { ...preview, goodwillMinor } : preview
    const step = { command, to, actor: 'operator', actorUserId: operator.id, reason, payload } as const
    const how = command === 'cancel' ? ({ cancelledAt: now, cancelledBy: by } as const) : {}
    const changes = { ...how, stateReason: by }
    const end = { step, changes, payments: cancelled.payments, preview, reason: by }
    const row = await endAndSettle(queries, booking, end, now)
    const said = () => sayCancellation(preview, currency(booking.currency), currentLanguage().locale)
    const mailTools = { environment: tools.environment, origin: asked.origin }
    const sentences = () => (reason ? [reason, ...said()] : said())
    const arrow = { command, from: booking.state, to }
    await writeBookingMails(queries, row, { ...arrow, by, sentences, reason }, mailTools, now)
    return done({ bookingId, refundMinor })
  })
}

function refusalOf(
  { command, version }: EndInput,
  { booking, standing, now }: OnBooking,
): CommandRefused<AdminRefusal> | undefined {
  if (!mayFollow(endings[command].command, booking.state, endings[command].to, 'operator'))
    return stateConflict('not-now', standing)
  if (booking.version !== version) return stateConflict('out-of-date', standing)
  return command === 'mark_no_show' && !isMissable(booking, now) ? refused('too-early') : undefined
}
