// Sends the refunds that a booking has promised, and tells the operator of one that failed.

import { writeRefundFailedMail } from '#bookings/mails/payment-mails.server.ts'
import { findRow, lockBooking } from '#bookings/record/booking-store.server.ts'
import { sendRefunds } from '#payments/providers/send-refunds.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** Safe to call at any time and as often as one likes; does nothing when nothing waits. */
export function sendBookingRefunds(tools: Tools, bookingId: string): Promise<void> {
  return sendRefunds(tools, bookingId, {
    lock: lockBooking,
    settled: async (queries, refund) => {
      if (refund.state !== 'failed') return
      const row = await findRow(queries, bookingId)
      await writeRefundFailedMail(queries, row!, refund, tools, tools.clock.now())
    },
  })
}
