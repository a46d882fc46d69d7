// What may be chosen with a visit: the rate with its total, the extras with their prices, a code.

import { loadOffers } from '#offers/offer-store.server.ts'
import type { Fee, FeeBasis } from '#offers/prices/charges.ts'
import { quote } from '#offers/quote.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import type { StayOffer } from '#offers/stay-offer.ts'
import type { OfferContext } from '#offers/stay-wish.ts'
import type { Tools } from '#platform/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import type { ChoicesView, ExtraChoice, PlanChoice, QuoteView } from './quote-view.ts'
import { extraField, type QuoteWish } from './quote-wish.ts'

type Asked = {
  readonly offer: StayOffer
  readonly asked: QuoteWish
  readonly context: OfferContext
  readonly view: QuoteView
  readonly locale: string
}

export function describeChoices({ offer, asked, context, view, locale }: Asked): ChoicesView {
  const { chosen, faults } = asked
  const against = view.kind === 'refused' ? view : nothingAgainst
  return {
    plans: offer.plans.length > 1 ? plansOf(offer, asked, context, locale) : [],
    plan: chosen.plan || String(offer.plans[0].id),
    planFault: faults.plan ?? (against.plan.join(' ') || undefined),
    ...extrasAndCode(offer, asked, against, locale),
  }
}

type Against = { readonly coupon: readonly string[]; readonly extras: readonly string[] }

const nothingAgainst = { plan: [], coupon: [], extras: [] } as const

/** The same without the rates, for a visit whose rate is settled; `against` is what is said against the wish. */
export async function describeOptions(
  { database, environment }: Tools,
  stayId: number,
  asked: Pick<QuoteWish, 'chosen' | 'faults'>,
  against: Against = nothingAgainst,
): Promise<ChoicesView> {
  const offer = (await loadOffers(database, [stayId])).get(stayId)
  const rate = { plans: [], plan: '', planFault: undefined }
  if (!offer) return { ...rate, extras: [], code: undefined, codeFault: undefined }
  return { ...rate, ...extrasAndCode(offer, asked, against, environment.SITE_LANG) }
}

function extrasAndCode(
  offer: StayOffer,
  asked: Pick<QuoteWish, 'chosen' | 'faults'>,
  against: Against,
  locale: string,
) {
  const { chosen } = asked
  const knowsCodes = offer.discounts.some(({ kind }) => kind === 'coupon')
  const extras = extrasOf(offer, asked, locale)
  return {
    extras: extras.map(extra => ({
      ...extra,
      fault: extra.fault ?? (extra.typed === '' ? undefined : against.extras.join(' ') || undefined),
    })),
    code: knowsCodes || chosen.code ? (chosen.code ?? '') : undefined,
    codeFault: against.coupon.join(' ') || undefined,
  }
}

function plansOf(offer: StayOffer, { wish }: QuoteWish, context: OfferContext, locale: string): PlanChoice[] {
  return offer.plans.map(({ id, name, policy }) => {
    const result = wish && quote(offer, { ...wish, ratePlanId: id }, context)
    const [promise] = sayPolicy(policy ?? offer.policy)
    return {
      value: String(id),
      name,
      total: result?.ok ? sayMoney(money(result.quote.totalMinor, offer.currency), locale) : undefined,
      promise: promise!,
    }
  })
}

function extrasOf(
  offer: StayOffer,
  { chosen, faults }: Pick<QuoteWish, 'chosen' | 'faults'>,
  locale: string,
): ExtraChoice[] {
  return offer.fees
    .filter(({ mandatory }) => !mandatory)
    .map(fee => {
      const field = extraField(fee.id)
      const { name, maxQuantity: most } = fee
      const price = sayExtra(fee, offer, locale)
      return { field, name, price, most, typed: chosen[field] ?? '', fault: faults[field] }
    })
}

// biome-ignore format: a table
const basisWords: Readonly<Record<FeeBasis, string>> = {
  per_stay: 'each',
  per_night: 'a night',
  per_guest: 'a guest',
  per_guest_night: 'a guest and night',
  per_pet: 'a pet',
  per_pet_night: 'a pet and night',
  percent_of_lodging: 'of the price of the nights',
}

/** `€18.00 each`, `€5.00 a guest and night`, `5 % of the price of the nights`. */
function sayExtra({ basis, amount, amountByBand }: Fee, { currency }: StayOffer, locale: string): string {
  if (basis === 'percent_of_lodging') return `${amount / 100} % ${basisWords[basis]}`
  const perHead = amountByBand && (basis === 'per_guest' || basis === 'per_guest_night')
  const most = perHead ? Math.max(0, ...Object.values(amountByBand)) : amount
  if (most === 0) return 'free'
  return `${perHead ? 'up to ' : ''}${sayMoney(money(most, currency), locale)} ${basisWords[basis]}`
}
