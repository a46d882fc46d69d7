// The money of a booking for its guest: the schedule, what was paid and given back, and how to pay the rest.

import { describeSavedCard } from '#booking-payments/saved-card/describe-saved-card.server.ts'
import { isBeingAsked } from '#booking-payments/saved-card/forget-cards.server.ts'
import { settledMinor } from '#bookings/record/booking-money.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { methodsForRest, paymentMethodsOf } from '#bookings/record/payment-plan.ts'
import { partRow } from '#bookings/words/due-words.ts'
import { paidParts } from '#bookings/words/paid-parts.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { refundsOf } from '#payments/ledger/refund-store.server.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { possibleMethods } from '#payments/offered/offered-methods.ts'
import { meansOf, openStates, type PaymentState } from '#payments/port/payment.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { describeBalance } from './describe-pay.server.ts'
import { describeTransfer } from './describe-transfer.server.ts'
import type { MoneyMove, MoneyView } from './money-view.ts'
import { mayChooseAgain } from './pay-booking.server.ts'

/** Undefined for a booking that was made before money was written down here, or that nothing is to be paid for. */
export async function describeMoney(tools: Tools, booking: BookingDetails): Promise<MoneyView | undefined> {
  const { database, environment } = tools
  const { id, quote, paymentPlan, timeZone } = booking
  if (!paymentPlan || paymentPlan.schedule.length === 0) return undefined
  const locale = currentLanguage().locale
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const payments = await paymentsOf(database, id)
  const refunds = (await refundsOf(database, id)).filter(({ computedBy }) => computedBy !== 'deposit')
  const receivable = await balanceOf(database, id)
  const under = payments.findLast(({ state }) => openStates.includes(state))
  const transfer = under?.way === 'bank-transfer' ? under : undefined
  const stands = booking.state === 'confirmed' || booking.state === 'in_stay'
  const waits = stands || booking.state === 'pending_payment' || booking.state === 'pending_approval'
  const settled = await settledMinor(database, booking)
  const offered = await methodsAtHome(database, environment, booking.stay.id)
  const pay = describeBalance(quote, methodsForRest(booking, offered, possibleMethods(environment)), payments)
  const atHome = paymentPlan.way === 'property'
  const card = isBeingAsked(under) ? undefined : await describeSavedCard(tools, booking)
  return {
    standing: sayStanding(receivable, { atHome, waits: booking.state === 'pending_payment' }, say),
    parts: waits
      ? paidParts(paymentPlan.schedule, settled, payments).map((part, at) => ({
          key: String(at),
          ...partRow(part, quote, { locale, reserved: under?.state === 'authorised' }),
        }))
      : [],
    moves: moves(payments, refunds, { say, at: at => sayInstant(at, timeZone, locale) }),
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

type Standing = { readonly atHome: boolean; readonly waits: boolean }

function sayStanding(receivable: number, { atHome, waits }: Standing, say: (minor: number) => string): string {
  if (receivable > 0) {
    const sum = say(receivable)
    return atHome ? sentence('booking-payments.openAtHome', { sum }) : sentence('booking-payments.open', { sum })
  }
  if (waits) return sentence('booking-payments.standsWhenPaid')
  const nothing = sentence('booking-payments.nothingOpen')
  return receivable < 0 ? `${nothing} ${sentence('bookings.surplus', { sum: say(-receivable) })}` : nothing
}

const moveKeys: Readonly<Record<PaymentState, SentenceKey>> = {
  created: 'booking-payments.waitsForPayment',
  requires_action: 'booking-payments.waitsForStep',
  authorised: 'booking-payments.reserved',
  failed: 'booking-payments.didFail',
  cancelled: 'booking-payments.letGo',
  expired: 'booking-payments.ranOut',
  captured: 'booking-payments.didPay',
}

/** What became of a payment, and how it was made. */
function sayPayment({ state, way, capturedMinor, cardLast4 }: PaymentRow): string {
  const how = cardLast4 ? 'knownCard' : meansOf[way]
  return sentenceBy(moveKeys[capturedMinor > 0 ? 'captured' : state], { way: how, card: cardLast4 ?? '' })
}

type Saying = { readonly say: (minor: number) => string; readonly at: (at: Date) => string }

function moves(payments: readonly PaymentRow[], refunds: readonly RefundRow[], { say, at }: Saying): MoneyMove[] {
  const paid = payments.map(row => {
    const arrived = row.capturedMinor > 0
    return {
      id: row.id,
      time: row.capturedAt ?? row.createdAt,
      what: sayPayment(row),
      amount: say(arrived ? row.capturedMinor : row.amountMinor),
      kind: arrived ? ('in' as const) : ('none' as const),
    }
  })
  const back = refunds
    .filter(({ state }) => state !== 'failed')
    .map(({ id, createdAt, state, amountMinor }) => ({
      id,
      time: createdAt,
      what: state === 'succeeded' ? sentence('booking-payments.givenBack') : sentence('booking-payments.onItsWay'),
      amount: say(-amountMinor),
      kind: 'out' as const,
    }))
  return [...paid, ...back]
    .sort((one, other) => one.time.getTime() - other.time.getTime())
    .map(({ time, ...move }) => ({ ...move, when: at(time) }))
}
