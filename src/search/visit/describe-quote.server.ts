// A quote, or what stands against one, in the words of the box beside a home.

import type { Quote, QuoteResult } from '#offers/quote.ts'
import { sayRefundSteps } from '#offers/refunds/policy-words.ts'
import { quotedSteps } from '#offers/refunds/refund-steps.ts'
import { verdictField } from '#offers/verdict.ts'
import { sayVerdict } from '#offers/verdict-words.ts'
import { sayWhole } from '#search/say-whole.ts'
import { sayCount } from '#stays/say-count.ts'
import { money, sayMoney, scaleMinor } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'
import type { QuoteView } from './quote-view.ts'

/** What can be said beside a field is said there, everything else above the form. */
export function describeQuote(result: QuoteResult, now: Date, locale: string): QuoteView {
  if (result.ok) return pricedView(result.quote, now, locale)
  const said = result.verdicts.map(verdict => ({
    field: verdictField[verdict.reason],
    sentence: sayVerdict(verdict, locale),
  }))
  const about = (field: string) => [
    ...new Set(said.filter(({ field: of }) => of === field).map(({ sentence }) => sentence)),
  ]
  return {
    kind: 'refused',
    dates: about('dates'),
    party: about('party'),
    plan: about('plan'),
    coupon: about('coupon'),
    extras: about('extras'),
    other: about('stay'),
  }
}

function pricedView(quote: Quote, now: Date, locale: string): QuoteView {
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const nights = countNights(quote.nights)
  return {
    kind: 'priced',
    totalMinor: quote.totalMinor,
    total: say(quote.totalMinor),
    totalFor: `for ${sayCount(nights, 'night', 'nights')}`,
    perNight: `${sayWhole(money(scaleMinor(quote.totalMinor, 1, nights), quote.currency), locale)} a night`,
    cancelling: sayRefundSteps(quotedSteps(quote, now), quote.totalMinor - quote.dueAtPropertyMinor, {
      timeZone: quote.refundTerms.timeZone,
      currency: quote.currency,
      locale,
    }),
    instant: quote.bookingMode === 'instant',
  }
}
