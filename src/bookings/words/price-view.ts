// A quote in words, made where it is rendered first: browsers and servers write dates and money differently.

import { cannotBePaid, type EnabledPaymentMethods, plannedSchedule } from '#bookings/record/payment-plan.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Instalment } from '#offers/prices/payment-schedule.ts'
import type { Quote, ShownQuote } from '#offers/quote/quote.ts'
import { agreedKey } from '#offers/terms/agreed-price.ts'
import { agesOfCode } from '#offers/terms/child-bands.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import { addDays, sayDay } from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'
import { money, sayMoney } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'
import { sayDue } from './due-words.ts'

/** What `PriceBreakdown` shows. */
export type PriceView = {
  readonly total: string
  readonly rows: readonly PriceRow[]
  /** What is paid when and where, and the damage deposit, a sentence each. */
  readonly due: readonly string[]
  /** Labels that are in another language than the page. */
  readonly asTyped?: AsTyped | undefined
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
export function priceView(quote: ShownQuote, locale: string, schedule?: readonly Instalment[]): PriceView {
  return {
    total: sayMoney(money(quote.totalMinor, quote.currency), locale),
    rows: priceRows(quote, locale),
    due: sayDue(quote, locale, schedule),
    asTyped: quote.asTyped,
  }
}

/** The price of a quote nobody has agreed to yet, with what would be asked for when where these methods are offered. */
export function priceAsAsked(quote: ShownQuote, locale: string, offered: EnabledPaymentMethods): PriceView {
  const price = priceView(quote, locale, plannedSchedule(quote, offered))
  return cannotBePaid(quote, offered) ? { ...price, due: [sentence('bookings.cannotBePaid'), ...price.due] } : price
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
    const detail = isIncludedTax ? sentence('bookings.taxIncluded', { sum: say(included) }) : detailOf(run, say, locale)
    return {
      key: `${first.position}`,
      label: labelOf(run, say, quote.lines),
      detail: first.collectedBy === 'property' ? paidAtHome(detail) : detail,
      amount: isIncludedTax ? sentence('bookings.included') : isFree ? sentence('bookings.free') : say(sum),
      kind: first.kind === 'discount' || sum < 0 ? 'discount' : first.kind === 'tax' ? 'tax' : 'price',
    }
  })
}

/** Each line in words with its sum, minor units; taxes that the prices include have none and are left out. */
export function sayLines(quote: Quote, locale: string) {
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const counted = groups(quote.lines).filter(([first]) => first!.kind !== 'tax' || first!.amountMinor !== 0)
  return counted.map(run => ({
    label: labelOf(run, say, quote.lines),
    detail: detailOf(run, say, locale),
    minor: run.reduce((sum, line) => sum + line.amountMinor, 0),
  }))
}

function paidAtHome(detail: string | undefined): string {
  return detail === undefined ? sentence('bookings.linePaidAtHome') : sentence('bookings.detailPaidAtHome', { detail })
}

/** "4 nights × €125", "Extra children"; everything else by the name the operator gave it. */
function labelOf(run: readonly QuoteLine[], say: (minor: number) => string, all: readonly QuoteLine[]): string {
  const first = run[0]!
  const agreed = agreedKey(first.ruleId)
  if (agreed !== undefined)
    return sentence('bookings.agreedPrice', { part: partName(agreed, all), reason: first.label })
  if (first.kind === 'extra_guest') return extraGuestsOf(first, all)
  if (first.kind !== 'night') return first.label
  return sentence('bookings.nightsAt', { nights: run.length, price: say(first.unitMinor) })
}

/** "2 children, 3–12 years" where the home says what children pay, or by the age band of the site. */
function extraGuestsOf({ label, quantity }: QuoteLine, all: readonly QuoteLine[]): string {
  const ages = agesOfCode(label)
  if (!ages) return sentence('bookings.extraGuests', { band: label })
  const { fromAge: from, toAge: to } = ages
  const nights = all.filter(({ kind }) => kind === 'night').length
  return sentence('bookings.extraChildren', { children: quantity / nights, same: from === to ? 'yes' : 'no', from, to })
}

/** What a part of a price is called, by its key in `priceParts`. */
export function partName(key: string, lines: readonly QuoteLine[]): string {
  if (key === 'lodging') return sentence('bookings.partNights')
  return lines.find(({ ruleId, kind }) => ruleId === key && kind !== 'discount')?.label ?? sentence('bookings.partRest')
}

function detailOf(run: readonly QuoteLine[], say: (minor: number) => string, locale: string): string | undefined {
  const first = run[0]!
  if (first.kind === 'night') return sayRun(run, locale)
  const isCounted = first.quantity > 1 && first.unitMinor !== 0 && first.kind !== 'discount'
  return isCounted ? `${first.quantity} × ${say(first.unitMinor)}` : undefined
}

/** "Standard, 4 Jul to 10 Jul" */
function sayRun(run: readonly QuoteLine[], locale: string): string {
  const { label: rate, date: first } = run[0]!
  const last = run.at(-1)!.date
  if (first === null || last === null) return rate
  const short = { day: 'numeric', month: 'short' } as const
  const from = sayDay(first, locale, short)
  if (first === last) return sayList([rate, from])
  return sentence('bookings.rateOnDays', { rate, from, to: sayDay(last, locale, short) })
}

/** "€50 more", "€50 less", "the same price"; `deltaMinor` in minor units of `currency`. */
export function sayDifferenceOf(deltaMinor: number, currency: Currency, locale: string): string {
  if (deltaMinor === 0) return sentence('bookings.samePrice')
  const sum = sayMoney(money(Math.abs(deltaMinor), currency), locale)
  return deltaMinor > 0 ? sentence('bookings.more', { sum }) : sentence('bookings.less', { sum })
}
