// The payment methods of this site, in words.

import { sayLaterParts } from '#booking-payments/saved-card/later-parts.ts'
import { paymentMethodsOf, paymentPlan } from '#bookings/record/payment-plan.ts'
import { depositByCard } from '#bookings/words/deposit-method.ts'
import { sayDue } from '#bookings/words/due-words.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { type PaymentFault, paymentFaults } from '#payments/port/provider.ts'
import { testCards } from '#payments/test/test-cards.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { type PayView, paymentMethodNames } from './pay-view.ts'

/** For the checkout: every way with what it asks for and when. `before` are the tries made so far. */
export function describePay(quote: Quote, environment: Environment, before: readonly PaymentRow[]): PayView {
  const locale = environment.SITE_LANG
  const ways = paymentMethodsOf(quote, environment.PAYMENT_WAYS).map(way => ({
    way,
    label: paymentMethodNames[way],
    sentences: [
      ...sayDue({ ...quote, dueAtPropertyMinor: 0, damageDeposit: null }, locale, paymentPlan(quote, way).schedule),
      ...hints(way, quote, environment),
      ...keptFor(way, quote, locale),
    ],
    later: sayLaterParts(quote, way, locale),
  }))
  return payView(ways, before)
}

function hints(way: PaymentMethod, { bookingMode }: Quote, { BANK_TRANSFER_DAYS }: Environment): string[] {
  const instant = bookingMode === 'instant'
  if (way === 'test-card') return instant ? [] : ['It is reserved now, and only taken if the answer is yes.']
  if (way === 'property') return ['Nothing is charged now.']
  const kept = BANK_TRANSFER_DAYS === 1 ? 'a day' : `${BANK_TRANSFER_DAYS} days`
  return instant
    ? [`The nights are kept for ${kept} until your transfer arrives.`]
    : [`If the answer is yes, you have ${kept} for the transfer of what is due first.`]
}

/** For a booking that stands: the open sum on every way that works at a distance. */
export function describeBalance(quote: Quote, environment: Environment, before: readonly PaymentRow[]): PayView {
  const ways = paymentMethodsOf(quote, environment.PAYMENT_WAYS)
    .filter(way => way !== 'property')
    .map(way => ({ way, label: paymentMethodNames[way], sentences: keptFor(way, quote, environment.SITE_LANG) }))
  return payView(ways, before)
}

const onDays = ['on the day you arrive', 'on the day before you arrive']

/** What the card is used for besides. */
function keptFor(way: PaymentMethod, quote: Quote, locale: string): string[] {
  if (!depositByCard(quote, way)) return []
  const { minor, placedDaysBefore } = quote.damageDeposit!
  const sum = sayMoney(money(minor, quote.currency), locale)
  const when = onDays[placedDaysBefore] ?? `${placedDaysBefore} days before you arrive`
  return [`The damage deposit of ${sum} is reserved on this card too, ${when}. It is not charged.`]
}

/** A card for a damage deposit, and nothing else. */
export function describeCard(): PayView {
  return payView([{ way: 'test-card', label: paymentMethodNames['test-card'], sentences: [] }], [])
}

function payView(ways: PayView['ways'], before: readonly PaymentRow[]): PayView {
  const last = before.at(-1)
  return {
    ways,
    chosen: last?.way,
    testCards: ways.some(({ way }) => way === 'test-card')
      ? testCards.map(({ number, what }) => ({ number, what }))
      : [],
    fault: last && sayFault(last),
  }
}

/** Why a try failed; undefined for one that did not. */
function sayFault({ state, lastError }: PaymentRow): string | undefined {
  if (state !== 'failed') return undefined
  return paymentFaults[lastError as PaymentFault] ?? paymentFaults['card-declined']
}
