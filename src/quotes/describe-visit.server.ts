// The whole offer of one home's page for one input.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayAbout } from '#exchange/display-currency.server.ts'
import type { FromPrice } from '#offers/quote/from-price.ts'
import type { ShownQuote } from '#offers/quote/quote.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { takesMoney } from '#payments/offered/offered-methods.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Stay } from '#stays/stay.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { unkept } from '#values/edition.ts'
import { countNights } from '#values/night-range.ts'
import { daysShown, describeAvailability } from './describe-availability.server.ts'
import { describeChoices } from './describe-choices.server.ts'
import { describeQuote } from './describe-quote.server.ts'
import { parseMonthInput } from './month-input.ts'
import { type PriceAsked, priceVisit } from './price-visit.server.ts'
import { parseQuoteInput, quoteFields } from './quote-input.ts'
import type { QuoteView } from './quote-view.ts'
import type { VisitView } from './visit-view.ts'

type OfferedVisit = VisitView & {
  /** Whether something that was typed cannot be read. */
  readonly isWrong: boolean
  /** For the lines of the price; not for the browser. */
  readonly priced: ShownQuote | undefined
  /** How it could be paid; not for the browser. */
  readonly methods: readonly PaymentMethod[]
}

/** The offer of `stay` for `query` at the clock's now. */
export async function describeVisit(
  tools: Tools,
  stay: Pick<Stay, 'id' | 'slug' | 'timeZone'>,
  query: URLSearchParams,
  asking: Pick<PriceAsked, 'guestKey' | 'own' | 'shown'> = {},
): Promise<OfferedVisit> {
  const now = tools.clock.now()
  const today = dayInZone(now, stay.timeZone)
  const asked = parseQuoteInput(query, today)
  const { visit } = asked
  const isWrong = Object.keys(asked.faults).length + Object.keys(visit.faults).length > 0
  const frame = { visit, fields: quoteFields(asked), isWrong, today: writeCalendarDay(today) }
  const month = parseMonthInput(query.get('month'), today, visit.nights?.checkIn ?? visit.arrival)
  const days = { checkIn: month.first, checkOut: month.end }
  const [priced, methods] = await Promise.all([
    priceVisit(tools, stay.id, { asked, today, days, ...asking }),
    methodsAtHome(tools.database, tools.environment, stay.id, asking.shown),
  ])
  if (!priced) return { ...frame, ...nothingOffered, methods }
  const { offer, context, result, from, asTyped } = priced
  const locale = currentLanguage().locale
  const calendar = { offer, context, today, asked, month, path: `/stays/${stay.slug}`, locale }
  const view: QuoteView = result
    ? describeQuote(result, { now, locale, takesMoney: takesMoney(methods) })
    : { kind: 'open' }
  return {
    ...frame,
    methods,
    quote: view,
    priced: result?.ok ? { ...result.quote, asTyped } : undefined,
    choices: describeChoices({ offer, asked, context, view, locale }),
    from: from && sayFrom(from, locale),
    availability: describeAvailability(calendar, await daysShown(asking.shown ?? unkept, stay.id, calendar)),
  }
}

const nothingOffered = {
  quote: { kind: 'open' },
  priced: undefined,
  choices: undefined,
  from: undefined,
  availability: undefined,
} as const

/** `from €640 for 4 nights`. */
export function sayFrom({ total, nights }: FromPrice, locale: string): string {
  return sentence('quotes.from', { total: sayAbout(total, locale), nights: countNights(nights) })
}
