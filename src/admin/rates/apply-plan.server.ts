// Applies a change of the rates that follow from a home's usual price.

import { and, eq } from 'drizzle-orm'
import { ratePlanTable } from '#offers/stored/offer-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type Applied, applyRow } from './apply-scoped.server.ts'
import { isPolicy, policyIdOf } from './apply-terms.server.ts'
import { ownPlan } from './own-plan.server.ts'
import type { ChangeOf } from './rate-input.ts'
import { mostPlans } from './rate-refusals.ts'

/** A removed rate stays on record and is no longer sold: bookings name it. */
export async function applyPlan(
  queries: Transaction,
  stayId: number,
  { plan: id, entered }: ChangeOf<'plan'>,
): Applied {
  const own = await ownPlan(queries, stayId)
  if (!own) return 'not-sold'
  const { planId, copiedPlans } = own
  const ours = and(eq(ratePlanTable.parentId, planId), eq(ratePlanTable.active, true))
  const thisOne = and(ours, eq(ratePlanTable.id, copiedPlans.get(id ?? 0) ?? id ?? 0))
  if (id === undefined && (await queries.$count(ratePlanTable, ours)) >= mostPlans) return 'too-many-plans'
  const row = entered ? await planRow(queries, entered) : undefined
  if (row === 'policy-unknown') return row
  return applyRow(id, row, {
    count: () => queries.$count(ratePlanTable, ours),
    add: async row => {
      const [parent] = await queries
        .select({ currency: ratePlanTable.currency })
        .from(ratePlanTable)
        .where(eq(ratePlanTable.id, planId))
      await queries.insert(ratePlanTable).values({ ...row, currency: parent!.currency, parentId: planId })
    },
    change: row =>
      queries
        .update(ratePlanTable)
        .set(row ?? { active: false })
        .where(thisOne)
        .returning(),
  })
}

async function planRow(queries: Transaction, { name, price, ...chosen }: NonNullable<ChangeOf<'plan'>['entered']>) {
  const { policy, ownPolicy } = chosen
  if (policy === undefined && ownPolicy !== undefined && !(await isPolicy(queries, ownPolicy))) return 'policy-unknown'
  const policyId = policy === 'home' ? null : policy === undefined ? ownPolicy : await policyIdOf(queries, policy)
  return {
    ...{ name, ...(policyId !== undefined && { policyId }) },
    changeBp: price.kind === 'percent' ? price.amount : null,
    changeMinor: price.kind === 'delta' ? price.amount : null,
  }
}
