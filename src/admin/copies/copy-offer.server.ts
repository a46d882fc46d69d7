// Copies how a home is sold: its plans with seasons, the nights ahead, rules, discounts, fees, and the terms it shares with others.

import { and, eq, gte, isNull } from 'drizzle-orm'
import { copyPlans } from '#admin/rates/own-plan.server.ts'
import {
  discountTable,
  feeTable,
  nightOverrideTable,
  ratePlanTable,
  stayOfferTable,
} from '#offers/stored/offer-tables.server.ts'
import { bookingModeOverrideTable, stayGroupMemberTable, stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { stayTable } from '#stays/stay-tables.server.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'

/** What is copied into which new home, of which name. */
export type Copy = {
  readonly from: typeof stayTable.$inferSelect
  readonly stayId: number
  readonly name: string
  readonly now: Date
}

export async function copyOffer(queries: Transaction, copy: Copy): Promise<void> {
  const { from, stayId } = copy
  const [sold] = await queries.select().from(stayOfferTable).where(eq(stayOfferTable.stayId, from.id))
  if (!sold) return
  const ratePlanId = await copyPlan(queries, sold.ratePlanId, copy)
  await queries.insert(stayOfferTable).values({ ...sold, stayId, ratePlanId })
  const modes = await queries
    .select()
    .from(bookingModeOverrideTable)
    .where(eq(bookingModeOverrideTable.stayId, from.id))
  if (modes.length > 0) await queries.insert(bookingModeOverrideTable).values(modes.map(row => ({ ...row, stayId })))
  await copyNights(queries, copy)
  await copyScoped(queries, copy)
}

/** Under the same names, but for the one that a new home gets, which names the home. */
async function copyPlan(queries: Transaction, planId: number, { from, name }: Copy): Promise<number> {
  const [plan] = await queries.select().from(ratePlanTable).where(eq(ratePlanTable.id, planId))
  const { planId: copied } = await copyPlans(queries, plan!)
  const renamed = plan!.name.startsWith(from.name) ? name + plan!.name.slice(from.name.length) : plan!.name
  await queries.update(ratePlanTable).set({ name: renamed }).where(eq(ratePlanTable.id, copied))
  return copied
}

/** Those that are over say nothing any more, and notes are about the home itself. */
async function copyNights(queries: Transaction, { from, stayId, now }: Copy): Promise<void> {
  const today = writeCalendarDay(dayInZone(now, from.timeZone))
  const ahead = and(eq(nightOverrideTable.stayId, from.id), gte(nightOverrideTable.night, today))
  const nights = await queries.select().from(nightOverrideTable).where(ahead)
  if (nights.length === 0) return
  await queries.insert(nightOverrideTable).values(nights.map(({ id: _, ...row }) => ({ ...row, stayId, note: '' })))
}

/** A promo code was given to guests of the one home, and may be used a limited number of times. */
async function copyScoped(queries: Transaction, { from, stayId }: Copy): Promise<void> {
  const rules = await queries.select().from(stayRuleTable).where(eq(stayRuleTable.stayId, from.id))
  if (rules.length > 0)
    await queries.insert(stayRuleTable).values(rules.map(({ id: _, ...row }) => ({ ...row, stayId })))
  const fees = await queries.select().from(feeTable).where(eq(feeTable.stayId, from.id))
  if (fees.length > 0) await queries.insert(feeTable).values(fees.map(({ id: _, ...row }) => ({ ...row, stayId })))
  const withoutCode = and(eq(discountTable.stayId, from.id), isNull(discountTable.code))
  const discounts = await queries.select().from(discountTable).where(withoutCode)
  if (discounts.length > 0) {
    await queries.insert(discountTable).values(discounts.map(({ id: _, ...row }) => ({ ...row, stayId })))
  }
  const groups = await queries.select().from(stayGroupMemberTable).where(eq(stayGroupMemberTable.stayId, from.id))
  if (groups.length > 0) await queries.insert(stayGroupMemberTable).values(groups.map(row => ({ ...row, stayId })))
}
