// Handles the form that reserves a damage deposit.

import { afterPayment, type PayFormAnswer } from '#booking-payments/handle-pay.server.ts'
import { parsePayInput } from '#booking-payments/pay-input.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'
import { depositRefusalStatus, depositRefusals } from './deposit-refusals.ts'
import { reserveDeposit } from './reserve-deposit.server.ts'

type Sent = { readonly bookingId: string; readonly form: FormData; readonly origin: string }

/** Reserves it, and goes to where that leads; a declined card is reported beside its field. */
export async function handleDeposit(
  tools: Tools,
  who: Booker,
  { bookingId, form, origin }: Sent,
): Promise<PayFormAnswer> {
  const parsed = parsePayInput(form, tools.clock.now())
  if (!parsed.ok) return { kind: 'stay', status: 422, faults: parsed.faults }
  const placed = await reserveDeposit(tools, who, { bookingId, card: parsed.pay.card, origin })
  if (!placed.ok) {
    const refusal = sayRefused(depositRefusals, placed)
    return { kind: 'stay', status: depositRefusalStatus[placed.reason], refusal }
  }
  return afterPayment(placed.payment, bookingHome({ id: bookingId, hasAccount: !isContact(who) }))
}
