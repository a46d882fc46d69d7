// Handles the form that reserves a damage deposit.

import { afterPayment, type PayFormAnswer } from '#booking-payments/handle-pay.server.ts'
import { isWithoutScript } from '#booking-payments/pay-input.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'
import { depositRefusalStatus, depositRefusals } from './deposit-refusals.ts'
import { reserveDeposit } from './reserve-deposit.server.ts'

type Sent = { readonly bookingId: string; readonly form: FormData; readonly origin: string }

/** Reserves it, and goes to where that leads; what failed is reported above the button. */
export async function handleDeposit(tools: Tools, who: Booker, { form, ...sent }: Sent): Promise<PayFormAnswer> {
  const { bookingId, origin } = sent
  const placed = await reserveDeposit(tools, who, { bookingId, origin, withoutScript: isWithoutScript(form) })
  if (!placed.ok) {
    const refusal = sayRefused(depositRefusals, placed)
    return { kind: 'stay', status: depositRefusalStatus[placed.reason], refusal }
  }
  return afterPayment(placed.payment, bookingHome({ id: bookingId, hasAccount: !isContact(who) }))
}
