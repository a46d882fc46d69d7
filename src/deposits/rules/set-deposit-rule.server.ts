// The command by which an operator sets the damage deposit of a home: for prices from now on, never for what was agreed.

import { eq, sql } from 'drizzle-orm'
import { stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import { damageDepositRuleTable } from '#offers/stored/rule-tables.server.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { isByCard } from '#payments/port/payment.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type DepositRule, depositMark } from './deposit-rule.ts'
import type { DepositRuleRefusal } from './deposit-rule-refusals.ts'

type DepositRuleInput = {
  readonly stayId: number
  /** The mark of the rule that the operator had before them. */
  readonly seen: string
  /** Null for no deposit. */
  readonly rule: DepositRule | null
}

type Answer = Outcome<{ readonly stayId: number }, DepositRuleRefusal>

/**
 * Sets it for this home alone: homes that share a rule keep it. What has been quoted or booked keeps the deposit that it
 * was shown. Sent twice it is set once. Reserved on a card only where guests of this home can pay by card.
 */
export async function setDepositRule(
  { database, environment }: Tools,
  operator: Operator,
  { stayId, seen, rule }: DepositRuleInput,
): Promise<Answer> {
  if (!may(operator, 'rates', 'change')) return refused('not-allowed')
  return inTransaction<Answer>(database, async queries => {
    const offer = stayOfferTable
    const [home] = await queries.select().from(offer).where(eq(offer.stayId, stayId)).for('update')
    if (!home || !may(operator, 'rates', 'change', stayId)) return refused('home-unknown')
    const former = home.damageDepositRuleId === null ? null : await lockRule(queries, home.damageDepositRuleId)
    if (depositMark(former) === depositMark(rule)) return done({ stayId })
    if (depositMark(former) !== seen) return refused('out-of-date')
    const isOnCard = rule?.method === 'hold'
    if (isOnCard && !(await methodsAtHome(queries, environment, stayId)).some(isByCard)) return refused('needs-card')
    const isShared = former !== null && (await countHomes(queries, former.id)) > 1
    if (former && rule && !isShared) {
      await queries.update(damageDepositRuleTable).set(rule).where(eq(damageDepositRuleTable.id, former.id))
      return done({ stayId })
    }
    const damageDepositRuleId = rule && (await enterRule(queries, rule))
    await queries.update(offer).set({ damageDepositRuleId }).where(eq(offer.stayId, stayId))
    if (former && !isShared)
      await queries.delete(damageDepositRuleTable).where(eq(damageDepositRuleTable.id, former.id))
    return done({ stayId })
  })
}

/** Locked, so that of two homes that share it the second to part from it finds it its own. */
async function lockRule(queries: Transaction, id: number) {
  const ofThis = eq(damageDepositRuleTable.id, id)
  const [row] = await queries.select().from(damageDepositRuleTable).where(ofThis).for('update')
  return row!
}

async function countHomes(queries: Transaction, ruleId: number): Promise<number> {
  const { rows } = await queries.execute<{ homes: number }>(
    sql`select count(*)::integer as homes from stay_offer where damage_deposit_rule_id = ${ruleId}`,
  )
  return rows[0]!.homes
}

async function enterRule(queries: Transaction, rule: DepositRule): Promise<number> {
  const [row] = await queries
    .insert(damageDepositRuleTable)
    .values({ ...rule, name: 'Damage deposit' })
    .returning({ id: damageDepositRuleTable.id })
  return row!.id
}
