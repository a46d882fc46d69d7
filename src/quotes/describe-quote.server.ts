// A quote, or the reasons against one, in the words of the box beside a home.

import { sentence } from '#catalogue/sentence.ts'
import { chargedNote } from '#exchange/say-charged.server.ts'
import type { Quote, QuoteResult } from '#offers/quote/quote.ts'
import { sayRefundPromise, scheduleOf } from '#offers/refunds/refund-promise.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { verdictField } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { money, sayMoney, sayWhole, scaleMinor } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'
import { type PricedView, type QuoteView, refusedView } from './quote-view.ts'

type Describing = {
  readonly now: Date
  readonly locale: string
  /** Whether the site takes money before the visit at all. */
  readonly takesMoney: boolean
}

/** The price, or every reason against it beside the field that it is about. */
export function describeQuote(result: QuoteResult, describing: Describing): QuoteView {
  const { locale } = describing
  if (result.ok) return pricedView(result.quote, describing)
  return refusedView(
    result.verdicts.map(verdict => ({ field: verdictField[verdict.reason], sentence: sayVerdict(verdict, locale) })),
  )
}

/** The price in the words of the box. */
export function pricedView(quote: Quote, { now, locale, takesMoney }: Describing): PricedView {
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const nights = countNights(quote.nights)
  return {
    kind: 'priced',
    totalMinor: quote.totalMinor,
    total: say(quote.totalMinor),
    totalFor: sentence('quotes.totalFor', { nights }),
    perNight: sentence('quotes.aNight', {
      price: sayWhole(money(scaleMinor(quote.totalMinor, 1, nights), quote.currency), locale),
    }),
    charged: chargedNote(money(quote.totalMinor, quote.currency), locale),
    // As a booking made now would promise it.
    cancelling: sayRefundPromise(
      bookedTerms(quote.refundTerms, now),
      quote,
      now,
      locale,
      scheduleOf(quote, takesMoney),
    ),
    instant: quote.bookingMode === 'instant',
  }
}
