// Sends the refunds that a booking has promised, and tells the operator of one that failed.

import { writeRefundFailedMail } from '#bookings/mails/payment-mails.server.ts'
import { findRow, lockBooking } from '#bookings/record/booking-store.server.ts'
import { askAfterRefunds, sendRefunds } from '#payments/providers/send-refunds.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** Safe to call at any time and as often as one likes; does nothing when nothing waits. */
export function sendBookingRefunds(tools: Tools, bookingId: string): Promise<void> {
  return sendRefunds(tools, bookingId, sendingOf(tools, bookingId))
}

/** Hears of refunds that went out and came back. Throws `ProviderDown`. */
export function askAfterBookingRefunds(tools: Tools, bookingId: string): Promise<void> {
  return askAfterRefunds(tools, bookingId, sendingOf(tools, bookingId))
}

function sendingOf(tools: Tools, bookingId: string): Parameters<typeof sendRefunds>[2] {
  return {
    lock: lockBooking,
    settled: async (queries, refund) => {
      if (refund.state !== 'failed') return
      const row = await findRow(queries, bookingId)
      await writeRefundFailedMail(queries, row!, refund, tools, tools.clock.now())
    },
  }
}
