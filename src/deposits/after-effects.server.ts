// What follows each command on a booking in the rooms of money, in order, after its commit.

import { sendBookingRefunds } from '#booking-payments/send-booking-refunds.server.ts'
import { voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import type { BookingCommand } from '#bookings/record/booking.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { releaseDepositOf } from './end-deposit.server.ts'

/** Safe to call again; of a process that is killed before, the sweepers do it. */
type AfterEffect = (tools: Tools, bookingId: string) => Promise<void>

const releaseDeposit: AfterEffect = (tools, bookingId) => releaseDepositOf(tools, bookingId, 'booking-over')

/** What a payment leads to follows where it is settled: `settlePayment`. */
// biome-ignore format: a table
export const afterEffects: Readonly<Record<BookingCommand, readonly AfterEffect[]>> = {
  hold:         [],
  submit:       [],
  authorise:    [],
  capture:      [],
  approve:      [],
  decline:      [voidOpenPayment, sendBookingRefunds],
  release:      [sendBookingRefunds],
  expire:       [voidOpenPayment, sendBookingRefunds],
  cancel:       [sendBookingRefunds, voidOpenPayment, releaseDeposit],
  amend:        [sendBookingRefunds],
  move:         [],
  check_in:     [],
  check_out:    [],
  mark_no_show: [sendBookingRefunds, voidOpenPayment, releaseDeposit],
  late_payment: [],
}
