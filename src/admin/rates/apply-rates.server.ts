// Applies a change of rates to the database, by its kind.

import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { nightsOf } from '#admin/calendar/nights/block-input.ts'
import {
  ageBandTable,
  nightOverrideTable,
  ratePlanTable,
  seasonTable,
  stayOfferTable,
} from '#offers/stored/offer-tables.server.ts'
import { inWeekdays } from '#offers/terms/day-span.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { eachNight } from '#values/night-range.ts'
import { applyChildren } from './apply-children.server.ts'
import { applyCurrency } from './apply-currency.server.ts'
import { applyPlan } from './apply-plan.server.ts'
import {
  type Applied,
  applyDiscount,
  applyFee,
  applyRow,
  applyRule,
  monthAndDay,
  spanOf,
  weekdaySet,
} from './apply-scoped.server.ts'
import { applyTerms } from './apply-terms.server.ts'
import { ownPlan } from './own-plan.server.ts'
import type { ChangeOf, RateChange, RateKind } from './rate-input.ts'

type Appliers = {
  readonly [Kind in RateKind]: (queries: Transaction, stayId: number, change: ChangeOf<Kind>, tools: Tools) => Applied
}

const appliers: Appliers = {
  base: applyBase,
  season: applySeason,
  nights: applyNights,
  rule: applyRule,
  fee: applyFee,
  discount: applyDiscount,
  terms: applyTerms,
  currency: applyCurrency,
  plan: applyPlan,
  children: applyChildren,
}

/** Carries the change out for this home alone; answers why not, and then the transaction must be undone. */
export function applyRates(queries: Transaction, stayId: number, change: RateChange, tools: Tools): Applied {
  return apply(queries, stayId, change.kind, change, tools)
}

function apply<Kind extends RateKind>(
  queries: Transaction,
  stayId: number,
  kind: Kind,
  change: RateChange,
  tools: Tools,
): Applied {
  return appliers[kind](queries, stayId, change as ChangeOf<Kind>, tools)
}

async function applyBase(queries: Transaction, stayId: number, { base }: ChangeOf<'base'>): Applied {
  const own = await ownPlan(queries, stayId)
  if (!own) return 'not-sold'
  const { nightlyMinor, weekdayMinor, includedGuests, extraGuests } = base
  const sums = extraGuests.flatMap(({ band, nightlyMinor: minor }) => (minor === 0 ? [] : [[band, minor] as const]))
  const extraGuestNightlyMinor = { ...(await sumsAtRest(queries, stayId, own.planId)), ...Object.fromEntries(sums) }
  await queries
    .update(ratePlanTable)
    .set({ baseNightlyMinor: nightlyMinor, weekdayDeltaMinor: weekdayMinor, includedGuests, extraGuestNightlyMinor })
    .where(eq(ratePlanTable.id, own.planId))
  return undefined
}

/** Of a home that says itself what children pay: what the bands of the site had for them, which holds again without that. */
async function sumsAtRest(queries: Transaction, stayId: number, planId: number) {
  const { childBands } = stayOfferTable
  const [home] = await queries
    .select({ sums: ratePlanTable.extraGuestNightlyMinor })
    .from(ratePlanTable)
    .innerJoin(stayOfferTable, and(eq(stayOfferTable.stayId, stayId), isNotNull(childBands)))
    .where(eq(ratePlanTable.id, planId))
  if (!home) return {}
  const [adults] = await queries
    .select({ code: ageBandTable.code })
    .from(ageBandTable)
    .orderBy(desc(ageBandTable.fromAge))
    .limit(1)
  return Object.fromEntries(Object.entries(home.sums).filter(([code]) => code !== adults?.code))
}

