// Loads all cancellation policies, payment terms and damage deposits, which are few.

import { asc } from 'drizzle-orm'
import type { CancellationPolicy, CancellationTier } from '#offers/terms/cancellation-policy.ts'
import type { DamageDepositRule, PaymentTerms } from '#offers/terms/stay-offer.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { policyOfRows } from './offer-rows.server.ts'
import {
  cancellationPolicyTable,
  cancellationTierTable,
  damageDepositRuleTable,
  paymentInstalmentTable,
  paymentTermsTable,
} from './rule-tables.server.ts'

type Terms = {
  readonly policies: ReadonlyMap<number, CancellationPolicy>
  readonly paymentTerms: ReadonlyMap<number, PaymentTerms>
  readonly damageDeposits: ReadonlyMap<number, DamageDepositRule>
}

export async function loadTerms(queries: Queries): Promise<Terms> {
  const policies = await queries.select().from(cancellationPolicyTable)
  const tiers = await queries.select().from(cancellationTierTable)
  const terms = await queries.select().from(paymentTermsTable)
  const instalments = await queries.select().from(paymentInstalmentTable).orderBy(asc(paymentInstalmentTable.position))
  const deposits = await queries.select().from(damageDepositRuleTable)
  const tiersOf = Map.groupBy(tiers, ({ policyId }) => policyId)
  const instalmentsOf = Map.groupBy(instalments, ({ termsId }) => termsId)
  return {
    policies: new Map(policies.map(row => [row.id, policyOfRows(row, tiersOf.get(row.id) ?? [])])),
    paymentTerms: new Map(
      terms.map(({ id, name, atProperty }) => {
        const parts = (instalmentsOf.get(id) ?? []).map(({ shareBp: shareBasisPoints, daysBefore }) => ({
          shareBasisPoints,
          daysBefore,
        }))
        return [id, { id, name, ...(atProperty ? { atProperty } : {}), instalments: parts }]
      }),
    ),
    damageDeposits: new Map(deposits.map(({ name, ...rule }) => [rule.id, rule])),
  }
}

/** Stores a policy, such as a preset, and returns its id. */
export async function storePolicy(queries: Queries, policy: Omit<CancellationPolicy, 'id'>): Promise<number> {
  const stored = await queries
    .insert(cancellationPolicyTable)
    .values(policyRow(policy))
    .returning({ id: cancellationPolicyTable.id })
  const policyId = stored[0]!.id
  const tiers = policy.tiers.map(tier => tierRow(policyId, tier))
  if (tiers.length > 0) await queries.insert(cancellationTierTable).values(tiers)
  return policyId
}

export function policyRow(policy: Omit<CancellationPolicy, 'id' | 'tiers'>) {
  const { name, names = null, grace, noShow, unpaidBalance, clockOnAmendment } = policy
  return {
    ...{ name, names, unpaidBalance, clockOnAmendment },
    ...{ graceHours: grace?.hours ?? null, graceMinLeadDays: grace?.minLeadDays ?? null },
    ...{ noShowLodgingBp: noShow.lodging, noShowFeeBp: noShow.fee, noShowExtraBp: noShow.extra },
  }
}

export function tierRow(policyId: number, { daysBefore, atMinute, shares }: CancellationTier) {
  const atLocalTime = atMinute === null ? null : sayMinute(atMinute)
  return { policyId, daysBefore, atLocalTime, lodgingBp: shares.lodging, feeBp: shares.fee, extraBp: shares.extra }
}
