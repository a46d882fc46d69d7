// The rules, fees, discounts and terms of one home as operators see them: its own with their forms, and those of all homes.

import { asc, eq } from 'drizzle-orm'
import { policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import { discountTable, feeTable } from '#offers/stored/offer-tables.server.ts'
import { paymentTermsTable } from '#offers/stored/rule-tables.server.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { bandField } from './base-form.ts'
import { findSoldHome, sayBand } from './describe-rates.server.ts'
import { discountKindWords, discountValues, sayDiscount } from './discount-form.ts'
import { feeKindWords, feeValues, sayFee } from './fee-form.ts'
import type { RateFacts } from './rate-form.ts'
import type { AdminRules, RateRow } from './rates-view.ts'
import { ruleValues, sayDemand, sayWhen } from './rule-form.ts'

export async function describeRules(tools: Tools, who: Operator, slug: Slug): Promise<AdminRules | undefined> {
  const found = await findSoldHome(tools, slug)
  if (!found) return undefined
  const { home, offer } = found
  const { currency, ageBands, policy, paymentTerms } = offer
  const locale = tools.environment.SITE_LANG
  const today = dayAtHome(tools.clock.now(), home.timeZone)
  const facts: RateFacts = { currency, bands: ageBands, maxGuests: offer.capacity.maxGuests, today }
  const own = await ownRows(tools, home.id)
  const apart = (rows: readonly (RateRow & { readonly isOurs: boolean })[]) => ({
    ours: rows.filter(({ isOurs }) => isOurs).map(({ isOurs: _, ...row }) => row),
    shared: rows.filter(({ isOurs }) => !isOurs).map(({ id, title, said }) => ({ id, title, said })),
  })
  return {
    ...{ slug, version: home.version, currency, mayChange: may(who, 'rates', 'change', home.id) },
    bands: ageBands.map(band => ({ field: bandField(band), label: sayBand(band, ageBands) })),
    rules: apart(
      offer.rules.map(rule => ({
        ...{ id: rule.id, title: sayDemand(rule), said: sayWhen(rule, locale), values: ruleValues(rule) },
        isOurs: rule.scope === 'stay',
      })),
    ),
    fees: apart(
      offer.fees.map(fee => ({
        ...{ id: fee.id, title: fee.name, values: feeValues(fee, facts), isOurs: own.fees.has(fee.id) },
        said: `${feeKindWords[fee.kind]}, ${sayFee(fee, currency, locale)}`,
      })),
    ),
    discounts: apart(
      offer.discounts.map(discount => ({
        ...{ id: discount.id, title: discount.name, values: discountValues(discount, facts) },
        said: `${discountKindWords[discount.kind]}, ${sayDiscount(discount, currency, locale)}`,
        isOurs: own.discounts.has(discount.id),
      })),
    ),
    taxes: offer.taxes.map(({ name, jurisdiction, inclusive }) =>
      [name, jurisdiction, inclusive ? 'included in the prices' : 'on top of the prices'].filter(Boolean).join(', '),
    ),
    terms: {
      policy: { name: policy.name, sentences: sayPolicy(policy) },
      presets: presetNames.map(name => ({ name, sentences: sayPolicy(policyPreset(name)) })),
      payments: { name: paymentTerms.name },
      choices: await tools.database
        .select({ id: paymentTermsTable.id, name: paymentTermsTable.name })
        .from(paymentTermsTable)
        .orderBy(asc(paymentTermsTable.name), asc(paymentTermsTable.id)),
    },
  }
}

async function ownRows({ database }: Tools, stayId: number) {
  const [fees, discounts] = await Promise.all([
    database.select({ id: feeTable.id }).from(feeTable).where(eq(feeTable.stayId, stayId)),
    database.select({ id: discountTable.id }).from(discountTable).where(eq(discountTable.stayId, stayId)),
  ])
  return { fees: new Set(fees.map(({ id }) => id)), discounts: new Set(discounts.map(({ id }) => id)) }
}
