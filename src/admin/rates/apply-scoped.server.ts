// Rules, fees and discounts of one home as statements: entered, changed, taken away. Those of all homes are not touched here.

import { and, eq, max } from 'drizzle-orm'
import { discountTable, feeTable } from '#offers/stored/offer-tables.server.ts'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { DiscountEntered, FeeEntered, RateChange, RuleEntered } from './rate-change.ts'
import { mostOfAKind, type RateRefusal } from './rate-refusals.ts'

type Applied = Promise<RateRefusal | undefined>
type ChangeOf<Kind extends RateChange['kind']> = Extract<RateChange, { readonly kind: Kind }>

export async function applyRule(queries: Transaction, stayId: number, { id, entered }: ChangeOf<'rule'>): Applied {
  const ours = eq(stayRuleTable.stayId, stayId)
  if (id === undefined) {
    if (!entered) return 'row-unknown'
    if ((await queries.$count(stayRuleTable, ours)) >= mostOfAKind) return 'too-many'
    await queries.insert(stayRuleTable).values({ stayId, ...ruleRow(entered) })
    return undefined
  }
  const thisOne = and(ours, eq(stayRuleTable.id, id))
  const touched = entered
    ? await queries.update(stayRuleTable).set(ruleRow(entered)).where(thisOne).returning()
    : await queries.delete(stayRuleTable).where(thisOne).returning()
  return touched.length === 0 ? 'row-unknown' : undefined
}

const nothingAsked = { amount: null, lengths: null, closed: null, localTime: null, discountBp: null }

function ruleRow({ priority, days: dates, weekdays, demand }: RuleEntered) {
  const frame = { ...nothingAsked, priority, dates, weekdays, kind: demand.kind }
  switch (demand.kind) {
    case 'min_arrival':
    case 'min_through':
    case 'max_stay':
    case 'turnover_nights':
    case 'window_days':
      return { ...frame, amount: demand.nights }
    case 'allowed_lengths':
      return { ...frame, lengths: [...demand.lengths] }
    case 'closed_to_arrival':
    case 'closed_to_departure':
    case 'closed':
      return { ...frame, closed: demand.closed }
    case 'lead_time_hours':
      return { ...frame, amount: demand.hours }
    case 'cutoff_local_time':
      return { ...frame, amount: demand.daysBefore, localTime: sayMinute(demand.minute) }
    case 'gap_fill':
      return { ...frame, amount: demand.floor, discountBp: demand.discountBasisPoints }
  }
}

export async function applyFee(queries: Transaction, stayId: number, { id, entered }: ChangeOf<'fee'>): Applied {
  const ours = and(eq(feeTable.stayId, stayId), eq(feeTable.active, true))
  if (id === undefined) {
    if (!entered) return 'row-unknown'
    if ((await queries.$count(feeTable, ours)) >= mostOfAKind) return 'too-many'
    const [last] = await queries
      .select({ position: max(feeTable.position) })
      .from(feeTable)
      .where(ours)
    await queries.insert(feeTable).values({ stayId, position: (last?.position ?? -1) + 1, ...feeRow(entered) })
    return undefined
  }
  const row = entered ? feeRow(entered) : { active: false }
  const touched = await queries
    .update(feeTable)
    .set(row)
    .where(and(ours, eq(feeTable.id, id)))
    .returning()
  return touched.length === 0 ? 'row-unknown' : undefined
}

function feeRow({ amountByBand, ...fee }: FeeEntered) {
  return { ...fee, amountByBand: amountByBand && { ...amountByBand } }
}

/** One that was used stays on record: taken away, it is only no longer offered. */
export async function applyDiscount(
  queries: Transaction,
  stayId: number,
  { id, entered }: ChangeOf<'discount'>,
): Applied {
  const ours = and(eq(discountTable.stayId, stayId), eq(discountTable.active, true))
  if (id === undefined) {
    if (!entered) return 'row-unknown'
    if ((await queries.$count(discountTable, ours)) >= mostOfAKind) return 'too-many'
    await queries.insert(discountTable).values({ stayId, ...discountRow(entered) })
    return undefined
  }
  const row = entered ? discountRow(entered) : { active: false }
  const touched = await queries
    .update(discountTable)
    .set(row)
    .where(and(ours, eq(discountTable.id, id)))
    .returning()
  return touched.length === 0 ? 'row-unknown' : undefined
}

function discountRow({ reduction, limits, appliesTo, ...discount }: DiscountEntered) {
  return {
    ...discount,
    appliesTo: [...appliesTo],
    reductionBp: reduction.kind === 'percent' ? reduction.basisPoints : null,
    reductionMinor: reduction.kind === 'fixed' ? reduction.minor : null,
    limitTotal: limits.total,
    limitPerGuest: limits.perGuest,
  }
}
