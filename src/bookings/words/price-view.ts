// A quote in words, made where it is rendered first: browsers and servers write dates and money differently.

import { type EnabledPaymentMethods, plannedSchedule } from '#bookings/record/payment-plan.ts'
import type { Instalment } from '#offers/prices/payment-schedule.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import { addDays, sayDay } from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'
import { money, sayMoney } from '#values/money.ts'
import { sayDue } from './due-words.ts'

/** What `PriceBreakdown` shows. */
export type PriceView = {
  readonly total: string
  readonly rows: readonly PriceRow[]
  /** What is paid when and where, and the damage deposit, a sentence each. */
  readonly due: readonly string[]
}

export type PriceRow = {
  readonly key: string
  readonly label: string
  /** How it is worked out, or where it is paid. */
  readonly detail: string | undefined
  readonly amount: string
  readonly kind: 'price' | 'discount' | 'tax'
}

/** The whole first, then every line, what is due when (by `schedule`, if it is not the quote's own), the deposit apart. */
export function priceView(quote: Quote, locale: string, schedule?: readonly Instalment[]): PriceView {
  return {
    total: sayMoney(money(quote.totalMinor, quote.currency), locale),
    rows: priceRows(quote, locale),
    due: sayDue(quote, locale, schedule),
  }
}

type Asking = { readonly SITE_LANG: string; readonly PAYMENT_WAYS: EnabledPaymentMethods }

/** The price of a quote nobody has agreed to yet, with what this site would ask for when. */
export function priceAsAsked(quote: Quote, { SITE_LANG, PAYMENT_WAYS }: Asking): PriceView {
  return priceView(quote, SITE_LANG, plannedSchedule(quote, PAYMENT_WAYS))
}

/** Runs of nights with one label and one price; everything else stands alone. */
function groups(lines: readonly QuoteLine[]): QuoteLine[][] {
  const together: QuoteLine[][] = []
  for (const line of lines) {
    const last = together.at(-1)
    if (last?.[0] && continues(last, line)) last.push(line)
    else together.push([line])
  }
  return together
}

function continues(run: readonly QuoteLine[], line: QuoteLine): boolean {
  const last = run.at(-1)!
  if (line.kind === 'night') {
    const follows = last.date !== null && line.date === addDays(last.date, 1)
    return last.kind === 'night' && follows && last.label === line.label && last.unitMinor === line.unitMinor
  }
  return last.kind === line.kind && line.kind === 'discount' && last.ruleId === line.ruleId
}

/** Every line of the quote in its order, in words; the rows' amounts sum to the total. */
function priceRows(quote: Quote, locale: string): PriceRow[] {
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  return groups(quote.lines).map(run => {
    const first = run[0]!
    const sum = run.reduce((minor, line) => minor + line.amountMinor, 0)
    const included = run.reduce((minor, line) => minor + line.inclusiveTaxMinor, 0)
    const isIncludedTax = first.kind === 'tax' && sum === 0 && included > 0
    const isFree = first.kind === 'extra' && sum === 0
    const details = [
      isIncludedTax ? `${say(included)}, already in the prices above` : detailOf(run, say, locale),
      first.collectedBy === 'property' && 'paid at the home',
    ].filter(part => part !== false && part !== undefined)
    return {
      key: `${first.position}`,
      label: labelOf(run, say),
      detail: details.length > 0 ? details.join(', ') : undefined,
      amount: isIncludedTax ? 'included' : isFree ? 'free' : say(sum),
      kind: first.kind === 'discount' ? 'discount' : first.kind === 'tax' ? 'tax' : 'price',
    }
  })
}

/** "4 nights × €125.00"; everything but nights by the name the operator gave it. */
function labelOf(run: readonly QuoteLine[], say: (minor: number) => string): string {
  const first = run[0]!
  if (first.kind !== 'night') return first.label
  return `${run.length === 1 ? '1 night' : `${run.length} nights`} × ${say(first.unitMinor)}`
}

function detailOf(run: readonly QuoteLine[], say: (minor: number) => string, locale: string): string | undefined {
  const first = run[0]!
  if (first.kind === 'night') return `${first.label}, ${sayRun(run, locale)}`
  const isCounted = first.quantity > 1 && first.unitMinor !== 0 && first.kind !== 'discount'
  return isCounted ? `${first.quantity} × ${say(first.unitMinor)}` : undefined
}

function sayRun(run: readonly QuoteLine[], locale: string): string {
  const short = { day: 'numeric', month: 'short' } as const
  const from = run[0]!.date
  const to = run.at(-1)!.date
  if (from === null || to === null) return ''
  return from === to ? sayDay(from, locale, short) : `${sayDay(from, locale, short)} to ${sayDay(to, locale, short)}`
}

/** "€50.00 more", "€50.00 less", "the same price"; `deltaMinor` in minor units of `currency`. */
export function sayDifferenceOf(deltaMinor: number, currency: Currency, locale: string): string {
  if (deltaMinor === 0) return 'the same price'
  return `${sayMoney(money(Math.abs(deltaMinor), currency), locale)} ${deltaMinor > 0 ? 'more' : 'less'}`
}
