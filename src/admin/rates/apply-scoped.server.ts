// Rules, fees and discounts of one home as statements: entered, changed, taken away. Those of all homes are not touched here.

import { and, eq, max } from 'drizzle-orm'
import { discountTable, feeTable } from '#offers/stored/offer-tables.server.ts'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import type { DaySpan, WeekdaySet } from '#offers/terms/day-span.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import type { ChangeOf } from './rate-input.ts'
import { mostOfAKind, type RateRefusal } from './rate-refusals.ts'

type Applied = Promise<RateRefusal | undefined>
type Entered<Kind extends 'rule' | 'fee' | 'discount'> = NonNullable<ChangeOf<Kind>['entered']>

export async function applyRule(
  queries: Transaction,
  stayId: number,
  { rule: id, entered }: ChangeOf<'rule'>,
): Applied {
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

function ruleRow(entered: Entered<'rule'>) {
  const { demand, priority, weekdays } = entered
  return {
    ...{ kind: demand, priority, dates: spanOf(entered), weekdays: weekdaySet(weekdays) },
    amount: 'amount' in entered ? entered.amount : null,
    lengths: 'lengths' in entered ? [...new Set(entered.lengths)].sort((one, other) => one - other) : null,
    closed: 'amount' in entered || 'lengths' in entered ? null : true,
    localTime: 'time' in entered ? entered.time : null,
    discountBp: entered.demand === 'gap_fill' ? (entered.percent ?? 0) : null,
  }
}

/** From the first day to the last, which is itself one; either end may be open. */
export function spanOf({
  first,
  last,
}: {
  readonly first?: string | undefined
  readonly last?: string | undefined
}): DaySpan {
  return {
    from: first === undefined ? null : requireCalendarDay(first),
    until: last === undefined ? null : addDays(requireCalendarDay(last), 1),
  }
}

/** Of the numbers of the days, Monday 1. */
export function weekdaySet(weekdays: readonly number[]): WeekdaySet {
  return weekdays.reduce((set, weekday) => set | (1 << (weekday - 1)), 0)
}

export async function applyFee(queries: Transaction, stayId: number, { fee: id, entered }: ChangeOf<'fee'>): Applied {
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

function feeRow({ name, feeKind: kind, basis, amount, byBand, most, refund }: Entered<'fee'>) {
  const isByBand = (basis === 'per_guest' || basis === 'per_guest_night') && byBand.length > 0
  return {
    ...{ name, kind, basis, amount, refundRule: refund, mandatory: kind !== 'extra' },
    amountByBand: isByBand ? Object.fromEntries(byBand.map(({ band, minor }) => [band, minor])) : null,
    maxQuantity: kind === 'extra' ? most : 1,
  }
}

/** One that was used stays on record: taken away, it is only no longer offered. */
export async function applyDiscount(
  queries: Transaction,
  stayId: number,
  { discount: id, entered }: ChangeOf<'discount'>,
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

function discountRow({ name, discountKind: kind, reduction, off, stackable, ...entered }: Entered<'discount'>) {
  const isCoupon = kind === 'coupon'
  return {
    ...{ name, kind, stackable, appliesTo: off },
    reductionBp: reduction.kind === 'percent' ? reduction.amount : null,
    reductionMinor: reduction.kind === 'fixed' ? reduction.amount : null,
    minNights: entered.minimumNights ?? null,
    minLeadDays: entered.minimumLead ?? null,
    maxLeadDays: entered.maximumLead ?? null,
    maxGapNights: kind === 'gap' ? (entered.maximumGap ?? null) : null,
    code: isCoupon ? (entered.code?.toUpperCase() ?? null) : null,
    nights: spanOf(entered),
    bookable: spanOf({ first: entered.bookedFrom, last: entered.bookedUntil }),
    limitTotal: isCoupon ? (entered.total ?? null) : null,
    limitPerGuest: isCoupon ? (entered.perGuest ?? null) : null,
  }
}
