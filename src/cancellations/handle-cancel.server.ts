// What the button that cancels is answered with, on whichever page a booking is shown.

import { bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import { commandKeyIn } from '#bookings/record/carry-out-once.server.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { parseCancelInput } from './cancel-input.ts'

type CancelAsked = { readonly who: Booker; readonly bookingId: string; readonly origin: string }

/** Status 200 when it is cancelled; otherwise the sentence that says why not. */
export async function handleCancel(tools: Tools, { who, bookingId, origin }: CancelAsked, form: FormData) {
  const input = parseCancelInput(form)
  if (!input) {
    return { status: 400, refusal: 'We could not read that form. Please ask again what cancelling means.' } as const
  }
  const cancelled = await cancelBooking(tools, who, { ...input, bookingId, key: commandKeyIn(form), origin })
  if (cancelled.ok) return { status: 200, refusal: undefined } as const
  return { status: bookingRefusalStatus[cancelled.reason], refusal: sayRefused(bookingRefusals, cancelled) } as const
}
