// Loads rate plans with their seasons, night overrides and derived plans.

import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { BasePlan, DerivedPlan, RatePlan } from '#offers/terms/rate-plan.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { overrideOfRow, planOfRow, seasonOfRow } from './offer-rows.server.ts'
import { nightOverrideTable, ratePlanTable, seasonTable } from './offer-tables.server.ts'

type PlansOnSale = readonly [BasePlan, ...DerivedPlan[]]

/** For each of `planIds` (plans with their own prices): the plan and its active derived plans, by id. */
export async function loadPlans(
  queries: Queries,
  planIds: readonly number[],
  policies: ReadonlyMap<number, CancellationPolicy>,
): Promise<Map<number, PlansOnSale>> {
  const plans = await queries
    .select()
    .from(ratePlanTable)
    .where(
      or(isAny(ratePlanTable.id, planIds), and(isAny(ratePlanTable.parentId, planIds), eq(ratePlanTable.active, true))),
    )
    .orderBy(asc(ratePlanTable.id))
  const ids = plans.map(({ id }) => id)
  const seasons = await queries
    .select()
    .from(seasonTable)
    .where(isAny(seasonTable.ratePlanId, ids))
    .orderBy(asc(seasonTable.id))
  const overrides = await queries
    .select()
    .from(nightOverrideTable)
    .where(and(isNotNull(nightOverrideTable.ratePlanId), isAny(nightOverrideTable.ratePlanId, ids)))
    .orderBy(asc(nightOverrideTable.night))
  const seasonsOf = Map.groupBy(seasons, ({ ratePlanId }) => ratePlanId)
  const overridesOf = Map.groupBy(overrides, ({ ratePlanId }) => ratePlanId)
  const read = plans.map(row =>
    planOfRow(row, {
      seasons: (seasonsOf.get(row.id) ?? []).map(seasonOfRow),
      overrides: (overridesOf.get(row.id) ?? []).map(overrideOfRow),
      policy: row.policyId === null ? null : (policies.get(row.policyId) ?? null),
    }),
  )
  const derivedOf = Map.groupBy(read.filter(isDerived), ({ parentId }) => parentId)
  return new Map(read.filter(isBase).map(plan => [plan.id, [plan, ...(derivedOf.get(plan.id) ?? [])]]))
}

/** A condition on any number of ids, sent as one array. */
export function isAny(column: PgColumn, ids: readonly number[]) {
  return sql`${column} = any(${sql.param(ids)}::integer[])`
}

function isBase(plan: RatePlan): plan is BasePlan {
  return plan.kind === 'base'
}

function isDerived(plan: RatePlan): plan is DerivedPlan {
  return plan.kind === 'derived'
}
