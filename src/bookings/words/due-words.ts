// What is due when, and what was paid how, as sentences about a quote or a booking.

import { sayInstant, sayLongDay } from '#bookings/record/booking-words.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { Instalment } from '#offers/prices/payment-schedule.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { dayInZone, sayDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import type { PaidPart } from './paid-parts.ts'

/** Of what is open: before there is a booking, and of one that was made, whole or in part, as a sentence or as a row. */
// biome-ignore format: a table, one row a time
const openKeys = {
  now:     { asked: 'bookings.dueWhenBooking', due: 'bookings.dueNow',       rest: 'bookings.restDueNow',       row: 'bookings.rowNow',       rowRest: 'bookings.rowRestNow' },
  day:     { asked: 'bookings.dueBy',          due: 'bookings.dueBy',        rest: 'bookings.restDueBy',        row: 'bookings.rowBy',        rowRest: 'bookings.rowRestBy' },
  arrival: { asked: 'bookings.dueOnArrival',   due: 'bookings.dueOnArrival', rest: 'bookings.restDueOnArrival', row: 'bookings.rowOnArrival', rowRest: 'bookings.rowRestOnArrival' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SentenceKey>>>>

const paidKeys = {
  card: { paid: 'bookings.paidByCard', row: 'bookings.rowByCard' },
  'test-card': { paid: 'bookings.paidByCard', row: 'bookings.rowByCard' },
  'bank-transfer': { paid: 'bookings.paidByTransfer', row: 'bookings.rowByTransfer' },
  property: { paid: 'bookings.paidAtHome', row: 'bookings.rowAtHome' },
} as const satisfies Readonly<Record<PaymentMethod, Readonly<Record<string, SentenceKey>>>>

/**
 * One sentence for each instalment, one for what is paid at the home, one for the damage deposit; nothing for nothing.
 * `schedule`: as it is asked for on the way that was chosen, where that is not the quote's own.
 */
export function sayDue(quote: Quote, locale: string, schedule: readonly Instalment[] = quote.schedule): string[] {
  const instalments = schedule.map(part => {
    const { time, when } = timeOf(part, quote, locale)
    return sentenceBy(openKeys[time].asked, { sum: sum(part.minor, quote, locale), when })
  })
  return [...instalments, ...besides(quote, locale)]
}

/** The same of a booking that was made: what was paid how and when, and what is still to come. */
export function sayPaidAndDue(quote: Quote, locale: string, parts: readonly PaidPart[]): string[] {
  return [...parts.map(part => sayPart(part, quote, locale)), ...besides(quote, locale)]
}

function sayPart(part: PaidPart, quote: Quote, locale: string): string {
  const said = paramsOf(part, quote, locale)
  if (part.openMinor > 0) return sentenceBy(openKeys[said.time][isWhole(part) ? 'due' : 'rest'], said)
  return part.paidBy ? sentenceBy(paidKeys[part.paidBy.way].paid, said) : sentence('bookings.settled', said)
}

/** One part of a booking's price as a row of its page: how or when, and how it stands. */
type PartRow = { readonly what: string; readonly state: string }

/** `reserved`: what is open when booking waits on a card, until the home has answered. */
export function partRow(
  part: PaidPart,
  quote: Quote,
  { locale, reserved }: { readonly locale: string; readonly reserved: boolean },
): PartRow {
  const { openMinor, paidBy, dueAt, dueOn } = part
  const said = paramsOf(part, quote, locale)
  if (openMinor === 0) {
    return paidBy
      ? { what: sentenceBy(paidKeys[paidBy.way].row, said), state: sentence('bookings.partPaid') }
      : { what: said.sum, state: sentence('bookings.partSettled') }
  }
  if (reserved && dueAt === null && dueOn === null) {
    return { what: sentence('bookings.rowOnCard', said), state: sentence('bookings.partReserved') }
  }
  const what = sentenceBy(openKeys[said.time][isWhole(part) ? 'row' : 'rowRest'], said)
  return { what, state: sentence('bookings.partOpen') }
}

const isWhole = ({ minor, openMinor }: PaidPart) => openMinor === minor

/** What the sentences about a part say: the whole of it, what is open, when that is due, and the day of its payment. */
function paramsOf(part: PaidPart, quote: Quote, locale: string) {
  const { minor, openMinor, paidBy } = part
  return {
    ...timeOf(part, quote, locale),
    sum: sum(minor, quote, locale),
    open: sum(openMinor, quote, locale),
    day: paidBy ? sayPaidOn(paidBy.capturedAt, quote, locale) : '',
  }
}

/** "15 May 2030" */
function sayPaidOn(capturedAt: Date, { refundTerms }: Quote, locale: string): string {
  const written = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return sayDay(dayInZone(capturedAt, refundTerms.timeZone), locale, written)
}

type Dated = Pick<Instalment, 'kind' | 'dueOn' | 'dueAt'>
type Zoned = Pick<Quote, 'refundTerms'>

/** When it is due; `when` is "Monday 3 June 2030", and empty where no day is named. */
function timeOf({ kind, dueOn, dueAt }: Dated, { refundTerms: { timeZone } }: Zoned, locale: string) {
  if (kind === 'at_property') return { time: 'arrival', when: '' } as const
  if (dueOn !== null) return { time: 'day', when: sayLongDay(dueOn, locale) } as const
  if (dueAt === null) return { time: 'now', when: '' } as const
  return { time: 'day', when: sayInstant(new Date(dueAt), timeZone, locale) } as const
}

function sum(minor: number, { currency }: Pick<Quote, 'currency'>, locale: string): string {
  return sayMoney(money(minor, currency), locale)
}

/** What the total does not hold, or not all of. */
function besides(quote: Quote, locale: string): string[] {
  const atHome = quote.dueAtPropertyMinor
  return [
    ...(atHome > 0 ? [sentence('bookings.besidesAtHome', { sum: sum(atHome, quote, locale) })] : []),
    ...depositSentence(quote, locale),
  ]
}

function depositSentence(quote: Quote, locale: string): string[] {
  const { damageDeposit } = quote
  if (!damageDeposit || damageDeposit.minor === 0) return []
  const { minor, method, releasedDaysAfter: days } = damageDeposit
  const said = { sum: sum(minor, quote, locale), days }
  return [method === 'hold' ? sentence('bookings.depositReserved', said) : sentence('bookings.depositTaken', said)]
}
