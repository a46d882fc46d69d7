// Homes that leave a group keep what it said: its rules, fees and discounts become their own.

import { and, eq, isNull } from 'drizzle-orm'
import { mostOfAKind } from '#admin/rates/rate-refusals.ts'
import { discountTable, feeTable } from '#offers/stored/offer-tables.server.ts'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'

/**
 * False where a home would have more rules than it may have. A rule that one of its own always goes before is left out. Codes stay
 * with the group: guests were given them for all of it.
 */
export async function keepOnLeaving(
  queries: Transaction,
  groupId: number,
  stayIds: readonly number[],
): Promise<boolean> {
  const rules = await queries.select().from(stayRuleTable).where(eq(stayRuleTable.groupId, groupId))
  const fees = await queries
    .select()
    .from(feeTable)
    .where(and(eq(feeTable.groupId, groupId), eq(feeTable.active, true)))
  const discounts = await queries
    .select()
    .from(discountTable)
    .where(and(eq(discountTable.groupId, groupId), eq(discountTable.active, true), isNull(discountTable.code)))
  for (const stayId of stayIds) {
    const own = <Row extends { readonly id: number; readonly groupId: number | null }>(rows: readonly Row[]) =>
      rows.map(({ id: _, ...row }) => ({ ...row, groupId: null, stayId }))
    const ofHome = await queries.select().from(stayRuleTable).where(eq(stayRuleTable.stayId, stayId))
    const holding = rules.filter(rule => !ofHome.some(each => alwaysBefore(each, rule)))
    if (ofHome.length + holding.length > mostOfAKind) return false
    if (holding.length > 0) await queries.insert(stayRuleTable).values(own(holding))
    if (fees.length > 0) await queries.insert(feeTable).values(own(fees))
    if (discounts.length > 0) await queries.insert(discountTable).values(own(discounts))
  }
  return true
}

type Rule = typeof stayRuleTable.$inferSelect

/** Whether the home's own rule goes before that of the group on every day on which the latter holds. */
function alwaysBefore(own: Rule, { kind, priority, dates, weekdays, yearlyFirst, yearlyLast }: Rule): boolean {
  const isWithin =
    (own.dates.from === null || (dates.from !== null && own.dates.from <= dates.from)) &&
    (own.dates.until === null || (dates.until !== null && dates.until <= own.dates.until))
  const isOfYear = own.yearlyFirst === null || (own.yearlyFirst === yearlyFirst && own.yearlyLast === yearlyLast)
  const onSameDays = (own.weekdays & weekdays) === weekdays
  return own.kind === kind && own.priority >= priority && isWithin && isOfYear && onSameDays
}
