// Command: an operator books for a guest, who agreed in words.

import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import { chargeBooking } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { findRow, takeStep } from '#bookings/record/booking-store.server.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { paymentPlan, planAfterApproval } from '#bookings/record/payment-plan.ts'
import { convertHold } from '#nights/convert-hold.server.ts'
import { bookedTerms, checkInInstant } from '#offers/terms/refund-terms.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { days, later, minutes } from '#values/duration.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ByHandRefusal } from './by-hand-refusals.ts'
import { type BookedByHand, type ByHand, holdByHand, onceByHand } from './hold-by-hand.server.ts'
import type { PaymentByHand } from './own-price.ts'

/** Confirms the booking at once, with the guest's word that they agree; idempotent by its key. Role: manager or owner. */
export function bookByHand(
  tools: Tools,
  operator: Operator,
  asked: ByHand & { readonly payment: PaymentByHand },
): Promise<Outcome<BookedByHand, ByHandRefusal>> {
  const { payment, contact } = asked
  return onceByHand(tools, operator, asked, { how: 'book', payment }, async (queries, holdId, now) => {
    const methods = await methodsAtHome(queries, tools.environment, asked.stayId)
    const isByTransfer = payment !== 'at-home' && methods.includes('bank-transfer')
    if (payment === 'transfer' && !isByTransfer) return refused('no-transfer')
    const held = await holdByHand(queries, operator, asked, { holdId, until: later(now, minutes(1)) }, now)
    if (!held.ok) return held
    const hold = (await findRow(queries, holdId))!
    const { id: refId, stayId, quote } = hold
    const claimed = await convertHold(queries, { refId, stayId, nights: nightsOf(hold), now })
    if (!claimed.ok) return claimed
    const plan = paymentPlan(quote, isByTransfer ? 'bank-transfer' : 'property')
    const payBy = Math.min(
      later(now, days(tools.environment.BANK_TRANSFER_DAYS)).getTime(),
      checkInInstant(quote.refundTerms).getTime(),
    )
    const changes = {
      unitIds: [...claimed.unitIds],
      // The operator vouches for the address that the guest spelled.
      guestEmail: contact.email === '' ? null : contact.email.toLowerCase(),
      termsHash: (await currentTerms(tools)).hash,
      termsAcceptedAt: now,
      refundTerms: bookedTerms(quote.refundTerms, now),
      confirmedAt: now,
      paymentPlan: isByTransfer ? planAfterApproval(plan, new Date(payBy)) : plan,
    }
    const step = { command: 'submit', to: 'confirmed', actor: 'operator', actorUserId: operator.id } as const
    const booked = await takeStep(queries, hold, step, changes, now)
    await chargeBooking(queries, booked, now)
    const mailTools = { environment: tools.environment, origin: asked.origin }
    await writeBookingMails(queries, booked, { command: 'submit', from: 'hold', to: 'confirmed' }, mailTools, now)
    return done({ bookingId: holdId, reference: booked.reference })
  })
}
