// Describes a home's rules, fees, discounts and terms: its own with their forms, and the shared ones.

import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isPreset, policyNameIn, policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import { discountTable, feeTable, stayOfferTable, taxProfileTable } from '#offers/stored/offer-tables.server.ts'
import { paymentTermsTable } from '#offers/stored/rule-tables.server.ts'
import { loadTerms } from '#offers/stored/terms-store.server.ts'
import { namedBands } from '#offers/terms/child-bands.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { formValues } from '#values/form-input.ts'
import { sayList } from '#values/say-list.ts'
import type { Slug } from '#values/slug.ts'
import { sayBand } from './age-words.ts'
import { findSoldHome } from './describe-rates.server.ts'
import { discountKindWords, sayDiscount } from './discount-words.ts'
import { byBands, enteredDiscount, enteredFee, enteredRule } from './entered-rates.ts'
import { feeKindWords, sayFee } from './fee-words.ts'
import { discountInput, feeInput, rateAbout, ruleInput } from './rate-input.ts'
import type { AdminRules, RateRow, TermsChoices } from './rates-view.ts'
import { sayDemand, sayWhen } from './rule-words.ts'

export async function describeRules(tools: Tools, who: Operator, slug: Slug): Promise<AdminRules | undefined> {
  const found = await findSoldHome(tools, slug)
  if (!found) return undefined
  const { home, offer } = found
  const { currency, policy, paymentTerms } = offer
  const bands = namedBands(offer)
  const { code, locale } = currentLanguage()
  const about = rateAbout(offer)
  const today = dayInZone(tools.clock.now(), home.timeZone)
  const own = await ownRows(tools, home.id)
  const apart = (rows: readonly (RateRow & { readonly isOurs: boolean })[]) => ({
    ours: rows.filter(({ isOurs }) => isOurs).map(({ isOurs: _, ...row }) => row),
    shared: rows.filter(({ isOurs }) => !isOurs).map(({ id, title, said }) => ({ id, title, said })),
  })
  return {
    ...{ slug, version: home.version, currency, mayChange: may(who, 'rates', 'change', home.id) },
    bands: bands.map(band => ({ code: band.code, label: sayBand(band, bands) })),
    rules: apart(
      offer.rules.map(rule => ({
        ...{ id: rule.id, title: sayDemand(rule), said: sayWhen(rule, locale), isOurs: rule.scope === 'stay' },
        values: formValues(ruleInput, enteredRule(rule, today), about),
      })),
    ),
    fees: apart(
      offer.fees.map(fee => {
        const entered = enteredFee(fee, offer)
        return {
          ...{ id: fee.id, title: fee.name, isOurs: own.fees.has(fee.id) },
          said: sentence('rates.feeAndPrice', { kind: feeKindWords[fee.kind](), price: sayFee(fee, offer, locale) }),
          values: formValues(feeInput, { ...entered, byBand: byBands(bands, entered.byBand) }, about),
        }
      }),
    ),
    discounts: apart(
      offer.discounts.map(discount => ({
        ...{ id: discount.id, title: discount.name, isOurs: own.discounts.has(discount.id) },
        said: sentence('rates.discount', {
          kind: discountKindWords[discount.kind](),
          parts: sayDiscount(discount, currency, locale),
        }),
        values: formValues(discountInput, enteredDiscount(discount), about),
      })),
    ),
    taxes: offer.taxes.map(({ name: itself, jurisdiction, inclusive }) => {
      const name = sayList([itself, jurisdiction])
      return inclusive ? sentence('rates.taxIncluded', { name }) : sentence('rates.taxOnTop', { name })
    }),
    terms: {
      policy: { name: policyNameIn(policy, code), sentences: sayPolicy(policy) },
      payments: { name: paymentTerms.name },
      place: await placeOf(tools, home.id),
      ...(await termsChoices(tools, currency)),
    },
  }
}

/** What a home with prices in that currency can be given of what homes share of their terms, in the current language. */
export async function termsChoices(tools: Tools, currency: string): Promise<TermsChoices> {
  const { code } = currentLanguage()
  return {
    presets: presetNames.map(name => ({ name, sentences: sayPolicy(policyPreset(name)) })),
    own: await ownPolicies(tools, code),
    choices: await tools.database
      .select({ id: paymentTermsTable.id, name: paymentTermsTable.name })
      .from(paymentTermsTable)
      .orderBy(asc(paymentTermsTable.name), asc(paymentTermsTable.id)),
    places: await placesOf(tools, currency),
  }
}

/** Cancellation policies that operators entered, with their names in the language of that code. */
async function ownPolicies({ database }: Tools, code: string) {
  const { policies } = await loadTerms(database)
  const own = [...policies.values()].filter(policy => !isPreset(policy))
  return own.map(policy => ({ id: policy.id, name: policyNameIn(policy, code), sentences: sayPolicy(policy) }))
}

/** The places with sums in that currency, or without any. */
function placesOf({ database }: Tools, code: string) {
  const { id, name } = taxProfileTable
  return database
    .select({ id, name })
    .from(taxProfileTable)
    .where(
      and(eq(taxProfileTable.active, true), or(isNull(taxProfileTable.currency), eq(taxProfileTable.currency, code))),
    )
    .orderBy(asc(name), asc(id))
}

async function placeOf({ database }: Tools, stayId: number) {
  const { id, name } = taxProfileTable
  const [place] = await database
    .select({ id, name })
    .from(stayOfferTable)
    .innerJoin(taxProfileTable, eq(id, stayOfferTable.taxProfileId))
    .where(eq(stayOfferTable.stayId, stayId))
  return place ?? null
}

async function ownRows({ database }: Tools, stayId: number) {
  const [fees, discounts] = await Promise.all([
    database.select({ id: feeTable.id }).from(feeTable).where(eq(feeTable.stayId, stayId)),
    database.select({ id: discountTable.id }).from(discountTable).where(eq(discountTable.stayId, stayId)),
  ])
  return { fees: new Set(fees.map(({ id }) => id)), discounts: new Set(discounts.map(({ id }) => id)) }
}
