// The verb by which a guest pays what is open of a booking that stands.

import type { Booker } from '#accounts/visitor.ts'
import { isBookingOf } from '#bookings/booking-owner.ts'
import { findRow, lockBooking } from '#bookings/booking-store.server.ts'
import { depositByCard } from '#bookings/deposits/deposit-way.ts'
import { type CommandOutcome, misplaced, standingOf } from '#bookings/misplaced.ts'
import { balanceOf } from '#payments/ledger.server.ts'
import type { PaymentWay } from '#payments/payment.ts'
import { openPayment, openPaymentOf } from '#payments/payment-store.server.ts'
import type { TypedCard } from '#payments/provider.ts'
import { inTransaction } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, refused } from '#values/result.ts'
import { carryOutPayment, type PaymentAnswer } from './carry-out-payment.server.ts'
import { waysToPay } from './payment-plan.ts'
import type { PayRefusal } from './payment-refusals.ts'
import { voidOpenPayment } from './void-open-payment.server.ts'

export type BalancePayment = {
  readonly bookingId: string
  /** What the guest was told is open: no other sum is charged. */
  readonly seenMinor: number
  readonly way: PaymentWay
  readonly card?: TypedCard
  readonly origin: string
}

type PayAnswer = CommandOutcome<{ readonly payment: PaymentAnswer }, PayRefusal>

/**
 * Pays everything that is open. Of two tabs that do so at once one pays, and the other is told that it is under way;
 * sent again afterwards it finds nothing open.
 */
export async function payBooking(tools: Tools, who: Booker, asked: BalancePayment): Promise<PayAnswer> {
  const { bookingId, seenMinor, way, card, origin } = asked
  const now = tools.clock.now()
  await letTransferGo(tools, who, bookingId)
  const begun = await inTransaction<CommandOutcome<{ readonly paymentId: string }, PayRefusal>>(
    tools.database,
    async queries => {
      const booking = await lockBooking(queries, bookingId)
      if (!booking || !isBookingOf(booking, who)) return refused('booking-unknown')
      const standing = standingOf(booking, now)
      const openMinor = await balanceOf(queries, bookingId)
      if (openMinor <= 0) return misplaced('nothing-due', standing)
      if (openMinor !== seenMinor) return misplaced('sum-changed', standing)
      if (way === 'property' || !waysToPay(booking.quote, tools.environment.PAYMENT_WAYS).includes(way)) {
        return refused('way-unknown')
      }
      const { currency } = booking
      const wanted = {
        bookingId,
        way,
        currency,
        purpose: 'balance',
        amountMinor: openMinor,
        capture: 'automatic',
        keepsCard: depositByCard(booking.quote, way),
      } as const
      const opened = await openPayment(queries, wanted, now)
      return opened.ok ? done({ paymentId: opened.payment.id }) : misplaced(opened.reason, standing)
    },
  )
  if (!begun.ok) return begun
  return done({ payment: await carryOutPayment(tools, begun.paymentId, { card, origin }) })
}

/** Whoever has chosen a transfer may choose again until something of it has arrived. */
async function letTransferGo(tools: Tools, who: Booker, bookingId: string): Promise<void> {
  const booking = await findRow(tools.database, bookingId)
  if (!booking?.confirmedAt || !isBookingOf(booking, who)) return
  const open = await openPaymentOf(tools.database, bookingId)
  if (open?.provider === 'manual' && open.capturedMinor === 0) await voidOpenPayment(tools, bookingId)
}
