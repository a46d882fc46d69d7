// What an operator called rates, seasons, fees, discounts and taxes, in the language of a home's translations.

import { type TranslationMemory, translated } from '#stays/languages/translation-memory.ts'
import type { QuoteLine } from './quote-line.ts'
import type { BasePlan, DerivedPlan } from './rate-plan.ts'
import type { StayOffer } from './stay-offer.ts'

/** The same prices and rules under the translated names; the offer itself where nothing is translated. */
export function translateOffer(offer: StayOffer, memory: TranslationMemory): StayOffer {
  if (memory.size === 0) return offer
  const named = <Named extends { readonly name: string }>(each: Named) => ({
    ...each,
    name: translated(memory, each.name),
  })
  const [base, ...derived] = offer.plans
  const plan: BasePlan = { ...named(base), seasons: base.seasons.map(named) }
  return {
    ...offer,
    plans: [plan, ...derived.map((each): DerivedPlan => ({ ...named(each), seasons: each.seasons.map(named) }))],
    fees: offer.fees.map(named),
    discounts: offer.discounts.map(named),
    taxes: offer.taxes.map(named),
  }
}

/** Every name in the offer that somebody typed and a price shows. */
export function namesInOffer({ fees, discounts, taxes }: StayOffer): string[] {
  return [...fees, ...discounts, ...taxes].map(({ name }) => name)
}

/** Lines of a stored price: each keeps all but its label. */
export function translateLines(lines: readonly QuoteLine[], memory: TranslationMemory): readonly QuoteLine[] {
  return memory.size === 0 ? lines : lines.map(line => ({ ...line, label: translated(memory, line.label) }))
}
