// The money of a booking for its guest: the schedule, what was paid and given back, and how to pay the rest.

import { describeLedger } from '#booking-payments/ledger/describe-ledger.server.ts'
import { describeSavedCard } from '#booking-payments/saved-card/describe-saved-card.server.ts'
import { isBeingAsked } from '#booking-payments/saved-card/forget-cards.server.ts'
import { type BookingState, cameToNothing } from '#bookings/record/booking.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { methodsForRest, paymentMethodsOf } from '#bookings/record/payment-plan.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { possibleMethods } from '#payments/offered/offered-methods.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { describeBalance } from './describe-pay.server.ts'
import { describeTransfer } from './describe-transfer.server.ts'
import type { MoneyView } from './money-view.ts'
import { mayChooseAgain } from './pay-booking.server.ts'

/**
 * `offered`: how guests of its home may pay at this moment. Undefined for a booking that was made before money was written
 * down here, or that nothing is to be paid for.
 */
export async function describeMoney(
  tools: Tools,
  booking: BookingWithPayments,
  offered: readonly PaymentMethod[],
): Promise<MoneyView | undefined> {
  const { environment } = tools
  const { quote, receivableMinor: receivable } = booking
  const ledger = describeLedger(booking)
  if (!ledger) return undefined
  const { under, parts, moves } = ledger
  const say = (minor: number) => sayMoney(money(minor, quote.currency), currentLanguage().locale)
  const transfer = under?.way === 'bank-transfer' ? under : undefined
  const stands = booking.state === 'confirmed' || booking.state === 'in_stay'
  const ways = methodsForRest(booking, offered, possibleMethods(environment))
  const pay = describeBalance(quote, ways, booking.paymentRows)
  const atHome = booking.paymentPlan?.way === 'property'
  const card = isBeingAsked(under) ? undefined : await describeSavedCard(tools, booking)
  return {
    ...{ parts, moves },
    standing: sayStanding(receivable, { atHome, state: booking.state, gaveBack: moves.some(isOut) }, say),
    transfer: transfer ? await describeTransfer(tools, booking, transfer) : undefined,
    mayChooseAgain:
      booking.state === 'pending_payment' &&
      mayChooseAgain(transfer) &&
      paymentMethodsOf(quote, offered).some(way => way !== transfer?.way) &&
      booking.stay.slug !== null,
    keptCard: card?.words,
    underWay: under && !transfer && under.state !== 'authorised' ? paymentAddress(under.id) : undefined,
    pay:
      stands && receivable > 0 && (!under || transfer) && pay.ways.length > 0 && !atHome
        ? {
            view: pay,
            label: sentence('booking-payments.pay', { sum: say(receivable) }),
            hidden: { intent: 'pay', open: String(receivable) },
            isPlanned: card?.isPlanned === true,
          }
        : undefined,
  }
}

const isOut = ({ kind }: MoneyView['moves'][number]) => kind === 'out'

type Standing = {
  readonly atHome: boolean
  readonly state: BookingState
  /** Some of what was paid has gone back. */
  readonly gaveBack: boolean
}

function sayStanding(
  receivable: number,
  { atHome, state, gaveBack }: Standing,
  say: (minor: number) => string,
): string {
  if (receivable > 0) {
    const sum = say(receivable)
    return atHome ? sentence('booking-payments.openAtHome', { sum }) : sentence('booking-payments.open', { sum })
  }
  if (state === 'pending_payment') return sentence('booking-payments.standsWhenPaid')
  // What was taken and given back is no price that was paid.
  if (cameToNothing.includes(state) || (gaveBack && receivable === 0)) return sentence('booking-payments.nothingMore')
  const nothing = sentence('booking-payments.nothingOpen')
  return receivable < 0 ? `${nothing} ${sentence('bookings.surplus', { sum: say(-receivable) })}` : nothing
}