async function applySeason(
  queries: Transaction,
  stayId: number,
  { season: id, plan, entered }: ChangeOf<'season'>,
): Applied {
  const own = await ownPlan(queries, stayId)
  if (!own) return 'not-sold'
  const { copied, copiedPlans } = own
  const planId = plan === undefined ? own.planId : (copiedPlans.get(plan) ?? plan)
  if (planId !== own.planId && !(await isPricedAlone(queries, planId, own.planId))) return 'row-unknown'
  const thisOne = and(eq(seasonTable.id, copied.get(id ?? 0) ?? id ?? 0), eq(seasonTable.ratePlanId, planId))
  return applyRow(id, entered ? seasonRow(entered) : undefined, {
    count: () => queries.$count(seasonTable, eq(seasonTable.ratePlanId, planId)),
    add: row => queries.insert(seasonTable).values({ ratePlanId: planId, ...row }),
    change: row =>
      row
        ? queries.update(seasonTable).set(row).where(thisOne).returning()
        : queries.delete(seasonTable).where(thisOne).returning(),
  })
}

/** Whether it is a rate beside that usual one that does not follow its prices. */
async function isPricedAlone(queries: Transaction, planId: number, parentId: number): Promise<boolean> {
  const { id, baseNightlyMinor, active } = ratePlanTable
  const ofHome = and(eq(id, planId), eq(ratePlanTable.parentId, parentId), eq(active, true))
  return (await queries.$count(ratePlanTable, and(ofHome, isNotNull(baseNightlyMinor)))) > 0
}

function seasonRow({ name, priority, yearly, weekdays, price, ...days }: NonNullable<ChangeOf<'season'>['entered']>) {
  const dates = spanOf(days)
  return {
    ...{ name, priority, weekdays: weekdaySet(weekdays) },
    dates: yearly ? null : dates,
    yearlyFirst: yearly ? monthAndDay(days.first) : null,
    yearlyLast: yearly ? monthAndDay(days.last) : null,
    nightlyMinor: price.kind === 'nightly' ? price.amount : null,
    changeBp: price.kind === 'percent' ? price.amount : null,
    changeMinor: price.kind === 'delta' ? price.amount : null,
  }
}

const nothingSaid = {
  nightlyMinor: null,
  minArrival: null,
  minThrough: null,
  maxStay: null,
  closedToArrival: null,
  closedToDeparture: null,
  closed: null,
}

const doors = { open: false, shut: true, rules: null } as const
type Door = keyof typeof doors | undefined

/** Said of this home's nights, which go before those of its plan; a night of which nothing is left to say is forgotten. */
async function applyNights(queries: Transaction, stayId: number, change: ChangeOf<'nights'>): Applied {
  const { entered } = change
  const weekdays = weekdaySet(change.weekdays)
  const wanted = eachNight(nightsOf(change))
    .filter(day => inWeekdays(weekdays, day))
    .map(writeCalendarDay)
  const those = and(eq(nightOverrideTable.stayId, stayId), inArray(nightOverrideTable.night, wanted))
  const former = await queries.delete(nightOverrideTable).where(those).returning()
  const known = new Map(former.map(row => [row.night, row]))
  if (!entered) return undefined
  const said = (door: Door, before: boolean | null) => (door === undefined ? before : doors[door])
  const rows = wanted.flatMap(day => {
    const { id: _, ...before } = known.get(day) ?? { id: 0, ...nothingSaid }
    const row = {
      ...{ ...before, stayId, night: day, source: 'manual' as const },
      nightlyMinor: entered.nightlyMinor ?? before.nightlyMinor,
      minArrival: entered.minimumNights ?? before.minArrival,
      closedToArrival: said(entered.arrive, before.closedToArrival),
      closedToDeparture: said(entered.leave, before.closedToDeparture),
      closed: said(entered.sleep, before.closed),
    }
    const says = Object.keys(nothingSaid).some(name => row[name as keyof typeof nothingSaid] !== null)
    return says ? [row] : []
  })
  if (rows.length > 0) await queries.insert(nightOverrideTable).values(rows)
  return undefined
}
