// The views of the enquiry pages.

import { sayInstant, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { homeAddress } from '#bookings/words/home-address.ts'
import { priceView } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import type { FoundOffer } from './take-offer.server.ts'

type Home = { readonly id: number; readonly name: string; readonly slug: string }

export async function askedVisit(tools: Tools, stay: Home, visit: Pick<StayInput, 'nights' | 'party'>) {
  const { database, clock } = tools
  const locale = currentLanguage().locale
  const priced = await quoteNow(database, stay.id, { ...visit, extras: [] }, clock.now())
  const quote = priced?.result.ok ? priced.result.quote : undefined
  return {
    stayName: stay.name,
    home: homeAddress(stay.slug, { ...visit, couponCode: null, extras: [] }),
    days: sayNights(visit.nights, locale),
    party: sayParty(visit.party, locale),
    total: quote && sayMoney(money(quote.totalMinor, quote.currency), locale),
  }
}

export async function offerView(queries: Queries, { enquiry, stay, stored }: FoundOffer, key: string) {
  const locale = currentLanguage().locale
  const { quote, expiresAt } = stored
  return {
    stayName: stay.name,
    days: sayNights(quote.nights, locale),
    party: sayParty(quote.party, locale),
    price: priceView(await translateQuote(queries, quote), locale),
    until: sentence('values.homeTime', { when: sayInstant(expiresAt, stay.timeZone, locale) }),
    answer: enquiry.answer,
    hidden: { offer: key },
  }
}
