// Handles the cancel button on either of a booking's pages.

import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { cancelInput } from './cancel-input.ts'

type CancelAsked = { readonly who: Booker; readonly bookingId: string; readonly origin: string }

/** Status 200 when it is cancelled; otherwise the sentence that says why not. */
export async function handleCancel(tools: Tools, { who, bookingId, origin }: CancelAsked, form: FormData) {
  const parsed = parseFormInput(cancelInput, form, { refundMinor: 'refund', chargedMinor: 'charged' })
  if (!parsed.ok) {
    return { status: 400, refusal: sentence('cancellations.unreadable') }
  }
  const { version, refundMinor: seenRefundMinor, chargedMinor: seenChargedMinor } = parsed.input
  const asked = { bookingId, version, seenRefundMinor, seenChargedMinor, key: commandKeyIn(form), origin }
  return sayOutcome(await cancelBooking(tools, who, asked), bookingRefusalStatus, bookingRefusals)
}
