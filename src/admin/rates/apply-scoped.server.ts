// Applies changes of a home's own rules, fees and discounts; those of all homes stay untouched.

import { and, eq, max } from 'drizzle-orm'
import { discountTable, feeTable } from '#offers/stored/offer-tables.server.ts'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import { type DaySpan, everyDay, type WeekdaySet } from '#offers/terms/day-span.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import type { ChangeOf } from './rate-input.ts'
import { mostOfAKind, type RateRefusal } from './rate-refusals.ts'

export type Applied = Promise<RateRefusal | undefined>

type Statements<Row> = {
  /** How many there are of the kind. */
  readonly count: () => PromiseLike<number>
  readonly add: (row: Row) => PromiseLike<unknown>
  /** Changes the row, or removes it where none is given; answers the rows it touched. */
  readonly change: (row: Row | undefined) => PromiseLike<readonly unknown[]>
}

/** Adds a row while there are fewer than `mostOfAKind`, or changes or removes the one of that id. */
export async function applyRow<Row>(
  id: number | undefined,
  row: Row | undefined,
  { count, add, change }: Statements<Row>,
): Applied {
  if (id !== undefined) return (await change(row)).length === 0 ? 'row-unknown' : undefined
  if (!row) return 'row-unknown'
  if ((await count()) >= mostOfAKind) return 'too-many'
  await add(row)
  return undefined
}

type Entered<Kind extends 'rule' | 'fee' | 'discount'> = NonNullable<ChangeOf<Kind>['entered']>

export function applyRule(queries: Transaction, stayId: number, change: ChangeOf<'rule'>): Applied {
  return applyRuleOf(queries, { stayId }, change)
}

/** The rule of one home, or of a group of them. */
export function applyRuleOf(
  queries: Transaction,
  of: { readonly stayId: number } | { readonly groupId: number },
  { rule: id, entered }: Pick<ChangeOf<'rule'>, 'rule' | 'entered'>,
): Applied {
  const ours = 'stayId' in of ? eq(stayRuleTable.stayId, of.stayId) : eq(stayRuleTable.groupId, of.groupId)
  const thisOne = and(ours, eq(stayRuleTable.id, id ?? 0))
  return applyRow(id, entered ? ruleRow(entered) : undefined, {
    count: () => queries.$count(stayRuleTable, ours),
    add: row => queries.insert(stayRuleTable).values({ ...of, ...row }),
    change: row =>
      row
        ? queries.update(stayRuleTable).set(row).where(thisOne).returning()
        : queries.delete(stayRuleTable).where(thisOne).returning(),
  })
}

function ruleRow(entered: Entered<'rule'>) {
  const { demand, priority, weekdays, yearly, first, last } = entered
  return {
    ...{ kind: demand, priority, dates: yearly ? everyDay : spanOf(entered), weekdays: weekdaySet(weekdays) },
    yearlyFirst: yearly && first !== undefined ? monthAndDay(first) : null,
    yearlyLast: yearly && last !== undefined ? monthAndDay(last) : null,
    amount: 'amount' in entered ? entered.amount : null,
    lengths: 'lengths' in entered ? [...new Set(entered.lengths)].sort((one, other) => one - other) : null,
    closed: 'amount' in entered || 'lengths' in entered ? null : true,
    localTime: 'time' in entered ? entered.time : null,
    discountBp: entered.demand === 'gap_fill' ? (entered.percent ?? 0) : null,
  }
}

type Days = { readonly first?: string | undefined; readonly last?: string | undefined }

/** From the first day to the last, which is itself one; either end may be open. */
export function spanOf({ first, last }: Days): DaySpan {
  return {
    from: first === undefined ? null : requireCalendarDay(first),
    until: last === undefined ? null : addDays(requireCalendarDay(last), 1),
  }
}

/** `2027-06-01` as 601. */
export function monthAndDay(written: string): number {
  return Number(written.slice(5).replace('-', ''))
}

/** Of the numbers of the days, Monday 1. */
export function weekdaySet(weekdays: readonly number[]): WeekdaySet {
  return weekdays.reduce((set, weekday) => set | (1 << (weekday - 1)), 0)
}

export function applyFee(queries: Transaction, stayId: number, { fee: id, entered }: ChangeOf<'fee'>): Applied {
  const ours = and(eq(feeTable.stayId, stayId), eq(feeTable.active, true))
  const thisOne = and(ours, eq(feeTable.id, id ?? 0))
  return applyRow(id, entered ? feeRow(entered) : undefined, {
    count: () => queries.$count(feeTable, ours),
    add: async row => {
      const [last] = await queries
        .select({ position: max(feeTable.position) })
        .from(feeTable)
        .where(ours)
      await queries.insert(feeTable).values({ stayId, position: (last?.position ?? -1) + 1, ...row })
    },
    change: row =>
      queries
        .update(feeTable)
        .set(row ?? { active: false })
        .where(thisOne)
        .returning(),
  })
}

function feeRow({ name, feeKind: kind, basis, amount, byBand, most, refund }: Entered<'fee'>) {
  const isByBand = (basis === 'per_guest' || basis === 'per_guest_night') && byBand.length > 0
  return {
    ...{ name, kind, basis, amount, refundRule: refund, mandatory: kind !== 'extra' },
    amountByBand: isByBand ? Object.fromEntries(byBand.map(({ band, minor }) => [band, minor])) : null,
    maxQuantity: kind === 'extra' ? most : 1,
  }
}

/** A removed discount stays on record and is no longer offered: bookings may have used it. */
export function applyDiscount(
  queries: Transaction,
  stayId: number,
  { discount: id, entered }: ChangeOf<'discount'>,
): Applied {
  const ours = and(eq(discountTable.stayId, stayId), eq(discountTable.active, true))
  const thisOne = and(ours, eq(discountTable.id, id ?? 0))
  return applyRow(id, entered ? discountRow(entered) : undefined, {
    count: () => queries.$count(discountTable, ours),
    add: row => queries.insert(discountTable).values({ stayId, ...row }),
    change: row =>
      queries
        .update(discountTable)
        .set(row ?? { active: false })
        .where(thisOne)
        .returning(),
  })
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
