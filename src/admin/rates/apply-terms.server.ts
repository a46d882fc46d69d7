// Applies a change of a home's cancellation policy and payment terms.

import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { type PresetName, policyPreset } from '#offers/refunds/policy-presets.ts'
import { stayOfferTable, taxProfileTable } from '#offers/stored/offer-tables.server.ts'
import { cancellationPolicyTable, paymentTermsTable } from '#offers/stored/rule-tables.server.ts'
import { loadTerms, storePolicy } from '#offers/stored/terms-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { ChangeOf } from './rate-input.ts'
import type { RateRefusal } from './rate-refusals.ts'

/** Shared policies and terms are not changed: only which ones this home uses. */
export async function applyTerms(
  queries: Transaction,
  stayId: number,
  { policy, ownPolicy, paymentTerms: paymentTermsId, taxes }: ChangeOf<'terms'>,
): Promise<RateRefusal | undefined> {
  if (paymentTermsId !== undefined) {
    const [found] = await queries
      .select({ id: paymentTermsTable.id })
      .from(paymentTermsTable)
      .where(eq(paymentTermsTable.id, paymentTermsId))
      .for('share')
    if (!found) return 'terms-unknown'
  }
  const wrong = taxes ? await notOfPlace(queries, stayId, taxes) : undefined
  if (wrong) return wrong
  if (ownPolicy !== undefined && !(await isPolicy(queries, ownPolicy))) return 'policy-unknown'
  const policyId = policy === undefined ? ownPolicy : await policyIdOf(queries, policy)
  const row = {
    ...(policyId === undefined ? {} : { policyId }),
    ...(paymentTermsId === undefined ? {} : { paymentTermsId }),
    ...(taxes === undefined ? {} : { taxProfileId: taxes || null }),
  }
  if (Object.keys(row).length > 0) {
    await queries.update(stayOfferTable).set(row).where(eq(stayOfferTable.stayId, stayId))
  }
  return undefined
}

/** Why the home cannot follow the taxes of that place; keeps the place until the end of the transaction. */
async function notOfPlace(queries: Transaction, stayId: number, profileId: number): Promise<RateRefusal | undefined> {
  const [profile] = await queries
    .select({ currency: taxProfileTable.currency })
    .from(taxProfileTable)
    .where(and(eq(taxProfileTable.id, profileId), eq(taxProfileTable.active, true)))
    .for('share')
  const [home] = await queries.select({ currency: stayTable.currency }).from(stayTable).where(eq(stayTable.id, stayId))
  if (!profile) return 'taxes-unknown'
  return profile.currency === null || profile.currency === home?.currency ? undefined : 'taxes-currency'
}

/** Whether it is there; it stays until the end of the transaction. */
export async function isPolicy(queries: Transaction, policyId: number): Promise<boolean> {
  const { id } = cancellationPolicyTable
  const found = await queries.select({ id }).from(cancellationPolicyTable).where(eq(id, policyId)).for('share')
  return found.length > 0
}

/** The stored policy that is this preset to the letter; entered where there is none. */
export async function policyIdOf(queries: Transaction, name: PresetName): Promise<number> {
  const wanted = policyPreset(name)
  const { policies } = await loadTerms(queries)
  const standing = [...policies.values()].find(({ id: _, ...policy }) => isDeepStrictEqual(policy, wanted))
  return standing?.id ?? storePolicy(queries, wanted)
}
