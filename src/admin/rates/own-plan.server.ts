// Gives a home a rate plan of its own before a change: homes that share one part then.

import { eq, sql } from 'drizzle-orm'
import { nightOverrideTable, ratePlanTable, seasonTable, stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'

/** `copied` and `copiedPlans` say which season and which derived plan of the former plan became which. */
type OwnPlan = {
  readonly planId: number
  readonly copied: ReadonlyMap<number, number>
  readonly copiedPlans: ReadonlyMap<number, number>
}

/**
 * The id of the plan that this home alone is sold by: the one it has, or a copy with seasons, single nights and derived
 * plans where others share it. Undefined when the home is not sold.
 */
export async function ownPlan(queries: Transaction, stayId: number): Promise<OwnPlan | undefined> {
  const [sold] = await queries.select().from(stayOfferTable).where(eq(stayOfferTable.stayId, stayId)).for('update')
  if (!sold) return undefined
  // Locked, so that of two homes that share it the second to part from it finds it its own.
  const [plan] = await queries.select().from(ratePlanTable).where(eq(ratePlanTable.id, sold.ratePlanId)).for('update')
  const homes = await queries.$count(stayOfferTable, eq(stayOfferTable.ratePlanId, sold.ratePlanId))
  if (homes === 1) return { planId: sold.ratePlanId, copied: new Map(), copiedPlans: new Map() }
  const parted = await copyPlans(queries, plan!)
  await queries.update(stayOfferTable).set({ ratePlanId: parted.planId }).where(eq(stayOfferTable.stayId, stayId))
  return parted
}

/** Copies a plan that has prices of its own, with its seasons, single nights and derived plans. */
export async function copyPlans(queries: Transaction, plan: typeof ratePlanTable.$inferSelect): Promise<OwnPlan> {
  const planId = await copyPlan(queries, plan, null)
  const derived = await queries.select().from(ratePlanTable).where(eq(ratePlanTable.parentId, plan.id))
  const copiedPlans = new Map<number, number>()
  for (const each of derived) copiedPlans.set(each.id, await copyPlan(queries, each, planId))
  const copied = new Map<number, number>()
  for (const [from, to] of [[plan.id, planId] as const, ...copiedPlans]) {
    const seasons = await queries.select().from(seasonTable).where(eq(seasonTable.ratePlanId, from))
    for (const { id, ...season } of seasons) {
      const [row] = await queries
        .insert(seasonTable)
        .values({ ...season, ratePlanId: to })
        .returning({ id: seasonTable.id })
      copied.set(id, row!.id)
    }
  }
  return { planId, copied, copiedPlans }
}

/** Copies the plan with its night overrides. */
async function copyPlan(
  queries: Transaction,
  { id, ...plan }: typeof ratePlanTable.$inferSelect,
  parentId: number | null,
): Promise<number> {
  const [row] = await queries
    .insert(ratePlanTable)
    .values({ ...plan, parentId })
    .returning({ id: ratePlanTable.id })
  const { ratePlanId } = nightOverrideTable
  const nights = await queries.select().from(nightOverrideTable).where(sql`${ratePlanId} = ${id}`)
  if (nights.length > 0) {
    await queries
      .insert(nightOverrideTable)
      .values(nights.map(({ id: _, ...night }) => ({ ...night, ratePlanId: row!.id })))
  }
  return row!.id
}
