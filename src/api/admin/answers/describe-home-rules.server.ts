// The rules, fees, discounts and terms of a home as the content backend describes them to operators.

import { findSoldHome } from '#admin/rates/describe-rates.server.ts'
import { describeRules } from '#admin/rates/describe-rules.server.ts'
import type { OwnAndShared } from '#admin/rates/rates-view.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

/** Undefined for a home that is not there, or not sold. */
export async function describeHomeRules(tools: Tools, who: Operator, slug: Slug) {
  const found = await findSoldHome(tools, slug)
  const described = await describeRules(tools, who, slug)
  if (!found || !described) return undefined
  const { rules, fees, discounts } = found.offer
  const { currency, version, taxes, terms } = described
  return {
    ...{ slug, version, currency, taxes: [...taxes] },
    rules: rules.map(({ id, kind, priority, yearly }) => ({
      ...{ rule: id, demand: kind, priority, yearly: yearly !== null, ...wordsOf(described.rules, id) },
    })),
    fees: fees.map(({ id, kind, basis, amount, refundRule }) => ({
      ...{ fee: id, feeKind: kind, basis, amount, refund: refundRule, ...wordsOf(described.fees, id) },
    })),
    discounts: discounts.map(({ id, kind, code }) => ({
      ...{ discount: id, discountKind: kind, code, ...wordsOf(described.discounts, id) },
    })),
    policy: policyOf(terms.policy),
    payments: terms.payments.name,
    policies: terms.presets.map(policyOf),
    ownPolicies: terms.own.map(({ id, ...policy }) => ({ id, ...policyOf(policy) })),
    paymentTerms: terms.choices.map(({ id, name }) => ({ id, name })),
    taxesOf: terms.place,
    places: terms.places.map(({ id, name }) => ({ id, name })),
  }
}

function wordsOf({ ours, shared }: OwnAndShared, id: number) {
  const own = ours.find(each => each.id === id)
  const found = own ?? shared.find(each => each.id === id)
  return { ours: own !== undefined, inWords: { title: found?.title ?? '', said: found?.said ?? '' } }
}

function policyOf({ name, sentences }: { readonly name: string; readonly sentences: readonly string[] }) {
  return { name, sentences: [...sentences] }
}
