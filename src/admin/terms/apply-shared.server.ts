// Applies a change of payment terms, or of a cancellation policy, to the database. Bookings keep those they were made with.

import { eq, sql } from 'drizzle-orm'
import {
  cancellationPolicyTable,
  cancellationTierTable,
  paymentInstalmentTable,
  paymentTermsTable,
} from '#offers/stored/rule-tables.server.ts'
import { policyRow, tierRow } from '#offers/stored/terms-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { AppliedTerms } from './apply-taxes.server.ts'
import { policyOf } from './entered-terms.ts'
import type { EnteredPayment } from './payment-input.ts'
import type { EnteredPolicy } from './policy-input.ts'
import type { TermsChangeOf } from './terms-input.ts'
import { mostTerms, type TermsRefusal } from './terms-refusals.ts'

type Shared = typeof paymentTermsTable | typeof cancellationPolicyTable

/** Homes that still have it keep it from being removed, by the database: `reasonOfConstraint` in change-terms.server.ts. */
async function apply<Entered>(
  queries: Transaction,
  table: Shared,
  {
    id,
    version,
    entered,
  }: { readonly id?: number | undefined; readonly version: number; readonly entered: Entered | null },
  write: (id: number | undefined, entered: Entered) => Promise<number>,
): AppliedTerms {
  if (id === undefined) {
    if (!entered) return 'row-unknown'
    return (await queries.$count(table)) >= mostTerms ? 'too-many' : { id: await write(undefined, entered) }
  }
  const refusal = await raise(queries, table, id, version)
  if (refusal) return refusal
  if (entered) await write(id, entered)
  else await queries.delete(table).where(eq(table.id, id))
  return { id }
}

/** Locks it until the end of the transaction. */
async function raise(queries: Transaction, table: Shared, id: number, version: number) {
  const [standing] = await queries.select({ version: table.version }).from(table).where(eq(table.id, id)).for('update')
  if (!standing) return 'row-unknown' satisfies TermsRefusal
  if (standing.version !== version) return 'out-of-date' satisfies TermsRefusal
  await queries.update(table).set({ version: sql`version + 1` }).where(eq(table.id, id))
  return undefined
}

export function applyPayment(queries: Transaction, change: TermsChangeOf<'payment'>): AppliedTerms {
  return apply<EnteredPayment>(queries, paymentTermsTable, change, async (id, { name, atProperty, parts }) => {
    const row = { name, atProperty }
    const stored =
      id === undefined
        ? await queries.insert(paymentTermsTable).values(row).returning()
        : await queries.update(paymentTermsTable).set(row).where(eq(paymentTermsTable.id, id)).returning()
    const termsId = stored[0]!.id
    await queries.delete(paymentInstalmentTable).where(eq(paymentInstalmentTable.termsId, termsId))
    const whole = atProperty ? [{ share: 10_000, daysBefore: 0 }] : parts
    const rows = whole.map(({ share, daysBefore = null }, position) => ({
      termsId,
      position,
      shareBp: share,
      daysBefore,
    }))
    await queries.insert(paymentInstalmentTable).values(rows)
    return termsId
  })
}

export function applyPolicy(queries: Transaction, change: TermsChangeOf<'policy'>): AppliedTerms {
  return apply<EnteredPolicy>(queries, cancellationPolicyTable, change, async (id, entered) => {
    const policy = policyOf(entered)
    const row = policyRow(policy)
    const stored =
      id === undefined
        ? await queries.insert(cancellationPolicyTable).values(row).returning()
        : await queries.update(cancellationPolicyTable).set(row).where(eq(cancellationPolicyTable.id, id)).returning()
    const policyId = stored[0]!.id
    await queries.delete(cancellationTierTable).where(eq(cancellationTierTable.policyId, policyId))
    const tiers = policy.tiers.map(tier => tierRow(policyId, tier))
    if (tiers.length > 0) await queries.insert(cancellationTierTable).values(tiers)
    return policyId
  })
}
