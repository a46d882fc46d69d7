// Describes what an operator can do with one booking, each with what it gives back: cancel in three ways, or note a no-show.

import { randomUUID } from 'node:crypto'
import { mayCommand } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { CancelledBy } from '#offers/refunds/refund.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { sayMoney } from '#values/money.ts'
import type { BookingActions } from './by-hand-view.ts'

/** Whether they may cancel it as it stands. A request is answered, not cancelled. */
export function mayEnd(who: Operator, { state, stay }: Pick<BookingDetails, 'state' | 'stay'>): boolean {
  return (
    may(who, 'bookings', 'change', stay.id) && mayCommand('cancel', state, 'operator') && state !== 'pending_approval'
  )
}

/** Undefined where nothing can be done, or not by them. */
export function describeActions({ clock }: Tools, who: Operator, booking: BookingDetails): BookingActions | undefined {
  const { id, state, version, nights, timeZone, total } = booking
  if (!mayEnd(who, booking)) return undefined
  const now = clock.now()
  const { locale } = currentLanguage()
  const say = (minor: number) => sayMoney({ ...total, minor }, locale)
  const ended = cancellable(booking, booking.payments)
  const giving = (by: CancelledBy) => {
    const { paidMinor, refundMinor, chargedMinor } = previewCancellation(ended, now, by)
    const back =
      paidMinor === 0
        ? sentence('byHand.nothingPaid')
        : sentence('byHand.givesBack', { back: say(refundMinor), paid: say(paidMinor) })
    return chargedMinor > 0 ? `${back} ${sentence('adminBookings.staysDue', { sum: say(chargedMinor) })}` : back
  }
  const policy = previewCancellation(ended, now, 'guest')
  const mostMinor = policy.paidMinor - policy.refundMinor
  return {
    hidden: { booking: id, version: String(version), key: randomUUID() },
    asGuest: giving('guest'),
    asHouse: giving('operator'),
    goodwill: mostMinor > 0 ? sentence('byHand.goodwillUpTo', { most: say(mostMinor) }) : undefined,
    noShow:
      mayCommand('mark_no_show', state, 'operator') && dayInZone(now, timeZone) > nights.checkIn
        ? giving('no-show')
        : undefined,
  }
}
