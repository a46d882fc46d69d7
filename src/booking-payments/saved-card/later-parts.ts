// Which parts of a schedule a card could pay later, and what its payer agrees to.

import { paymentPlan } from '#bookings/record/payment-plan.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { isByCard, type PaymentMethod } from '#payments/port/payment.ts'
import { listFormat } from '#values/formats.ts'
import { money, sayMoney } from '#values/money.ts'
import { dueMorning } from './charge-times.ts'

/** The parts with a day of their own, where another one is paid now by card; empty for every other way and plan. */
export function laterParts(quote: Pick<Quote, 'schedule' | 'refundTerms'>, way: PaymentMethod) {
  if (!isByCard(way)) return []
  const { schedule } = paymentPlan(quote, way)
  if (!schedule.some(({ dueAt, minor }) => dueAt === null && minor > 0)) return []
  return schedule.filter(({ dueAt, kind, minor }) => dueAt !== null && kind !== 'at_property' && minor > 0)
}

/** "€490 on Thursday 4 June 2026": what stands in the agreement; undefined where there is nothing to agree to. */
export function sayLaterParts(quote: Quote, way: PaymentMethod, locale: string): string | undefined {
  const { timeZone } = quote.refundTerms
  const parts = laterParts(quote, way).map(({ dueAt, minor }) => {
    const day = sayDay(dueMorning(new Date(dueAt!), timeZone), timeZone, locale)
    return sentence('booking-payments.laterPart', { sum: sayMoney(money(minor, quote.currency), locale), day })
  })
  return parts.length === 0 ? undefined : listFormat(locale, { type: 'conjunction' }).format(parts)
}
