// Held nights as the content backend describes them to their guest.

import { refuseBooking } from '#api/content/booking-answers.ts'
import { answerOne, type ContentAnswer } from '#api/content/content-answer.ts'
import type { AnswerOf } from '#api/content/content-contract.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import type { HoldOwner } from '#bookings/record/hold-owner.server.ts'
import { paymentMethodsOf, plannedSchedule } from '#bookings/record/payment-plan.ts'
import { stateConflict } from '#bookings/record/state-conflict.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { checkoutRedirect } from '#checkout/checkout-redirect.server.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findHold } from '#trips/find-booking.server.ts'
import { refused } from '#values/result.ts'
import { describePrice, describeVisit } from './describe-quote.server.ts'

export async function describeHold({ clock, database, environment }: Tools, hold: BookingDetails) {
  const { id, state, stay, quote, mode: bookingMode, holdExpiresAt } = hold
  const now = clock.now()
  const offered = await methodsAtHome(database, environment, stay.id)
  const asked = plannedSchedule(quote, offered)
  const terms = await currentTerms({ database, environment })
  return {
    ...{ id, documentId: id, state, bookingMode },
    expiresAt: (holdExpiresAt ?? now).toISOString(),
    stay: { slug: stay.slug, name: stay.name },
    ...describeVisit(hold),
    price: describePrice(quote),
    cancelling: sayRefundPromise(bookedTerms(quote.refundTerms, now), quote, now, currentLanguage().locale, asked),
    terms: { url: '/tos', hash: terms.hash },
    ways: [...paymentMethodsOf(quote, offered)],
  }
}

/** The hold if it can still be booked, or a refusal: none, or expired. */
async function findLiveHold(tools: Tools, owner: HoldOwner, id: string) {
  const hold = await findHold(tools, owner, id)
  if (!hold) return { refusal: refuseBooking(refused('hold-unknown')) }
  const isLive = hold.state === 'hold' || hold.state === 'pending_payment'
  if (isLive && !(await checkoutRedirect(tools, hold))) return { hold }
  return { refusal: refuseBooking(stateConflict(hold.state === 'expired' ? 'hold-expired' : 'hold-ended', hold)) }
}

/** The answer about held nights. */
export async function answerHold(
  tools: Tools,
  owner: HoldOwner,
  id: string,
  more: { readonly location?: string } = {},
): Promise<ContentAnswer<AnswerOf<'readHold'>>> {
  const { hold, refusal } = await findLiveHold(tools, owner, id)
  return hold ? answerOne(await describeHold(tools, hold), more) : refusal
}
