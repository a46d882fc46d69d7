// Changes a home's prices of nights by percent or by a sum: those of single dates, or all of them.

import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { weekdaySet } from '#admin/rates/apply-scoped.server.ts'
import { ownPlan } from '#admin/rates/own-plan.server.ts'
import { nightlyPrice } from '#offers/days/nightly-price.ts'
import { nightOverrideTable, ratePlanTable, seasonTable } from '#offers/stored/offer-tables.server.ts'
import { inWeekdays } from '#offers/terms/day-span.ts'
import type { RatePlan } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { addDays, type CalendarDay, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { eachNight } from '#values/night-range.ts'
import type { ManyChangeOf } from './many-input.ts'
import type { HomeRefusal } from './many-refusals.ts'
import { priceChanger } from './price-changer.ts'

type Home = { readonly offer: StayOffer; readonly today: CalendarDay }

/** `offer` is the home's as it stands in the transaction. Nights that have passed keep their price. */
export function scalePrices(
  queries: Transaction,
  home: Home,
  change: ManyChangeOf<'prices'>,
): Promise<HomeRefusal | undefined> {
  const { first, last } = change
  return first === undefined || last === undefined
    ? scaleAll(queries, home, change)
    : scaleNights(queries, home, change, { first, last })
}

async function scaleNights(
  queries: Transaction,
  { offer, today }: Home,
  change: ManyChangeOf<'prices'>,
  typed: { readonly first: string; readonly last: string },
): Promise<HomeRefusal | undefined> {
  const [first, last] = [requireCalendarDay(typed.first), requireCalendarDay(typed.last)]
  if (last < today) return 'nights-passed'
  const own = await ownPlan(queries, offer.stayId)
  if (!own) return 'not-sold'
  const changed = priceChanger(change, offer.currency)
  const weekdays = weekdaySet(change.weekdays)
  const nights = eachNight({ checkIn: first < today ? today : first, checkOut: addDays(last, 1) }).filter(night =>
    inWeekdays(weekdays, night),
  )
  const [usual, ...others] = offer.plans
  const priced = [usual, ...others.filter(isPricedAlone)].flatMap(plan =>
    nights.flatMap(night => {
      const price = nightlyPrice(offer, plan, night)
      const of = plan === usual ? { stayId: offer.stayId } : { ratePlanId: own.copiedPlans.get(plan.id) ?? plan.id }
      const row = { ...of, night: writeCalendarDay(night), source: 'manual' as const }
      return price ? [{ ...row, nightlyMinor: changed(price.minor) }] : []
    }),
  )
  if (priced.length === 0) return 'no-price-there'
  for (const owner of ['stayId', 'ratePlanId'] as const) {
    const rows = priced.filter(row => owner in row)
    const target = [nightOverrideTable[owner], nightOverrideTable.night]
    const set = { nightlyMinor: sql`excluded.nightly_minor` }
    if (rows.length > 0) await queries.insert(nightOverrideTable).values(rows).onConflictDoUpdate({ target, set })
  }
  return undefined
}

/** Its prices follow from no other rate's. */
function isPricedAlone(plan: RatePlan): boolean {
  return plan.kind === 'derived' && plan.change.kind === 'nightly'
}

/** The usual price, with what the days of the week add to it, and those of rates with their own; seasons; single nights. */
async function scaleAll(
  queries: Transaction,
  { offer, today }: Home,
  change: ManyChangeOf<'prices'>,
): Promise<HomeRefusal | undefined> {
  const own = await ownPlan(queries, offer.stayId)
  if (!own) return 'not-sold'
  const { planId, copiedPlans } = own
  const changed = priceChanger(change, offer.currency)
  /** What is added to another price grows with it by percent, and stays where a sum was added to that. */
  const added = (minor: number) =>
    change.price.kind === 'delta' || minor === 0 ? minor : minor > 0 ? changed(minor) : 0 - changed(0 - minor)
  const [plan, ...others] = offer.plans
  const apart = others.filter(isPricedAlone).map(({ id }) => copiedPlans.get(id) ?? id)
  const planIds = [planId, ...apart]
  const ownNights = or(eq(nightOverrideTable.stayId, offer.stayId), inArray(nightOverrideTable.ratePlanId, planIds))
  const nights = await queries
    .select()
    .from(nightOverrideTable)
    .where(
      and(
        ownNights,
        isNotNull(nightOverrideTable.nightlyMinor),
        gte(nightOverrideTable.night, writeCalendarDay(today)),
      ),
    )
  const seasons = await queries.select().from(seasonTable).where(inArray(seasonTable.ratePlanId, planIds))
  const priced = seasons.filter(({ nightlyMinor }) => nightlyMinor !== null)
  if (plan.baseNightlyMinor === null && apart.length === 0 && priced.length === 0 && nights.length === 0)
    return 'no-price-there'
  if (plan.baseNightlyMinor !== null) {
    await queries
      .update(ratePlanTable)
      .set({
        baseNightlyMinor: changed(plan.baseNightlyMinor),
        weekdayDeltaMinor: plan.weekdayDeltaMinor.map(added),
      })
      .where(eq(ratePlanTable.id, planId))
  }
  for (const { id, change: own } of others) {
    if (own.kind !== 'nightly') continue
    await queries
      .update(ratePlanTable)
      .set({ baseNightlyMinor: changed(own.minor) })
      .where(eq(ratePlanTable.id, copiedPlans.get(id) ?? id))
  }
  for (const { id, nightlyMinor, changeMinor } of seasons) {
    const set =
      nightlyMinor !== null
        ? { nightlyMinor: changed(nightlyMinor) }
        : changeMinor !== null
          ? { changeMinor: added(changeMinor) }
          : undefined
    if (set) await queries.update(seasonTable).set(set).where(eq(seasonTable.id, id))
  }
  for (const { id, nightlyMinor } of nights) {
    await queries
      .update(nightOverrideTable)
      .set({ nightlyMinor: changed(nightlyMinor!) })
      .where(eq(nightOverrideTable.id, id))
  }
  return undefined
}
