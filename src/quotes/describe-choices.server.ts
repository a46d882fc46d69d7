// The choices of a visit: the rate with its total, extras with their prices, a code.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { quote } from '#offers/quote/quote.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import { knownOffer } from '#offers/stored/known-offers.server.ts'
import type { Fee, FeeBasis } from '#offers/terms/charges.ts'
import type { OfferContext, StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { translateOffer } from '#offers/terms/translate-offer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findTranslations } from '#stays/languages/find-translations.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { type Against, choicesAsTyped, nothingAgainst, type OfferedExtra } from './choices-as-typed.ts'
import { extraField, type QuoteInput } from './quote-input.ts'
import type { ChoicesView, PlanChoice, QuoteView } from './quote-view.ts'
import { sayChildTerms } from './say-child-terms.ts'

type Asked = {
  readonly offer: StayOffer
  readonly asked: QuoteInput
  readonly context: OfferContext
  readonly view: QuoteView
  readonly locale: string
}

export function describeChoices({ offer, asked, context, view, locale }: Asked): ChoicesView {
  const offered = {
    rates: offeredRates(offer, asked.input, context).map(rate => sayRate(rate, offer, locale)),
    extras: offeredExtras(offer, locale),
    takesCodes: takesCodes(offer),
    children: sayChildTerms(offer, locale),
  }
  return choicesAsTyped(offered, asked, view.kind === 'refused' ? view : nothingAgainst)
}

/** The same without the rates, for a visit whose rate is settled; `against` is what is said against the input. */
export async function describeOptions(
  { database }: Tools,
  stayId: number,
  asked: Pick<QuoteInput, 'chosen' | 'faults'>,
  against: Pick<Against, 'coupon' | 'extras'> = nothingAgainst,
): Promise<ChoicesView> {
  const loaded = await knownOffer(database, stayId)
  const offer = loaded && translateOffer(loaded, (await findTranslations(database, [stayId]))(stayId))
  const { locale } = currentLanguage()
  const offered = offer
    ? {
        rates: [],
        extras: offeredExtras(offer, locale),
        takesCodes: takesCodes(offer),
        children: sayChildTerms(offer, locale),
      }
    : { rates: [], extras: [], takesCodes: false, children: [] }
  return { ...choicesAsTyped(offered, asked, { ...against, plan: [] }), plan: '', planFault: undefined }
}

export function takesCodes(offer: StayOffer): boolean {
  return offer.discounts.some(({ kind }) => kind === 'coupon')
}

type OfferedRate = {
  readonly id: number
  readonly name: string
  /** Of the input in this rate; undefined while it cannot be priced. */
  readonly totalMinor: number | undefined
  /** What cancelling gives back, in one sentence. */
  readonly promise: string
}

/** Every rate of the home, the usual one first. */
export function offeredRates(offer: StayOffer, input: StayInput | undefined, context: OfferContext): OfferedRate[] {
  return offer.plans.map(({ id, name, policy }) => {
    const result = input && quote(offer, { ...input, ratePlanId: id }, context)
    const [promise] = sayPolicy(policy ?? offer.policy)
    return { id, name, totalMinor: result?.ok ? result.quote.totalMinor : undefined, promise: promise! }
  })
}

/** The rate as pages show it. */
export function sayRate({ id, name, totalMinor, promise }: OfferedRate, offer: StayOffer, locale: string): PlanChoice {
  const total = totalMinor === undefined ? undefined : sayMoney(money(totalMinor, offer.currency), locale)
  return { value: String(id), name, total, promise }
}

/** What may be added, each with its price in words. */
export function offeredExtras(offer: StayOffer, locale: string): (OfferedExtra & { readonly fee: Fee })[] {
  return offer.fees
    .filter(({ mandatory }) => !mandatory)
    .map(fee => {
      const { name, maxQuantity: most } = fee
      return { fee, field: extraField(fee.id), name, price: sayExtra(fee, offer, locale), most }
    })
}

// biome-ignore format: a table
const basisKeys: Readonly<Record<Exclude<FeeBasis, 'percent_of_lodging'>, SentenceKey>> = {
  per_stay: 'quotes.extraEach',
  per_night: 'quotes.aNight',
  per_guest: 'quotes.extraGuest',
  per_guest_night: 'quotes.extraGuestNight',
  per_pet: 'quotes.extraPet',
  per_pet_night: 'quotes.extraPetNight',
}
const bandKeys = { per_guest: 'quotes.extraGuestUpTo', per_guest_night: 'quotes.extraGuestNightUpTo' } as const

/** `€18 each`, `€5 a guest and night`, `5 % of the price of the nights`. */
function sayExtra({ basis, amount, amountByBand }: Fee, { currency }: StayOffer, locale: string): string {
  if (basis === 'percent_of_lodging') return sentence('quotes.extraOfNights', { percent: amount / 100 })
  const perHead = amountByBand && (basis === 'per_guest' || basis === 'per_guest_night')
  const most = perHead ? Math.max(0, ...Object.values(amountByBand)) : amount
  if (most === 0) return sentence('quotes.extraFree')
  return sentenceBy(perHead ? bandKeys[basis] : basisKeys[basis], { price: sayMoney(money(most, currency), locale) })
}
