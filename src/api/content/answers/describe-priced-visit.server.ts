// The price of a visit and its options: figures for API clients, and the page's texts.

import { describeVerdict } from '#api/content/booking-answers.ts'
import type { PricedVisitAnswer } from '#api/contract/visit-contract.ts'
import { priceAsAsked } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { OwnInHome } from '#checkout/own-hold-view.server.ts'
import type { FromPrice } from '#offers/quote/from-price.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { verdictField } from '#offers/terms/verdict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { offeredExtras, offeredRates, sayRate, takesCodes } from '#quotes/describe-choices.server.ts'
import { pricedView } from '#quotes/describe-quote.server.ts'
import { sayFrom } from '#quotes/describe-visit.server.ts'
import type { VisitPriced } from '#quotes/price-visit.server.ts'
import type { QuoteInput } from '#quotes/quote-input.ts'
import type { Stay } from '#stays/stay.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { describeDays, describeParty, describePrice } from './describe-quote.server.ts'

/** `priced` is undefined for a home that is not on sale. */
export function describePricedVisit(
  { clock, environment }: Pick<Tools, 'clock' | 'environment'>,
  { slug, name }: Pick<Stay, 'slug' | 'name'>,
  asked: QuoteInput,
  priced: VisitPriced | undefined,
  own: Pick<OwnInHome, 'hold' | 'unpaid'>,
): PricedVisitAnswer {
  const { nights, arrival, party } = asked.visit
  const locale = currentLanguage().locale
  const checkIn = nights?.checkIn ?? arrival
  const result = priced?.result
  const quote = result?.ok ? result.quote : undefined
  const takesMoney = environment.PAYMENT_WAYS.length > 0
  const view = quote && pricedView(quote, { now: clock.now(), locale, takesMoney })
  return {
    stay: { slug, name },
    checkIn: checkIn === undefined ? null : writeCalendarDay(checkIn),
    checkOut: nights ? writeCalendarDay(nights.checkOut) : null,
    party: describeParty(party),
    price: quote ? describePrice(quote) : null,
    bookingMode: quote?.bookingMode ?? null,
    cancelling: [...(view?.cancelling ?? [])],
    verdicts: (result && !result.ok ? result.verdicts : []).map(verdict => ({
      ...describeVerdict(verdict, locale),
      field: verdictField[verdict.reason],
    })),
    hold: own.hold ?? null,
    unpaid: own.unpaid ?? null,
    from: priced?.from ? describeFrom(priced.from, locale) : null,
    ...describeChoices(asked, priced, locale),
    inWords: quote && view ? priceWords(quote, view, environment) : null,
  }
}

function describeChoices({ input }: QuoteInput, priced: VisitPriced | undefined, locale: string) {
  if (!priced) return { rates: [], extras: [], takesCodes: false }
  const { offer, context } = priced
  return {
    rates: offeredRates(offer, input, context).map(rate => {
      const { id, name, promise, totalMinor = null } = rate
      return { id, name, promise, totalMinor, inWords: { total: sayRate(rate, offer, locale).total ?? null } }
    }),
    extras: offeredExtras(offer, locale).map(({ fee, name, price, most }) => ({
      ...{ feeId: fee.id, name, mostQuantity: most, basis: fee.basis },
      amountMinor: fee.basis === 'percent_of_lodging' || fee.amountByBand ? null : fee.amount,
      inWords: { price },
    })),
    takesCodes: takesCodes(offer),
  }
}

function describeFrom(from: FromPrice, locale: string) {
  const { total, nights } = from
  const inWords = sayFrom(from, locale)
  return { ...describeDays(nights), totalMinor: total.minor, currency: total.currency, inWords }
}

function priceWords(quote: Quote, view: ReturnType<typeof pricedView>, environment: Tools['environment']) {
  const { total, totalFor, perNight } = view
  const { rows, due } = priceAsAsked(quote, currentLanguage().locale, environment)
  const told = rows.map(({ label, detail = null, amount, kind }) => ({ label, detail, amount, kind }))
  return { total, totalFor, perNight, rows: told, due: [...due] }
}
