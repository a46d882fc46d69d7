// Copies a season or a rule of one home to others.

import { and, eq } from 'drizzle-orm'
import { ownPlan } from '#admin/rates/own-plan.server.ts'
import { mostOfAKind } from '#admin/rates/rate-refusals.ts'
import { ratePlanTable, seasonTable, stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { ManyChangeOf } from './many-input.ts'
import type { HomeRefusal } from './many-refusals.ts'

/** What is copied; `currency` is that of its sum, null where it has none. */
export type Original = { readonly stayId: number; readonly currency: string | null } & (
  | { readonly what: 'season'; readonly row: Omit<typeof seasonTable.$inferSelect, 'id' | 'ratePlanId'> }
  | { readonly what: 'rule'; readonly row: Omit<typeof stayRuleTable.$inferSelect, 'id' | 'stayId'> }
)

/** Undefined where that home has none of that id, or its prices are not to be seen by `who`. */
export async function findOriginal(
  queries: Transaction,
  who: Operator,
  { from, what, row: id }: ManyChangeOf<'copy'>,
): Promise<Original | undefined> {
  const ofHome = and(eq(stayTable.slug, from), within(reachOf(who, 'rates'), stayTable.id))
  if (what === 'rule') {
    const [found] = await queries
      .select({ rule: stayRuleTable })
      .from(stayRuleTable)
      .innerJoin(stayTable, eq(stayTable.id, stayRuleTable.stayId))
      .where(and(ofHome, eq(stayRuleTable.id, id)))
    if (!found) return undefined
    const { id: _, stayId, ...row } = found.rule
    return { what, row, stayId: stayId!, currency: null }
  }
  const [found] = await queries
    .select({ season: seasonTable, stayId: stayTable.id, currency: ratePlanTable.currency })
    .from(seasonTable)
    .innerJoin(stayOfferTable, eq(stayOfferTable.ratePlanId, seasonTable.ratePlanId))
    .innerJoin(ratePlanTable, eq(ratePlanTable.id, seasonTable.ratePlanId))
    .innerJoin(stayTable, eq(stayTable.id, stayOfferTable.stayId))
    .where(and(ofHome, eq(seasonTable.id, id)))
  if (!found) return undefined
  const { id: _, ratePlanId: __, ...row } = found.season
  return { what, row, stayId: found.stayId, currency: row.changeBp === null ? found.currency : null }
}

/** Adds the copy to the home; the database refuses a season that overlaps another of its priority. */
export async function copyRow(
  queries: Transaction,
  { stayId, currency }: { readonly stayId: number; readonly currency: string },
  original: Original,
): Promise<HomeRefusal | undefined> {
  if (stayId === original.stayId) return 'is-the-original'
  if (original.currency !== null && original.currency !== currency) return 'other-currency'
  if (original.what === 'rule') {
    if ((await queries.$count(stayRuleTable, eq(stayRuleTable.stayId, stayId))) >= mostOfAKind) return 'too-many'
    await queries.insert(stayRuleTable).values({ ...original.row, stayId })
    return undefined
  }
  const own = await ownPlan(queries, stayId)
  if (!own) return 'not-sold'
  const { planId: ratePlanId } = own
  if ((await queries.$count(seasonTable, eq(seasonTable.ratePlanId, ratePlanId))) >= mostOfAKind) return 'too-many'
  await queries.insert(seasonTable).values({ ...original.row, ratePlanId })
  return undefined
}
