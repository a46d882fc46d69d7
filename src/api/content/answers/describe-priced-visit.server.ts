// The price of a visit and its options: figures for API clients, and the page's texts.

import { describeVerdict } from '#api/content/booking-answers.ts'
import type { PricedVisitAnswer } from '#api/contract/visit-contract.ts'
import { paymentMethodsOf } from '#bookings/record/payment-plan.ts'
import { priceAsAsked } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { OwnInHome } from '#checkout/own-hold-view.server.ts'
import type { FromPrice } from '#offers/quote/from-price.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { codeOfAges } from '#offers/terms/child-bands.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { verdictField } from '#offers/terms/verdict.ts'
import { takesMoney } from '#payments/offered/offered-methods.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { offeredExtras, offeredRates, sayRate, takesCodes } from '#quotes/describe-choices.server.ts'
import { pricedView } from '#quotes/describe-quote.server.ts'
import { sayFrom } from '#quotes/describe-visit.server.ts'
import type { VisitPriced } from '#quotes/price-visit.server.ts'
import type { QuoteInput } from '#quotes/quote-input.ts'
import { sayChildTerms } from '#quotes/say-child-terms.ts'
import type { Stay } from '#stays/stay.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { describeDays, describeParty, describePrice } from './describe-quote.server.ts'

/** `priced` is undefined for a home that is not on sale; `methods` are those that are offered for it. */
export function describePricedVisit(
  { clock }: Pick<Tools, 'clock'>,
  { slug, name }: Pick<Stay, 'slug' | 'name'>,
  asked: QuoteInput,
  { priced, methods }: { readonly priced: VisitPriced | undefined; readonly methods: readonly PaymentMethod[] },
  own: Pick<OwnInHome, 'hold' | 'unpaid'>,
): PricedVisitAnswer {
  const { nights, arrival, party } = asked.visit
  const locale = currentLanguage().locale
  const checkIn = nights?.checkIn ?? arrival
  const result = priced?.result
  const quote = result?.ok ? result.quote : undefined
  const view = quote && pricedView(quote, { now: clock.now(), locale, takesMoney: takesMoney(methods) })
  return {
    stay: { slug, name },
    checkIn: checkIn === undefined ? null : writeCalendarDay(checkIn),
    checkOut: nights ? writeCalendarDay(nights.checkOut) : null,
    party: describeParty(party),
    price: quote ? describePrice(quote) : null,
    bookingMode: quote?.bookingMode ?? null,
    ways: quote ? [...paymentMethodsOf(quote, methods)] : [],
    cancelling: [...(view?.cancelling ?? [])],
    verdicts: (result && !result.ok ? result.verdicts : []).map(verdict => ({
      ...describeVerdict(verdict, locale),
      field: verdictField[verdict.reason],
    })),
    hold: own.hold ?? null,
    unpaid: own.unpaid ?? null,
    from: priced?.from ? describeFrom(priced.from, locale) : null,
    ...describeChoices(asked, priced, locale),
    inWords: quote && view ? priceWords(quote, view, methods) : null,
  }
}

function describeChoices({ input }: QuoteInput, priced: VisitPriced | undefined, locale: string) {
  if (!priced) return { rates: [], extras: [], takesCodes: false, children: [] }
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
    children: describeChildren(offer, locale),
  }
}

function describeChildren(offer: StayOffer, locale: string) {
  const said = sayChildTerms(offer, locale)
  return offer.children.map((band, at) => ({
    ...{ fromAge: band.fromAge, toAge: band.toAge, counts: band.counts },
    nightlyMinor: offer.plans[0].extraGuestNightlyMinor[codeOfAges(band)] ?? 0,
    inWords: said[at]!,
  }))
}

function describeFrom(from: FromPrice, locale: string) {
  const { total, nights } = from
  const inWords = sayFrom(from, locale)
  return { ...describeDays(nights), totalMinor: total.minor, currency: total.currency, inWords }
}

function priceWords(quote: Quote, view: ReturnType<typeof pricedView>, methods: readonly PaymentMethod[]) {
  const { total, totalFor, perNight } = view
  const { rows, due } = priceAsAsked(quote, currentLanguage().locale, methods)
  const told = rows.map(({ label, detail = null, amount, kind }) => ({ label, detail, amount, kind }))
  return { total, totalFor, perNight, rows: told, due: [...due] }
}
