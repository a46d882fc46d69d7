// Loads rules, discounts and fees: those of a stay, its groups and the whole site.

import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Discount, Fee } from '#offers/terms/charges.ts'
import type { StayRule } from '#offers/terms/stay-rule.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { discountOfRow, feeOfRow, ruleOfRow } from './offer-rows.server.ts'
import { discountTable, feeTable } from './offer-tables.server.ts'
import { isAny } from './plan-store.server.ts'
import { stayGroupMemberTable, stayRuleTable } from './rule-tables.server.ts'

type Scoped = {
  readonly rules: readonly StayRule[]
  readonly discounts: readonly Discount[]
  readonly fees: readonly Fee[]
}

/** Returns what applies to each of `stayIds`: rules and discounts by id, fees by position. */
export async function loadScoped(queries: Queries, stayIds: readonly number[]): Promise<(stayId: number) => Scoped> {
  const members = await queries.select().from(stayGroupMemberTable).where(isAny(stayGroupMemberTable.stayId, stayIds))
  const groupIds = [...new Set(members.map(({ groupId }) => groupId))]
  const reaches = (table: typeof stayRuleTable | typeof discountTable | typeof feeTable) =>
    or(isAny(table.stayId, stayIds), isAny(table.groupId, groupIds), and(isNull(table.stayId), isNull(table.groupId)))
  const rules = await queries.select().from(stayRuleTable).where(reaches(stayRuleTable)).orderBy(asc(stayRuleTable.id))
  const discounts = await queries
    .select()
    .from(discountTable)
    .where(and(eq(discountTable.active, true), reaches(discountTable)))
    .orderBy(asc(discountTable.id))
  const fees = await queries
    .select()
    .from(feeTable)
    .where(and(eq(feeTable.active, true), reaches(feeTable)))
    .orderBy(asc(feeTable.position), asc(feeTable.id))
  const groupsOf = Map.groupBy(members, ({ stayId }) => stayId)
  const rulesOf = reaching(rules, ruleOfRow)
  const discountsOf = reaching(discounts, discountOfRow)
  const feesOf = reaching(fees, feeOfRow)
  return stayId => {
    const groups = (groupsOf.get(stayId) ?? []).map(({ groupId }) => groupId)
    return { rules: rulesOf(stayId, groups), discounts: discountsOf(stayId, groups), fees: feesOf(stayId, groups) }
  }
}

type ScopedRow = { readonly stayId: number | null; readonly groupId: number | null }

/** Keeps the order of `rows`; stays without their own share one list. */
function reaching<Row extends ScopedRow, Shape>(rows: readonly Row[], read: (row: Row) => Shape) {
  const placed = rows.map((row, place) => ({ row, place, shape: read(row) }))
  const own = Map.groupBy(
    placed.filter(({ row }) => row.stayId !== null),
    ({ row }) => row.stayId,
  )
  const wide = placed.filter(({ row }) => row.stayId === null)
  const shared = new Map<string, { placed: typeof wide; shapes: readonly Shape[] }>()
  const sharedBy = (groups: readonly number[]) => {
    const key = groups.toSorted((one, other) => one - other).join()
    const known = shared.get(key)
    if (known) return known
    const reached = wide.filter(({ row }) => row.groupId === null || groups.includes(row.groupId))
    const made = { placed: reached, shapes: reached.map(({ shape }) => shape) }
    shared.set(key, made)
    return made
  }
  return (stayId: number, groups: readonly number[]): readonly Shape[] => {
    const common = sharedBy(groups)
    const mine = own.get(stayId)
    if (!mine) return common.shapes
    return [...common.placed, ...mine].sort((one, other) => one.place - other.place).map(({ shape }) => shape)
  }
}
