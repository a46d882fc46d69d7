// Applies a change of a home's cancellation policy and payment terms.

import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { type PresetName, policyPreset } from '#offers/refunds/policy-presets.ts'
import { stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import { paymentTermsTable } from '#offers/stored/rule-tables.server.ts'
import { loadTerms, storePolicy } from '#offers/stored/terms-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { ChangeOf } from './rate-input.ts'
import type { RateRefusal } from './rate-refusals.ts'

/** Shared policies and terms are not changed: only which ones this home uses. */
export async function applyTerms(
  queries: Transaction,
  stayId: number,
  { policy, paymentTerms: paymentTermsId }: ChangeOf<'terms'>,
): Promise<RateRefusal | undefined> {
  if (paymentTermsId !== undefined) {
    const [found] = await queries
      .select({ id: paymentTermsTable.id })
      .from(paymentTermsTable)
      .where(eq(paymentTermsTable.id, paymentTermsId))
    if (!found) return 'terms-unknown'
  }
  const policyId = policy === undefined ? undefined : await policyIdOf(queries, policy)
  const row = {
    ...(policyId === undefined ? {} : { policyId }),
    ...(paymentTermsId === undefined ? {} : { paymentTermsId }),
  }
  if (Object.keys(row).length > 0) {
    await queries.update(stayOfferTable).set(row).where(eq(stayOfferTable.stayId, stayId))
  }
  return undefined
}

/** The stored policy that is this preset to the letter; entered where there is none. */
export async function policyIdOf(queries: Transaction, name: PresetName): Promise<number> {
  const wanted = policyPreset(name)
  const { policies } = await loadTerms(queries)
  const standing = [...policies.values()].find(({ id: _, ...policy }) => isDeepStrictEqual(policy, wanted))
  return standing?.id ?? storePolicy(queries, wanted)
}
