// The terms of a new home: a moderate cancellation policy and one payment, reused where the site has them.

import { asc, eq, sql } from 'drizzle-orm'
import { type PresetName, policyPreset } from '#offers/refunds/policy-presets.ts'
import {
  cancellationPolicyTable,
  paymentInstalmentTable,
  paymentTermsTable,
} from '#offers/stored/rule-tables.server.ts'
import { storePolicy } from '#offers/stored/terms-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'

// Any fixed number: two homes begun at once find the same terms.
const termsLock = 7_305_012
const usualPolicy: PresetName = 'Moderate'

const payments = {
  online: { name: 'All when booking', atProperty: false, daysBefore: null },
  atTheHome: { name: 'At the home, on arrival', atProperty: true, daysBefore: 0 },
} as const

/** `takesMoney`: whether guests can pay on the site; else the price is paid at the home. */
export async function usualTerms(
  queries: Transaction,
  takesMoney: boolean,
): Promise<{ readonly policyId: number; readonly paymentTermsId: number }> {
  await queries.execute(sql`select pg_advisory_xact_lock(${termsLock})`)
  const [policy] = await queries
    .select({ id: cancellationPolicyTable.id })
    .from(cancellationPolicyTable)
    .where(eq(cancellationPolicyTable.name, usualPolicy))
    .orderBy(asc(cancellationPolicyTable.id))
    .limit(1)
  return {
    policyId: policy?.id ?? (await storePolicy(queries, policyPreset(usualPolicy))),
    paymentTermsId: await paymentTerms(queries, takesMoney ? payments.online : payments.atTheHome),
  }
}

async function paymentTerms(
  queries: Transaction,
  { name, atProperty, daysBefore }: (typeof payments)[keyof typeof payments],
): Promise<number> {
  const [standing] = await queries
    .select({ id: paymentTermsTable.id })
    .from(paymentTermsTable)
    .where(eq(paymentTermsTable.name, name))
    .orderBy(asc(paymentTermsTable.id))
    .limit(1)
  if (standing) return standing.id
  const [entered] = await queries
    .insert(paymentTermsTable)
    .values({ name, atProperty })
    .returning({ id: paymentTermsTable.id })
  const part = { termsId: entered!.id, position: 0, shareBp: 10_000, daysBefore }
  await queries.insert(paymentInstalmentTable).values(part)
  return entered!.id
}
