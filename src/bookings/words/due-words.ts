// What is due when, and what was paid how, as sentences about a quote or a booking.

import { sayInstant, sayLongDay } from '#bookings/record/booking-words.ts'
import type { Instalment } from '#offers/prices/payment-schedule.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { dayInZone, sayDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import type { PaidPart } from './paid-parts.ts'

/**
 * One sentence for each instalment, one for what is paid at the home, one for the damage deposit; nothing for nothing.
 * `schedule`: as it is asked for on the way that was chosen, where that is not the quote's own.
 */
export function sayDue(quote: Quote, locale: string, schedule: readonly Instalment[] = quote.schedule): string[] {
  const instalments = schedule.map(part => `${sum(part.minor, quote, locale)} ${sayWhen(part, quote, locale)}.`)
  return [...instalments, ...besides(quote, locale)]
}

/** The same of a booking that was made: what was paid how and when, and what is still to come. */
export function sayPaidAndDue(quote: Quote, locale: string, parts: readonly PaidPart[]): string[] {
  return [...parts.map(part => `${sayPart(part, quote, locale)}.`), ...besides(quote, locale)]
}

function sayPart(part: PaidPart, quote: Quote, locale: string): string {
  const { minor, openMinor, paidBy } = part
  const whole = sum(minor, quote, locale)
  if (openMinor === 0) return paidBy ? `${whole} was paid ${sayPaid(paidBy, quote, locale)}` : `${whole} is settled`
  const open = openMinor < minor ? `${sum(openMinor, quote, locale)} of ${whole}` : whole
  return part.kind === 'at_property'
    ? `${open} is paid ${when(part, quote, locale)}`
    : `${open} is due ${when(part, quote, locale)}`
}

/** One part of a booking's price as a row of its page: how or when, and how it stands. */
type PartRow = { readonly what: string; readonly state: string }

/** `reserved`: what is open when booking waits on a card, until the home has answered. */
export function partRow(
  part: PaidPart,
  quote: Quote,
  { locale, reserved }: { readonly locale: string; readonly reserved: boolean },
): PartRow {
  const { minor, openMinor, paidBy, dueAt, dueOn } = part
  const whole = sum(minor, quote, locale)
  if (openMinor === 0) {
    return paidBy
      ? { what: `${whole} ${sayPaid(paidBy, quote, locale)}`, state: 'paid' }
      : { what: whole, state: 'settled' }
  }
  if (reserved && dueAt === null && dueOn === null) return { what: `${whole} on your card`, state: 'reserved' }
  const open = openMinor < minor ? `${sum(openMinor, quote, locale)} of ${whole}` : whole
  return { what: `${open} ${when(part, quote, locale)}`, state: 'open' }
}

/** "by card on 15 May 2030" */
function sayPaid({ way, capturedAt }: NonNullable<PaidPart['paidBy']>, { refundTerms }: Quote, locale: string): string {
  const day = sayDay(dayInZone(capturedAt, refundTerms.timeZone), locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${paymentMethodWords[way]} on ${day}`
}

type Dated = Pick<Instalment, 'kind' | 'dueOn' | 'dueAt'>
type Zoned = Pick<Quote, 'refundTerms'>

/** "by Monday 3 June 2030"; what is due when booking is due now, once there is a booking. */
function when({ kind, dueOn, dueAt }: Dated, { refundTerms: { timeZone } }: Zoned, locale: string): string {
  if (kind === 'at_property') return 'at the home, when you arrive'
  if (dueOn !== null) return `by ${sayLongDay(dueOn, locale)}`
  return dueAt === null ? 'now' : `by ${sayInstant(new Date(dueAt), timeZone, locale)}`
}

/** "is due by Monday 3 June 2030", before there is a booking. */
function sayWhen(part: Dated, quote: Zoned, locale: string): string {
  if (part.kind === 'at_property') return `is paid ${when(part, quote, locale)}`
  const isAtOnce = part.dueOn === null && part.dueAt === null
  return isAtOnce ? 'is due when the booking is made' : `is due ${when(part, quote, locale)}`
}

function sum(minor: number, { currency }: Pick<Quote, 'currency'>, locale: string): string {
  return sayMoney(money(minor, currency), locale)
}

/** What the total does not hold, or not all of. */
function besides(quote: Quote, locale: string): string[] {
  const atHome = quote.dueAtPropertyMinor
  return [
    ...(atHome > 0 ? [`${sum(atHome, quote, locale)} is paid at the home.`] : []),
    ...depositSentence(quote, locale),
  ]
}

function depositSentence(quote: Quote, locale: string): string[] {
  const { damageDeposit } = quote
  if (!damageDeposit || damageDeposit.minor === 0) return []
  const { minor, method, releasedDaysAfter } = damageDeposit
  const back = releasedDaysAfter === 1 ? 'the day after check-out' : `${releasedDaysAfter} days after check-out`
  const whole = sum(minor, quote, locale)
  return [
    method === 'hold'
      ? `A damage deposit of ${whole} is reserved, not charged, and let go ${back}. It is not part of the total.`
      : `A damage deposit of ${whole} is taken and given back ${back}. It is not part of the total.`,
  ]
}

export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  'test-card': 'by card',
  'bank-transfer': 'by transfer',
  property: 'at the home',
}
