// What the button is answered with that reserves a damage deposit.

import { type Booker, isContact } from '#accounts/visitor.ts'
import { sayRefused } from '#bookings/misplaced.ts'
import { bookingHome } from '#bookings/paper/booking-home.ts'
import { afterPayment, type PayFormAnswer } from '#bookings/paying/answer-pay.server.ts'
import { parsePayWish } from '#bookings/paying/pay-wish.ts'
import type { Tools } from '#platform/tools.server.ts'
import { depositRefusalStatus, depositRefusals } from './deposit-refusals.ts'
import { placeDeposit } from './place-deposit.server.ts'

type Sent = { readonly bookingId: string; readonly form: FormData; readonly origin: string }

/** Reserves it, and goes to where that leads; a declined card is told beside its field. */
export async function answerDeposit(
  tools: Tools,
  who: Booker,
  { bookingId, form, origin }: Sent,
): Promise<PayFormAnswer> {
  const parsed = parsePayWish(form, tools.clock.now())
  if (!parsed.ok) return { kind: 'stay', status: 422, faults: parsed.faults }
  const placed = await placeDeposit(tools, who, { bookingId, card: parsed.pay.card, origin })
  if (!placed.ok) {
    const refusal = sayRefused(depositRefusals, placed)
    return { kind: 'stay', status: depositRefusalStatus[placed.reason], refusal }
  }
  return afterPayment(placed.payment, bookingHome({ id: bookingId, hasAccount: !isContact(who) }))
}
