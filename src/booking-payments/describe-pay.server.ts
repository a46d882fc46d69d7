// The payment methods of this site, in words.

import { sayLaterParts } from '#booking-payments/saved-card/later-parts.ts'
import { type EnabledPaymentMethods, paymentMethodsOf, paymentPlan } from '#bookings/record/payment-plan.ts'
import { depositByCard } from '#bookings/words/deposit-method.ts'
import { sayDue } from '#bookings/words/due-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { type CardMethod, isByCard, type PaymentMethod } from '#payments/port/payment.ts'
import { sayPaymentFault } from '#payments/port/provider.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { money, sayMoney } from '#values/money.ts'
import type { PayView } from './pay-view.ts'

const names: Readonly<Record<PaymentMethod, SentenceKey>> = {
  card: 'booking-payments.byCard',
  'test-card': 'booking-payments.byTestCard',
  'bank-transfer': 'booking-payments.byTransfer',
  property: 'booking-payments.atHome',
}

/** For the checkout: every way with what it asks for and when. `before` are the tries made so far. */
export function describePay(
  quote: Quote,
  offered: EnabledPaymentMethods,
  environment: Environment,
  before: readonly PaymentRow[],
): PayView {
  const locale = currentLanguage().locale
  const ways = paymentMethodsOf(quote, offered).map(way => ({
    way,
    label: sentenceBy(names[way]),
    sentences: [
      ...sayDue({ ...quote, dueAtPropertyMinor: 0, damageDeposit: null }, locale, paymentPlan(quote, way).schedule),
      ...hints(way, quote, environment),
      ...keptFor(way, quote, locale),
    ],
    later: sayLaterParts(quote, way, locale),
  }))
  return payView(ways, before)
}

function hints(way: PaymentMethod, { bookingMode }: Quote, { BANK_TRANSFER_DAYS: days }: Environment): string[] {
  const instant = bookingMode === 'instant'
  if (isByCard(way)) return instant ? [] : [sentence('booking-payments.reservedNow')]
  if (way === 'property') return [sentence('booking-payments.notNow')]
  return [
    instant
      ? sentence('booking-payments.keptForTransfer', { days })
      : sentence('booking-payments.timeForTransfer', { days }),
  ]
}

/** For a booking that stands: the open sum by each of these methods, which work at a distance. */
export function describeBalance(quote: Quote, methods: EnabledPaymentMethods, before: readonly PaymentRow[]): PayView {
  const { locale } = currentLanguage()
  const ways = methods.map(way => ({
    ...{ way, label: sentenceBy(names[way]), sentences: keptFor(way, quote, locale) },
  }))
  return payView(ways, before)
}

/** What the card is used for besides. */
function keptFor(way: PaymentMethod, quote: Quote, locale: string): string[] {
  if (!depositByCard(quote, way)) return []
  const { minor, placedDaysBefore: days } = quote.damageDeposit!
  const sum = sayMoney(money(minor, quote.currency), locale)
  return [sentence('booking-payments.depositOnCard', { sum, days })]
}

/** A card for a damage deposit, and nothing else. */
export function describeCard(way: CardMethod): PayView {
  return payView([{ way, label: sentenceBy(names[way]), sentences: [] }], [])
}

function payView(ways: PayView['ways'], before: readonly PaymentRow[]): PayView {
  const last = before.at(-1)
  return {
    ways,
    chosen: last?.way,
    fault: last?.state === 'failed' ? sayPaymentFault(last.lastError) : undefined,
  }
}
